import {
  type Action,
  type Dice,
  diceFrom,
  formatAction,
  type GameEvent,
  type GameState,
  legalActions,
  type Seat,
  seedState,
  view,
  waitingFor,
} from '@la-granja/engine'
import { everyAction, withOtherSecrets } from '../../../engine/test/laws/laws.ts'
import { type GamePlan, playGame } from '../../../engine/test/laws/randomGame.ts'
import { type Delta, patched } from '../../src/delta.ts'
import { decide } from '../../src/room/decide.ts'
import { type Changed, follow, type Room, tryBatch } from '../../src/room/room.ts'
import { tableSeen } from '../../src/room/seen.ts'
import { type Eyes, makeEyes } from './eyes.ts'
import { type Begun, begunTable, NOW } from './table.ts'

/** What has been looked at: a check that never looks proves nothing. */
export interface Looked {
  messages: number
  twins: number
  /** Things that happened at a twin table and must not be told apart: what others drew, chose, kept. */
  readonly hidden: Set<GameEvent['type']>
  probes: number
}

/**
 * Plays a whole game and looks at every message to every seat and to a spectator. Throws with the reason when somebody is told
 * something that they may not know.
 */
export async function watchGame(plan: GamePlan, looked: Looked): Promise<void> {
  const { seed, players, edition, options } = plan
  const pace = [
    { kind: 'none' },
    { kind: 'days', days: 2, rest: 3 },
    { kind: 'live', minutes: 20, seconds: 10 },
  ] as const
  const begun = begunTable(
    {
      players,
      edition,
      options: { simultaneousFarm: false, extraDeliveriesUpFront: false, hiddenScores: false, ...options },
      pace: pace[seed.length % 3] ?? pace[0],
      listed: true,
      rated: false,
      watchers: true,
    },
    seed,
  )
  const { sitters } = begun
  const all = await Promise.all([
    ...sitters.map(({ key }, seat) => makeEyes(begun.room, seat as Seat, key)),
    makeEyes(begun.room, undefined, undefined),
  ])
  const dice = diceFrom(seedState(`${seed} twins`))
  let { room } = begun
  const actions: Action[] = []
  playGame(plan, ({ action }) => {
    actions.push(action)
  })
  for (const [count, action] of actions.entries()) {
    const entry = { kind: 'played', seat: action.seat, actions: [formatAction(action)] } as const
    const change = follow(room, entry, NOW + count, room.id)
    for (const eyes of all) {
      const told = eyes.see(room, change)
      looked.messages += told.length
      for (const text of told) noSecretText(text, eyes, begun)
      // What is wrong once stays wrong.
      if (count % 10 === 0 || change.room.stage === 'over') knowsWhatItMay(eyes, change.room)
      compareTwins({ eyes, before: room, change, action, told, dice, looked })
      if (eyes.seat !== undefined && count % 7 === 0) probe(eyes.seat, room, begun, dice, looked)
    }
    room = change.room
    if (count % 150 === 0 || room.stage === 'over') await lookBack(all, begun)
  }
  await lookAtScenes(all, begun)
  if (room.stage !== 'over') throw new Error('the game is not over')
}

/** The seed, and what opens a seat, in any form at all. */
function noSecretText(text: string, { seat }: Eyes, { room, sitters }: Begun): void {
  const words = [room.game?.secrets.seed ?? '', 'secrets', 'history', '"random"', '"person"', '"key"']
  for (const word of [...words, ...sitters.flatMap(({ id, key }) => [id, key])])
    if (text.includes(word)) throw new Error(`seat ${seat} is told “${word}”: ${text.slice(0, 300)}`)
}

/** Everything that was told, put together, is what the engine shows to this seat, and the public part of the table. */
function knowsWhatItMay({ known, seat }: Eyes, room: Room): void {
  const { table, games } = known()
  const [game] = games
  same(`the view of seat ${seat}`, game?.view, view(room.game as GameState, seat))
  same(`the seat`, game?.seat, seat)
  same(`the table of seat ${seat}`, table, tableSeen(room, seat === undefined ? undefined : room.chairs[seat]?.person))
}

/** Key order does not matter to anybody. */
function same(what: string, one: unknown, other: unknown): void {
  const [a, b] = [one, other].map(value => JSON.stringify(sorted(value)))
  if (a !== b) throw new Error(`${what} differs: ${a?.slice(0, 500)} and ${b?.slice(0, 500)}`)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]))
}

/** Events that show everybody, or this seat, what was hidden before. */
function shows(events: readonly GameEvent[], seat: Seat | undefined, cardsOnly: boolean): boolean {
  return events.some(event => {
    if (event.type === 'cardRevealed') return true
    if (event.type === 'cardsDrawn' || event.type === 'cardsSeen') return event.seat === seat
    return !cardsOnly && ['diceRolled', 'roofsRevealed', 'donkeysRevealed'].includes(event.type)
  })
}

interface Compared {
  readonly eyes: Eyes
  readonly before: Room
  readonly change: Changed
  readonly action: Action
  readonly told: readonly string[]
  readonly dice: Dice
  readonly looked: Looked
}

/** The same happens at a table that differs only in what this seat cannot see: it must be told the same, to the letter. */
function compareTwins({ eyes, before, change, action, told, dice, looked }: Compared): void {
  const { seat } = eyes
  const game = before.game as GameState
  for (const cardsOnly of [true, false]) {
    const other = withOtherSecrets(game, seat, dice)
    const { random, roofs, donkeys } = game.secrets
    const twin = cardsOnly ? { ...other, secrets: { ...other.secrets, random, roofs, donkeys } } : other
    const line = formatAction(action.seat === seat || cardsOnly ? action : otherwise(action, twin, dice))
    const played = tryBatch(twin, [line])
    if ('refused' in played) continue
    const events = [...change.moves, ...played.moves].flatMap(move => move.events)
    // A card that was chosen before is shown only now that it is paid for.
    const cards = events.flatMap(event => (event.type === 'cardPlayed' ? [event.card] : []))
    if (shows(events, seat, cardsOnly) || new Set(cards).size > cards.length / 2) continue
    const room = { ...change.room, game: played.state }
    const heard = eyes.wouldTell({ ...before, game: twin }, { room, moves: played.moves })
    if (told.join() !== heard.join())
      throw new Error(`seat ${seat} can tell ${formatAction(action)} from ${line}:\n${told.join()}\n${heard.join()}`)
    looked.twins++
    if (action.seat !== seat) for (const { type } of events) looked.hidden.add(type)
  }
}

/** What nobody else sees may be another choice at the twin table. */
function otherwise(action: Action, twin: GameState, dice: Dice): Action {
  // A donkey that is exchanged after all have been shown is no secret.
  const secret = action.type === 'keep' || (action.type === 'chooseDonkey' && twin.table.step !== 'exchangingDonkeys')
  if (!secret) return action
  const choices = legalActions(view(twin, action.seat)).filter(one => one.type === action.type)
  return choices[dice.between(0, Math.max(0, choices.length - 1))] ?? action
}

/** Whatever a seat asks for, the answer must not depend on what it cannot see: nobody learns a card by asking in vain. */
function probe(seat: Seat, room: Room, { sitters }: Begun, dice: Dice, looked: Looked): void {
  const game = room.game as GameState
  if (!waitingFor(game).includes(seat)) return
  const person = { id: sitters[seat]?.id ?? '', name: 'Any' }
  const any = everyAction(seat)
  const pick = <T>(list: readonly T[]): T => list[dice.between(0, list.length - 1)] as T
  for (let count = 0; count < 6; count++) {
    const actions: Action[] = []
    // As far as it goes, then something that may or may not be possible.
    let state = game
    for (let length = dice.between(0, 4); length > 0; length--) {
      const legal = legalActions(view(state, seat))
      if (legal.length === 0) break
      const action = pick(legal)
      const next = tryBatch(state, [formatAction(action)])
      if ('refused' in next) break
      actions.push(action)
      state = next.state
    }
    actions.push(pick(any))
    const command = { do: 'play', at: room.moves, actions: actions.map(formatAction) } as const
    const twin = { ...room, game: withOtherSecrets(game, seat, dice) }
    const [answer, other] = [room, twin].map(one => JSON.stringify(decide(one, person, command, () => '')))
    if (answer !== other)
      throw new Error(`seat ${seat} learns from asking for ${command.actions.join(', ')}: ${answer} or ${other}`)
    looked.probes++
  }
}

/** Somebody who comes late, or asks for the story, is told no more than somebody who was there. */
async function lookBack(all: readonly Eyes[], begun: Begun): Promise<void> {
  for (const eyes of all) {
    await eyes.ask({ say: 'story', from: 0, ...(eyes.seat === undefined ? {} : { seat: eyes.seat }) })
    const text = (eyes.told as string[]).pop() ?? ''
    noSecretText(text, eyes, begun)
    same(`the story of seat ${eyes.seat}`, JSON.parse(text).moves, eyes.moves)
    // Somebody else's eyes are not to be borrowed.
    const others = ([0, 1, 2, 3] as const).filter(seat => seat !== eyes.seat)
    for (const seat of others) {
      await eyes.ask({ say: 'story', from: 0, seat })
      const borrowed = JSON.parse((eyes.told as string[]).pop() ?? '')
      if (borrowed.seat !== undefined) throw new Error(`seat ${eyes.seat} looks through the eyes of ${seat}`)
      same('the story of a spectator', borrowed.moves, all.at(-1)?.moves)
    }
  }
}

/** Nor is somebody who asks what the table looked like, through their own eyes or another's. */
async function lookAtScenes(all: readonly Eyes[], begun: Begun): Promise<void> {
  for (const eyes of all) {
    const other: Seat = eyes.seat === 0 ? 1 : 0
    for (const seat of eyes.seat === undefined ? [other] : [eyes.seat, other]) {
      await eyes.ask({ say: 'scenes', from: 0, seat })
      const text = (eyes.told as string[]).pop() ?? ''
      noSecretText(text, eyes, begun)
      const { seat: whose, view: first, changes } = JSON.parse(text)
      const own = seat === eyes.seat ? seat : undefined
      let last = first
      const views = [first, ...changes.map((change: Delta) => (last = patched(last, change)))]
      if (whose !== own || views.some(seen => seen.seat !== own))
        throw new Error(`seat ${eyes.seat} sees the scenes of ${whose}`)
      if (own === undefined && views.some(seen => seen.hand.length > 0))
        throw new Error(`seat ${eyes.seat} sees a hand as a spectator`)
    }
  }
}
