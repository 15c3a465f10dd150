import type { Book } from '../../book.ts'

export const cards: Book['cards'] = {
  chef: 'Free upgrades stay free; only upgrades that you pay for get cheaper.',
  porter: 'Space 2 has three options: play a card, draw a card, take a harvest good. Space 6 has two.',
  villageElder:
    'Used before the roll, in turn order. If no die falls on the space, the reservation lapses and the helper has still been used. Alone, the discard passes over the reserved die if there is another.',
  merchant:
    'You resolve a space, not a die, so nothing that speaks of dice applies to it. Merchant and Day Labourer may both follow the same die.',
  trader: 'For the Travelling Salesman both forms are one option.',
  coachman:
    'Works in §8.3 and §8.4, before, between or after your other deliveries, even with none. It is no bought delivery: Packer does not make it free, and it does not count towards §8.4.',
  packer: 'The number of bought deliveries stays the same.',
  tollKeeper: 'Acts right after the roll, in turn order, before the first die is taken.',
  joiner: 'A discount of the Turner is taken off first.',
  swineherd: 'If the Swineherd leaves, pigs without a pen are lost, not sold.',
  smuggler:
    'In another player’s turn it acts wholly or not at all: if the mark or the commodity lacks a marker, nothing happens and it stays unused (R36).',
  fortuneTeller:
    'With fewer than two cards in the pile, the discards are shuffled and go under it first. If there is one card in all, take it.',
  dayLabourer:
    'The space is the one on which your die was resolved, after any change. You resolve a space, not a die; Merchant and Day Labourer may both follow the same die.',
  gleaner: 'Acts right after the roll, in turn order, before the first die is taken.',
  nightWatchman: 'A protected stall cannot be replaced either (R13). It is safe from neutral stalls too.',
  storageBuilder: 'It cannot be discarded while a roof lies on it (R22).',
  cartMaker: 'With four barrows it cannot be discarded. The Butcher then counts up to four.',
  foreman: 'With four others beside it, it leaves only after one of them has been discarded.',
  apprentice:
    'Repeating an instant effect is not taking a marker, so a lasting Village Store adds nothing. The Butcher counts the barrows of that moment.',
  courier:
    'Used in turn order after the donkeys are shown and before any disc moves. Your first donkey counts as unused.',
  dreamer: 'The extra step is your choice.',
  moneyLender: 'Offered after all scoring that needs no decision.',
  steward: 'Counts before silver becomes VP (R18).',
  agriculturalWorker: 'At the end of the game crops on fields are sold as well (R33).',
  travellingSalesman:
    'The options are 4 silver, two harvest goods, a card, a pig, upgrades, and with their helpers Trader and Apprentice. A closed option holds one of your markers; all open again if the helper leaves. You may decline him each time. Delivering a commodity and the exchange of §10 are no turning in.',
}
