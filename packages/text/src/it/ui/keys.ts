import type { Ui } from '../../ui.ts'

/** The keys of the table, as they are listed for whoever asks. */
export const keys: Ui['keys'] = {
  title: 'Scorciatoie da tastiera',
  tool: 'Scorciatoie da tastiera (?)',
  caps: {
    tab: 'Tab',
    shift: 'Maiusc',
    enter: 'Invio',
    space: 'Spazio',
    escape: 'Esc',
    home: 'Inizio',
    end: 'Fine',
    control: 'Ctrl',
    arrows: 'Frecce',
  },
  or: 'o',
  groups: {
    go: 'Muoversi',
    act: 'Giocare',
    see: 'Consultare',
    hear: 'Ascoltare',
  },
  says: {
    parts: 'Alla parte successiva del tavolo, e indietro',
    inside: 'Dentro una parte, a ciò che è più vicino in quella direzione',
    ends: 'Al primo o all’ultimo elemento di una parte',
    next: 'Alla prossima cosa che puoi usare, e indietro',
    act: 'Sceglierla, o farla',
    back: 'Annullare la scelta, chiudere ciò che è aperto',
    menu: 'Tutto ciò che puoi fare ora, come menu',
    endTurn: 'Finire il turno',
    undo: 'Annulla',
    redo: 'Ripeti',
    book: 'Regolamento: la pagina della spiegazione mostrata, altrimenti di questo momento',
    step: 'Regolamento: la pagina di questo momento',
    list: 'Questo elenco',
    hint: 'Un suggerimento, se la partita ne dà',
    text: 'Il tavolo come testo, e di nuovo disegnato',
    now: 'Legge che cosa puoi fare',
    changed: 'Legge che cosa è cambiato dalla tua ultima mossa',
    farms: 'Legge le fattorie, una dopo l’altra',
  },
  letters: 'Scorciatoie con un solo tasto',
  lettersHint:
    'Disattivale se premi tasti per sbaglio o se detti al computer. Tab, frecce, Invio, Esc, F1 e quelle con Ctrl restano.',
}
