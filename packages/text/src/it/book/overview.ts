import type { Book } from '../../book.ts'

export const overview = {
  '1': {
    title: 'Di che cosa si tratta',
    short:
      'Ognuno manda avanti una piccola fattoria a Maiorca. In sei round la tua deve farsi più stimare delle altre.',
    long: [
      'La tua fattoria comincia con quasi niente. Le carte diventano campi, carretti, estensioni e aiutanti; i campi danno olive, grano e uva; nel recinto arrivano i maiali. Ciò che raccogli lo vendi, lo lavori, o lo mandi in paese a dorso d’asino.',
      'Al villaggio aspettano sei negozi, un mercato affollato e una siesta che vale anch’essa qualcosa. La Granja è per una, due, tre o quattro persone; in solitario si gioca contro il giocatore neutrale (§11).',
    ],
  },
  '2': {
    title: 'Che cosa c’è sul tavolo',
    short:
      'Al centro il villaggio con il mercato, i negozi e il tracciato siesta; intorno, una fattoria per giocatore.',
    long: [
      'Le pagine di questa sezione spiegano che cosa sono i pezzi. Come si usano lo dicono le regole da §5 in poi.',
      'Prezzi e altri numeri sono stampati sui pezzi stessi. Non tutti ci sono noti da un testo; da dove venga ogni numero lo dice la pagina delle fonti.',
    ],
  },
  '2.1': {
    title: 'Il villaggio',
    short: 'Sei negozi, il mercato, sei spazi rendita per i dadi e il tracciato siesta.',
    long: [
      [
        'Ogni negozio ha quattro righe di simboli. Puoi occuparne una e consegnarvi le merci che mostra (§8.3.1).',
        'Il mercato è fatto di spazi che valgono da 2 a 6. Un banco su uno di essi porta un punto a ogni round (§8.3.3, §9).',
        'Gli spazi rendita da 1 a 6 dicono a che cosa serve un dado (§7.2).',
        'Il tracciato siesta decide chi comincia, e dà punti a chi riposa bene (§8.2).',
      ],
    ],
  },
  '2.2': {
    title: 'Le carte Fattoria',
    short: 'Le carte sono 66, e ognuna può essere quattro cose. Tu ne scegli una; le altre tre sono perse.',
    long: [
      'Infilata a sinistra, una carta è un campo; in alto, un carretto per il mercato; a destra, un’estensione; in basso, un aiutante. Da quel momento conta solo il lato che sporge.',
      'Le carte in mano e il mazzo sono segreti. Gli scarti sono scoperti, e chiunque può guardarli. Appena il mazzo finisce, gli scarti si mescolano e ne formano uno nuovo, anche a metà di una pesca.',
    ],
  },
  '2.3': {
    title: 'I dadi',
    short: 'I dadi non sono di nessuno. Si lanciano una volta a round, e ognuno vale ciò che dice il suo spazio.',
    long: [
      'Ce ne sono due per giocatore più uno: cinque in due, sette in tre, nove in quattro. In solitario se ne usano cinque.',
    ],
  },
  '2.4': {
    title: 'La tua fattoria',
    short:
      'Depositi per le merci, un recinto per i maiali, un posto per le casse, cinque spazi per tetti e carte su tutti e quattro i lati.',
    long: [
      [
        'C’è un deposito per ogni merce coltivata e per ogni merce lavorata. Un deposito non si riempie mai.',
        'Il recinto ha due spazi. Ogni simbolo del recinto su un’estensione fa posto a un altro maiale, e anche un aiutante può aggiungerne.',
        'Le casse di merce stanno al centro, quante ne vuoi.',
        'Gli spazi per tetti si coprono da sinistra a destra (§6.4).',
      ],
      'Campi ed estensioni non hanno limite. Per i carretti e per gli aiutanti ci sono tre posti ciascuno.',
    ],
  },
  '2.5': {
    title: 'Segnalini e monete',
    short: 'Monete, punti vittoria, segnalini Negoziante, tetti, asini e segnalini Negozio Chiuso.',
    long: [
      [
        'Le monete e i punti vittoria (PV) non finiscono mai.',
        'In ogni negozio c’è un segnalino Negoziante per giocatore. Il primo lato agisce una volta sola, quando lo ottieni; l’altro agisce dal round successivo (§8.3.1).',
        'I tetti sono divisi in sei serie, una per round. Ne stanno scoperti tanti quanti sono i giocatori (§6.4).',
        'Tutti hanno gli stessi quattro asini (§8.1).',
        'All’inizio tre segnalini Negozio Chiuso bloccano tre dei negozi (§8.3.2).',
      ],
    ],
  },
  '2.6': {
    title: 'Come ti aiuta questo tavolo',
    short: 'Ciò che è illuminato si può toccare. Ciò che non lo è ti dice perché, e secondo quale regola.',
    long: [
      'Dopo ogni motivo c’è una regola tra parentesi. Apre questo regolamento alla pagina giusta, mentre la partita aspetta dov’era. Il punto interrogativo accanto alla frase in basso apre la pagina di ciò che si sta giocando.',
      'Tutto si può annullare finché nessuno ne ha saputo qualcosa di nuovo: una carta pescata, un lancio, una scelta già passata agli altri. Queste azioni portano un piccolo lucchetto.',
      'Ogni simbolo si spiega da solo quando il puntatore vi si ferma, quando è selezionato o quando lo tieni premuto. Tutto si può fare anche da tastiera; il tasto ? mostra l’elenco.',
    ],
  },
  '2.7': {
    title: 'Pedine e dischetti',
    short: 'Hai 25 pedine. Ogni tua merce, ogni raccolto, maiale, cassa, consegna e banco è una di loro.',
    long: [
      'Una pedina cambia significato con il posto: su un campo è un raccolto, nel recinto un maiale, su uno spazio mercato un banco. Monete e PV hanno pezzi propri e non ne richiedono.',
      'Chi le ha usate tutte e 25 deve riprenderne una prima di piazzare qualcosa di nuovo, oppure rinunciarvi; R1 dice come.',
      'Il dischetto sul tracciato siesta non è una delle 25.',
    ],
  },
  '2.8': {
    title: 'Parole con un significato preciso',
    short: 'Alcune parole si usano in senso esatto: risorsa, merce lavorata, risorsa della fattoria, consegna.',
    long: [
      [
        'Merce coltivata: oliva, grano o uva.',
        'Risorsa: una merce coltivata o un maiale. Le risorse si possono comprare, vendere e lavorare.',
        'Merce lavorata: cibo, vino o salumi. Non si compra né si vende, a meno che un aiutante lo permetta.',
        'Risorsa della fattoria: uno dei nove tipi che pagano un’estensione: moneta, PV, oliva, grano, uva, maiale, cibo, vino, salumi. Una moneta o un PV conta come una.',
        'Cassa di merce: non è una risorsa della fattoria.',
        'Consegna: una merce passa da un campo, da un deposito, dal recinto o dallo spazio delle casse a una riga di un negozio o a un tuo carretto.',
        'Giocatore attivo: quello a cui tocca decidere.',
      ],
      'Una merce coltivata che ottieni va nel suo deposito; solo con il raccolto (§6.3) le merci arrivano sui campi. Un maiale richiede uno spazio libero nel recinto (R5).',
    ],
  },
  '3': {
    title: 'Chi vince',
    short: 'Vince chi ha più punti vittoria dopo sei round. A pari punti è avanti chi ha più monete.',
    long: [
      'Le strade per fare punti sono molte:',
      [
        'completare righe nei negozi; più avanti è il round, più valgono (§8.3.1);',
        'completare carretti e tenere banchi al mercato, round dopo round (§8.3.3, §9);',
        'scacciare altri banchi, comprare tetti, riposare bene nella siesta;',
        'gli aiutanti e, proprio alla fine, le monete rimaste (§10).',
      ],
      'Se anche le monete sono pari, la vittoria è condivisa.',
    ],
  },
  '4': {
    title: 'Preparazione',
    short: 'Il tavolo si prepara da solo. Ecco che cosa fa, per chi vuole saperlo o gioca a casa.',
    long: [
      {
        steps: [
          'Ogni giocatore riceve 1 PV, 1 moneta, 1 cassa di merce, quattro asini e 25 pedine.',
          'Si mescolano le 66 carte e se ne danno quattro a testa. Le altre formano il mazzo.',
          'Per ogni round si pescano a caso e alla cieca tanti tetti quanti sono i giocatori. Quelli del round 1 si scoprono.',
          'Ogni negozio riceve un segnalino Negoziante per giocatore e 1 PV per chi lo completa per primo.',
          'Si tirano a sorte tre negozi, che ricevono i segnalini Negozio Chiuso 1, 2 e 3 con 1 PV ciascuno. Per ora sono chiusi.',
          'Si sorteggia il giocatore iniziale; gli altri seguono in senso orario.',
          'Si preparano due dadi per giocatore più uno; in solitario, cinque.',
          'In ordine di turno ognuno mette un banco sugli spazi centrali 2, 3, 4, 5 del mercato, il giocatore iniziale sul 2.',
          'Tutti i dischetti si impilano sullo spazio siesta più basso, quello del giocatore iniziale in cima.',
          'Con meno giocatori alcuni spazi mercato sono chiusi.',
        ],
      },
    ],
  },
} satisfies Partial<Book['sections']>
