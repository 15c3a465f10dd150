import { stripVTControlCharacters } from 'node:util'
import { carryOut, type Order, workError } from '../src/orders.ts'
import { messageOf } from '../src/pool.ts'
import { run } from '../src/run.ts'
import { UsageError, type World } from '../src/world.ts'

/** A terminal of paper: what is typed is given, what is shown is kept, files live in a map. */
export interface Paper {
  readonly code: number
  readonly output: string
  readonly complaints: string
  readonly files: Map<string, string>
  /** How many of the lines were read. */
  readonly read: number
  /** What was shown for a moment. */
  readonly moments: readonly string[]
}

interface Setting {
  lines?: Iterable<string>
  files?: Map<string, string>
  colour?: boolean
  workers?: number
  /** Instead of carrying orders out here. */
  work?: World['work']
  /** Asked after each move of a computer player. */
  stillThere?: () => boolean
}

export async function type(args: string, setting: Setting = {}): Promise<Paper> {
  return typed(world => run(args.split(' ').filter(Boolean), world), setting)
}

/** Orders and answers are copied, as they are on their way to another thread. */
export async function inline(order: Order, clock: () => number): Promise<unknown> {
  try {
    return structuredClone(carryOut(structuredClone(order), clock))
  } catch (error) {
    throw workError(order, messageOf(error))
  }
}

/** Milliseconds between two looks at the clock: bots that think come to an end soon. */
const TICK = 25

/** For commands that are given more than words. */
export async function typed(
  command: (world: World) => Promise<number> | Promise<void>,
  { lines = [], files = new Map(), colour = false, workers = 1, work, stillThere = () => true }: Setting = {},
): Promise<Paper> {
  let output = ''
  let complaints = ''
  let read = 0
  let now = 0
  const moments: string[] = []
  const clock = () => {
    now += TICK
    return now
  }
  const keys = lines[Symbol.iterator]()
  const world: World = {
    colour,
    write: text => {
      output += text
    },
    complain: text => {
      complaints += text
    },
    progress: text => {
      moments.push(text)
    },
    async ask(prompt) {
      const { value, done } = keys.next()
      if (done === true) return undefined
      read++
      output += `${prompt}${value}\n`
      return value
    },
    stillThere: async () => stillThere(),
    readFile(path) {
      const text = files.get(path)
      if (text === undefined) throw new UsageError(`${path} cannot be read`)
      return text
    },
    writeFile(path, text) {
      if (path.startsWith('/forbidden')) throw new Error('no permission')
      files.set(path, text)
    },
    spareFile: name => `spare/${name}`,
    freshSeed: () => 'fresh',
    clock,
    workers,
    work: work ?? (order => inline(order, clock)),
  }
  const code = (await command(world)) ?? 0
  return { code, output, complaints, files, read, moments }
}

/** Numbers from 1 to 6 without an end, with slips of the hand in between. */
export function* restless(seed: number): Generator<string> {
  const slips = [
    '',
    'foo',
    '0',
    '999',
    '-1',
    '?',
    'hand',
    'log',
    'table',
    'card chef',
    'sell pig store',
    'play 1 field',
  ]
  let bits = seed >>> 0
  for (let turn = 0; ; turn++) {
    bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0
    if (turn % 10 === 9) yield slips[(turn / 10) | 0] ?? 'log all'
    else yield String(1 + Math.floor((bits / 2 ** 32) * 6))
  }
}

/** The widest line, in columns on the screen. */
export function widest(text: string): number {
  return Math.max(
    ...plain(text)
      .split('\n')
      .map(line => Array.from(line).length),
  )
}

export function plain(text: string): string {
  return stripVTControlCharacters(text)
}
