import { type GameEvent, type GameRecord, type Seat, type Table, viewEvent } from '@la-granja/engine'
import { LANGUAGES, learn, uiIn } from '@la-granja/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { tellFrom } from '../src/back/looks.ts'
import { tracesOf } from '../src/back/rings.ts'
import { glanceAt, type Speaker, sentencesFor } from '../src/back/sentences.ts'
import { concernOf, since } from '../src/back/since.ts'
import { type LocalGame, load } from '../src/game/game.ts'
import fourFarmers from './games/fourFarmers.json' with { type: 'json' }
import { playedGame } from './playedGame.ts'

beforeAll(() => Promise.all(LANGUAGES.map(learn)))

// Computer players take each other's stalls away; at random, nobody gets that far.
const farmers = load({
  id: 'farmers',
  record: fourFarmers.record as GameRecord,
  sitters: ['person', 'farmer', 'farmer', 'farmer'],
  names: ['You', 'Ana', 'Ben', 'Carla'],
  begun: 1,
  played: 1,
})
const GAMES = [farmers, playedGame({ seed: 'back', players: 2, edition: 'deluxe' })]

function speaker({ state, names }: LocalGame, reader: Seat, language: Speaker['language'] = 'en'): Speaker {
  return { who: seat => (seat === reader ? 'You' : (names[seat] ?? '')), table: state.table, language }
}

/** Every so often somebody looks away, and comes back some actions later. */
function spans({ steps }: LocalGame): readonly (readonly [from: number, to: number])[] {
  const lengths = [1, 7, 23, 60]
  return Array.from({ length: 24 }, (_, index) => {
    const from = (index * 37) % Math.max(1, steps.length - 60)
    return [from, Math.min(steps.length, from + (lengths[index % lengths.length] ?? 1))] as const
  })
}

/** What of the reader lies on the table, but for what they have to do next. */
function ofReader({ farms, stalls, order, siesta }: Table, reader: Seat): string {
  const { todo: _, ...farm } = farms[reader]!
  const own = stalls.flatMap((owner, hex) => (owner === reader ? [hex] : []))
  const space = siesta.findIndex(discs => discs.includes(reader))
  return JSON.stringify([farm, own, order.indexOf(reader), space])
}

describe('what has happened since', () => {
  it('a sentence tells of every event that changed the reader’s farm, stalls or place', () => {
    const untold: string[] = []
    let told = 0
    for (const game of GAMES)
      for (const [from, to] of spans(game))
        for (const reader of [0, 1] as const) {
          const sentences = sentencesFor(since(game.steps.slice(0, to), reader, from), speaker(game, reader))
          const counted = new Map<number, number>()
          for (const { at } of sentences) for (const one of at) counted.set(one, (counted.get(one) ?? 0) + 1)
          for (let at = from; at < to; at++) {
            const step = game.steps[at]!
            const after = game.steps[at + 1]?.before ?? game.state
            const times = counted.get(at) ?? 0
            // The table itself tells whether something of the reader's is other than before.
            const changed = ofReader(step.before.table, reader) !== ofReader(after.table, reader)
            const about = step.events.filter(event => concernOf(event, reader) !== undefined)
            if ((changed && times === 0) || times !== about.length) untold.push(`${game.id} ${at} ${reader}`)
            told += about.length
          }
        }
    expect(untold).toEqual([])
    expect(told).toBeGreaterThan(1000)
  })

  it('a stall that was removed comes first, and names who did it and where', () => {
    const found = GAMES.flatMap(game =>
      game.steps.flatMap(({ events }, at) =>
        events.flatMap(event => (event.type === 'stallRemoved' && event.owner >= 0 ? [{ game, at, event }] : [])),
      ),
    )
    expect(found.length).toBeGreaterThan(2)
    for (const { game, at, event } of found) {
      const reader = event.owner as Seat
      const [first] = sentencesFor(
        since(game.steps.slice(0, at + 1), reader, Math.max(0, at - 20)),
        speaker(game, reader),
      )
      expect(first?.about).toBe('stalls')
      expect(first?.text).toMatch(/removed a stall from hex \d+ \(owner: You\)/)
      const said = sentencesFor(since(game.steps.slice(0, at + 1), reader, at), speaker(game, reader))
      expect(said[0]?.text).toContain(`${game.names[event.seat]} removed a stall from hex ${event.hex}`)
    }
  })

  it('nothing is told that the seat may not know', () => {
    const secret = (event: GameEvent) => 'cards' in event || ('card' in event && event.type === 'cardKept')
    let hidden = 0
    for (const game of GAMES) {
      const { yours } = since(game.steps, 1, 0)
      for (const { event } of yours) expect(event).toEqual(viewEvent(event, 1))
      const drawn = game.steps.flatMap(({ events }) => events).filter(event => event.type === 'cardsDrawn')
      hidden += drawn.filter(event => event.seat !== 1 && secret(event)).length
      // Whatever the others hold, the text is the same for whoever sees only what the seat sees.
      const seen = game.steps.map(step => ({ ...step, events: step.events.flatMap(one => viewEvent(one, 1) ?? []) }))
      expect(since(seen, 1, 0)).toEqual(since(game.steps, 1, 0))
    }
    expect(hidden).toBeGreaterThan(20)
  })

  it('everybody’s deliveries, stalls and cards are told at a glance, each of them', () => {
    for (const game of GAMES)
      for (const [from, to] of spans(game)) {
        const { players } = since(game.steps.slice(0, to), 0, from)
        const all = game.steps.slice(from, to).flatMap(({ events }) => events)
        for (const did of players) {
          const own = (type: GameEvent['type']) =>
            all.filter(event => event.type === type && 'seat' in event && event.seat === did.seat).length
          const sum = (counts: Iterable<number>) => [...counts].reduce((one, other) => one + other, 0)
          expect(sum([...did.delivered.values()].flatMap(goods => [...goods.values()]))).toBe(own('delivered'))
          expect(sum([...did.loaded.values()].flatMap(goods => [...goods.values()]))).toBe(own('loaded'))
          expect(did.stalls.length).toBe(own('stallPlaced'))
          expect(did.removed.length).toBe(own('stallRemoved'))
          expect(did.cards.length).toBe(own('cardPlayed'))
          expect(did.completed.length).toBe(own('buildingCompleted'))
          expect(sum(did.sold.values())).toBe(own('sold'))
        }
      }
  })

  it('turns follow on each other without a gap, and say whether they concern the reader', () => {
    const [game] = GAMES as [LocalGame]
    const { turns, yours } = since(game.steps, 0, 30)
    expect(turns[0]?.from).toBe(30)
    expect(turns.at(-1)?.to).toBe(game.steps.length)
    expect(turns.slice(1).map(({ from }) => from)).toEqual(turns.slice(0, -1).map(({ to }) => to))
    for (const { at } of yours) expect(turns.find(({ from, to }) => at >= from && at < to)?.concerns).toBe(true)
  })

  it.each(LANGUAGES)('reads well in %s', language => {
    const words = uiIn(language).back
    const [game] = GAMES as [LocalGame]
    const told = since(game.steps, 0, 0)
    const texts = [
      ...sentencesFor(told, speaker(game, 0, language)).map(({ text }) => text),
      ...told.players.flatMap(did => glanceAt(did, words, speaker(game, 0, language)).map(({ text }) => text)),
      words.draft(1),
      words.draft(3),
      words.draft(5),
      words.tables.waiting(2),
    ]
    for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object| {2}|\(\)|^$/)
    const labels = told.players.flatMap(did => glanceAt(did, words, speaker(game, 0, language)))
    expect(new Set(labels.map(({ label }) => label)).size).toBeGreaterThan(10)
  })

  it('rings lie on rows and hexes where something came or went', () => {
    const traces = tracesOf(farmers.steps, 300, 600, 1)
    const places = traces.map(({ place }) => place.at)
    expect(places.every(at => /^(hex|row|building):/.test(at))).toBe(true)
    const events = farmers.steps.slice(300, 600).flatMap(step => step.events)
    for (const event of events)
      if (event.type === 'stallPlaced' || event.type === 'stallRemoved') expect(places).toContain(`hex:${event.hex}`)
      else if (event.type === 'delivered') expect(places).toContain(`row:${event.building}:${event.row}`)
  })
})

describe('from where it is told', () => {
  const [game] = GAMES as [LocalGame]
  // The first three actions are one player's, then somebody else's.
  const steps = game.steps.map((step, index) => ({
    ...step,
    action: { ...step.action, seat: (index < 3 ? 0 : index < 8 ? 1 : 2) as Seat },
  }))
  const come = (
    seat: Seat,
    moves: number | undefined,
    hours: number,
    count: number,
    tellsNewcomers = true,
    standIn = false,
  ) =>
    tellFrom({
      steps: steps.slice(0, count),
      seat,
      mark: moves === undefined ? undefined : { moves, at: 0 },
      now: hours * 3_600_000,
      tellsNewcomers,
      standIn,
    })

  it('from where they looked last', () => expect(come(0, 5, 1, 10)).toBe(5))
  it('nothing if nobody has moved', () => expect(come(0, 8, 1, 8)).toBeUndefined())
  it('nothing if only they themselves have moved', () => expect(come(0, 1, 1, 3)).toBeUndefined())
  it('what a computer player did in their place', () => expect(come(0, 1, 1, 3, true, true)).toBe(1))
  it('after a long time, from their own last turn on', () => expect(come(0, 7, 24, 10)).toBe(3))
  it('after a long time, though they have seen it all', () => expect(come(0, 10, 24, 10)).toBe(3))
  it('whoever never looked, from the beginning', () => expect(come(2, undefined, 1, 8)).toBe(0))
  it('whoever never looked, but not where everybody was there', () =>
    expect(come(2, undefined, 1, 8, false)).toBeUndefined())
  it('more than there is now is nothing', () => expect(come(0, 99, 1, 10)).toBeUndefined())
})
