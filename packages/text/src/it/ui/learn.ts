import type { Ui } from '../../ui.ts'

/** The guided first game, and the hints of a game against computer players. */
export const learn: Ui['learn'] = {
  start: 'Impara a giocare',
  startLine: 'un primo round guidato, dieci minuti',

  panel: 'Prima partita guidata',
  part: (number, all) => `Parte ${number} di ${all}`,
  next: 'Avanti',
  doIt: 'Fallo per me',
  more: 'Altro su questa lezione',
  again: 'Ricomincia',
  leave: 'Termina la lezione',
  wait: 'Un momento: sta giocando il vicino.',
  astray:
    'Questa partita ha preso una strada sua, e la lezione non può seguirla. Puoi continuare liberamente o ricominciare.',
  steered: {
    early: 'Il tuo turno non è ancora finito: c’è ancora qualcosa da fare.',
    trade: 'È permesso, ma oggi ogni merce e ogni moneta ha il suo posto. Tienila ancora un po’.',
    other: 'Si potrebbe fare anche così. Per questa lezione scegli ciò che è incorniciato.',
    later: 'Una buona idea per un’altra volta. Una cosa dopo l’altra:',
  },
  ending: {
    full: 'Gioca una partita intera, con suggerimenti',
    on: 'Continua questa partita',
    back: 'Torna all’inizio',
  },

  hints: {
    title: 'Suggerimenti',
    tool: 'Suggerimento (H)',
    off: 'In questa partita i suggerimenti sono disattivati.',
    what: 'Con i suggerimenti il computer ti dice che cosa farebbe al tuo posto. Sa solo ciò che vedi tu.',
    on: 'Attiva i suggerimenti',
    turnOff: 'Disattiva i suggerimenti',
    thinking: 'Il computer si mette nei tuoi panni…',
    nothing: 'Ora non hai niente da decidere.',
    failed: 'Questa volta nessun suggerimento. Riprova.',
    retry: 'Riprova',
    close: 'Chiudi i suggerimenti',
    best: 'Le mosse migliori secondo il computer',
    points: points => `circa ${points} PV`,
    chance: percent => `${percent}% di vincere`,
    note: 'I tuoi PV a fine partita e la tua probabilità di vincere, secondo il computer.',
    noteSolo: 'I tuoi PV a fine partita, secondo il computer.',
  },
}
