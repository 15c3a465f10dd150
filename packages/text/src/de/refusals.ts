import type { Task } from '@la-granja/engine'
import type { RefusalTexts } from '../language.ts'
import { count, quoted } from './names.ts'

// Without the full stop: the rule follows in brackets.

const EFFECT = 'Gerade wird ein Effekt ausgeführt'

/** What has to come first, rather than what it has to wait for: German piles up negations otherwise. */
const DURING: Readonly<Record<Task['do'], string>> = {
  playing: 'Das geht nicht, während du Karten ausspielst',
  trading: 'Das geht nicht in deinem Zug zwischen Einkommen und Wachstum',
  roofing: 'Das geht nicht in deinem Zug beim Dachmarkerkauf',
  choosingDie: 'Erst musst du einen Würfel nehmen',
  dieTaken: 'Erst musst du deinen Würfel ausführen',
  dieResolved: 'Das geht nicht in deinem Würfelzug',
  resting: 'Erst muss deine Scheibe auf der Siestaleiste vorrücken',
  delivering: 'Das geht nicht in deinem Zug für Lieferungen',
  buying: 'Das geht nicht in deinem Zug für Zusatzlieferungen',
  offered: 'Jetzt dürfen nur Helfer genutzt werden',
  choosingDonkey: 'Erst musst du einen Eselmarker wählen',
  exchangingDonkey: 'Erst musst du deinen Eselmarker tauschen',
  sorting: 'Das geht nicht, während du deine Handkarten sortierst',
  discarding: 'Erst musst du überzählige Karten abwerfen',
  makingRoom: 'Erst musst du Platz für die neue Karte schaffen',
  paying: 'Erst musst du den Hofausbau bezahlen',
  payingRoof: 'Erst musst du den Dachmarker bezahlen',
  placing: 'Dir fehlt ein Spielermarker: Nimm erst einen zurück oder verzichte',
  stalling: 'Erst musst du deinen Marktstand aufstellen',
  doubling: 'Erst musst du entscheiden, ob der Dachmarkerplatz doppelt zählt',
  peeking: 'Erst musst du eine der beiden Karten behalten',
  repeating: 'Erst musst du einen Handwerksmarker wählen',
  picking: 'Erst muss der laufende Effekt abgeschlossen sein',
  silver: EFFECT,
  points: EFFECT,
  gain: EFFECT,
  advance: EFFECT,
  space: EFFECT,
  instant: EFFECT,
  siestaPoints: EFFECT,
  barrowPoints: EFFECT,
  changeDie: EFFECT,
  resolveDie: EFFECT,
  reserve: EFFECT,
  peek: EFFECT,
  drawUp: EFFECT,
  income: EFFECT,
}

const END_OF_TRACK = 'Deine Scheibe liegt schon am Ende der Siestaleiste'

export const refusals: RefusalTexts = {
  malformed: ({ field }) =>
    `Das ist keine gültige Aktion${field === undefined ? '' : `: ${quoted(field)} fehlt oder ist falsch`}`,
  spectator: () => 'Du siehst nur zu; handeln kann, wer mitspielt',
  noSuchSeat: ({ have }) =>
    have === undefined ? 'Diesen Platz gibt es nicht' : `An einem Tisch für ${have} gibt es diesen Platz nicht`,
  notYourSeat: () => 'Auf diesem Platz sitzt jemand anders',
  gameOver: () => 'Das Spiel ist zu Ende',
  notYourTurn: () => 'Du bist nicht am Zug',
  notNow: ({ during }) => (during === undefined ? 'Das hätte jetzt keine Wirkung' : DURING[during]),
  wrongPhase: () => 'Das lässt sich in dieser Phase nicht nutzen',

  notEnoughSilver: ({ need = 1, have = 0 }) => `Das kostet ${need} Silber, du hast ${have}`,
  notEnoughPoints: ({ need = 1, have = 0 }) => `Das kostet ${need} SP, du hast ${have}`,
  notEnoughGoods: ({ need = 1, have = 0 }) => `Davon musst du ${need} abgeben, du hast ${have}`,
  notEnoughKinds: ({ need = 1, have = 0 }) =>
    `Der Hofausbau kostet ${count(need, { one: 'Hofgut', other: 'verschiedene Hofgüter' })}, du hast ${count(have, { one: 'Sorte', other: 'Sorten' })}`,
  kindAlreadyPaid: () => 'Jede Sorte zählt für einen Hofausbau nur einmal, und diese hast du schon abgegeben',
  goodNotThere: () => 'Dieses Gut hast du dort nicht',
  cropsCannotBeSold: () =>
    'Erntegut auf einem Feld lässt sich nicht verkaufen; werte es auf, bezahle damit oder liefere es',
  noFreePen: () => 'Du hast keinen freien Stallplatz für ein weiteres Schwein',
  noCommodity: () => 'Du hast keine Handelsware',

  optionClosed: () => 'Diese Möglichkeit für Handelswaren hast du geschlossen',
  optionNotYours: () => 'Keiner deiner Helfer bietet das an',
  worksByItself: () => 'Er wirkt von selbst; es ist nichts zu tun',
  alreadyUsed: () => 'Das wurde schon genutzt',
  notYours: () => 'Das gehört dir nicht',
  notInHand: () => 'Diese Karte hast du nicht auf der Hand',
  noPlaysLeft: () => 'Mehr Karten darfst du jetzt nicht ausspielen',
  noCardToDraw: () => 'Es ist keine Karte da, die du ausspielen oder nachziehen könntest',
  noDrawingNow: () => 'Solange alle gleichzeitig spielen, zieht niemand Karten nach',
  stillNeeded: () => 'Dein Hof braucht diesen Helfer noch',

  roofAlreadyBought: () => 'Du hast in dieser Runde schon einen Dachmarker gekauft; mehr geht nicht',
  noSuchRoof: () => 'Diesen Dachmarker gibt es nicht',
  wrongRoofSpace: () => 'Ein Dachmarker kommt auf den freien Platz ganz links',
  mustBeDone: () => 'Das ist Pflicht, solange es möglich ist',

  dieNotThere: () => 'Auf diesem Ertragsfeld liegt kein Würfel',
  dieReserved: () => 'Der letzte Würfel auf diesem Ertragsfeld ist für jemand anderen reserviert',
  donkeyUsed: () => 'Dieser Eselmarker ist verbraucht; nur in Runde 4 kommen alle zurück',
  wrongSteps: () => 'So viele Hüte zeigt dein Eselmarker nicht',
  endOfTrack: () => END_OF_TRACK,

  blocked: ({ need }) => `Das Gebäude ist${need === undefined ? '' : ` durch Gebäudemarker ${need}`} gesperrt`,
  completed: () => 'Dieses Gebäude hast du schon komplett beliefert',
  rowTaken: () => 'Diese Reihe ist belegt, oder du hast an diesem Gebäude eine andere begonnen',
  firstRowFirst: () => 'Von gleichen leeren Reihen wird die erste zuerst begonnen',
  notAsked: () => 'Dort verlangt kein offenes Symbol dieses Gut',
  notBought: () => 'Kaufe erst alle Zusatzlieferungen: An diesem Tisch werden sie auf einmal bezahlt',
  noDeliveriesLeft: ({ need = 1, have = 0 }) =>
    need === 1 ? 'Du hast keine Lieferung mehr' : `Du darfst höchstens ${have} kaufen, nicht ${need}`,
  wrongHex: ({ need }) =>
    need === undefined
      ? 'Dieses Marktfeld ist bei dieser Spielerzahl gesperrt'
      : `Der Marktstand kommt auf ein Marktfeld mit Wert ${need}`,
  hexTaken: () => 'Hier geht es nicht: Ein anderes Marktfeld mit diesem Wert ist leer, oder der Marktstand gehört dir',
  stallProtected: () => 'Der Marktstand dort ist geschützt',
  notAmongThese: () => 'Das steht nicht zur Wahl',

  grain: () => 'Du hast kein Korn zum Aufwerten',
  olive: () => 'Du hast keine Olive zum Aufwerten',
  pig: () => 'Du hast kein Schwein zum Aufwerten',
  resource: () => 'Du hast nichts zum Aufwerten',
  harvestInDen: () => 'Du hast kein Erntegut im Lager',
  emptyField: () => 'Du hast kein leeres Feld dieser Sorte',
  usedRoof: () => 'Du hast keinen anderen genutzten Dachmarker zum Aufdecken',
  cardInHand: () => 'Du hast keine Karte auf der Hand',
  cardToDraw: () => 'Es ist keine Karte zum Nachziehen da',
  dieOnFour: () => 'Auf Ertragsfeld 4 liegt kein Würfel',
  dieOnThree: () => 'Auf Ertragsfeld 3 liegt kein Würfel',
  dieUp: () => 'Eine Sechs lässt sich nicht erhöhen',
  dieDown: () => 'Eine Eins lässt sich nicht senken',
  dieOnTwoOrSix: () => 'Der Würfel liegt nicht auf Ertragsfeld 2 oder 6',
  otherDonkey: () => 'Du hast keinen anderen Eselmarker übrig',
  dieTaken: () => 'Das ändert nur einen ersten oder zweiten Würfel, den du genommen und noch nicht ausgeführt hast',
  noIncome: () => 'Du hast kein Einkommen, das noch einmal kommen könnte',
  roofPlaced: () => 'Das geht nur in dem Moment, in dem du einen Dachmarker legst, der SP bringt',
  siestaStep: () => END_OF_TRACK,
  delivery: () => 'Du hast nichts, was du irgendwohin liefern könntest',
}
