import type { Ui } from '../../ui.ts'
import { count } from '../names.ts'

const games = (amount: number): string => count(amount, { one: 'partita', other: 'partite' })

/** What one's finished games add up to. */
export const numbers: Ui['numbers'] = {
  link: 'Numeri',
  title: 'I tuoi numeri',
  back: 'Torna all’inizio',
  looking: 'Lettura delle tue partite…',
  none: 'Non c’è ancora niente da contare.',
  noneHint:
    'Finisci una partita e qui troverai da dove vengono i tuoi punti, come sono andate le tue carte e con che cosa hai cominciato.',
  blocked: 'Questo browser non permette alle pagine di salvare niente, quindi non ci sono partite da contare.',
  noneSuch: 'Nessuna delle tue partite è così.',
  partial: 'Il server non ha potuto indicare tutte le tue partite online.',
  whose:
    'Contano le partite finite su questo dispositivo e le tue partite online finite. Se più persone hanno giocato a questo schermo, tu sei la prima.',

  which: 'Quali partite',
  all: 'Tutte',
  players: 'Giocatori',
  edition: 'Edizione',
  opponents: 'Avversari',
  people: 'Persone',
  playing: amount => (amount === 1 ? 'Solitario' : count(amount, { one: 'giocatore', other: 'giocatori' })),

  games: 'Partite',
  wins: 'Vittorie',
  average: 'PV in media',
  best: 'Record di PV',
  share: (wins, all) => `${wins} su ${all}`,
  by: 'Per tipo di partita',
  kind: 'Tipo',

  you: 'Tu',
  others: 'Altri',
  last: 'Ultime 10',
  before: 'Prima',
  above: by => `In media hai ${by} PV più degli altri.`,
  below: by => `In media hai ${by} PV meno degli altri.`,
  level: 'In media hai tanti PV quanti gli altri.',
  up: by => `Le tue ultime dieci partite hanno dato ${by} PV più delle precedenti.`,
  down: by => `Le tue ultime dieci partite hanno dato ${by} PV meno delle precedenti.`,
  same: 'Le tue ultime dieci partite hanno dato tanti PV quanti le precedenti.',
  past: 'Le tue ultime dieci partite',
  gains: 'Che cosa porta ogni round',

  rating: {
    title: 'Classifica',
    now: (rating, spread) => `${rating} ± ${spread}`,
    hint: 'La linea è la stima dopo ogni partita classificata. La fascia mostra quanto è sicura: la tua vera forza sta quasi sempre lì dentro.',
    chart: (from, to) => `Stima dopo ogni partita classificata, da ${from} a ${to}`,
  },

  helpers: { title: 'Aiutanti preferiti', helper: 'Aiutante', uses: 'Usi', brought: 'PV suoi' },

  cards: {
    title: 'Carte',
    hint: 'Quante volte hai giocato ogni carta su ciascun lato, e come sono finite quelle partite.',
    card: 'Carta',
    all: amount => `Mostra tutte (${amount})`,
    fewer: 'Mostra meno',
  },

  opening: {
    title: 'I tuoi primi round',
    hint: 'Che cosa hai scelto nel round 1, e come sono finite quelle partite.',
    sides: 'Lati della fattoria',
    cards: 'Carte',
    dice: 'Dadi',
    die: (die, gives) => `${die}: ${gives}`,
    roofs: 'Tetto',
    noRoof: 'nessun tetto',
    donkeys: 'Asino',
    donkey: donkey => `Asino ${donkey}`,
    siesta: 'Tracciato siesta',
    space: space => `Spazio ${space}`,
  },

  end: {
    above: (by, average, amount) => `${by} PV sopra la tua media di ${average} (${games(amount)} di questo tipo).`,
    below: (by, average, amount) => `${by} PV sotto la tua media di ${average} (${games(amount)} di questo tipo).`,
    level: (average, amount) => `Esattamente la tua media di ${average} (${games(amount)} di questo tipo).`,
    best: 'Il tuo miglior risultato finora!',
    first: 'La tua prima partita finita di questo tipo.',
  },
}
