import { type Analysis, analysing, type CoachOptions } from '@la-granja/bots'
import type { GameRecord, Seat } from '@la-granja/engine'
import { learnCoach, namesIn } from '@la-granja/text'
import { analysisJson, drawAnalysis } from '../draw/analysis.ts'
import type { Look } from '../draw/paint.ts'
import { drawProgress } from '../draw/progress.ts'
import { numberOption, readOptions, whoOption } from '../options.ts'
import { retell } from '../sitting.ts'
import { UsageError, type World } from '../world.ts'
import { readRecord } from './record.ts'

const OPTIONS = { seat: 'string', iterations: 'string', json: 'boolean', names: 'string' } as const

const { count } = namesIn()

/** `granja analyse FILE`: what the coach says about one seat, or about all. */
export async function analyseCommand(args: readonly string[], world: World): Promise<void> {
  const { given, rest } = readOptions(args, OPTIONS)
  const [path, ...more] = rest
  if (path === undefined || more.length > 0) throw new UsageError('analyse needs one file: granja analyse FILE')
  const json = readRecord(path, world)
  const { state, turns } = retell(json)
  const { players } = state.table
  const seat = given.seat === undefined ? undefined : numberOption(given, 'seat', 0, players - 1, 0)
  const seats = state.table.farms.map((_, one) => one as Seat).filter(one => seat === undefined || one === seat)
  const options = given.iterations === undefined ? {} : { iterations: numberOption(given, 'iterations', 1, 100_000, 1) }
  const look: Look = { colour: world.colour, who: whoOption(given, players, undefined) }
  const began = world.clock()
  const analyses = await analyseAll(json, seats, options, look, world)
  if (analyses === undefined) return
  const milliseconds = world.clock() - began
  if (given.json === true) {
    world.write(`${JSON.stringify({ seats: analyses.map(analysisJson), milliseconds })}\n`)
    return
  }
  const title = `Game “${state.secrets.seed}”, ${players} players, ${count(turns, { one: 'action', other: 'actions' })}.`
  const words = await learnCoach('en')
  const told = analyses.map(analysis => drawAnalysis(analysis, look, words))
  world.write(`${[title, ...told, `Analysed in ${(milliseconds / 1000).toFixed(1)} s.`].join('\n\n')}\n`)
}

/** Nothing if the person went away. */
async function analyseAll(
  json: GameRecord,
  seats: readonly Seat[],
  options: CoachOptions,
  { who }: Look,
  world: World,
): Promise<Analysis[] | undefined> {
  const began = world.clock()
  const analyses: Analysis[] = []
  for (const [index, seat] of seats.entries()) {
    const steps = analysing(json, seat, options)
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        analyses.push(step.value)
        break
      }
      // Seats take about as long as each other.
      const share = step.value.done / step.value.total
      const finished = Math.max(1, Math.round(HUNDRED * (index + share)))
      const milliseconds = world.clock() - began
      world.progress(drawProgress({ finished, games: HUNDRED * seats.length, milliseconds, beside: who(seat) }))
      if (!(await world.stillThere())) return undefined
    }
  }
  world.progress('')
  return analyses
}

const HUNDRED = 100
