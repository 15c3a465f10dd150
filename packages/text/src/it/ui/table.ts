import type { Ui } from '../../ui.ts'
import { amountOf, count } from '../names.ts'
import { rules } from './rules.ts'
import { start } from './start.ts'

const vp = (points: number): string => amountOf(points, 'point')

export const table: Ui['table'] = {
  start,
  rules,

  bar: {
    round: (round, last) => `Round ${round} di ${last}`,
    roundShort: round => `Round ${round}`,
    phases: 'Fasi del round',
    order: 'Ordine di turno',
    points: vp,
    covered: 'PV coperti',
    deciding: 'decide',
    thinking: 'pensa',
    neutral: 'Giocatore neutrale',
    undo: 'Annulla',
    redo: 'Ripeti',
    restart: 'Ricomincia il turno',
    noUndo: 'Niente da annullare: l’ultima mossa non era tua, o ha rivelato qualcosa di nuovo',
    noRedo: 'Non hai annullato niente',
    again: 'Rivedi le ultime mosse degli altri',
    tools: 'Strumenti',
    toDark: 'Tema scuro',
    toLight: 'Tema chiaro',
    settings: 'Impostazioni',
    rules: 'Regole',
    leave: 'Lascia il tavolo (la partita resta salvata)',
  },

  prompt: {
    label: 'Che cosa puoi fare',
    over: 'La partita è finita.',
    results: 'Risultati',
    waiting: names => `In attesa di ${names}.`,
    thinking: name => `${name} sta pensando.`,
    settling: 'Un momento.',
    about: 'Che cosa puoi farne',
    choices: 'Le tue scelte',
    drop: 'Lascia stare',
    more: 'Altro',
    moreLabel: amount => `Tutto ciò che puoi fare ora: ${count(amount, { one: 'azione', other: 'azioni' })}`,
    lock: 'non si può annullare',
    dismiss: 'Chiudi',
    groups: {
      turn: 'Turno',
      cards: 'Carte',
      trade: 'Commercio',
      roofs: 'Tetti',
      helpers: 'Aiutanti',
      dice: 'Dadi',
      transport: 'Asini e siesta',
      deliveries: 'Consegne',
      market: 'Mercato',
      goods: 'Merci',
      markers: 'Pedine',
    },
  },

  rooms: {
    village: 'Villaggio',
    farm: 'Fattoria',
    others: 'Altri',
    log: 'Diario',
    otherFarms: 'Altre fattorie',
    hand: 'Le tue carte',
    side: 'Diario e previsione',
    tabs: 'Parti del tavolo',
    canDo: 'qui puoi fare qualcosa',
  },

  log: {
    title: 'Diario',
    all: 'Tutti',
    only: name => `Solo ${name}`,
    mine: 'Per me',
    mineHint: 'Ciò che mi riguarda: le mie mosse, ciò che mi viene tolto e ciò che capita a tutti',
    linesLead:
      'Le frecce passano di riga in riga. La riga mostra sul tavolo di che cosa si tratta; premendola si apre il replay in quel punto.',
    linesPoint: 'Le frecce passano di riga in riga. La riga mostra sul tavolo di che cosa si tratta.',
    filter: 'Mosse di chi',
    earlier: 'Righe precedenti',
    empty: 'Non è ancora successo niente.',
    heading: (round, step) => `Round ${round} · ${step}`,
    again: 'Che cosa è successo dopo la mia ultima mossa?',
    nothingNew: 'Da allora nessun altro ha mosso.',
  },

  again: {
    title: 'Ultime mosse degli altri',
    showing: 'Di nuovo:',
    count: (number, all) => `${number} di ${all}`,
    skip: 'Salta',
  },

  forecast: {
    title: 'Previsione',
    says: 'Se il conteggio del round fosse ora:',
    player: 'Giocatore',
    now: 'Ora',
    stalls: 'Banchi',
    siesta: 'Siesta',
    after: 'Poi',
    gain: points => `+${points}`,
    covered: '?',
    note: 'Senza contare gli aiutanti e la fine della partita.',
  },

  curtain: {
    pass: name => `Passa lo schermo a ${name}`,
    why: 'Le carte degli altri restano segrete.',
    here: name => `Sono ${name}`,
  },

  trouble: {
    notKept: 'Questo dispositivo non riesce a salvare la partita. Se chiudi la pagina, va persa.',
    detail: reason => `Motivo: ${reason}`,
    save: 'Salva in un file',
    stuck: 'Non si riesce a caricare i giocatori virtuali. Nuovo tentativo…',
  },

  end: {
    title: 'La partita è finita',
    won: name => `Ha vinto ${name}`,
    wonYou: 'Hai vinto',
    shared: names => `Vittoria condivisa: ${names}`,
    solo: points => `Hai chiuso con ${vp(points)}`,
    place: rank => `${rank}º`,
    points: vp,
    silver: amount => count(amount, { one: 'moneta rimasta', other: 'monete rimaste' }),
    ranking: 'Classifica',
    sources: 'Da dove vengono i punti',
    source: 'Origine',
    total: 'Totale',
    bars: 'Punti di ogni giocatore per origine',
    rounds: 'Punti dopo ogni round',
    rematch: 'Gioca ancora',
    save: 'Salva la partita',
    back: 'Torna all’inizio',
    look: 'Guarda il tavolo',
  },

  lost: {
    loading: 'Prepariamo il tavolo…',
    missing: 'Questa partita non è su questo dispositivo.',
    missingHint: 'Forse è stata eliminata, o è salvata in un altro browser.',
    broken: 'Questa partita non si può aprire.',
    brokenHint: 'La partita è ancora qui. Puoi salvarla in un file e segnalare il problema.',
    save: 'Salva i dati grezzi',
    back: 'Torna all’inizio',
  },

  broken: {
    title: 'Qualcosa è andato storto nel disegno.',
    why: 'La tua partita è salva com’era prima. Ricarica la pagina per continuare; se succede ancora, salva la partita in un file e segnala il problema.',
    detail: reason => `Il browser dice: ${reason}`,
    reload: 'Ricarica la pagina',
    save: 'Salva la partita in un file',
  },

  elsewhere: {
    title: 'Questa partita continua in un’altra scheda.',
    why: 'L’hai aperta lì; così niente viene giocato due volte.',
    take: 'Continua qui',
  },

  dialog: { close: 'Chiudi' },
}
