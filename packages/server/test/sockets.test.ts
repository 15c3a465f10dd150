import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Line } from '../src/guests.ts'
import { openSockets } from '../src/sockets.ts'

it('a text of any length and in any letters arrives as it was sent, and what was sent before the end arrives before it', async () => {
  // Around every length from which on the length itself is written in another way.
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap(length => [
    'x'.repeat(length),
    'ž🐖'.repeat(length),
  ])
  const server = createServer()
  let messages = 0
  const stop = openSockets(server, {
    connect: (line: Line) => ({
      async hear(text) {
        messages++
        for (const one of texts) line.send(one)
        line.send(text)
        line.close()
        line.send('too late')
      },
      gone() {},
    }),
    looks: () => false,
    count: () => 0,
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const socket = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/live`)
  const heard: string[] = []
  socket.on('message', data => heard.push(String(data)))
  socket.on('open', () => {
    socket.send('the last one')
    socket.send('after the last word')
  })
  await new Promise(resolve => socket.once('close', resolve))
  expect(heard).toEqual([...texts, 'the last one'])
  expect(messages).toBe(1)
  await stop()
  server.close()
})
