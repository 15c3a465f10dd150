import { type Dice, diceFrom, seedState } from '@la-granja/engine'

interface Event {
  readonly at: number
  readonly order: number
  readonly work: () => void
}

/** Time and chance, both made up: the same seed lives through the same things. */
export interface World {
  readonly dice: Dice
  now(): number
  after(milliseconds: number, work: () => void): void
  every(milliseconds: number, work: () => void): () => void
  /** Once in so many times. */
  oneIn(times: number): boolean
  /** Lets things happen one by one, each with all that follows from it at once; `looked` comes after each. */
  run(until: () => boolean, most: number, looked: () => void): Promise<void>
}

export function makeWorld(seed: string): World {
  const dice = diceFrom(seedState(seed))
  const heap: Event[] = []
  let now = 1_800_000_000_000
  let order = 0

  const before = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order)

  function push(event: Event): void {
    let place = heap.push(event) - 1
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!before(event, heap[parent] as Event)) break
      heap[place] = heap[parent] as Event
      place = parent
    }
    heap[place] = event
  }

  function pop(): Event | undefined {
    const first = heap[0]
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return first
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && before(heap[child + 1] as Event, heap[child] as Event)) child++
      if (!before(heap[child] as Event, last)) break
      heap[place] = heap[child] as Event
      place = child
    }
    heap[place] = last
    return first
  }

  const after = (milliseconds: number, work: () => void) => push({ at: now + milliseconds, order: order++, work })

  return {
    dice,
    now: () => now,
    after,
    every(milliseconds, work) {
      let stopped = false
      const again = () => {
        if (stopped) return
        work()
        after(milliseconds, again)
      }
      after(milliseconds, again)
      return () => {
        stopped = true
      }
    },
    oneIn: times => dice.between(1, times) === 1,
    async run(until, most, looked) {
      for (let count = 0; !until(); count++) {
        const event = pop()
        if (event === undefined || count >= most) throw new Error(`nothing comes of it after ${count} steps`)
        now = Math.max(now, event.at)
        event.work()
        // Everything that hangs on promises alone has happened when the event loop comes round.
        await new Promise(resolve => setImmediate(resolve))
        looked()
      }
    },
  }
}
