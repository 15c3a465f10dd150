import type { Book } from '../../book.ts'

export const anytime = {
  '5': {
    title: 'Lo svolgimento del gioco',
    short: 'Sei round, ognuno con quattro fasi: Fattoria, Rendita, Trasporto, Conteggio.',
    long: [
      [
        'Fase Fattoria (§6): gioca una carta, ricevi i ricavi, fai crescere i campi, compra un tetto.',
        'Fase Rendita (§7): prendi dadi e ciò che danno i loro spazi.',
        'Fase Trasporto (§8): scegli un asino, fai la siesta, consegna merci.',
        'Fase Conteggio (§9): banchi e siesta danno PV.',
      ],
      'Si gioca sempre in ordine di turno. Solo la siesta lo cambia, a metà della fase Trasporto.',
    ],
  },
  '5.1': {
    title: 'Azioni in qualsiasi momento',
    short:
      'Nel tuo turno puoi commerciare, lavorare risorse, usare casse di merce, tetti e aiutanti, tutte le volte che vuoi.',
    long: [
      'Queste azioni non hanno un posto fisso nel turno: le fai prima, durante o dopo ciò che la fase ti chiede, anche più d’una e in qualsiasi ordine.',
      'Non puoi farle mentre decide qualcun altro, né mentre si scelgono in segreto gli asini (R4), né a metà di un effetto. R23 elenca tutti i turni di un round.',
      'I tetti e molti aiutanti indicano le fasi in cui agiscono; nelle altre devono aspettare.',
    ],
  },
  '5.1.1': {
    title: 'Usare una cassa di merce',
    short:
      'Una cassa vale 4 monete, o due merci coltivate, o una carta, o un maiale, o due lavorazioni: ciò che ti serve in quel momento.',
    long: [
      'Cedi una cassa di merce e scegli una di queste cose:',
      [
        '4 monete;',
        'due merci coltivate diverse;',
        'giocare una carta dalla mano, o pescarne una; un’estensione costa comunque le sue risorse;',
        'un maiale;',
        'fino a due lavorazioni gratuite.',
      ],
      'Dove una riga richiede una cassa di merce puoi invece consegnarla. Questo non è usarla.',
    ],
  },
  '5.1.2': {
    title: 'Comprare e vendere',
    short: 'Le risorse si comprano e si vendono ai prezzi della tua fattoria. Le merci lavorate non sono in vendita.',
    long: [
      'Ciò che compri va nel suo deposito; un maiale richiede uno spazio libero nel recinto. Puoi vendere ciò che sta in un deposito o nel recinto, ma non un raccolto ancora sul campo.',
      'Gli aiutanti possono cambiare i prezzi. Anche così, comprare ti costa sempre almeno 1 moneta in più di quanto renderebbe vendere (R35).',
    ],
  },
  '5.1.3': {
    title: 'Lavorare le risorse',
    short: 'Per qualche moneta oliva e grano diventano cibo, l’uva vino e il maiale salumi.',
    long: [
      'Puoi lavorare una risorsa da un campo, da un deposito o dal recinto. La merce lavorata va nel suo deposito, e un campo svuotato così torna a crescere nel round successivo.',
      'Dove qualcosa ti dà una lavorazione gratuita non paghi niente; il resto non cambia.',
    ],
  },
  '5.1.4': {
    title: 'Il raccolto sui campi',
    short:
      'Un raccolto aspetta sul suo campo finché non lo lavori, lo usi per pagare o lo consegni. Non va mai in un deposito.',
    long: [
      'Ogni campo porta quindi al massimo un raccolto, e finché non è libero non cresce niente di nuovo. Un raccolto si può lavorare, consegnare, o cedere come parte del costo di un’estensione. Non si può vendere, a meno di avere il Bracciante.',
    ],
  },
} satisfies Partial<Book['sections']>
