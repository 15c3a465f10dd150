import type { Book } from '../../book.ts'

export const rulings2: Pick<Book['rulings'], `R${13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24}`> = {
  R13: {
    title: 'Nessuno spazio per il banco',
    question: 'Tutti gli spazi aperti del mio valore sono occupati, e nessun banco si può sostituire.',
    answer: 'Se sono tutti tuoi o protetti, non metti alcun banco.',
    reason: 'I regolamenti dicono come sostituire un banco altrui. Il caso in cui non ce ne sia manca.',
  },
  R14: {
    title: 'L’ordine con un carretto completo',
    question: 'Che cosa viene prima quando un carretto è completo?',
    answer:
      'I PV, le sue pedine nella riserva, la cassa di merce, la carta negli scarti, il banco e per ultimi i vicini.',
    reason:
      'Nei regolamenti le pedine tornano un po’ più tardi. Se tornano prima, possono servire per la cassa e per il banco, il che conta per chi è a corto di pedine (R1).',
  },
  R15: {
    title: 'Banchi neutrali',
    question: 'Un banco neutrale è il banco di un avversario?',
    answer: 'Sì, in tutto: per scacciare, per sostituire, e per gli aiutanti che parlano di avversari.',
    reason: 'I regolamenti danno 1 PV per rimuoverne uno e lasciano aperto il resto.',
  },
  R16: {
    title: 'Consegne extra una alla volta',
    question: 'Devo pagare tutte le consegne extra prima di fare la prima?',
    answer:
      'No. Paghi ognuna quando la fai, così la ricompensa di una può comprare la successiva. L’opzione «Consegne extra in anticipo» gioca nel modo più severo.',
    reason: 'Il primo regolamento le vuole comprate tutte insieme; quelli successivi non danno un ordine.',
  },
  R17: {
    title: 'Quante consegne comprare',
    question: 'Mentre compro consegne gioco un’estensione con un simbolo di consegna. Conta già?',
    answer: 'No. Il numero si conta quando comincia il tuo turno in §8.4.',
    reason:
      'Nessun regolamento dice quando contare. Contando una volta sola, il numero non cresce mentre lo si consuma.',
  },
  R18: {
    title: 'Aiutanti alla fine',
    question: 'Gli aiutanti cambiano la vendita finale?',
    answer:
      'Sì. Valgono i prezzi di vendita della tua fattoria, e gli aiutanti che agiscono a fine partita vengono prima che le monete diventino PV.',
    reason:
      'I regolamenti parlano del prezzo normale senza pensare agli aiutanti. Noi prendiamo il prezzo che ottieni sempre.',
  },
  R19: {
    title: 'Dove va il banco neutrale',
    question: 'Più spazi mercato sono ugualmente buoni per il giocatore neutrale.',
    answer:
      'Prima si guardano gli spazi vicini più alti e vuoti, poi la distanza dagli altri banchi neutrali; se la parità resta, vince il numero più basso.',
    reason:
      'I regolamenti uniscono due criteri con «o», non concordano tra loro e non sciolgono l’ultima parità. A un computer serve una risposta certa.',
  },
  R20: {
    title: 'La carta del giocatore neutrale',
    question: 'Dove va la carta scoperta dal giocatore neutrale?',
    answer: 'Negli scarti.',
    reason: 'Nessun regolamento lo dice. È lì che va ogni carta già vista.',
  },
  R21: {
    title: 'I punti sono segreti?',
    question: 'Posso nascondere i miei punti vittoria?',
    answer:
      'I punti sono scoperti in entrambe le edizioni. L’opzione «Punteggi coperti» copre i totali degli altri fino alla fine.',
    reason:
      'I regolamenti classici permettono di nasconderli, quello deluxe no. Ogni punto si ottiene davanti a tutti, quindi chi tiene il conto sa comunque il totale.',
  },
  R22: {
    title: 'Un tetto sul Costruttore di granai',
    question: 'Posso togliere il Costruttore di granai con un tetto sopra?',
    answer: 'No, finché c’è un tetto.',
    reason: 'I tetti non si perdono mai, e questo cadrebbe con il suo aiutante.',
  },
  R23: {
    title: 'I turni di un round',
    question: 'Quando è di preciso il mio turno?',
    answer:
      'Quando si giocano le carte; tra ricavi e raccolto; quando si comprano i tetti; con ognuno dei tre dadi; prima che si muova il tuo dischetto; per le consegne gratuite; e per quelle extra. Prima, durante e dopo ciò che il turno richiede puoi commerciare e usare tetti e aiutanti, ma non a metà di un singolo effetto. Il turno finisce quando lo dici tu.',
    reason:
      'I regolamenti dicono «nel tuo turno» e non elencano mai i turni. Senza un elenco nessuno sa quando è troppo tardi.',
  },
  R24: {
    title: 'L’ordine con una riga completa',
    question: 'Che cosa viene prima quando una riga è completa?',
    answer:
      'Le pedine nella riserva, il PV per il primo completamento, l’apertura di un negozio chiuso con il suo PV, il segnalino Negoziante con i PV del round, il bonus del Magazzino e per ultimo l’effetto istantaneo. Se questo effetto completa qualcosa, lo si porta a termine prima di proseguire.',
    reason:
      'I regolamenti dicono le stesse cose in punti diversi. Il negozio deve essere aperto prima dell’effetto, perché la consegna del Costruttore di Carri può andare lì.',
  },
}
