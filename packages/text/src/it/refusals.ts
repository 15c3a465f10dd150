import type { Task } from '@la-granja/engine'
import type { RefusalTexts } from '../language.ts'
import { amountOf, count } from './names.ts'

// Without the full stop: the rule follows in brackets. Nothing here shows whether the reader is a man or a woman.

const EFFECT = 'un effetto è in corso'

/** After `Non ora:`. */
const DURING: Readonly<Record<Task['do'], string>> = {
  playing: 'stai giocando le tue carte',
  trading: 'il tuo turno tra ricavi e raccolto è in corso',
  roofing: 'è il tuo turno per comprare un tetto',
  choosingDie: 'stai scegliendo un dado',
  dieTaken: 'il tuo dado va ancora risolto',
  dieResolved: 'il tuo turno del dado è in corso',
  resting: 'il tuo dischetto della siesta deve ancora muoversi',
  delivering: 'stai facendo le consegne gratuite',
  buying: 'stai comprando consegne',
  offered: 'è il momento degli aiutanti',
  choosingDonkey: 'stai scegliendo un asino',
  exchangingDonkey: 'stai scambiando il tuo asino',
  sorting: 'stai sistemando la mano',
  discarding: 'hai troppe carte in mano',
  makingRoom: 'stai facendo posto a una carta',
  paying: 'un’estensione va ancora pagata',
  payingRoof: 'un tetto va ancora pagato',
  placing: 'ti manca una pedina',
  stalling: 'il tuo banco va ancora piazzato',
  doubling: 'uno spazio per tetti può valere doppio',
  peeking: 'stai guardando due carte',
  repeating: 'stai scegliendo un segnalino Negoziante',
  picking: 'un effetto non è ancora concluso',
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

export const refusals: RefusalTexts = {
  malformed: ({ field }) => `Questa non è un’azione${field === undefined ? '' : `: «${field}» manca o non è valido`}`,
  spectator: () => 'Stai guardando: può agire solo chi gioca',
  noSuchSeat: ({ have }) => `Questo posto non esiste${have === undefined ? '' : ` a un tavolo da ${have}`}`,
  notYourSeat: () => 'Quel posto è di qualcun altro',
  gameOver: () => 'La partita è finita',
  notYourTurn: () => 'Non è il tuo turno',
  notNow: ({ during }) => (during === undefined ? 'Ora non avrebbe alcun effetto' : `Non ora: ${DURING[during]}`),
  wrongPhase: () => 'Non si può usare in questa fase',

  notEnoughSilver: ({ need = 1, have = 0 }) => `Hai ${amountOf(have, 'silver')}, il costo è ${need}`,
  notEnoughPoints: ({ need = 1, have = 0 }) => `Hai ${amountOf(have, 'point')}, il costo è ${need}`,
  notEnoughGoods: ({ need = 1, have = 0 }) =>
    `Di quel che va ceduto hai ${have}, ${need === 1 ? 'serve' : 'servono'} ${need}`,
  notEnoughKinds: ({ need = 1, have = 0 }) =>
    `L’estensione costa ${count(need, { one: 'risorsa della fattoria', other: 'risorse della fattoria diverse' })}, e tu ne hai ${count(have, { one: 'tipo', other: 'tipi' })}`,
  kindAlreadyPaid: () => 'Ogni tipo di risorsa conta una volta sola per un’estensione, e questo l’hai già pagato',
  goodNotThere: () => 'Lì non hai questa merce',
  cropsCannotBeSold: () => 'Il raccolto su un campo non si può vendere: lavoralo, usalo per pagare o consegnalo',
  noFreePen: () => 'Non hai spazio nel recinto per un altro maiale',
  noCommodity: () => 'Non hai casse di merce',

  optionClosed: () => 'Hai chiuso questa opzione delle casse di merce',
  optionNotYours: () => 'Nessuno dei tuoi aiutanti lo offre',
  worksByItself: () => 'Funziona da sé; non c’è altro da fare',
  alreadyUsed: () => 'L’hai già usato',
  notYours: () => 'Non ti appartiene',
  notInHand: () => 'Non hai questa carta in mano',
  noPlaysLeft: () => 'Hai già giocato tutte le carte che puoi giocare ora',
  noCardToDraw: () => 'Non ci sono più carte da giocare o da pescare',
  noDrawingNow: () => 'Nessuno pesca carte mentre si gioca tutti insieme',
  stillNeeded: () => 'La tua fattoria ha ancora bisogno di questo aiutante',

  roofAlreadyBought: () => 'Hai già comprato un tetto in questo round; di più non si può',
  noSuchRoof: () => 'Questo tetto non c’è',
  wrongRoofSpace: () => 'Un tetto va sullo spazio libero più a sinistra',
  mustBeDone: () => 'Finché è possibile, va fatto',

  dieNotThere: () => 'Su quello spazio non c’è alcun dado',
  dieReserved: () => 'L’ultimo dado su quello spazio è riservato a qualcun altro',
  donkeyUsed: () => 'Quell’asino è già usato; tornano una sola volta, per il round 4',
  wrongSteps: () => 'Il tuo asino non mostra così tanti cappelli',
  endOfTrack: () => 'Il tuo dischetto è già in fondo al tracciato siesta',

  blocked: ({ need }) => `Il negozio è chiuso${need === undefined ? '' : ` dal segnalino ${need}`}`,
  completed: () => 'Hai già completato questo negozio',
  rowTaken: () => 'Quella riga è occupata, o ne hai già iniziata un’altra in questo negozio',
  firstRowFirst: () => 'Tra righe vuote uguali si comincia dalla prima',
  notAsked: () => 'Nessun simbolo libero lì richiede questa merce',
  notBought: () => 'Prima compra tutte le tue consegne: a questo tavolo si pagano in una volta sola',
  noDeliveriesLeft: ({ need = 1, have = 0 }) =>
    need === 1 ? 'Non hai più consegne' : `Puoi comprarne al massimo ${have}, non ${need}`,
  wrongHex: ({ need }) =>
    need === undefined
      ? 'Quello spazio mercato è chiuso con questo numero di giocatori'
      : `Il banco va su uno spazio mercato di valore ${need}`,
  hexTaken: () => 'Non puoi occupare quello spazio: un altro dello stesso valore è vuoto, o il banco lì è già tuo',
  stallProtected: () => 'Il banco lì è protetto',
  notAmongThese: () => 'Non è tra le scelte possibili',

  grain: () => 'Non hai grano da lavorare',
  olive: () => 'Non hai olive da lavorare',
  pig: () => 'Non hai maiali da lavorare',
  resource: () => 'Non hai niente da lavorare',
  harvestInDen: () => 'Non hai merci coltivate nei depositi',
  emptyField: () => 'Non hai campi vuoti di quel tipo',
  usedRoof: () => 'Non hai un altro tetto usato da riattivare',
  cardInHand: () => 'Non hai carte in mano',
  cardToDraw: () => 'Non ci sono carte da pescare',
  dieOnFour: () => 'Sullo spazio rendita 4 non c’è alcun dado',
  dieOnThree: () => 'Sullo spazio rendita 3 non c’è alcun dado',
  dieUp: () => 'Un sei non si può aumentare',
  dieDown: () => 'Un uno non si può diminuire',
  dieOnTwoOrSix: () => 'Il dado non è sullo spazio rendita 2 o 6',
  otherDonkey: () => 'Non hai altri asini disponibili',
  dieTaken: () => 'Cambia solo un primo o secondo dado preso da te e non ancora risolto',
  noIncome: () => 'Non hai ricavi da ricevere di nuovo',
  roofPlaced: () => 'Si usa nel momento in cui posi un tetto che dà punti',
  siestaStep: () => 'Il tuo dischetto è già in fondo al tracciato siesta',
  delivery: () => 'Non hai niente che si possa consegnare',
}
