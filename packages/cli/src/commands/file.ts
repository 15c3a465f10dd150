import { UsageError, type World } from '../world.ts'

/** JSON from a file that should hold such a thing, e.g. “a saved game”. */
export function readJson(path: string, thing: string, world: World): unknown {
  const text = world.readFile(path).replace(/^\uFEFF/, '') // some editors begin a file with an invisible mark
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${path} is not ${thing}: it is not JSON${lineOf(text, error)}`)
  }
}

/** Where the reader stopped, if it says so. */
function lineOf(text: string, error: unknown): string {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
  return position === undefined ? '' : ` (line ${text.slice(0, Number(position)).split('\n').length})`
}
