import { type Dice, formatAction, legalActions, type PlayerView, type Seat } from '@la-granja/engine'
import type { Bus } from '../../src/bus/bus.ts'
import { type House, makeHouse } from '../../src/house.ts'
import { type Live, makeLive } from '../../src/live.ts'
import { hashOf } from '../../src/people.ts'
import type { Settings } from '../../src/room/settings.ts'
import { StoreError } from '../../src/store/store.ts'
import { startWorker } from '../../src/worker.ts'
import { type Mind, makeMind } from '../mind.ts'
import { TWO } from '../room/tables.ts'
import { type Bumps, type Plug, plugIn } from './line.ts'
import { emptyMemory, memoryStore } from './memoryStore.ts'
import { troubledStore, type Weather } from './troubledStore.ts'
import { makeTruth } from './truth.ts'
import { makeWorld } from './world.ts'

const PROCESSES = 3
/** How long there is trouble, in milliseconds. */
const TROUBLE = 15_000
const GOOD_WEATHER: Weather = { failures: 1e9, slowness: 3 }
const SMOOTH: Bumps = { cuts: 1e9, doubles: 1e9, overtakes: 1e9, slowness: 5 }

interface Server {
  readonly house: House
  readonly live: Live
  die(): void
}

interface Client {
  readonly mind: Mind
  readonly person: string | undefined
  readonly table: string
  plug?: Plug
  server?: number
}

export interface Lived {
  readonly steps: number
  readonly crashes: number
  readonly connections: number
  readonly carriedOut: number
}

/**
 * Three servers, one store, eight clients and two tables in a made-up time full of trouble; then it heals, and both games come
 * to their end. Throws as soon as something is so that must not be.
 */
export async function simulate(seed: string): Promise<Lived> {
  const world = makeWorld(seed)
  const truth = makeTruth(memoryStore(emptyMemory()))
  const weather = { ...GOOD_WEATHER }
  const bumps = { ...SMOOTH }
  const skews = Array.from({ length: PROCESSES }, () => 0)
  const servers: (Server | undefined)[] = []
  const clients: Client[] = []
  const failures: unknown[] = []
  const lived = { steps: 0, crashes: 0, connections: 0, carriedOut: 0 }
  let ids = 0

  const report = (error: unknown) => {
    if (!(error instanceof StoreError)) failures.push(error)
  }
  const guarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      failures.push(error)
    }
  }

  function start(number: number): void {
    let alive = true
    const store = troubledStore(truth.store, world, weather, () => !alive)
    const now = () => world.now() + (skews[number] ?? 0)
    const bus: Bus = {
      // A hint that comes late, or not at all.
      say: table => {
        for (const [other, server] of servers.entries()) {
          if (other === number || world.oneIn(4)) continue
          world.after(world.dice.between(1, 200), () => void server?.house.catchUp([table]).catch(report))
        }
      },
      listen() {},
      close: async () => {},
    }
    const house = makeHouse({
      store,
      bus,
      now,
      freshId: () => `table-${ids++}`,
      freshSeed: () => `${seed} ${ids++}`,
      jobsChanged: () => worker.wake(),
    })
    const live = makeLive({ house, store, now, perSecond: 1e9, report })
    const stops: (() => void)[] = []
    const worker = startWorker({
      store,
      house,
      think: ({ view }) =>
        new Promise(resolve => world.after(world.dice.between(0, 300), () => resolve([quick(view, world.dice)]))),
      rate: async () => {},
      call: async () => {},
      now,
      hands: { thoughts: 1, calls: 1, others: 2 },
      lease: 2_000,
      report,
      every(milliseconds, work) {
        const stop = world.every(milliseconds, work)
        stops.push(stop)
        return stop
      },
    })
    stops.push(world.every(1_000, () => void house.catchUp().catch(report)))
    servers[number] = {
      house,
      live,
      die() {
        alive = false
        for (const stop of stops) stop()
        servers[number] = undefined
      },
    }
  }

  function crash(number: number): void {
    if (servers[number] === undefined) return
    lived.crashes++
    servers[number].die()
    for (const client of clients) if (client.server === number) client.plug?.cut()
    world.after(world.dice.between(10, 3_000), () => start(number))
  }

  function connect(client: Client): void {
    const number = world.dice.between(0, PROCESSES - 1)
    const server = servers[number]
    if (server === undefined) return world.after(50, () => connect(client))
    lived.connections++
    let current = true
    const { mind, person, table } = client
    const plug = plugIn(
      server.live,
      world,
      bumps,
      {
        hear: text => current && hear(client, plug, text),
        closed() {
          if (!current) return
          current = false
          world.after(world.dice.between(1, 300), () => connect(client))
        },
      },
      text => guarded(() => truth.sent(table, person, text)),
    )
    client.plug = plug
    client.server = number
    plug.send(JSON.stringify(mind.greet()))
  }

  function hear({ mind, person }: Client, plug: Plug, text: string): void {
    const told = JSON.parse(text)
    const answer = mind.hear(told)
    if (answer === 'lost') return plug.cut()
    const known = mind.now()
    // Looking closely takes time.
    if (known !== undefined && world.oneIn(10)) guarded(() => truth.known(known, person))
    if (told.say === 'later') world.after(50, () => again(mind, plug))
    for (const asked of answer) plug.send(JSON.stringify(asked))
  }

  function again(mind: Mind, plug: Plug): void {
    const pending = mind.pending()
    if (pending !== undefined) plug.send(JSON.stringify(pending))
  }

  function trouble(): void {
    const { dice } = world
    if (world.oneIn(3)) crash(dice.between(0, PROCESSES - 1))
    if (world.oneIn(3)) weather.failures = [4, 20, 200, 1e9][dice.between(0, 3)] ?? 1e9
    if (world.oneIn(3)) weather.slowness = [3, 30, 500, 3_000][dice.between(0, 3)] ?? 3
    if (world.oneIn(3)) bumps.cuts = [6, 30, 200, 1e9][dice.between(0, 3)] ?? 1e9
    if (world.oneIn(3)) bumps.doubles = [4, 50, 1e9][dice.between(0, 2)] ?? 1e9
    if (world.oneIn(3)) bumps.overtakes = [4, 50, 1e9][dice.between(0, 2)] ?? 1e9
    if (world.oneIn(3)) bumps.slowness = [2, 50, 800][dice.between(0, 2)] ?? 5
    if (world.oneIn(4)) skews[dice.between(0, PROCESSES - 1)] = dice.between(-5_000, 5_000)
  }

  /** Two tables: at one two people, at the other somebody against a computer player, on a clock. */
  async function open(): Promise<readonly string[]> {
    const house = makeHouse({
      store: truth.store,
      bus: { say() {}, listen() {}, close: async () => {} },
      now: world.now,
      freshId: () => `table-${ids++}`,
      freshSeed: () => `${seed} ${ids++}`,
      jobsChanged() {},
    })
    for (const id of ['ann', 'bob', 'cat'])
      await truth.store.addPerson({ id, name: id, created: 0, key: hashOf(keyOf(id)) })
    const [ann, bob, cat] = ['ann', 'bob', 'cat'].map(id => ({ id, name: id })) as [Someone, Someone, Someone]
    const simultaneous = { ...TWO.options, simultaneousFarm: world.oneIn(2) }
    const first = await house.open({ ...TWO, options: simultaneous }, ann)
    await house.command(first, bob, { do: 'sit', seat: 1 }, 'sit')
    await house.command(first, ann, { do: 'begin' }, 'begin')
    const pace: Settings['pace'] = world.oneIn(2) ? { kind: 'none' } : { kind: 'live', minutes: 1, seconds: 0 }
    const second = await house.open({ ...TWO, pace, seats: ['me', 'farmer'] }, cat)
    await house.command(second, cat, { do: 'begin' }, 'begin')
    return [first, second]
  }

  const tables = await open()
  const [first = '', second = ''] = tables
  const sitters: readonly (readonly [string | undefined, string, Seat | undefined])[] = [
    ['ann', first, 0],
    ['bob', first, 1],
    ['cat', second, 0],
    // The same people on another device, and those who look on.
    ['ann', first, 0],
    ['cat', second, 0],
    ['bob', second, undefined],
    [undefined, first, undefined],
    [undefined, second, undefined],
  ]
  for (const [place, [person, table, seat]] of sitters.entries()) {
    const key = person === undefined ? {} : { key: keyOf(person) }
    const mind = makeMind({
      table,
      ...key,
      ...(seat === undefined ? {} : { seat }),
      seed: `client ${place}`,
      choose: quick,
    })
    clients.push({ mind, person, table })
  }
  for (let number = 0; number < PROCESSES; number++) start(number)
  for (const client of clients) connect(client)

  const stopTrouble = world.every(400, trouble)
  world.after(TROUBLE, () => {
    stopTrouble()
    Object.assign(weather, GOOD_WEATHER)
    Object.assign(bumps, SMOOTH)
    skews.fill(0)
  })
  const healed = world.now() + TROUBLE
  const over = () => tables.every(table => truth.latest(table).stage === 'over')
  /** Everybody has seen it, too. */
  const seen = () => clients.every(({ mind }) => mind.now()?.table.stage === 'over' && mind.pending() === undefined)
  await world.run(
    () => world.now() > healed && over() && seen(),
    200_000,
    () => {
      lived.steps++
      if (failures.length > 0) throw failures[0]
    },
  )
  for (const { mind, person } of clients) {
    const known = mind.now()
    if (known !== undefined) truth.known(known, person)
  }
  return { ...lived, carriedOut: truth.carriedOut() }
}

interface Someone {
  readonly id: string
  readonly name: string
}

function keyOf(person: string): string {
  return person.padEnd(43, '-')
}

/** Games that come to their end soon: much happens between processes, little on the farms. */
function quick(seen: PlayerView, dice: Dice): string {
  const legal = legalActions(seen)
  const short = legal.find(({ type }) => type === 'endTurn' || type === 'finish')
  const action = short !== undefined && dice.between(0, 30) > 0 ? short : legal[dice.between(0, legal.length - 1)]
  if (action === undefined) throw new Error('nothing to do')
  return formatAction(action)
}
