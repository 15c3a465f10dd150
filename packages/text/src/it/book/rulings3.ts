import type { Book } from '../../book.ts'

export const rulings3: Pick<Book['rulings'], `R${25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36}`> = {
  R25: {
    title: 'Chi comincia in solitario',
    question: 'Quanto avanti deve essere il mio dischetto per avere il primo posto nel round successivo?',
    answer: 'Almeno tre spazi sopra la partenza. Si guarda prima che il dischetto torni indietro.',
    reason: 'I regolamenti nominano il terzo spazio senza dire da dove si conta. In tutti lo spazio più basso è lo 0.',
  },
  R26: {
    title: 'Il mercato in solitario',
    question: 'Gli spazi con una X sono chiusi anche nel gioco classico in solitario?',
    answer: 'Sì, anche lì.',
    reason:
      'I regolamenti classici li chiudono in due e in tre giocatori e dimenticano chi gioca in solitario, a cui serve un mercato ancora più piccolo.',
  },
  R27: {
    title: 'Il tetto con una consegna extra',
    question: 'Questa consegna costa qualcosa, e conta per §8.4?',
    answer:
      'Costa quanto in §8.4, cioè 1 moneta o ciò che ne fanno i tuoi aiutanti, e si aggiunge al numero indicato lì.',
    reason: 'Il regolamento deluxe la chiama consegna extra e non ne dice altro.',
  },
  R28: {
    title: 'Il tetto che cambia un dado',
    question: 'Quale dado si può cambiare, quando e di quanto?',
    answer:
      'Il tuo primo o secondo dado, dopo averlo preso e prima di risolverlo; esattamente del numero sul tetto, in su o in giù, mai sotto 1 o sopra 6. L’ultimo dado comune non si può cambiare.',
    reason: 'Il regolamento deluxe parla di un dado preso e del 6 come massimo. Il resto ne deriva.',
  },
  R29: {
    title: 'Il tetto dei ricavi',
    question: 'Che cosa comprende «di nuovo i ricavi»?',
    answer: 'Tutta la sottofase dei ricavi: estensioni, segnalini Negoziante e aiutanti.',
    reason: 'Il regolamento deluxe rimanda a quella sottofase e non esclude niente.',
  },
  R30: {
    title: 'Il tetto del banco',
    question: 'Il banco di questo tetto scaccia gli altri?',
    answer: 'No. Va su uno spazio mercato vuoto e aperto qualsiasi, non dà punti e non rimuove nessuno.',
    reason: 'Il regolamento deluxe esclude i PV e non parla dei vicini. Scacciare è cosa da carretto completo.',
  },
  R31: {
    title: 'Il tetto che raddoppia',
    question: 'Quale spazio per tetti si raddoppia, e si può triplicare?',
    answer:
      'I PV di uno spazio per tetti si ottengono un’altra volta quando si posa un tetto: questo, o uno che posi più tardi. Ogni posa si raddoppia al massimo una volta.',
    reason: 'Il regolamento deluxe permette entrambi i momenti e non dice che cosa farebbero insieme due tetti così.',
  },
  R32: {
    title: 'Aiutanti nella fase Conteggio',
    question: 'Per prima cosa si tolgono i segni. Posso usare subito di nuovo i miei aiutanti?',
    answer:
      'No. Nella fase Conteggio agiscono solo gli aiutanti fatti per essa, dopo banchi e siesta, ognuno una volta e in ordine di turno. Tutti gli altri aspettano il round successivo, e non ci sono azioni in qualsiasi momento.',
    reason: 'Presi alla lettera, i regolamenti farebbero agire ogni aiutante due volte in un round.',
  },
  R33: {
    title: 'L’ultimo scambio',
    question: 'Gli aiutanti cambiano il valore finale di una cassa di merce?',
    answer:
      'No. Lo scambio avviene da sé, e una cassa di merce vi vale sempre 4 monete. Il Bracciante vende allora anche i raccolti sui tuoi campi.',
    reason:
      'Non è usare una cassa, è solo fare il conto. Il diritto del Bracciante di vendere dai campi vale per ogni vendita.',
  },
  R34: {
    title: 'Monete e PV a volontà',
    question: 'E se le monete finiscono?',
    answer: 'Non finiscono: monete e PV sono illimitati.',
    reason: 'I regolamenti contano i pezzi nella scatola, ma non ne fanno mai un limite.',
  },
  R35: {
    title: 'Comprare costa più che vendere',
    question: 'Con certi aiutanti potrei comprare e vendere con profitto all’infinito?',
    answer: 'No. Comprare una risorsa ti costa almeno 1 moneta in più di quanto ne ricaveresti.',
    reason:
      'Con i prezzi stampati questa regola non serve. Ma potrebbero trovarsi insieme aiutanti che li cambiano entrambi.',
  },
  R36: {
    title: 'Aiutanti nel turno di un altro',
    question: 'Il mio aiutante mi dà qualcosa mentre agisce un altro giocatore. Mi si chiede qualcosa?',
    answer:
      'No. Arriva da sé; se l’aiutante agisce una volta a round, alla prima occasione. Se mancasse una pedina, quel guadagno è perso.',
    reason: 'Decide chi è di turno (R4). Una domanda a qualcun altro fermerebbe il tavolo.',
  },
}
