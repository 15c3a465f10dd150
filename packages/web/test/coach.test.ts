import { analyse, isSure, type Mark, makeBot, playMatch, type Reason, type ReasonKind } from '@la-granja/bots'
import { record, type Seat } from '@la-granja/engine'
import { describeLine, describeReason, LANGUAGES, type Language, learn, learnCoach } from '@la-granja/text'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { against } from '../src/coach/against.ts'
import { acrossOf, curveIn, type Frame, heightOf, nearest, raised, roundsIn, tensAround } from '../src/coach/curve.ts'
import { notesFrom } from '../src/coach/notes.ts'
import { markOf } from '../src/game/mark.ts'

// A whole game is analysed, maybe on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const played = { silver: 3, points: 1, goods: { olive: 2 } }
const free = { silver: 0, points: 0, goods: {} }

/** At least one of each kind, with the numbers that ask for other words. */
const SAMPLES: { readonly [K in ReasonKind]: readonly Extract<Reason, { kind: K }>[] } = {
  missedFirst: [{ kind: 'missedFirst', building: 'deli' }],
  missedBuilding: [{ kind: 'missedBuilding', building: 'butcher' }],
  missedBarrow: [{ kind: 'missedBarrow', card: 17, points: 4 }],
  unusedDelivery: [1, 2].map(left => ({ kind: 'unusedDelivery', left })),
  fewerDeliveries: [
    { kind: 'fewerDeliveries', played: 0, better: 1 },
    { kind: 'fewerDeliveries', played: 2, better: 5 },
    { kind: 'fewerDeliveries', played: 2, better: 2.8 },
  ],
  missedPush: [
    { kind: 'missedPush', played: 0, better: 1 },
    { kind: 'missedPush', played: 1, better: 2 },
  ],
  weakerPush: [
    { kind: 'weakerPush', played: 1, better: 2 },
    { kind: 'weakerPush', played: -2, better: 1 },
  ],
  weakerDelivery: [
    { kind: 'weakerDelivery', played: { good: 'food', to: 'butcher' }, better: { good: 'wine', to: 17 } },
    { kind: 'weakerDelivery', played: { good: 'pig', to: 17 }, better: { good: 'olive', to: 'merchantHouse' } },
  ],
  lostTurnOrder: [{ kind: 'lostTurnOrder', played: 2.4, better: 1.3 }],
  shorterSiesta: [{ kind: 'shorterSiesta', played: 2, better: 3.5 }],
  weakerSide: [{ kind: 'weakerSide', card: 17, played: 'helper', better: 'field' }],
  weakerCard: [
    { kind: 'weakerCard', played: { card: 1, side: 'extension' }, better: { card: 17, side: 'barrow' } },
    { kind: 'weakerCard', played: { card: 1, side: 'field' }, better: { card: 17, side: 'helper' } },
  ],
  missedCard: [{ kind: 'missedCard', better: { card: 17, side: 'extension' } }],
  missedRoof: [{ kind: 'missedRoof', roof: 'pig' }],
  weakerRoof: [{ kind: 'weakerRoof', played: 'olive', better: 'siesta1' }],
  unused: [
    { kind: 'unused', roof: 'card' },
    { kind: 'unused', helper: 17 },
    { kind: 'unused', commodity: 'silver' },
  ],
  usedTooSoon: [
    { kind: 'usedTooSoon', roof: 'card' },
    { kind: 'usedTooSoon', helper: 17 },
    { kind: 'usedTooSoon', commodity: 'silver' },
  ],
  wastedGoods: (['sold', 'forgone', 'lost'] as const).map(how => ({ kind: 'wastedGoods', how, goods: { pig: 1 } })),
  overpaid: [
    { kind: 'overpaid', played, better: { ...played, silver: 2 } },
    { kind: 'overpaid', played, better: free },
  ],
  fewerUpgrades: [
    { kind: 'fewerUpgrades', played: 0, better: 1 },
    { kind: 'fewerUpgrades', played: 1, better: 2 },
  ],
  fewerGoods: [
    { kind: 'fewerGoods', played: {}, better: { olive: 1, pig: 2 } },
    { kind: 'fewerGoods', played: { grain: 1 }, better: { olive: 1, pig: 2 } },
  ],
  weakerGoods: [{ kind: 'weakerGoods', played: { grain: 1 }, better: { grape: 1 } }],
  fewerPoints: [
    { kind: 'fewerPoints', source: 'roofs', played: 0, better: 2 },
    { kind: 'fewerPoints', source: 'stalls', played: 1, better: 5 },
  ],
  endedEarly: [1, 2, 5].map(left => ({ kind: 'endedEarly', left })),
  lessSilver: [
    { kind: 'lessSilver', played: 0, better: 1 },
    { kind: 'lessSilver', played: -2, better: 2 },
  ],
  weakerDie: [{ kind: 'weakerDie', played: 1, better: 4 }],
  weakerDonkey: [{ kind: 'weakerDonkey', played: 2, better: 3 }],
  weakerHex: [{ kind: 'weakerHex', played: 3, better: 17 }],
  other: [{ kind: 'other' }],
}

const who = (seat: Seat) => ['Rosa', 'Pep', 'Xim', 'Ona'][seat] ?? ''
const players = [{ bot: makeBot('novice') }, { bot: makeBot('farmer') }]
const { state } = playMatch({ seed: 'spoken', players: 2, edition: 'deluxe' }, players)
const analysis = analyse(record(state), 0, { iterations: 4 })
const told = [...analysis.turningPoints, ...analysis.finds]

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(learn))
})

/** Where one would stumble over it; names of people and numbers may be alike. */
const ENGLISH =
  /(?<!\p{L})(it|the|instead|rather|would|otherwise|deliver\w*|stall|roof|helper|silver|points?|turn)(?!\p{L})/iu

describe('what the coach says', () => {
  it.each(LANGUAGES)('is a whole sentence for every kind of reason, and for all of a real game: %s', async language => {
    const words = await learnCoach(language)
    const english = await learnCoach('en')
    const found: readonly Reason[] = [...Object.values(SAMPLES).flat(), ...told.flatMap(({ reasons }) => reasons)]
    for (const reason of found) {
      const sentence = describeReason(words, reason, who, state.table, language)
      expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u)
      expect(sentence).not.toMatch(/undefined|NaN|object|[{}]| {2}| [.,;]|\(\)/)
      if (language === 'en') continue
      expect(sentence).not.toMatch(ENGLISH)
      expect(sentence).not.toBe(describeReason(english, reason, who, state.table))
    }
  })

  it('names goods, cards and buildings by their names in the language', async () => {
    const say = async (reason: Reason, language: Language) =>
      describeReason(await learnCoach(language), reason, who, undefined, language)
    const [delivery] = SAMPLES.weakerDelivery
    const first = SAMPLES.missedFirst[0] as Reason
    expect(await say(delivery as Reason, 'en')).toBe(
      'It brings 1 wine to the barrow “Coachman” rather than 1 food to the Butcher.',
    )
    expect(await say(delivery as Reason, 'de')).toBe(
      'So geht 1 Wein auf den Karren „Kutscher“ und nicht 1 Nahrung an den Fleischer.',
    )
    expect(await say(first, 'de')).toBe('So wird der Feinkostladen vor allen anderen komplett beliefert.')
    expect(await say(first, 'pl')).toBe('Tak można zapełnić Delikatesy przed wszystkimi innymi.')
    expect(await say({ kind: 'fewerDeliveries', played: 2, better: 2.8 }, 'cs')).toContain('2,8')
  })

  it('labels the actions of a turn as they would be on the way', () => {
    const { view, best, played } = told[0] as (typeof told)[number]
    for (const line of [best.line, played.line])
      for (const language of LANGUAGES) {
        const labels = describeLine(line, view, language)
        expect(labels).toHaveLength(line.length)
        for (const label of labels) expect(label).not.toMatch(/undefined|NaN|[{}]/)
      }
  })
})

describe('notes', () => {
  const notes = notesFrom(analysis, 'quick', ({ missed }) => isSure(missed))

  it('keep everything that is shown, but no view', () => {
    expect(JSON.stringify(notes)).not.toContain('"view"')
    expect(notes.turningPoints.map(({ at }) => at)).toEqual(analysis.turningPoints.map(({ at }) => at))
    expect(notes.turns).toBe(analysis.verdicts.length)
    expect(notes.better).toBeGreaterThanOrEqual(notes.turningPoints.length)
    // Each turning point has a flag on the curve.
    for (const { turn } of notes.turningPoints) expect(notes.graph.map(({ at }) => at)).toContain(turn)
  })

  it('belong to one game, as far as it had come and as it was played', () => {
    const json = record(state)
    expect(markOf(json)).not.toBe(markOf({ ...json, actions: json.actions.slice(1) }))
    expect(markOf(json)).not.toBe(markOf({ ...json, seed: 'another' }))
    // The last action was taken back, and another done instead.
    const otherwise = [...json.actions.slice(0, -1), `${json.actions.at(-1)} instead`]
    expect(markOf(json)).not.toBe(markOf({ ...json, actions: otherwise }))
    expect(markOf(json)).toBe(markOf(JSON.parse(JSON.stringify(json))))
  })

  it('let a position be tried against computers, who keep their strength', () => {
    expect(against(['person', 'steward', 'person', 'novice'], 0)).toEqual(['person', 'steward', 'farmer', 'novice'])
    expect(against(['person', 'steward'], 1)).toEqual(['farmer', 'person'])
  })
})

describe('curves', () => {
  const frame: Frame = { left: 40, right: 140, top: 10, bottom: 110, low: 0, high: 1 }
  const marks = [1, 1, 2, 2, 2, 3].map(
    (round, at): Mark => ({ at, round, step: 'playing', points: 50, winChance: 0.5 }),
  )

  it('run from edge to edge, and up', () => {
    expect(curveIn(frame, [0, 0.5, 1])).toBe('M40.0 110.0L90.0 60.0L140.0 10.0')
    expect(curveIn(frame, [1])).toBe('M40.0 10.0')
    expect(curveIn(frame, [])).toBe('')
    expect(heightOf({ ...frame, low: 40, high: 60 }, 50)).toBe(60)
  })

  it('the nearest turn is found from anywhere', () => {
    for (let index = 0; index < 6; index++) expect(nearest(frame, acrossOf(frame, index, 6), 6)).toBe(index)
    expect([-100, 39, 64, 66, 114, 116, 400].map(x => nearest(frame, x, 3))).toEqual([0, 0, 0, 1, 1, 2, 2])
  })

  it('rounds begin where their first turn is', () => {
    expect(roundsIn(marks)).toEqual([
      { round: 1, index: 0 },
      { round: 2, index: 2 },
      { round: 3, index: 5 },
    ])
  })

  it('points lie between whole tens, at least twenty apart', () => {
    expect(tensAround([41, 58.2])).toEqual({ low: 40, high: 60 })
    expect(tensAround([51, 52])).toEqual({ low: 50, high: 70 })
    expect(tensAround([-3, 4])).toEqual({ low: 0, high: 20 })
  })

  it('flags never cover each other', () => {
    expect(raised([10, 20, 30, 80], 19)).toEqual([0, 1, 2, 0])
  })
})
