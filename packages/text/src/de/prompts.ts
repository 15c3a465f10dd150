import { deliveryPrice, handLimit, type PlayerView, roofPrice, type Task } from '@la-granja/engine'
import type { CardNames, TaskTexts } from '../language.ts'
import { choicesPhrase, effectPhrase, gainsPhrase, oftenPhrase } from './effects.ts'
import { amountOf, BOUGHT_DELIVERY, capital, count, DELIVERY, listed, names, quoted } from './names.ts'

const effect = (task: Task, _: PlayerView | undefined, nameOf: CardNames): string =>
  `${capital(effectPhrase(task, nameOf))}.`

const WHEN_READY = 'beende deinen Zug, wenn du so weit bist.'
const THEN_END = 'beende dann deinen Zug.'

type OfferTime = Extract<Task, { do: 'offered' }>['at']

const MOMENTS: Readonly<Record<OfferTime, string>> = {
  turn: 'Du bist am Zug',
  ownTransport: 'Du bist am Zug',
  beforeRoll: 'Gleich wird gewürfelt',
  rolled: 'Die Würfel sind gefallen',
  takenDie: 'Du hast einen Würfel genommen',
  anyDie: 'Gleich führst du einen Würfel aus',
  resolvedDie: 'Du hast einen Würfel ausgeführt',
  revealed: 'Die Eselmarker sind aufgedeckt',
  scoring: 'Die Runde wird gewertet',
}

/** The card that is about to be played, for its owner. */
function chosen(view: PlayerView | undefined, nameOf: CardNames): string | undefined {
  return view === undefined || view.chosen === 0 ? undefined : quoted(nameOf(view.chosen))
}

export const tasks: TaskTexts = {
  playing({ plays }) {
    if (plays === 0) return `Deine Karten sind ausgespielt; ${WHEN_READY}`
    const what = plays === 1 ? 'eine Karte an einer Seite deines Hofs' : `${plays} Karten an je einer Seite deines Hofs`
    return `Du darfst ${what} ausspielen; ${THEN_END}`
  },
  trading: () => 'Dein Einkommen ist da. Handle nach Belieben und beende dann deinen Zug; danach wächst die Ernte.',
  roofing({ bought }, view) {
    if (bought) return `Dein Dachmarker ist gekauft; ${WHEN_READY}`
    const price = view?.seat === undefined ? undefined : roofPrice(view.table, view.seat)
    return `Du darfst einen Dachmarker${price === undefined ? '' : ` für ${amountOf(price, 'silver')}`} kaufen; ${THEN_END}`
  },
  choosingDie: () => 'Nimm einen Würfel; du bekommst, was sein Ertragsfeld zeigt.',
  dieTaken: ({ die, last }) =>
    `${last ? 'Der letzte Würfel gilt für alle und liegt' : 'Dein Würfel liegt'} auf ${die}: ${names.spaces[die] ?? ''}. Führe ihn aus.`,
  dieResolved: () => `Dein Würfel ist ausgeführt; ${WHEN_READY}`,
  resting: () => 'Siesta: Rücke deine Scheibe um die Hüte deines Eselmarkers vor. Damit endet dieser Zug.',
  delivering: ({ left }) =>
    left > 0
      ? `Du hast noch ${count(left, DELIVERY)} an Gebäude oder deine Karren; beende deinen Zug, wenn du fertig bist.`
      : `Du hast keine Lieferung mehr; ${WHEN_READY}`,
  buying({ left, paid }, view) {
    if (left === 0) return `Mehr Zusatzlieferungen gibt es nicht; ${WHEN_READY}`
    if (paid) {
      const rest = count(left, { one: 'bezahlte Zusatzlieferung', other: 'bezahlte Zusatzlieferungen' })
      return `Du hast noch ${rest}; ${THEN_END}`
    }
    const price = view?.seat === undefined ? undefined : deliveryPrice(view.table, view.seat)
    const most = `${left === 1 ? '' : 'bis zu '}${count(left, BOUGHT_DELIVERY)}`
    if (price === 0) return `Du darfst ${most} kostenlos ausführen; ${THEN_END}`
    const each = price === undefined ? '' : ` für ${left === 1 ? '' : 'je '}${amountOf(price, 'silver')}`
    return `Du darfst ${most}${each} kaufen; ${THEN_END}`
  },

  offered: ({ at }) => `${MOMENTS[at]}: Jetzt darfst du einen Helfer nutzen.`,
  choosingDonkey: () => 'Wähle geheim einen Eselmarker; alle werden gemeinsam aufgedeckt.',
  exchangingDonkey: () => `Wähle statt deines Eselmarkers einen anderen (${names.cards.courier.name}).`,
  sorting: () =>
    `Vor dem Nachziehen darfst du Karten abwerfen, die du nicht behalten willst (${names.cards.marketWoman.name}).`,
  discarding(_, view) {
    const limit = view?.seat === undefined ? undefined : handLimit(view.table, view.seat)
    return `Wirf eine Karte ab: Du hast mehr ${limit === undefined ? 'Karten, als dein Handkartenlimit erlaubt' : `als ${limit} auf der Hand`}.`
  },
  makingRoom: ({ side }, view, nameOf) =>
    `Für einen weiteren ${names.sides[side]} ist kein Platz: Gib einen für ${chosen(view, nameOf) ?? 'den neuen'} auf.`,
  paying({ cost, paid }, view, nameOf) {
    const card = chosen(view, nameOf)
    const sofar = paid.length === 0 ? '' : ` Bisher: ${listed(paid.map(({ good }) => amountOf(1, good)))}.`
    const price = count(cost, { one: 'Hofgut', other: 'verschiedene Hofgüter' })
    return `Der Hofausbau${card === undefined ? '' : ` ${card}`} kostet ${price}.${sofar} Gib eines ab.`
  },
  payingRoof: ({ owed }) =>
    `Der Dachmarker kostet noch ${amountOf(owed, 'silver')}; ein Erntegut zählt 3 (${names.cards.joiner.name}).`,
  placing: ({ gains }, _, nameOf) =>
    `Alle deine Spielermarker sind im Einsatz. Nimm einen zurück für ${gainsPhrase(gains, nameOf)} – oder verzichte.`,
  stalling: ({ value, quiet }) =>
    quiet === true
      ? 'Stelle einen Marktstand auf ein beliebiges leeres Marktfeld.'
      : `Stelle deinen Marktstand auf ein Marktfeld mit Wert ${value}.`,
  doubling: ({ points }) =>
    `Du darfst mit einem Dachmarker noch einmal ${amountOf(points, 'point')} für diesen Platz nehmen.`,
  peeking: () => 'Behalte eine der beiden Karten; die andere kommt unter den Nachziehstapel.',
  repeating: () => 'Wähle den Handwerksmarker, dessen Sofortfunktion du wiederholst.',
  picking(task, _, nameOf) {
    const often = oftenPhrase(task)
    const opening = `${capital(names.cause(task.by))}${often === '' ? '' : `, ${often}`}`
    return `${opening}: ${choicesPhrase(task, nameOf)}${task.must === true ? '' : ' – oder verzichten'}.`
  },

  silver: effect,
  points: effect,
  gain: effect,
  advance: effect,
  space: effect,
  instant: effect,
  siestaPoints: effect,
  barrowPoints: effect,
  changeDie: effect,
  resolveDie: effect,
  reserve: effect,
  peek: effect,
  drawUp: effect,
  income: effect,
}
