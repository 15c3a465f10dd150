import type { Book } from '../../book.ts'

export const rulings: Pick<Book['rulings'], `R${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`> = {
  R1: {
    title: 'Tutte le 25 pedine in uso',
    question: 'Devo ricevere qualcosa, ma non ho più pedine. Che cosa succede?',
    answer:
      'Prima si paga tutto, e le pedine di una riga o di un carretto completi tornano nella riserva. Poi risolvi una pedina mancante dopo l’altra, nell’ordine che preferisci: riprendi una qualsiasi delle tue pedine, o rinuncia a quel solo guadagno. Il posto che lascia resta vuoto, non ricevi niente in cambio, e una riga occupata resta tua. I segni di proprietà nei negozi completati rimangono.',
    reason:
      'I regolamenti permettono di togliere una pedina dalla fattoria o dal tabellone, ma non dicono che ne è del suo posto, né se si può rinunciare. Un negozio completato senza il suo segno non avrebbe senso.',
  },
  R2: {
    title: 'Segni sugli aiutanti usati',
    question: 'Il segno su un aiutante che ho usato è una delle mie 25 pedine?',
    answer: 'Nel gioco classico sì. Nel gioco deluxe è un gettone, e ce ne sono sempre abbastanza.',
    reason:
      'I regolamenti classici tolgono pedine dagli aiutanti durante il conteggio, e altri pezzi da mettervi non ci sono. Quello deluxe ha gettoni apposta e non pone limiti.',
  },
  R3: {
    title: 'Niente carte da pescare',
    question: 'Il mazzo è vuoto e non ci sono scarti. E ora?',
    answer:
      'Il mazzo resta vuoto. Quando serve di nuovo una carta, si forma dagli scarti di quel momento. Se nemmeno allora ce ne sono, non si pesca niente.',
    reason: 'Tutti i regolamenti mescolano gli scarti, ma nessuno pensa che possano mancare.',
  },
  R4: {
    title: 'Solo nel proprio turno',
    question: 'Posso vendere qualcosa mentre decide un altro giocatore?',
    answer:
      'No. Le azioni in qualsiasi momento appartengono al tuo turno: non mentre decide qualcun altro, e non mentre si scelgono in segreto gli asini.',
    reason:
      'Il primo regolamento è severo su questo, quelli successivi sono vaghi. A un tavolo con l’orologio ci vuole certezza.',
  },
  R5: {
    title: 'Un maiale senza posto',
    question: 'Ricevo un maiale, ma il recinto è pieno.',
    answer:
      'Un maiale ottenuto da un dado, un tetto, una cassa di merce, i ricavi o un aiutante si vende subito al tuo prezzo e non richiede una pedina. Puoi fare posto prima che l’effetto cominci, non durante. Un maialino semplicemente non nasce, e senza uno spazio libero non puoi comprare un maiale.',
    reason:
      'I regolamenti lo dicono per dadi, tetti e maialini e tacciono sugli altri casi. Noi trattiamo tutti i doni allo stesso modo.',
  },
  R6: {
    title: 'Fare posto a una carta',
    question: 'Che ne è del carretto o dell’aiutante che tolgo per uno nuovo?',
    answer:
      'Va scoperto negli scarti. Le pedine che porta tornano nella riserva, le merci che porta sono perse, e si dimentica che è stato usato in questo round. Non importa in quale fase giochi la nuova carta.',
    reason: 'I regolamenti dicono solo di scartarne uno. Di ciò che portava non parlano mai.',
  },
  R7: {
    title: 'Due carte nel round 1',
    question: 'Nel primo round devo giocare due carte?',
    answer: 'No. Puoi giocarne due, una o nessuna.',
    reason:
      'Per ogni altro round i regolamenti dicono «può». Per il primo dicono solo «due»; secondo noi cambia soltanto il numero.',
  },
  R8: {
    title: 'Quando pagano i segnalini blu',
    question: 'In quale sottofase pagano Mercante, Salumiere e Fruttivendolo?',
    answer: 'In quella dei ricavi.',
    reason:
      'Alcuni regolamenti stampano per errore il numero della sottofase successiva, ma elencano essi stessi questi segnalini tra i ricavi.',
  },
  R9: {
    title: 'Un tetto nuovo, da subito',
    question: 'Posso usare un tetto nel turno in cui l’ho comprato?',
    answer: 'Sì, se questa è una delle sue fasi.',
    reason: 'Nessun regolamento chiede di aspettare, e un tetto deluxe agisce proprio mentre si posa.',
  },
  R10: {
    title: 'Riattivare un tetto',
    question: 'Il tetto che ne riattiva un altro può riattivare sé stesso?',
    answer: 'No. Gli serve un altro tetto, già usato.',
    reason: 'Un tetto che riattivasse sé stesso si potrebbe usare all’infinito.',
  },
  R11: {
    title: 'Rinunciare a ciò che offre uno spazio',
    question: 'Devo usare tutto ciò che dà il mio dado?',
    answer: 'No. Devi prendere un dado, ma puoi rinunciare a tutto o a parte di ciò che offre il suo spazio.',
    reason:
      'Per la maggior parte dei regolamenti lavorazioni e spazi siesta sono cose che si possono fare. Di uno spazio utilizzabile solo in parte non parla nessuno.',
  },
  R12: {
    title: 'Un dischetto che non si muove',
    question: 'Il mio asino non ha cappelli. Il mio dischetto va in cima alla pila?',
    answer:
      'No. Un dischetto che resta fermo, senza cappelli o in fondo al tracciato, mantiene il suo posto nella pila.',
    reason: 'I dischetti vanno in cima quando arrivano. Uno che resta fermo non arriva.',
  },
}
