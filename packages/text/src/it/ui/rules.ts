import type { Ui } from '../../ui.ts'

/** A short tour of the rules, for somebody who has played games like this before. */
export const rules: Ui['table']['rules'] = {
  title: 'Come si svolge un round',
  lead: 'Per sei round mandi avanti una piccola fattoria a Maiorca. Le merci crescono sui campi, diventano cibo, vino e salumi, e arrivano in paese a dorso d’asino. Dopo sei round vince chi ha più punti vittoria (PV).',
  phases: [
    {
      phase: 'farm',
      says: [
        'Gioca una carta (nel primo round fino a due) su un lato della fattoria. Ogni carta può essere quattro cose: a sinistra un campo, in alto un carretto per il mercato, a destra un’estensione, in basso un aiutante. Le estensioni costano risorse della fattoria, tutte di tipo diverso; gli altri lati sono gratuiti.',
        'Poi ognuno pesca fino al limite di carte, riceve i ricavi, fa crescere un raccolto su ogni campo vuoto e, con due maiali e uno spazio libero nel recinto, ottiene un maiale dalla riproduzione.',
        'Infine puoi comprare un tetto: dà subito PV e un bonus da usare una volta.',
      ],
    },
    {
      phase: 'revenue',
      says: [
        'I dadi lanciati vanno sugli spazi rendita. In ordine di turno ne prendi uno e ottieni ciò che mostra il suo spazio; poi ognuno ne prende un secondo.',
        'L’ultimo dado vale per tutti.',
      ],
    },
    {
      phase: 'transport',
      says: [
        'Ognuno sceglie un asino in segreto. I suoi cappelli fanno avanzare il tuo dischetto sul tracciato siesta: da quel momento comincia chi è più avanti. Le sue bisacce sono le tue consegne gratuite.',
        'Porta le merci alle righe dei sei negozi, o carica i tuoi carretti. Una riga completa dà PV e un segnalino Negoziante con un vantaggio permanente; un carretto completo dà PV, una cassa di merce e un banco al mercato.',
        'Un nuovo banco scaccia dal mercato i banchi altrui vicini di valore più basso, per 1 PV l’uno.',
        'Alla fine si possono comprare consegne extra, quante ne permettono i simboli della tua fattoria.',
      ],
    },
    {
      phase: 'scoring',
      says: [
        'Ogni tuo banco vale 1 PV, e il tuo spazio siesta quanto è scritto accanto. Gli aiutanti usati sono di nuovo pronti.',
        'Dopo il sesto round le merci rimaste si vendono, e ogni 5 monete danno 1 PV. In caso di parità decidono le monete rimaste.',
      ],
    },
  ],
  anytime: 'Nel tuo turno, in qualsiasi momento',
  anytimeSays:
    'Vendi o compra risorse, lavorale, usa le casse di merce, i tetti e gli aiutanti. Hai 25 pedine per tutto: merci, consegne, banchi.',
  screen: 'A questo tavolo',
  screenSays: [
    'Tutto ciò che ha un anello verde si può toccare. Se ci sono più cose da fare, sono elencate in basso, e si illumina ciò che vi è legato.',
    'Annulla quanto vuoi, finché non si scopre qualcosa di nuovo. Le azioni che non si possono annullare portano un piccolo lucchetto.',
    'Tocca qualcosa che non è illuminato, e il tavolo ti dice perché ora non si può.',
  ],
  keys: 'Tasti',
  keysSays: [
    'Tab e Invio: raggiungere e usare tutto',
    'Esc: lasciare la scelta',
    'Ctrl+Z, Ctrl+Y: annullare, ripetere',
    'E: terminare il turno',
  ],
}
