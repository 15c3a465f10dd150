import { newGame, type PlayerView, type Refusal, type Task, view } from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { texts } from '../src/it/index.ts'
import { ui } from '../src/it/ui/index.ts'
import { ACTIONS, EVENTS, TASKS } from './samples.ts'

const { actions, cite, events, names, refusals, tasks } = texts

const who = (seat: number) => ['Anna', 'Beppe', 'Carla', 'Dino'][seat]!
const nameOf = (card: number) => (card === 17 ? names.cards.coachman.name : names.cards.chef.name)

/** The start of a game, seen from seat 0, with this to do. */
function table(task: Task): PlayerView {
  const seen = view(newGame({ seed: 'text', players: 2, edition: 'classic' }), 0)
  const [farm, ...others] = seen.table.farms
  return { ...seen, table: { ...seen.table, farms: [{ ...farm!, todo: [task] }, ...others] } }
}

describe('goods', () => {
  const AMOUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101]
  const FORMS = {
    olive: ['oliva', 'olive'],
    grain: ['grano', 'grano'],
    grape: ['uva', 'uva'],
    pig: ['maiale', 'maiali'],
    food: ['cibo', 'cibo'],
    wine: ['vino', 'vino'],
    meat: ['salume', 'salumi'],
    commodity: ['cassa di merce', 'casse di merce'],
    silver: ['moneta', 'monete'],
    point: ['PV', 'PV'],
  } as const satisfies Record<keyof typeof names.goods, readonly [one: string, other: string]>

  it.each(Object.entries(FORMS))('%s: only one is singular', (good, [one, other]) => {
    const forms = names.goods[good as keyof typeof FORMS]
    expect(AMOUNTS.map(amount => names.count(amount, forms))).toEqual(
      AMOUNTS.map(amount => `${amount} ${amount === 1 ? one : other}`),
    )
  })
})

describe('events', () => {
  it('tells what happened without a verb that would have to agree with the name', () => {
    expect(events.sold(EVENTS.sold, who, nameOf)).toBe('Anna: vendita di 1 grano per 1 moneta.')
    expect(events.silverGained(EVENTS.silverGained, who, nameOf)).toBe('Anna: +4 monete (spazio rendita 4).')
    expect(events.upgraded(EVENTS.upgraded, who, nameOf)).toBe(
      'Anna: 1 oliva dal campo diventa cibo (lavorazione: 2 monete).',
    )
    expect(events.cardPlayed(EVENTS.cardPlayed, who, nameOf)).toBe('Anna: carta Cocchiere giocata come estensione.')
    expect(events.delivered(EVENTS.delivered, who, nameOf)).toBe('Anna: consegna di 1 cibo al Salumiere.')
    expect(events.born(EVENTS.born, () => 'Tu', nameOf)).toBe('Tu: nasce 1 maiale.')
  })

  it('lets participles agree with their amount', () => {
    expect(events.cardsDrawn({ ...EVENTS.cardsDrawn, count: 1 }, who, nameOf)).toBe('Anna: 1 carta pescata.')
    expect(events.cardsDrawn({ ...EVENTS.cardsDrawn, cards: [17, 1] }, who, nameOf)).toBe(
      'Anna: 2 carte pescate (Cocchiere e Cuoco).',
    )
    expect(events.pigsLost({ ...EVENTS.pigsLost, count: 1 }, who, nameOf)).toContain('1 maiale perso')
  })

  it('melts the preposition into the article', () => {
    const lost = (gain: typeof EVENTS.gainForgone.gain) =>
      events.gainForgone({ ...EVENTS.gainForgone, gain }, who, nameOf)
    expect(lost({ gain: 'crop', field: 0 })).toMatch(/, rinuncia al raccolto del campo 1\.$/)
    expect(lost({ gain: 'mark', card: 17, after: [] })).toMatch(/, rinuncia all’uso dell’aiutante Cocchiere\.$/)
    expect(lost({ gain: 'closing', use: 'pig', after: [] })).toMatch(/, rinuncia ai 2 PV del Venditore ambulante\.$/)
  })
})

describe('refusals', () => {
  const refused = (refusal: Refusal) => `${refusals[refusal.why](refusal)} ${cite(refusal.rule)}.`

  it('names amounts, and what has to be finished first', () => {
    expect(refused({ rule: '6.4', why: 'notEnoughSilver', need: 2, have: 1 })).toBe(
      'Hai 1 moneta, il costo è 2 (§6.4).',
    )
    expect(refused({ rule: '6.1', why: 'notEnoughKinds', need: 2, have: 1 })).toBe(
      'L’estensione costa 2 risorse della fattoria diverse, e tu ne hai 1 tipo (§6.1).',
    )
    expect(refused({ rule: '6.1', why: 'notNow', during: 'paying' })).toBe(
      'Non ora: un’estensione va ancora pagata (§6.1).',
    )
    expect(refused({ rule: 'card:coachman', why: 'alreadyUsed' })).toBe('L’hai già usato (Cocchiere).')
  })
})

describe('actions', () => {
  it('tells the player what to do, with the price', () => {
    const seen = table(TASKS.trading)
    expect(actions.sell(ACTIONS.sell, seen, nameOf)).toBe('Vendi 1 oliva per 1 moneta')
    expect(actions.upgrade(ACTIONS.upgrade, undefined, nameOf)).toBe('Lavora 1 uva dal campo: diventa vino')
    expect(actions.play(ACTIONS.play, seen, nameOf)).toBe('Gioca Cocchiere come carretto (oliva, maiale, vino; 4 PV)')
    expect(
      [1, 4].map(die => actions.resolve(ACTIONS.resolve, table({ do: 'dieTaken', die, last: false }), nameOf)),
    ).toEqual(['Risolvi l’1: 1 maiale', 'Risolvi il 4: 4 monete'])
    expect(actions.use(ACTIONS.use, seen, nameOf)).toBe('Cocchiere: paga 1 moneta, fai 1 consegna')
    expect(actions.use({ ...ACTIONS.use, offer: 9 }, seen, nameOf)).toBe(
      'Cocchiere: Nel tuo turno di trasporto paga 1 moneta: fai una consegna.',
    )
  })

  it('tells two symbols of the same good apart', () => {
    const label = (symbol: number) =>
      actions.takeBackDelivery({ ...ACTIONS.takeBackDelivery, place: 2, symbol }, table(TASKS.placing), nameOf)
    expect([0, 1, 2].map(label)).toEqual([
      'Riprendi 1 grano dal carretto Cuoco',
      'Riprendi 1 salume dal carretto Cuoco (simbolo 2)',
      'Riprendi 1 salume dal carretto Cuoco (simbolo 3)',
    ])
  })
})

describe('prompts and the interface', () => {
  it('lets the verb agree with the amount', () => {
    expect(tasks.delivering({ do: 'delivering', left: 1 }, undefined, nameOf)).toMatch(/^Ti resta 1 consegna,/)
    expect(tasks.delivering({ do: 'delivering', left: 3 }, undefined, nameOf)).toMatch(/^Ti restano 3 consegne,/)
    expect(tasks.picking(TASKS.picking, undefined, nameOf)).toBe(
      'Spazio rendita 3: prendi 2 merci coltivate diverse, oppure rinuncia.',
    )
    expect(tasks.buying(TASKS.buying, table(TASKS.buying), nameOf)).toBe(
      'Puoi comprare fino a 2 consegne extra a 1 moneta l’una, poi termina il turno.',
    )
  })

  it('has singular and plural', () => {
    expect([ui.farm.silver(1), ui.farm.silver(2)]).toEqual(['1 moneta', '2 monete'])
    expect(ui.village.roof('1 PV', 3, ['Rendita', 'Trasporto'])).toBe('Tetto, 3 monete: 1 PV; fasi Rendita e Trasporto')
  })
})

describe('words around tables with others and the rule book', () => {
  const { online, book } = ui

  it('counts seats, people, days and pages', () => {
    expect([0, 1, 2].map(online.lobby.free)).toEqual(['0 posti liberi', '1 posto libero', '2 posti liberi'])
    expect([1, 3].map(online.room.looking)).toEqual(['1 persona assiste', '3 persone assistono'])
    expect([1, 7].map(online.table.restTake)).toEqual(['Prendi 1 giorno', 'Prendi 7 giorni'])
    expect([1, 3].map(online.paces.days)).toEqual(['1 giorno per ogni turno', '3 giorni per ogni turno'])
    expect(online.table.restHint(1)).toMatch(/^Hai ancora 1 giorno di riposo\./)
    expect([0, 1, 21].map(book.found)).toEqual(['Nessun risultato', '1 pagina trovata', '21 pagine trovate'])
    expect(book.cardsShown(1, 66)).toBe('1 di 66 carte')
  })

  it('needs no verb that agrees with one or several names', () => {
    expect(online.table.wished('Anna')).toBe('Richiesta di chiudere la partita senza risultato: Anna.')
    expect(online.table.wished('Anna e Beppe')).toBe('Richiesta di chiudere la partita senza risultato: Anna e Beppe.')
  })
})
