import { connect } from 'node:net'
import type { Dice } from '@la-granja/engine'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'BREW']
const PATHS = [
  '/api/people',
  '/api/me',
  '/api/me/keys',
  '/api/me/tables',
  '/api/me/ratings',
  '/api/me/push',
  '/api/me/webhook',
  '/api/push-key',
  '/api/tables',
  '/api/tables/none/again',
  '/api/tables/none/record',
  '/api/tables/%00/record',
  '/api/tables/%ff%fe/record',
  `/api/tables/${'x'.repeat(3000)}/record`,
  '/api/daily/2024-06-01',
  '/api/daily/2024-02-31',
  '/api/daily/%00',
  '/api/me/daily',
  '/api/passkeys',
  '/api/passkeys/begin',
  '/api/passkeys/enter',
  '/api/me/passkeys',
  '/api/me/passkeys/begin',
  '/api/me/passkeys/%00',
  '/api/me/tables/none/note',
  '/api/me/tables/none/__proto__',
  '/live',
  '/live?x=1',
  '/ready',
  '/health',
  '/metrics',
  '/',
  '//',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  '/%',
  '*',
  'http://other/api/me',
]
const HEADERS = [
  'authorization: Bearer x',
  `authorization: Bearer ${'k'.repeat(43)}`,
  'authorization: Basic eDp5',
  `authorization: Bearer ${'\u00e9'.repeat(43)}`,
  'content-type: application/json',
  'content-type: text/plain',
  'content-type: application/json; charset=utf-16',
  'content-type: ;',
  'content-encoding: gzip',
  'expect: 100-continue',
  'transfer-encoding: chunked',
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 99',
  'connection: upgrade\r\nupgrade: h2c',
  'origin: http://elsewhere.example',
  `x-long: ${'y'.repeat(20_000)}`,
  'range: bytes=9-1,-5,abc',
  'accept: text/html',
]
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"name":"Ann"}',
  '{"name":"\\u0000"}',
  '{"name":{"toString":1}}',
  '{"__proto__":{"name":"Ann"}}',
  '{"constructor":{"prototype":{}}}',
  `{"name":"${'x'.repeat(2_000)}"}`,
  `"${'x'.repeat(1_200_000)}"`,
  '['.repeat(50_000),
  '{"players":2,"edition":"classic","options":{},"pace":{"kind":"none"},"listed":true,"rated":false,"watchers":true,"seats":["me","open"]}',
  '{"players":2,"edition":"classic","options":{},"components":{"cards":[[]]},"pace":{"kind":"none"},"listed":true,"rated":false,"watchers":true,"seats":["me","open"]}',
]

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice.between(0, list.length - 1)] as T

/** Requests as nobody sends them. Throws when one of them is answered as our own fault. */
export async function oddRequests(url: string, count: number, dice: Dice): Promise<void> {
  const { hostname, port } = new URL(url)
  for (let done = 0; done < count; done += 50) {
    const some = Array.from({ length: 50 }, () => {
      const body = pick(BODIES, dice)
      const headers = Array.from({ length: dice.between(0, 3) }, () => pick(HEADERS, dice))
      // Sometimes more is announced than comes.
      const length = dice.between(0, 9) === 0 ? body.length + 5 : Buffer.byteLength(body)
      const head = [`${pick(METHODS, dice)} ${pick(PATHS, dice)} HTTP/1.1`, `host: ${hostname}:${port}`, ...headers]
      return [...head, `content-length: ${length}`, '', body].join('\r\n')
    })
    if (dice.between(0, 3) === 0)
      some.push(String.fromCharCode(...Array.from({ length: 200 }, () => dice.between(0, 255))))
    await Promise.all(some.map(text => request(hostname, Number(port), text)))
  }
}

function request(hostname: string, port: number, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, hostname)
    let answer = ''
    const timer = setTimeout(() => socket.destroy(), 300)
    socket.on('error', () => {})
    socket.on('data', data => {
      answer += data
      // One answer is enough; those that keep the connection would keep us.
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('close', () => {
      clearTimeout(timer)
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? []
      // 501 is an answer to a method that nobody knows.
      if (Number(status) >= 500 && status !== '501') reject(new Error(`${status} for ${text.slice(0, 300)}\n${answer}`))
      else resolve()
    })
    socket.write(text)
  })
}
