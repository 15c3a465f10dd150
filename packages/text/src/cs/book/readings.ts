import type { Book } from '../../book.ts'

export const readings: Book['readings'] = {
  markBack: {
    says: 'Když si vezmeš zpět žeton, který označuje použitého pomocníka (R1), platí pomocník dál za použitého.',
    reason: 'Jinak by se za chybějící žeton dalo koupit druhé použití.',
  },
  closedBack: {
    says: 'Žetony na možnostech, které uzavřel Obchodní cestující, si zpět vzít nejde.',
    reason: 'Otevřelo by se tím, co karta uzavřela.',
  },
  markForgone: {
    says: 'Když označení pomocníka oželíš (R1), pomocník neudělá nic, a co je zaplaceno, to je zaplaceno.',
    reason: 'Nejdřív se platí, pak se označuje, pak přijde efekt.',
  },
  lostPens: {
    says: 'Prasata, která přijdou o kóje, když odejde Pasáček vepřů, propadnou, neprodají se.',
    reason: 'Co odhozená karta držela, je pryč (R6).',
  },
  neededCards: {
    says: 'Šafář a Výrobce trakařů nemohou uvolnit místo nové kartě, dokud jsou potřeba.',
    reason: 'Ostatní karty by bez nich neměly kde být.',
  },
  alikeRows: {
    says: 'Ze stejných prázdných řádků se obsadí první.',
    reason: 'Nic na tom nezávisí, takže se na to nikdo neptá.',
  },
  quickDie: {
    says: 'Kostka se vyhodnotí hned po vzetí, pokud se s ní ještě nedá něco udělat.',
    reason: 'Nikdo nerad potvrzuje, co nemůže být jinak.',
  },
  extraSteps: {
    says: 'Kroky siesty navíc, které dávají Kolář a Snílek, jsou na tobě.',
    reason: 'Většina pravidel mluví o kroku koláře jako o možnosti; Snílek se bere stejně.',
  },
  scoringOrder: {
    says: 'Pomocníci Fáze bodování, kteří se na nic neptají, bodují dřív, než přijde na řadu Lichvář.',
    reason: 'Jeho cena 2 stříbrné na žádného z nich nemá vliv.',
  },
  uselessOffers: {
    says: 'Střecha ani pomocník, z nichž by nic nebylo, se nenabízejí.',
    reason: 'Šlo by je jen promarnit nechtěným dotykem.',
  },
  leftBonus: {
    says: 'Zboží podle volby si nemusíš vzít (R11), kromě příjmu.',
    reason: 'Zboží váže hráčské žetony (R1), takže oželet ho může být moudré; příjem se bere vždy.',
  },
  secretCard: {
    says: 'Karta, kterou se chystáš zahrát, zůstává tajná a dá se vzít zpět, dokud není zaplacená nebo pro ni není uvolněné místo.',
    reason: 'Do té chvíle patří do tvé ruky.',
  },
}
