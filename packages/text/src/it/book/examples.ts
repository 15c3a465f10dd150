import type { Book } from '../../book.ts'

export const examples: Book['examples'] = {
  card: {
    title: 'Una carta, quattro usi',
    says: 'A sinistra ciò che cresce se diventa un campo, in alto le merci che chiede il suo carretto e i PV che dà, a destra i simboli di un’estensione, e in basso l’aiutante.',
    so: 'Qualunque lato tu scelga, gli altri tre restano sotto la tua fattoria e non contano più.',
  },
  trade: {
    title: 'Vendere e lavorare',
    says: 'Rosso ha due olive, 1 uva, un maiale e 2 monete. I numeri sotto ogni merce sono i suoi prezzi; il numero sopra una freccia è il prezzo della lavorazione.',
    so: 'Vendere una cosa spesso paga la lavorazione di un’altra. Per lavorare non servono né un negozio né un turno apposta.',
  },
  roof: {
    title: 'Comprare un tetto',
    says: 'È il round 2, quindi ogni tetto costa 2 monete. Rosso ha già un tetto, che copre il primo spazio.',
    so: 'Più tardi arriva il tetto, più costa; più a destra è lo spazio, più PV dà.',
  },
  siesta: {
    title: 'Chi comincia?',
    says: 'Tutti i dischetti sono sullo spazio più basso. Rosso scopre un asino con 2 cappelli, Blu uno con 3 e Giallo uno con 2.',
    so: 'Rosso e Giallo sono sullo stesso spazio, ma Giallo è arrivato dopo e sta in cima, quindi Giallo gioca prima di Rosso.',
  },
  row: {
    title: 'Una riga si completa',
    says: 'A Rosso manca 1 salume dal Salumiere. Nessuno ha ancora completato il Salumiere, e il Macellaio è ancora chiuso dal segnalino 1. È il round 3.',
    so: 'Una sola consegna ha portato punti da tre parti, e ha aperto il Macellaio per tutti.',
  },
  barrow: {
    title: 'Un carretto si completa',
    says: 'A Rosso manca 1 uva su questo carretto, e ne ha una nel deposito.',
    so: 'La carta non c’è più, ma le sue pedine sono tornate, in fattoria c’è una cassa di merce, e resta un banco da mettere.',
  },
  push: {
    title: 'Scacciare gli altri dal mercato',
    says: 'Il carretto valeva 4, quindi Rosso mette un banco su uno spazio vuoto di valore 4. Su due spazi vicini ci sono banchi di Blu: uno di valore 3, uno di valore 5.',
    so: 'Il banco più basso ha dovuto andarsene, per 1 PV. Quello più alto resta dov’è.',
  },
}
