import type { Book } from '../../book.ts'

export const ends = {
  '9': {
    title: 'Fase Conteggio',
    short: '1 PV per ognuno dei tuoi banchi, e i PV accanto al tuo dischetto della siesta.',
    long: [
      {
        steps: [
          'Si tolgono i segni dagli aiutanti usati; nel round successivo sono di nuovo pronti.',
          'Ogni banco sul mercato dà 1 PV a chi lo possiede. I segni di proprietà nei negozi non danno niente.',
          'Ogni dischetto dà ciò che mostra il suo spazio siesta.',
          'Agiscono gli aiutanti di questa fase, in ordine di turno.',
          'Tutti i dischetti tornano sullo spazio più basso, impilati in ordine di turno, con quello del giocatore iniziale in cima.',
          'I tetti che nessuno ha comprato se ne vanno, e si scoprono quelli del round successivo.',
          'I nuovi segnalini Negoziante si girano sul lato permanente.',
        ],
      },
      'In questa fase non ci sono azioni in qualsiasi momento. Dopo il round 6 si saltano gli ultimi tre punti.',
    ],
  },
  '10': {
    title: 'Fine della partita',
    short: 'Dopo il round 6 le tue merci diventano monete, e ogni 5 monete danno 1 PV.',
    long: [
      'Tutte le risorse nei depositi e nel recinto si vendono ai tuoi prezzi, e ogni cassa di merce dà 4 monete. I raccolti sui campi, il cibo, il vino e i salumi non danno niente. Poi ogni 5 monete diventano 1 PV; ciò che avanza decide in caso di parità.',
      'Gli aiutanti che parlano di prezzi di vendita o di fine partita contano prima (R18). Tutto questo avviene da sé.',
    ],
  },
  '11': {
    title: 'Giocare in solitario',
    short: 'Giochi contro un giocatore neutrale che porta via dadi e piazza banchi. Ciò che conta è il tuo punteggio.',
    long: [
      'Si pesca uno dei segnalini Ordine di Turno 2 e 3. Con il 2 hai il primo posto e il tuo banco sta sul 2 centrale; con il 3 hai il secondo posto e sta sul 3. Il banco neutrale prende l’altro spazio. In ogni round ci sono due tetti scoperti, e ogni negozio ha un segnalino Negoziante.',
      'Rendita: i dadi sono cinque. Al primo posto ne prendi uno, uno viene scartato, ne prendi uno, uno viene scartato. Al secondo posto, uno viene scartato prima di ognuna delle tue due scelte. L’ultimo dado è comunque tuo. Nei round da 1 a 3 si scarta il dado più basso, dal round 4 il più alto.',
      'Trasporto: il giocatore neutrale scopre la prima carta del mazzo e mette un banco su uno spazio del valore del suo carretto; dopo tutta la tua fase Trasporto se hai il primo posto, prima che tu scelga un asino se hai il secondo. Preferisce, nell’ordine:',
      {
        steps: [
          'lo spazio che rimuove più banchi tuoi, contando anche quello sostituito;',
          'lo spazio con meno spazi vicini più alti, vuoti e aperti;',
          'lo spazio più lontano da ogni altro banco neutrale;',
          'il numero più basso (R19).',
        ],
      },
      'Un banco si sostituisce solo quando nessuno spazio di quel valore è vuoto. Il giocatore neutrale non fa punti. La tua siesta decide solo il posto nel round successivo (R25).',
    ],
  },
  D: {
    title: 'L’edizione deluxe',
    short: 'Lo stesso gioco con più tipi di tetti, un altro mercato quando si è in pochi e i punteggi scoperti.',
    long: [
      'Qui si gioca solo il gioco base, senza moduli.',
      'I nuovi tetti sono: 3 o 4 monete; due lavorazioni gratuite; una merce lavorata; una consegna extra (R27); cambiare un dado (R28); di nuovo i ricavi (R29); un banco (R30); raddoppiare uno spazio per tetti (R31).',
      'Un aiutante usato si segna con un gettone, che non è una delle tue 25 pedine (R2). Se al mercato non c’è uno spazio vuoto del valore richiesto, puoi rinunciare al tuo banco invece di sostituirne un altro.',
    ],
  },
} satisfies Partial<Book['sections']>
