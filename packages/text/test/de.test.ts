import {
  type Action,
  CARDS,
  type GameEvent,
  newGame,
  type PlayerView,
  type Refusal,
  type Task,
  view,
} from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { printedOf } from '../src/cards.ts'
import { texts } from '../src/de/index.ts'
import { ui } from '../src/de/ui/index.ts'
import { watchGame } from './games.ts'
import { ACTIONS, EVENTS, TASKS } from './samples.ts'

const { names, refusals, cite } = texts
const nameOf = (card: number) => names.cards[printedOf(card).id].name
const who = (seat: number) => ['Du', 'Ben'][seat]!

type Say = (thing: unknown, second: unknown, nameOf: (card: number) => string) => string
const told = (event: GameEvent) => (texts.events[event.type] as Say)(event, who, nameOf)
const asked = (task: Task, seen?: PlayerView) => (texts.tasks[task.do] as Say)(task, seen, nameOf)
const label = (action: Action, seen?: PlayerView) => (texts.actions[action.type] as Say)(action, seen, nameOf)
const refused = (refusal: Refusal) => `${refusals[refusal.why](refusal)} ${cite(refusal.rule)}.`

const start = view(newGame({ seed: 'text', players: 2, edition: 'classic' }), 0)

describe('amounts', () => {
  it.each([
    ['olive', 'Olive', 'Oliven'],
    ['grape', 'Traube', 'Trauben'],
    ['pig', 'Schwein', 'Schweine'],
    ['commodity', 'Handelsware', 'Handelswaren'],
    ['grain', 'Korn', 'Korn'],
    ['food', 'Nahrung', 'Nahrung'],
    ['wine', 'Wein', 'Wein'],
    ['meat', 'Fleisch', 'Fleisch'],
    ['silver', 'Silber', 'Silber'],
    ['point', 'SP', 'SP'],
  ] as const)('%s: only 1 is singular', (good, one, other) => {
    expect(names.count(1, names.goods[good])).toBe(`1 ${one}`)
    for (const amount of [0, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101])
      expect(names.count(amount, names.goods[good])).toBe(`${amount} ${other}`)
  })
})

describe('sentences', () => {
  it('tells what happened after a colon, so that no verb has to agree with “Du”', () => {
    expect(told(EVENTS.silverGained)).toBe('Du: 4 Silber erhalten (Ertragsfeld 4).')
    expect(told(EVENTS.upgraded)).toBe('Du: 1 Olive vom Feld für 2 Silber zu 1 Nahrung aufgewertet.')
    expect(told(EVENTS.cardPlayed)).toBe('Du: „Kutscher“ als Hofausbau ausgespielt.')
    expect(told(EVENTS.buildingCompleted)).toBe('Du: Feinkostladen komplett beliefert, vor allen anderen.')
    expect(told(EVENTS.stallRemoved)).toBe('Du: Marktstand von Marktfeld 5 entfernt (bisher Ben).')
    expect(told({ ...EVENTS.rested, to: 3 })).toBe('Du: 2 Siestaschritte vorgerückt (Siesta).')
  })

  it('gives each building its article', () => {
    expect(told(EVENTS.delivered)).toBe('Du: 1 Nahrung an den Feinkostladen geliefert.')
    expect(told({ ...EVENTS.delivered, building: 'merchantHouse' })).toBe('Du: 1 Nahrung an das Handelshaus geliefert.')
    expect(asked(TASKS.instant)).toBe('Sofortfunktion des Fleischers nutzen.')
  })

  it('refuses with amounts and cites the rule', () => {
    const short: Refusal = { rule: '6.4', why: 'notEnoughSilver', need: 2, have: 1 }
    expect(refused(short)).toBe('Das kostet 2 Silber, du hast 1 (§\u00a06.4).')
    expect(refused({ rule: 'R1', why: 'notEnoughKinds', need: 2, have: 1 })).toBe(
      'Der Hofausbau kostet 2 verschiedene Hofgüter, du hast 1 Sorte (R1).',
    )
    expect(refused({ rule: 'R23', why: 'notNow', during: 'paying' })).toBe(
      'Erst musst du den Hofausbau bezahlen (R23).',
    )
    expect(refused({ rule: 'card:coachman', why: 'alreadyUsed' })).toBe('Das wurde schon genutzt (Kutscher).')
  })

  it('labels actions in the infinitive', () => {
    expect(label(ACTIONS.sell, start)).toBe('1 Olive für 1 Silber verkaufen')
    expect(label(ACTIONS.play)).toBe('Kutscher als Karren ausspielen (Olive, Schwein, Wein, 4 SP)')
    expect(label({ ...ACTIONS.use, card: 34, offer: 1 })).toBe('Gastwirt: 1 Silber und 1 Wein abgeben, 2 SP nehmen')
  })

  it('says what may be done now', () => {
    expect(asked(TASKS.picking)).toBe('Ertragsfeld 3: 2 verschiedene Erntegüter nehmen – oder verzichten.')
    expect(asked(TASKS.makingRoom)).toBe('Für einen weiteren Helfer ist kein Platz: Gib einen für den neuen auf.')
    expect(asked({ do: 'buying', left: 1, paid: false }, start)).toBe(
      'Du darfst 1 Zusatzlieferung für 1 Silber kaufen; beende dann deinen Zug.',
    )
  })

  it('two different legal actions never share a label, but for rows that are alike', () => {
    const shared = new Set<string>()
    watchGame(
      200,
      3,
      {},
      {
        decision(seen, legal) {
          const labels = legal.flatMap(action => (action.type === 'deliver' ? [] : [label(action, seen)]))
          for (const one of labels) expect(one).toMatch(/^[A-ZÄÖÜ0-9„].*[^.]$/)
          for (const one of labels.filter((text, index) => labels.indexOf(text) !== index)) shared.add(one)
        },
      },
    )
    expect([...shared]).toEqual([])
  })

  it('tells two roofs apart that do the same', () => {
    const [farm, ...others] = start.table.farms
    const roofs = [0, 1].map(space => ({ roof: 'delivery' as const, space, used: false }))
    const seen = { ...start, table: { ...start.table, farms: [{ ...farm!, roofs }, ...others] } }
    expect(label(ACTIONS.useRoof, seen)).toBe('Dachmarker „1 Lieferung“ auf Platz 2 nutzen')
  })

  it('no card keeps an English text', () => {
    for (const { id, name, helper } of Object.values(CARDS)) {
      expect(names.cards[id].name).not.toBe(name)
      expect(names.cards[id].says).not.toBe(helper.says)
    }
  })
})

describe('words around tables with others and the rule book', () => {
  const { online, book } = ui

  it('counts seats, people, days and pages', () => {
    expect([0, 1, 2].map(online.lobby.free)).toEqual(['0 Plätze frei', '1 Platz frei', '2 Plätze frei'])
    expect([1, 3].map(online.room.looking)).toEqual(['1 Person sieht zu', '3 Personen sehen zu'])
    expect([1, 7].map(online.table.restTake)).toEqual(['1 Tag nehmen', '7 Tage nehmen'])
    expect([1, 3].map(online.paces.days)).toEqual(['1 Tag je Zug', '3 Tage je Zug'])
    expect(online.table.restHint(1)).toMatch(/^Du hast noch 1 Ruhetag\./)
    expect([0, 1, 21].map(book.found)).toEqual(['Nichts gefunden', '1 Seite gefunden', '21 Seiten gefunden'])
    expect(book.cardsShown(1, 66)).toBe('1 von 66 Karten')
  })

  it('puts no verb and no case on the names of several players', () => {
    expect(online.table.wished('Ben')).toBe('Wunsch, die Partie ohne Ergebnis zu beenden: Ben.')
    expect(online.table.wished('Ben und Klaus')).toBe('Wunsch, die Partie ohne Ergebnis zu beenden: Ben und Klaus.')
    expect(online.lobby.goTo('Klaus')).toBe('Zum Tisch: Klaus')
  })
})
