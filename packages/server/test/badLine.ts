import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { diceFrom, seedState } from '@la-granja/engine'

export interface BadLine {
  readonly url: string
  cuts(): number
  close(): Promise<void>
}

/** A way to a server that delays what goes over it, stops for a while, and is cut, all by chance. */
export async function badLine(url: string, seed: string): Promise<BadLine> {
  const dice = diceFrom(seedState(seed))
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let cuts = 0

  const server = createServer(client => {
    const far = connect(Number(target.port), target.hostname)
    const both = [client, far]
    const end = () => {
      for (const socket of both) socket.destroy()
    }
    for (const socket of both) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    carry(client, far, end)
    carry(far, client, end)
  })

  function carry(from: Socket, to: Socket, end: () => void): void {
    let free = 0
    from.on('data', data => {
      const chance = dice.between(1, 150)
      if (chance === 1) {
        cuts++
        // Part of it may have arrived.
        if (dice.between(0, 1) === 0) to.write(data.subarray(0, dice.between(0, data.length)))
        return end()
      }
      const delay = chance < 5 ? dice.between(100, 400) : dice.between(0, 5)
      free = Math.max(free, Date.now() + delay)
      setTimeout(() => to.writable && to.write(data), free - Date.now())
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
