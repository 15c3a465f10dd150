import type { Lesson } from '../lesson.ts'

/** The guided first game. Cards and places are framed on the table, so the sentences need not name them. */
export const lesson: Lesson = {
  welcome: {
    title: 'Ti diamo il benvenuto',
    says: 'Per sei round mandi avanti una fattoria a Maiorca. Alla fine vince chi ha più punti vittoria (PV). Il primo round lo giochiamo insieme; il tuo vicino è un giocatore del computer di buon carattere.',
  },
  screen: {
    title: 'Che cosa posso toccare?',
    says: 'Ciò che ha un anello verde ora si può toccare; una cornice dorata mostra ciò di cui parliamo. La riga in basso dice che cosa è possibile. Annulla pure: è definitivo solo ciò che porta un piccolo lucchetto.',
  },
  sides: {
    title: 'Una carta, quattro usi',
    says: 'Ogni carta è a sinistra un campo, in alto un carretto, a destra un’estensione e in basso un aiutante. La infili sotto un lato della fattoria, e da quel momento è soltanto quello. Nel primo round giochi due carte.',
  },
  field: {
    title: 'Un campo',
    says: 'Un campo è gratuito, e ogni volta che è vuoto vi cresce un raccolto. Puoi averne quanti ne vuoi.',
    asks: 'Tocca la carta incorniciata, poi il lato sinistro della fattoria.',
  },
  barrow: {
    title: 'Un carretto',
    says: 'Un carretto è un ordine del mercato: questo vuole un’oliva e del cibo. Quando è completo dà PV e un banco in paese.',
    asks: 'Tocca la carta incorniciata, poi il lato superiore della fattoria.',
  },
  endPlaying: {
    title: 'Gli altri due lati',
    says: 'Le estensioni a destra costano risorse; danno più carte in mano, ricavi, posti per i maiali e consegne. Gli aiutanti in basso sono gratuiti, al massimo tre, e ognuno ha un suo talento.',
    asks: 'Hai giocato le due carte: termina il turno.',
  },
  income: {
    title: 'Carte e ricavi',
    says: 'Ognuno ha pescato fino a tre carte; le estensioni alzano questo limite. Ora estensioni e segnalini Negoziante danno i ricavi. Tu non ne hai ancora, ma cambierà già in questo round.',
  },
  spend: {
    title: 'In qualsiasi momento',
    says: 'Nel tuo turno puoi commerciare quanto vuoi: vendere, comprare, lavorare o usare una cassa di merce. La cassa diventa monete, merci, un maiale, una carta o lavorazioni.',
    asks: 'Tocca la cassa e usala per due merci coltivate diverse.',
  },
  takeTwo: {
    title: 'Merci in deposito',
    says: 'Ciò che ottieni va nei depositi, dove c’è sempre posto. Il carretto vuole un’oliva, e il grano diventa cibo.',
    asks: 'Prendi 1 grano e 1 oliva.',
  },
  endIncome: {
    title: 'Lascia crescere',
    says: 'Dopo questo turno su ogni campo vuoto cresce un raccolto. Con due maiali e un posto libero nascerebbe anche un maialino.',
    asks: 'Termina il turno.',
  },
  growth: {
    title: 'Il tuo primo raccolto',
    says: 'Sul tuo campo c’è un’oliva. Da lì non si vende, ma si può consegnare, lavorare o usare per pagare. Poi il campo è vuoto e nel prossimo round dà di nuovo frutto.',
  },
  roof: {
    title: 'Un tetto',
    says: 'In ogni round puoi comprare un tetto, per tante monete quanto è il numero del round. Il suo bonus si usa una volta, quando ti conviene.',
    asks: 'Compra il tetto incorniciato: dà una consegna in più.',
  },
  endRoofing: {
    title: 'Posto per altri tetti',
    says: 'Un tetto vale anche quanto mostra il suo spazio. Il primo non vale niente, il quinto 4 PV: conviene comprarne uno in ogni round.',
    asks: 'Termina il turno.',
  },
  dice: {
    title: 'I dadi',
    says: 'I dadi sono sugli spazi rendita, e ogni spazio dice che cosa dà. In ordine di turno ognuno ne prende uno, poi un secondo. Il dado che resta vale per tutti.',
  },
  silverDie: {
    title: 'Il tuo primo dado',
    says: 'Il vicino ha fatto prima e ha preso il maiale. A te servono monete: pagano lavorazioni, tetti e altre consegne.',
    asks: 'Prendi il dado sul 4: quattro monete.',
  },
  endDie: {
    title: 'Le monete sono tue',
    says: 'Potresti usarle subito, ma c’è tempo finché non sai che cosa riceverai ancora.',
    asks: 'Termina il turno.',
  },
  harvestDie: {
    title: 'Il tuo secondo dado',
    says: 'Guarda il Mercante in paese: una riga vuole 1 oliva, 2 grano e 1 vino. Lo spazio 3 aiuta.',
    asks: 'Prendi il dado sul 3: due merci coltivate diverse.',
  },
  takeHarvest: {
    title: 'Grano e uva',
    says: 'Il vino si fa con l’uva. E di grano, oggi, non ce n’è mai troppo.',
    asks: 'Prendi 1 grano e 1 uva.',
  },
  upgrade: {
    title: 'Una lavorazione',
    says: 'Olive e grano diventano cibo, l’uva vino, i maiali salumi. Il prezzo è scritto accanto alla risorsa. Il cibo è per il tuo carretto.',
    asks: 'Tocca il grano e lavoralo: diventa cibo.',
  },
  endUpgrade: {
    title: 'Resta un dado',
    says: 'È sul 5 e vale per tutti e due.',
    asks: 'Termina il turno.',
  },
  lastDie: {
    title: 'L’ultimo dado',
    says: 'Lo spazio 5 dà due cose a scelta: lavorazioni gratuite o spazi sul tracciato siesta.',
    asks: 'Risolvi il dado.',
  },
  steps: {
    title: 'Siesta',
    says: 'Chi è più avanti sul tracciato poi comincia, e lo spazio del tuo dischetto dà PV alla fine del round.',
    asks: 'Avanza due volte di uno spazio con il dischetto.',
  },
  endRevenue: {
    title: 'Ora gli asini',
    says: 'La tua fattoria è piena di merci. Adesso si portano in paese.',
    asks: 'Termina il turno.',
  },
  donkey: {
    title: 'Scegli un asino',
    says: 'Ognuno sceglie in segreto. Ogni asino dà consegne e cappelli, cioè spazi siesta: più delle une, meno degli altri. Un asino che ha lavorato riposa fino al quarto round.',
    asks: 'Scegli l’asino con quattro consegne.',
  },
  siesta: {
    title: 'Un asino senza cappello',
    says: 'Ora i dischetti avanzano secondo i cappelli degli asini. Il tuo non ne ha, ma i due spazi del dado valgono qualcosa.',
    asks: 'Resta dove sei.',
  },
  order: {
    title: 'Cominci tu',
    says: 'Il tuo dischetto è davanti, quindi cominci tu, ora e nel prossimo round. Hai quattro consegne: ognuna porta una merce a un tuo carretto o a un negozio.',
  },
  load: {
    title: 'Carica il carretto',
    says: 'Una merce può venire dal deposito o direttamente dal campo. Toccala, poi tocca il carretto.',
    asks: 'Consegna 1 oliva e il cibo al tuo carretto.',
  },
  stall: {
    title: 'Al mercato',
    says: 'Un carretto completo: 3 PV, una nuova cassa di merce e un banco su uno spazio mercato di valore 3. I banchi altrui vicini, su valori più bassi, devono andarsene: 1 PV l’uno.',
    asks: 'Metti il banco sullo spazio incorniciato.',
  },
  pushed: {
    title: 'Qualcuno se n’è andato',
    says: 'Il banco del vicino sul 2 non c’è più, e tu hai 1 PV in più. Ogni banco che resta alla fine del round dà 1 PV: i valori alti sono i più sicuri.',
  },
  spendAgain: {
    title: 'Un’altra cassa',
    says: 'Alla riga del Mercante manca ancora qualcosa. Si può commerciare anche in mezzo alle consegne.',
    asks: 'Usa la cassa di merce per 1 grano e 1 uva.',
  },
  sell: {
    title: 'Qualche moneta in più',
    says: 'Il vino costa 3 monete, e tu ne hai 2. Hai un’uva di troppo, e olive, grano, uva e maiali si possono vendere.',
    asks: 'Vendi 1 uva.',
  },
  wine: {
    title: 'Vino',
    says: 'Ora le monete bastano. Cibo, vino e salumi non si possono vendere: producili solo quando qualcuno li vuole.',
    asks: 'Lavora l’altra uva: diventa vino.',
  },
  building: {
    title: 'I negozi',
    says: 'La prima consegna a un negozio ti riserva una sua riga. Le merci possono arrivare in qualsiasi ordine e in più round. I negozi con un numero sopra sono ancora chiusi.',
  },
  deliver: {
    title: 'Dal Mercante',
    says: 'Ti restano due delle quattro consegne. Tocca una merce, poi una riga.',
    asks: 'Consegna 1 oliva e 1 grano al Mercante.',
  },
  useRoof: {
    title: 'Ora il tetto',
    says: 'È il momento del bonus del tuo tetto. Poi si gira, ma resta sulla tua fattoria.',
    asks: 'Usa il tetto e consegna l’altro grano al Mercante.',
  },
  endDelivering: {
    title: 'Tocca al vicino',
    says: 'Le tue consegne gratuite sono finite.',
    asks: 'Termina il turno.',
  },
  bought: {
    title: 'Una consegna in più',
    says: 'Quando tutti hanno consegnato, ognuno può comprare consegne extra: 1 moneta l’una. Senza estensioni è una per round, e te ne basta una.',
    asks: 'Consegna il vino al Mercante.',
  },
  craft: {
    title: 'La riga è completa',
    says: '1 PV perché è il primo round, 1 PV perché qui hai finito prima di tutti e 1 PV dal negozio che si è così aperto. Il segnalino Negoziante ti ha dato subito 3 monete, e altre 3 saranno nei tuoi ricavi in ogni round.',
  },
  endBuying: {
    title: 'Tutto consegnato',
    says: 'Ciò che non hai usato resta nella fattoria per il prossimo round.',
    asks: 'Termina il turno.',
  },
  scoring: {
    title: 'Il conteggio',
    says: 'I tuoi due banchi hanno dato 2 PV e la siesta 1 PV. Poi i dischetti sono tornati indietro, sono arrivati nuovi tetti, e gli aiutanti usati sarebbero di nuovo pronti. Hai 11 PV: un bell’inizio.',
  },
  rounds: {
    title: 'Ancora cinque round',
    says: 'Vanno tutti come questo, con una carta ciascuno. Una riga completa dà tanti PV quanto è il numero del round, quindi gli ultimi contano di più. Alla fine si vendono gli avanzi, e ogni 5 monete danno 1 PV.',
  },
  end: {
    title: 'Ora conosci il gioco',
    says: 'Gioca una partita intera contro un giocatore del computer di buon carattere. Se non sai che fare, chiedi un suggerimento: con H o con la lampadina nella barra.',
  },
}
