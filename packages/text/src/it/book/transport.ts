import type { Book } from '../../book.ts'

export const transport = {
  '8': {
    title: 'Fase Trasporto',
    short: 'Scegli un asino, fai la siesta, fai le tue consegne gratuite e comprane qualcuna extra.',
    long: [
      'L’asino decide sia quanto avanza il tuo dischetto, sia quanto puoi consegnare. Molto dell’uno vuol dire poco dell’altro.',
    ],
  },
  '8.1': {
    title: 'Scegliere un asino',
    short: 'Ognuno sceglie in segreto uno dei suoi asini non ancora usati, e si scoprono tutti insieme.',
    long: [
      'Le bisacce di un asino sono consegne gratuite, i cappelli sono spazi siesta.',
      'Un asino usato resta fuori. All’inizio della fase Trasporto del round 4 tornano tutti e quattro, e i round da 4 a 6 vanno come quelli da 1 a 3: in ogni metà della partita un asino resta a casa.',
    ],
  },
  '8.2': {
    title: 'Siesta e nuovo ordine di turno',
    short:
      'Il tuo dischetto avanza di tanti spazi quanti sono i cappelli del tuo asino. Da quel momento comincia chi è più avanti.',
    long: [
      'I dischetti si muovono nel vecchio ordine di turno. Un dischetto non va mai oltre l’ultimo spazio; dove ce ne sono già altri si mette in cima. Quando lascia una pila, la lascia da solo.',
      'Poi si fissa l’ordine: prima il dischetto più avanti e, sullo stesso spazio, quello più in alto prima di quello sotto. Vale da subito, e per le fasi Fattoria e Rendita del round successivo.',
      'Contano anche gli spazi ottenuti prima, nello stesso round, con dadi, tetti e aiutanti. Quelli che arrivano dopo aumentano i tuoi PV in §9, ma non cambiano più l’ordine.',
    ],
  },
  '8.3': {
    title: 'Consegne gratuite',
    short: 'Nel nuovo ordine ogni giocatore fa tante consegne quante ne mostra il suo asino, tutte di seguito.',
    long: [
      'Una consegna prende una merce da un campo, da un deposito, dal recinto o dallo spazio delle casse e la mette su un simbolo libero dello stesso tipo: in una riga di un negozio (§8.3.1) o su uno dei tuoi carretti (§8.3.3). Puoi dividere le consegne tra più destinazioni.',
      'Ciò che non usi è perso. Con il segnalino permanente del Costruttore di Carri ne hai una in più.',
      'Le consegne date da dadi, tetti e segnalini seguono le stesse regole, in qualunque fase avvengano, e conta il numero del round in corso.',
    ],
  },
  '8.3.1': {
    title: 'I negozi',
    short: 'Completa una riga e ottieni PV pari al numero del round, un segnalino Negoziante e subito il suo effetto.',
    long: [
      'Con la prima consegna occupi una riga vuota per tutta la partita. I simboli si riempiono nell’ordine che vuoi, anche lungo più round. Puoi completare ogni negozio una volta. Un negozio chiuso non accetta niente (§8.3.2).',
      'Quando una riga è completa, succede questo (R24):',
      {
        steps: [
          'Una pedina resta come segno di proprietà, le altre tornano nella riserva.',
          'Chi completa questo negozio prima di tutti prende il PV che si trova lì, e un negozio chiuso apre.',
          'Prendi un segnalino Negoziante e PV pari al numero del round. Un Magazzino permanente aggiunge i suoi 2 PV.',
          'Si applica l’effetto istantaneo del segnalino, ora o mai più.',
        ],
      },
      'Dal round successivo il segnalino ha il suo effetto permanente.',
    ],
  },
  '8.3.2': {
    title: 'Negozi chiusi',
    short:
      'Ogni volta che un negozio è completato per la prima volta, il segnalino Negozio Chiuso più basso se ne va e il suo negozio apre.',
    long: [
      'Apre subito e per tutti, e chi l’ha causato prende il PV accanto al segnalino. Succede tre volte; dopo, tutti i negozi sono aperti.',
      'Completare un negozio che qualcun altro ha già completato non apre niente.',
    ],
  },
  '8.3.3': {
    title: 'Carretti e mercato',
    short:
      'Un carretto completo dà PV, una cassa di merce e un banco. Il banco scaccia i banchi altrui vicini di valore più basso.',
    long: [
      'I carretti si riempiono come le righe: nell’ordine che vuoi, anche lungo più round. Quando uno è completo, succede questo (R14):',
      {
        steps: [
          'Ottieni i suoi PV, e le sue pedine tornano nella riserva.',
          'Ricevi una cassa di merce, e la carta va negli scarti.',
          'Devi mettere un banco su uno spazio mercato vuoto e aperto di quel preciso valore.',
          'Ogni banco altrui su uno spazio vicino di valore inferiore viene rimosso, e prendi 1 PV per ognuno.',
        ],
      },
      'Se tutti gli spazi aperti di quel valore sono occupati, sostituisci un banco altrui su uno di essi, anche questo per 1 PV; poi tocca ai vicini, come al solito. Se non ce n’è nessuno da sostituire, non metti alcun banco (R13).',
      'I banchi vicini di valore uguale o superiore restano, e così pure i tuoi.',
    ],
  },
  '8.4': {
    title: 'Consegne extra',
    short:
      'In ordine di turno puoi comprare consegne a 1 moneta l’una: una, più una per ogni simbolo di consegna sulle tue estensioni.',
    long: [
      'Ne paghi una, la fai, e poi decidi della successiva: così ciò che rende la prima può pagare la seconda (R16). Il numero si conta all’inizio del tuo turno (R17).',
      'Il Costruttore di Carri qui non aggiunge niente.',
    ],
  },
} satisfies Partial<Book['sections']>
