import type { Player } from '@la-granja/bots'
import { type GameRecord, newGame, type PlayerView, result, type Seat, view } from '@la-granja/engine'
import { drawFarmShort } from '../draw/farm.ts'
import { drawMenu, drawPrompt, type Entry, menuOf } from '../draw/menu.ts'
import { type Look, paint } from '../draw/paint.ts'
import { drawResult } from '../draw/result.ts'
import { drawTable } from '../draw/table.ts'
import { editionOption, type Given, numberOption, optionsOnly, playersOption, whoOption } from '../options.ts'
import { act, actBy, nextSeat, retell, type Sitting, saved, seenBy, sitDown } from '../sitting.ts'
import { tell } from '../story.ts'
import { UsageError, type World } from '../world.ts'
import { answer } from './answer.ts'
import { componentsOption } from './components.ts'
import { type Against, againstOption, describeOpponents, goOnWith, opponents } from './opponents.ts'
import { readRecord } from './record.ts'

const OPTIONS = {
  players: 'string',
  edition: 'string',
  seat: 'string',
  seed: 'string',
  names: 'string',
  simultaneous: 'boolean',
  'up-front': 'boolean',
  'hidden-scores': 'boolean',
  quick: 'boolean',
  auto: 'boolean',
  against: 'string',
  load: 'string',
  components: 'string',
} as const

/** Options that a saved game brings with it. */
const FIXED_BY_RECORD = [
  'players',
  'edition',
  'seed',
  'simultaneous',
  'up-front',
  'hidden-scores',
  'components',
] as const

/** A person's place at the terminal. */
export interface Place {
  readonly world: World
  readonly look: Look
  readonly sitting: Sitting
  readonly seat: Seat
  readonly quick: boolean
  readonly against: Against
  /** A computer player for each seat. */
  readonly players: readonly Player[]
  /** How much of the log has been shown. */
  shown: number
}

/** `granja play` */
export async function playCommand(args: readonly string[], world: World): Promise<void> {
  const given = optionsOnly(args, OPTIONS)
  const against = againstOption(given)
  const sitting = begin(given, world)
  const { players, components } = sitting.state.table
  const seat = numberOption(given, 'seat', 0, players - 1, 0) as Seat
  const auto = given.auto === true
  const look: Look = { colour: world.colour, who: whoOption(given, players, auto ? undefined : seat) }
  const place: Place = {
    world,
    look,
    sitting,
    seat,
    quick: given.quick !== false,
    against,
    players: opponents(against, players, world),
    shown: sitting.log.length,
  }
  const parts = components === undefined ? '' : ', with a component set of its own'
  world.write(
    `${paint(look, 'title', 'La Granja')}, game “${sitting.state.secrets.seed}”, ${players} players${parts}.\n`,
  )
  if (players > 1 || auto) world.write(`${describeOpponents(against, auto)}\n`)
  if (!auto) world.write('Type a number to act, ? for help, quit to leave.\n')
  if (auto) playAlone(place)
  else if (!(await playOn(place))) return leave(place)
  const final = result(sitting.state)
  if (final !== undefined) world.write(`\n${drawResult(final, look)}\n`)
}

function begin(given: Given, world: World): Sitting {
  if (typeof given.load === 'string') {
    for (const name of FIXED_BY_RECORD)
      if (given[name] !== undefined) throw new UsageError(`--${name} cannot be changed in a saved game`)
    return retell(readRecord(given.load, world) as GameRecord)
  }
  return sitDown(
    newGame({
      seed: typeof given.seed === 'string' ? given.seed : world.freshSeed(),
      players: playersOption(given, 3),
      edition: editionOption(given),
      options: {
        simultaneousFarm: given.simultaneous === true,
        extraDeliveriesUpFront: given['up-front'] === true,
        hiddenScores: given['hidden-scores'] === true,
      },
      ...componentsOption(given, world),
    }),
  )
}

/** Every seat by the computer. */
function playAlone(place: Place): void {
  const { sitting } = place
  for (let seat = nextSeat(sitting, undefined); seat !== undefined; seat = nextSeat(sitting, undefined))
    letThink(place, seat)
  tellNews(place)
}

function letThink({ sitting, players, world, look }: Place, seat: Seat): void {
  const player = players[seat] as Player
  const slow = player.budget !== undefined
  if (slow) world.progress(`${look.who(seat)} is thinking …`)
  actBy(player, sitting, seat)
  if (slow) world.progress('')
}

/** To the end of the game; false if the person left before. */
async function playOn(place: Place): Promise<boolean> {
  const { sitting, world, look, seat: person } = place
  let fresh = true
  for (;;) {
    const seat = nextSeat(sitting, person)
    if (seat === undefined) break
    if (seat !== person) {
      letThink(place, seat)
      if (!(await world.stillThere())) return false
      fresh = true
      continue
    }
    const seen = view(sitting.state, person)
    const entries = menuOf(seen)
    const [only] = entries
    if (place.quick && entries.length === 1 && only !== undefined) {
      sitting.log.push({ type: 'forced', seat: person, label: only.label })
      act(sitting, only.action)
      continue
    }
    tellNews(place)
    const shown = fresh
      ? drawTable(seen, look, showsCards(entries) ? 'cards' : 'names')
      : drawFarmShort(seen, person, look).join('\n')
    world.write(`\n${shown}\n`)
    const { step } = sitting.state.table
    if (!(await decide(place, seen, entries))) return false
    fresh = sitting.state.table.step !== step
  }
  tellNews(place)
  return true
}

/** One decision; false if the person left. */
async function decide(place: Place, seen: PlayerView, entries: readonly Entry[]): Promise<boolean> {
  const { world, look, sitting } = place
  let asking = true
  for (;;) {
    if (asking) world.write(`\n${drawPrompt(seen, look)}\n${drawMenu(entries, seen, look)}\n`)
    const line = await world.ask('> ')
    if (line === undefined) return false
    const reply = answer(line, { place, seen, entries })
    if (reply === 'leave') return false
    if (typeof reply === 'object' && 'action' in reply) {
      act(sitting, reply.action)
      tellNews(place)
      return true
    }
    world.write(`${reply.text}\n`)
    asking = reply.asking
  }
}

function showsCards(entries: readonly Entry[]): boolean {
  return entries.some(({ action }) => action.type === 'play' || action.type === 'discard')
}

function tellNews(place: Place): void {
  const { sitting, look, seat, world } = place
  const news = tell(seenBy(sitting.log.slice(place.shown), seat), sitting.state.table, look)
  place.shown = sitting.log.length
  if (news !== '') world.write(`${news}\n`)
}

/** The game is kept in a spare file, so that a lost connection or a slip of the hand loses nothing. */
function leave(place: Place): void {
  const { world, sitting, look } = place
  const name = sitting.state.secrets.seed.replace(/[^\w-]+/g, '-').slice(0, 40)
  const path = world.spareFile(`la-granja-${name}.json`)
  try {
    world.writeFile(path, saved(sitting))
    world.write(`\nGoodbye. The game is kept in ${path}; go on with\n`)
    world.write(`  ${paint(look, 'bold', goOnWith(path, place))}\n`)
  } catch (error) {
    world.write(`\nGoodbye. The game could not be kept: ${error instanceof Error ? error.message : String(error)}\n`)
  }
}
