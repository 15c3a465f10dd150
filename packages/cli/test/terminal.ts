import { stripVTControlCharacters } from 'node:util'
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
}

interface Setting {
  lines?: Iterable<string>
  files?: Map<string, string>
  colour?: boolean
}

export async function type(
  args: string,
  { lines = [], files = new Map(), colour = false }: Setting = {},
): Promise<Paper> {
  let output = ''
  let complaints = ''
  let read = 0
  const keys = lines[Symbol.iterator]()
  const world: World = {
    colour,
    write: text => {
      output += text
    },
    complain: text => {
      complaints += text
    },
    progress: () => {},
    async ask(prompt) {
      const { value, done } = keys.next()
      if (done === true) return undefined
      read++
      output += `${prompt}${value}\n`
      return value
    },
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
  }
  const code = await run(args.split(' ').filter(Boolean), world)
  return { code, output, complaints, files, read }
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
