import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { framed } from './frame.ts'
import type { Live } from './live.ts'

/** A hand of cards fits many times; nobody needs to send more. */
const MOST_BYTES = 16 << 10
/** How often we ask whether somebody is still there. */
const HEARTBEAT = 25_000
/** Messages of one connection that may wait for their turn here; the rest waits where it comes from. */
const MOST_UNHEARD = 32

/** Answers WebSockets at `/live` of a server; gives back how to stop. */
export function openSockets(server: Server, live: Live): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  const alive = new WeakSet<WebSocket>()
  let gathered: (() => void)[] = []

  /** What is said in one breath goes out at once: each way to the network costs more than finding out what to say. */
  function soon(flush: () => void): void {
    if (gathered.push(flush) === 1) setImmediate(flushAll)
  }

  function flushAll(): void {
    const flushes = gathered
    gathered = []
    for (const flush of flushes) flush()
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== '/live' || !sameOrigin(request.headers.origin, request.headers.host)) {
      // Nobody reads it any more, so that it would not notice the other side's end.
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n', () => socket.destroy())
      return
    }
    sockets.handleUpgrade(request, socket, head, fresh => open(fresh, socket))
  })

  function open(socket: WebSocket, wire: Duplex): void {
    alive.add(socket)
    let unsent = ''
    /** Whatever still comes until the other side has closed as well is not heard. */
    let over = false
    const flush = () => {
      // After its last word a connection takes no more.
      if (unsent !== '' && socket.readyState === WebSocket.OPEN) wire.write(unsent, 'latin1')
      unsent = ''
    }
    const caller = live.connect({
      send(text) {
        if (socket.readyState !== WebSocket.OPEN) return
        if (unsent === '') soon(flush)
        unsent += framed(text)
      },
      waiting: () => unsent.length + socket.bufferedAmount,
      close() {
        flush()
        over = true
        socket.close()
      },
    })
    // One message at a time: what was asked first is answered first.
    const unheard: string[] = []
    async function hearAll(): Promise<void> {
      for (let text = unheard[0]; text !== undefined && !over; text = unheard[0]) {
        await caller.hear(text)
        if (unheard.length === MOST_UNHEARD) socket.resume()
        unheard.shift()
      }
    }
    socket.on('message', (data, binary) => {
      if (over) return
      const waiting = unheard.push(binary ? '' : data.toString())
      if (waiting === 1) void hearAll()
      else if (waiting === MOST_UNHEARD) socket.pause()
    })
    socket.on('pong', () => alive.add(socket))
    socket.on('close', () => caller.gone())
    // The closing that follows says it all.
    socket.on('error', () => {})
  }

  const beat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, HEARTBEAT)
  beat.unref()

  return async () => {
    clearInterval(beat)
    flushAll()
    for (const socket of sockets.clients) socket.close(1001)
    // Whoever does not answer is cut off.
    const cut = setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate()
    }, 500)
    await new Promise<void>(done => sockets.close(() => done()))
    clearTimeout(cut)
  }
}

/** Another site's page must not talk to us in somebody's name. Programs that are no browser send no origin. */
function sameOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
