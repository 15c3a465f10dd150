import type { Book } from '../../book.ts'

export const cards: Book['cards'] = {
  chef: 'Le lavorazioni gratuite restano gratuite; costano meno solo quelle che paghi.',
  porter:
    'Lo spazio rendita 2 ha tre opzioni: giocare una carta, pescare una carta, prendere una merce coltivata. Lo spazio 6 ne ha due.',
  villageElder:
    'Si usa prima del lancio, in ordine di turno. Se nessun dado cade su quello spazio, la prenotazione decade e l’aiutante è comunque usato. In solitario lo scarto salta il dado riservato, se ce n’è un altro.',
  merchant:
    'Risolvi uno spazio, non un dado, quindi non vi si applica niente che parli di dadi. Commerciante e Giornaliero possono seguire entrambi lo stesso dado.',
  trader: 'Per il Venditore ambulante le due forme sono una sola opzione.',
  coachman:
    'Agisce in §8.3 e in §8.4, prima, durante o dopo le altre tue consegne, anche se non ne hai. Non è una consegna extra: l’Imballatore non la rende gratuita, e non conta per §8.4.',
  packer: 'Il numero delle consegne extra non cambia.',
  tollKeeper: 'Agisce subito dopo il lancio, in ordine di turno, prima che si prenda il primo dado.',
  joiner: 'Lo sconto del Tornitore si toglie per primo.',
  swineherd: 'Se il Porcaro se ne va, i maiali senza posto sono persi, non venduti.',
  smuggler:
    'Nel turno di un altro giocatore agisce per intero o per niente: se manca una pedina per il segno o per la cassa di merce, non succede niente e l’aiutante resta non usato (R36).',
  fortuneTeller:
    'Se nel mazzo ci sono meno di due carte, prima si mescolano gli scarti e si mettono sotto. Se in tutto c’è una sola carta, prendila.',
  dayLabourer:
    'Lo spazio è quello su cui il tuo dado è stato risolto, dopo ogni modifica. Risolvi uno spazio, non un dado; Commerciante e Giornaliero possono seguire entrambi lo stesso dado.',
  gleaner: 'Agisce subito dopo il lancio, in ordine di turno, prima che si prenda il primo dado.',
  nightWatchman: 'Un banco protetto non si può nemmeno sostituire (R13). È al sicuro anche dai banchi neutrali.',
  storageBuilder: 'Non si può togliere finché ha un tetto sopra (R22).',
  cartMaker: 'Con quattro carretti non si può togliere. Il Macellaio ne conta allora fino a quattro.',
  foreman: 'Con altri quattro accanto, se ne va solo dopo che uno di loro è stato tolto.',
  apprentice:
    'Ripetere un effetto istantaneo non è prendere un segnalino, quindi un Magazzino permanente non aggiunge niente. Il Macellaio conta i carretti di quel momento.',
  courier:
    'Si usa in ordine di turno, quando gli asini sono scoperti e prima che si muova un dischetto. Il tuo primo asino conta come non usato.',
  dreamer: 'Lo spazio in più è facoltativo.',
  moneyLender: 'Si offre dopo tutto il conteggio che non richiede decisioni.',
  steward: 'Conta prima che le monete diventino PV (R18).',
  agriculturalWorker: 'A fine partita si vendono anche i raccolti sui campi (R33).',
  travellingSalesman:
    'Le opzioni sono 4 monete, due merci coltivate, una carta, un maiale, le lavorazioni e, con i loro aiutanti, Sensale e Apprendista. Un’opzione chiusa tiene una delle tue pedine; se l’aiutante se ne va, si riaprono tutte. Ogni volta puoi rinunciare a lui. Consegnare una cassa di merce e lo scambio di §10 non sono usarla.',
}
