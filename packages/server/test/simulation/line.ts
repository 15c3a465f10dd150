import type { Live } from '../../src/live.ts'
import type { World } from './world.ts'

/** How a connection treats what goes over it. */
export interface Bumps {
  /** Once in so many messages the line breaks, a message comes twice, or one overtakes another. */
  cuts: number
  doubles: number
  overtakes: number
  /** The longest that a message takes. */
  slowness: number
}

export interface Plug {
  /** To the server. */
  send(text: string): void
  /** From this side; the server learns of it later. */
  cut(): void
}

/** A connection between a client and a server: in order and complete as long as it holds, unless the bumps say otherwise. */
export function plugIn(
  live: Live,
  world: World,
  bumps: Bumps,
  client: { hear(text: string): void; closed(): void },
  sent: (text: string) => void,
): Plug {
  let open = true
  const ready = { up: 0, down: 0 }
  // One message at a time, as `sockets.ts` does it.
  let queue: Promise<void> = Promise.resolve()

  function cut(): void {
    if (!open) return
    open = false
    // Each side learns of it in its own time; the server perhaps only when it has heard nothing for long.
    world.after(world.dice.between(0, 50), client.closed)
    world.after(world.dice.between(0, world.oneIn(5) ? 30_000 : 100), () => caller.gone())
  }

  function carry(way: 'up' | 'down', work: () => void): void {
    if (!open) return
    if (world.oneIn(bumps.cuts)) return cut()
    const arrival = world.now() + world.dice.between(0, bumps.slowness)
    const at = world.oneIn(bumps.overtakes) ? arrival : Math.max(arrival, ready[way])
    ready[way] = Math.max(ready[way], at)
    const times = world.oneIn(bumps.doubles) ? 2 : 1
    for (let count = 0; count < times; count++) world.after(at - world.now(), () => open && work())
  }

  const caller = live.connect({
    send(text) {
      sent(text)
      carry('down', () => client.hear(text))
    },
    waiting: () => 0,
    close: cut,
  })

  return {
    cut,
    send: text =>
      carry('up', () => {
        queue = queue.then(() => caller.hear(text))
      }),
  }
}
