import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut at a certain word, before or after the server hears it. */
export interface Cutter {
  readonly url: string
  /** Once. Whether it arrives or not, no answer comes back. */
  cutAt(word: string, arrives: boolean): void
  close(): Promise<void>
}

export async function cutter(url: string): Promise<Cutter> {
  const target = new URL(url)
  let cut: { readonly word: string; readonly arrives: boolean } | undefined
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const far = connect(Number(target.port), target.hostname)
    const both = [client, far]
    const end = (): void => {
      for (const socket of both) socket.destroy()
    }
    for (const socket of both) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', end)
    }
    let deaf = false
    client.on('data', data => {
      const now = cut !== undefined && data.includes(cut.word) ? cut : undefined
      if (now === undefined) return far.write(data)
      cut = undefined
      if (!now.arrives) return end()
      // Its answer shows that the server has done it.
      deaf = true
      far.write(data)
    })
    far.on('data', data => (deaf ? end() : client.write(data)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const near = new URL(url)
  near.port = `${address.port}`
  return {
    url: near.href,
    cutAt: (word, arrives) => {
      cut = { word, arrives }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
