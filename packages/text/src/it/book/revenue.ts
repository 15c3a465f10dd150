import type { Book } from '../../book.ts'

export const revenue = {
  '7': {
    title: 'Fase Rendita',
    short: 'Si lanciano i dadi. Ognuno ne prende uno, poi un secondo, e l’ultimo dado vale per tutti.',
    long: [
      'I dadi si prendono uno alla volta (§7.1), e ognuno porta ciò che offre il suo spazio (§7.2). Risolvi il tuo dado prima che ne prenda uno il giocatore successivo.',
      'Alcuni aiutanti agiscono subito prima o subito dopo il lancio, in ordine di turno.',
    ],
  },
  '7.1': {
    title: 'Prendere i dadi',
    short:
      'A turno si prende un dado e se ne risolve lo spazio, per due giri in ordine di turno. Poi resta un solo dado.',
    long: [
      'Un dado va preso, anche se non ti serve; a ciò che offre il suo spazio puoi rinunciare (R11).',
      'L’ultimo dado non lo prende nessuno. In ordine di turno ogni giocatore ne risolve lo spazio.',
    ],
  },
  '7.2': {
    title: 'Gli spazi rendita',
    short: 'Un maiale, una carta o una merce, due merci, monete, lavorazioni e spazi siesta, oppure una consegna.',
    long: [
      [
        '1: un maiale.',
        '2: giocare una carta, o pescarne una, o prendere una merce coltivata. Un’estensione costa come sempre le sue risorse.',
        '3: due merci coltivate diverse.',
        '4: 4 monete.',
        '5: due cose tra lavorazione gratuita e spazio siesta; va bene anche due volte la stessa.',
        '6: una consegna, oppure 2 monete.',
      ],
      'Gli spazi siesta fanno avanzare subito il dischetto, e quindi contano quando più tardi nel round si decide l’ordine (§8.2). Una consegna segue le regole di §8.3.',
    ],
  },
} satisfies Partial<Book['sections']>
