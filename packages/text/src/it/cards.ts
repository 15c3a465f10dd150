import type { Names } from '../language.ts'

// The Italian rulebook has no helper's name in Italian, so all of these are our own. None is called «Mercante» alone:
// that is a building.

export const cards: Names['cards'] = {
  chef: { name: 'Cuoco', says: 'Ogni lavorazione a pagamento costa 1 moneta in meno.' },
  negotiator: {
    name: 'Negoziatore',
    says: 'Ogni volta che un tuo banco viene rimosso dal mercato, prendi 1 PV.',
  },
  porter: {
    name: 'Facchino',
    says: 'Quando risolvi un dado sullo spazio rendita 2 o 6, scegli due opzioni diverse invece di una.',
  },
  farmWorker: {
    name: 'Lavorante',
    says: 'Paga 1 PV: gioca una carta dalla mano; il costo di un’estensione resta da pagare.',
  },
  villageElder: {
    name: 'Anziano del villaggio',
    says: 'Prima del lancio dei dadi scegli uno spazio rendita: l’ultimo dado che vi resta puoi prenderlo solo tu, come primo o secondo dado.',
  },
  merchant: {
    name: 'Commerciante',
    says: 'Dopo aver risolto un dado preso da te, paga 1 PV: risolvi anche lo spazio rendita con il numero del round.',
  },
  trader: {
    name: 'Sensale',
    says: 'Usa una cassa di merce per 1 oliva, 1 grano e 1 uva, oppure per 7 monete, al posto delle solite opzioni.',
  },
  baker: { name: 'Fornaio', says: 'Lavora gratis 1 grano e prendi 1 moneta.' },
  winegrower: { name: 'Vignaiolo', says: 'Quando lavori 1 uva, prendi 1 PV.' },
  oilMiller: { name: 'Frantoiano', says: 'Paga 1 moneta: lavora fino a due olive.' },
  turner: { name: 'Tornitore', says: 'I tetti ti costano 1 moneta in meno.' },
  sausageMaker: { name: 'Norcino', says: 'Lavora gratis 1 maiale e prendi 1 moneta.' },
  gardener: {
    name: 'Giardiniere',
    says: 'Durante il raccolto prendi per il deposito una merce coltivata di un tipo che cresce sui tuoi campi.',
  },
  shepherd: { name: 'Pastore', says: 'Avanza di 1 spazio nella siesta e prendi 1 moneta.' },
  migrantLabour: {
    name: 'Stagionale',
    says: 'Cambia di 1, in su o in giù, un dado preso da te prima di risolverlo (da 1 a 6), oppure avanza di 1 spazio nella siesta.',
  },
  muleteer: {
    name: 'Mulattiere',
    says: 'Se il tuo asino mostra 1 o 2 consegne, hai una consegna gratuita in più.',
  },
  coachman: { name: 'Cocchiere', says: 'Nel tuo turno di trasporto paga 1 moneta: fai una consegna.' },
  marketCrier: { name: 'Banditore', says: 'Quando completi un carretto, prendi 2 monete.' },
  stallholder: { name: 'Bancarellista', says: 'Con tre o più banchi sul mercato ottieni 1 PV in più.' },
  packer: { name: 'Imballatore', says: 'Le tue consegne extra sono gratis.' },
  tollKeeper: {
    name: 'Gabelliere',
    says: 'Dopo il lancio dei dadi prendi 2 monete per ogni dado sullo spazio rendita 4, al massimo 4 monete.',
  },
  joiner: {
    name: 'Falegname',
    says: 'Quando compri un tetto puoi pagare anche con merci coltivate dei depositi, che valgono 3 monete l’una; non si dà resto.',
  },
  farmServant: { name: 'Garzone', says: 'Una lavorazione gratuita.' },
  pigDealer: { name: 'Mercante di maiali', says: 'Vendi i tuoi maiali a 2 monete in più.' },
  builder: {
    name: 'Capomastro',
    says: 'Le tue estensioni costano due risorse della fattoria in meno, ma almeno una.',
  },
  tenant: {
    name: 'Fittavolo',
    says: 'Paga una merce coltivata da un deposito, oppure 2 monete: fai crescere fino a due dei tuoi campi vuoti.',
  },
  cornFactor: {
    name: 'Mercante di grano',
    says: 'Vendi le tue merci coltivate a 1 moneta in più. Ricavi: 1 moneta.',
  },
  haggler: { name: 'Contrattatore', says: 'Compri le risorse a 1 moneta in meno.' },
  stableBoy: { name: 'Mozzo di stalla', says: 'Per la riproduzione ti basta un maiale.' },
  swineherd: { name: 'Porcaro', says: 'Spazio per altri due maiali.' },
  sowKeeper: {
    name: 'Allevatore di scrofe',
    says: 'Quando i tuoi maiali si riproducono, prendi fino a due maiali, spazio nel recinto permettendo.',
  },
  taverner: { name: 'Taverniere', says: 'Vendi una merce lavorata da un deposito per 5 monete.' },
  smuggler: {
    name: 'Contrabbandiere',
    says: 'Quando un tuo banco viene rimosso dal mercato, prendi 1 cassa di merce.',
  },
  innkeeper: {
    name: 'Locandiere',
    says: 'Paga 1 moneta e cedi una merce lavorata da un deposito: prendi 2 PV.',
  },
  agriculturalWorker: { name: 'Bracciante', says: 'Puoi vendere il raccolto anche direttamente dai campi.' },
  landowner: { name: 'Possidente', says: 'Dopo aver giocato un’estensione, prendi 1 PV.' },
  marketWoman: {
    name: 'Donna del mercato',
    says: 'Limite di carte +1. Nella fase Fattoria, prima di pescare, puoi scartare quante carte vuoi.',
  },
  schoolmaster: { name: 'Maestro di scuola', says: 'Limite di carte +1. Ricavi: 1 moneta.' },
  fortuneTeller: {
    name: 'Veggente',
    says: 'Paga 1 moneta: guarda le prime due carte del mazzo, prendine una e metti l’altra in fondo al mazzo.',
  },
  dayLabourer: {
    name: 'Giornaliero',
    says: 'Dopo aver risolto un dado preso da te, paga 3 monete: risolvi di nuovo il suo spazio.',
  },
  gleaner: {
    name: 'Spigolatrice',
    says: 'Se dopo il lancio c’è un dado sullo spazio rendita 3, prendi una merce coltivata.',
  },
  nightWatchman: {
    name: 'Guardiano notturno',
    says: 'I tuoi banchi sugli spazi mercato di valore 2 non si possono rimuovere.',
  },
  guildMaster: {
    name: 'Maestro di gilda',
    says: 'Ogni banco avversario che rimuovi dal mercato ti vale 2 PV invece di 1.',
  },
  storageBuilder: {
    name: 'Costruttore di granai',
    says: 'Uno spazio per tetti in più su questa carta: coprirlo vale 3 PV. Un tetto che compri può andare qui invece che sullo spazio libero più a sinistra.',
  },
  thatcher: { name: 'Conciatetti', says: 'Paga 3 monete: riattiva uno dei tuoi tetti usati.' },
  roofer: { name: 'Copritetti', says: 'Quando compri un tetto, prendi 1 PV.' },
  cartMaker: { name: 'Carrettaio', says: 'Puoi avere un quarto carretto.' },
  foreman: { name: 'Caposquadra', says: 'Puoi avere fino a quattro aiutanti oltre al Caposquadra.' },
  wheelwright: {
    name: 'Carradore',
    says: 'Quando giochi un carretto puoi farvi subito una consegna.',
  },
  barterer: {
    name: 'Barattatore',
    says: 'Scambia fino a due merci coltivate dei tuoi depositi con altrettante a tua scelta.',
  },
  fisherman: { name: 'Pescatore', says: 'Ricavi: 2 monete.' },
  beekeeper: {
    name: 'Apicoltore',
    says: 'Ricavi: 1 moneta per ogni tipo di merce coltivata dei tuoi campi.',
  },
  olivePicker: { name: 'Raccoglitore d’olive', says: 'Ricavi: 1 oliva e 1 moneta.' },
  reaper: { name: 'Mietitore', says: 'Ricavi: 1 grano e 1 moneta.' },
  grapePicker: { name: 'Vendemmiatore', says: 'Ricavi: 1 uva.' },
  mayor: { name: 'Sindaco', says: 'Quando completi un negozio prima di tutti gli altri, prendi 2 PV in più.' },
  gatekeeper: { name: 'Custode', says: 'Ogni volta che un negozio chiuso apre, prendi 4 monete.' },
  apprentice: {
    name: 'Apprendista',
    says: 'Usa una cassa di merce: ripeti l’effetto istantaneo di uno dei tuoi segnalini Negoziante.',
  },
  courier: {
    name: 'Corriere',
    says: 'Quando gli asini sono stati scoperti, paga 1 moneta: scambia il tuo con un altro non ancora usato.',
  },
  dreamer: { name: 'Sognatore', says: 'Durante la siesta avanzi di 1 spazio in più.' },
  earlyRiser: {
    name: 'Mattiniero',
    says: 'A pari spazio nella siesta, per l’ordine di turno il tuo dischetto conta come quello in cima.',
  },
  priest: { name: 'Parroco', says: 'Se hai il primo posto nell’ordine di turno, ottieni 1 PV in più.' },
  gourmet: { name: 'Buongustaio', says: 'Con cibo, vino e salumi nei depositi ottieni 2 PV.' },
  moneyLender: { name: 'Prestatore', says: 'Paga 2 monete: prendi 1 PV.' },
  steward: {
    name: 'Fattore',
    says: 'A fine partita prendi 1 PV per ogni merce lavorata nei tuoi depositi, al massimo 4 PV.',
  },
  travellingSalesman: {
    name: 'Venditore ambulante',
    says: 'Quando usi una cassa di merce, prendi 2 PV in più; l’opzione usata ti resta chiusa fino a fine partita.',
  },
}
