import { result } from '@la-granja/engine'
import { namesIn } from '@la-granja/text'
import type { Look } from '../draw/paint.ts'
import { drawResult } from '../draw/result.ts'
import { readOptions, whoOption } from '../options.ts'
import { retell, seenBy } from '../sitting.ts'
import { tell } from '../story.ts'
import { UsageError, type World } from '../world.ts'
import { readRecord } from './record.ts'

const { count } = namesIn()

/** `granja replay FILE`. A finished game is told with all its secrets, another one as anybody at the table could. */
export function replayCommand(args: readonly string[], world: World): void {
  const { given, rest } = readOptions(args, { names: 'string' })
  const [path, ...more] = rest
  if (path === undefined || more.length > 0) throw new UsageError('replay needs one file: granja replay FILE')
  const { state, log, turns } = retell(readRecord(path, world))
  const look: Look = { colour: world.colour, who: whoOption(given, state.table.players, undefined) }
  const { over, players, round } = state.table
  world.write(
    `Game “${state.secrets.seed}”, ${players} players, ${count(turns, { one: 'action', other: 'actions' })}.\n`,
  )
  world.write(`${tell(over ? log : seenBy(log, undefined), state.table, look)}\n\n`)
  const final = result(state)
  world.write(final === undefined ? `The game is not over; it is in round ${round}.\n` : `${drawResult(final, look)}\n`)
}
