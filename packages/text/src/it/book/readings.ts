import type { Book } from '../../book.ts'

export const readings: Book['readings'] = {
  markBack: {
    says: 'Se riprendi il segno di un aiutante (R1), l’aiutante conta comunque come usato.',
    reason: 'Altrimenti una pedina mancante comprerebbe un secondo uso.',
  },
  closedBack: {
    says: 'Le pedine sulle opzioni che il Venditore ambulante ha chiuso non si possono riprendere.',
    reason: 'Si aprirebbe ciò che la carta ha chiuso.',
  },
  markForgone: {
    says: 'Se rinunci al segno di un aiutante (R1), l’aiutante non fa niente, e ciò che è pagato resta pagato.',
    reason: 'Prima viene il pagamento, poi il segno, poi l’effetto.',
  },
  lostPens: {
    says: 'I maiali che perdono il posto quando se ne va il Porcaro sono persi, non venduti.',
    reason: 'Ciò che una carta tolta conteneva non c’è più (R6).',
  },
  neededCards: {
    says: 'Caposquadra e Carrettaio non possono essere la carta che fa posto finché servono.',
    reason: 'Senza di loro le altre carte non avrebbero posto.',
  },
  alikeRows: {
    says: 'Tra righe vuote uguali si occupa la prima.',
    reason: 'Non ne dipende niente, quindi non si chiede a nessuno.',
  },
  quickDie: {
    says: 'Un dado si risolve appena preso, a meno che gli si possa ancora fare qualcosa.',
    reason: 'A nessuno piace confermare ciò che non può andare altrimenti.',
  },
  extraSteps: {
    says: 'Gli spazi siesta in più di Costruttore di Carri e Sognatore sono facoltativi.',
    reason:
      'Per la maggior parte dei regolamenti lo spazio del Costruttore di Carri è un permesso; il Sognatore si tratta allo stesso modo.',
  },
  scoringOrder: {
    says: 'Gli aiutanti del conteggio che non chiedono niente danno i loro PV prima che si offra il Prestatore.',
    reason: 'Le 2 monete che costa non cambiano nessuno di loro.',
  },
  uselessOffers: {
    says: 'Un tetto o un aiutante che non potrebbe fare proprio niente non viene offerto.',
    reason: 'Si potrebbe soltanto sprecare, per un dito scivolato.',
  },
  leftBonus: {
    says: 'Alle merci a tua scelta puoi rinunciare (R11), tranne che ai ricavi.',
    reason: 'Le merci impegnano pedine (R1), quindi farne a meno può essere saggio; i ricavi sono dovuti.',
  },
  secretCard: {
    says: 'Una carta che stai per giocare resta segreta, e puoi riprenderla, finché non è pagata o non le si è fatto posto.',
    reason: 'Fino ad allora fa parte della tua mano.',
  },
}
