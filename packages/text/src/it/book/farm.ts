import type { Book } from '../../book.ts'

export const farm = {
  '6': {
    title: 'Fase Fattoria',
    short: 'Quattro sottofasi: carte, ricavi, raccolto, tetti. Tutti ne finiscono una prima che cominci la successiva.',
    long: [
      'Ogni sottofase si gioca in ordine di turno.',
      'Con l’opzione «Fase Fattoria insieme» tutti giocano contemporaneamente le prime tre sottofasi. Le carte si pescano in ordine di turno quando tutti hanno giocato le proprie; a parte questo, in quelle sottofasi non si può usare niente che faccia pescare o mostri carte.',
    ],
  },
  '6.1': {
    title: 'Giocare una carta, poi pescare',
    short:
      'Puoi giocare una carta, nel round 1 fino a due. Quando hanno finito tutti, ognuno pesca fino al limite della mano.',
    long: [
      'Scegli il lato su cui mettere la carta:',
      [
        'A sinistra, un campo. È gratuito, e vuoto finché non vi cresce qualcosa.',
        'In alto, un carretto per il mercato. È gratuito. Puoi averne tre.',
        'A destra, un’estensione. La prima costa una risorsa della fattoria, la seconda due, la terza tre e così via, tutte di tipo diverso. Si può pagare anche con i raccolti sui campi e con i PV.',
        'In basso, un aiutante. È gratuito. Puoi averne tre.',
      ],
      'Un quarto carretto o aiutante si può comunque giocare, se prima togli uno dei tre (R6). Campi ed estensioni restano per sempre.',
      'Quando tutti hanno giocato, si pesca in ordine di turno fino ad avere in mano tante carte quante ne permette il proprio limite: tre, una in più per ogni estensione, più ciò che aggiungono gli aiutanti. Chi ne ha di più scarta fino al limite. In ogni altro momento puoi tenere in mano quante carte vuoi.',
    ],
  },
  '6.2': {
    title: 'Ricavi',
    short: 'Ricevi ciò che portano le tue estensioni, i tuoi aiutanti e i tuoi segnalini Negoziante permanenti.',
    long: [
      [
        'Ogni simbolo della moneta su un’estensione: 1 moneta.',
        'Segnalino del Mercante: 3 monete. Segnalino del Salumiere: 1 cassa di merce. Segnalino del Fruttivendolo: 1 risorsa a tua scelta.',
        'Gli aiutanti con la parola «Ricavi».',
      ],
      'I ricavi vanno presi. Un maiale senza spazio libero nel recinto si vende subito (R5). Prima del raccolto ognuno ha un breve turno per le azioni in qualsiasi momento.',
    ],
  },
  '6.3': {
    title: 'Raccolto e riproduzione',
    short: 'Su ogni campo vuoto cresce un raccolto. Con due maiali e uno spazio libero nel recinto nasce un maialino.',
    long: [
      'Ogni campo dà ciò che vi è stampato. Un campo che ha ancora il suo raccolto non ne riceve un secondo.',
      'Per quanti maiali tu abbia, ne nasce uno solo, e soltanto se c’è posto. Senza uno spazio libero non nasce niente, e per questo non ricevi niente.',
    ],
  },
  '6.4': {
    title: 'Comprare un tetto',
    short:
      'In ordine di turno ognuno può comprare uno dei tetti scoperti. Costa tante monete quanto il numero del round.',
    long: [
      'Nel round 1, e solo allora, l’ordine è inverso: sceglie per primo chi è ultimo.',
      'Il tetto copre il tuo spazio per tetti libero più a sinistra e dà i PV che vi sono scritti. Se tutti gli spazi sono coperti, non puoi comprarne. I tetti non si scartano mai.',
      'Ogni tetto porta un bonus che usi una volta, in un tuo turno, in una delle fasi che indica; se non ne indica, in qualsiasi fase. Poi si gira a faccia in giù. Si può usare già nel turno in cui lo compri (R9).',
    ],
  },
} satisfies Partial<Book['sections']>
