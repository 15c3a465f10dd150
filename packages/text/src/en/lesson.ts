import type { Lesson } from '../lesson.ts'

/** The guided first game. Cards and places are framed on the table, so the sentences need not name them. */
export const lesson: Lesson = {
  welcome: {
    title: 'Welcome to the farm',
    says: 'For six rounds you run a farm on Mallorca. Whoever has the most victory points (VP) then wins. Let us play the first round together; your neighbour is a gentle computer player.',
  },
  screen: {
    title: 'What can I touch?',
    says: 'Whatever has a green ring can be touched now; a golden frame shows what we are talking about. The line at the bottom says what is possible. You may undo freely: only what carries a small lock is final.',
  },
  sides: {
    title: 'One card, four uses',
    says: 'Every card is a field on the left, a market barrow on top, an extension on the right and a helper below. You tuck it under one side of your farm, and from then on it is only that. In the first round you play two cards.',
  },
  field: {
    title: 'A field',
    says: 'A field is free, and whenever it is empty a crop grows on it. You may have as many as you like.',
    asks: 'Touch the framed card, then the left side of your farm.',
  },
  barrow: {
    title: 'A market barrow',
    says: 'A barrow is an order from the market: this one wants an olive and food. When it is full, it brings VP and a stall in the village.',
    asks: 'Touch the framed card, then the top of your farm.',
  },
  endPlaying: {
    title: 'The other two sides',
    says: 'Extensions on the right cost goods; they bring a larger hand, income, pens and deliveries. Helpers below are free, at most three, and each has a talent of its own.',
    asks: 'Both cards are played: end your turn.',
  },
  income: {
    title: 'Cards and income',
    says: 'Everybody has drawn up to three cards; extensions raise that limit. Now income is paid by extensions and craft markers. You have neither yet, but that will change in this very round.',
  },
  spend: {
    title: 'At any time',
    says: 'On your turn you may trade as often as you like: sell, buy, upgrade, or turn in a trade commodity. The crate can become silver, goods, a pig, a card or upgrades.',
    asks: 'Touch the crate and turn it in for two different harvest goods.',
  },
  takeTwo: {
    title: 'Goods for the den',
    says: 'Goods that you gain go to their dens, where there is always room. Your barrow wants an olive, and grain becomes food.',
    asks: 'Take a grain and an olive.',
  },
  endIncome: {
    title: 'Let it grow',
    says: 'After this turn each empty field bears a crop. Two pigs and a free pen would also mean a young one.',
    asks: 'End your turn.',
  },
  growth: {
    title: 'Your first crop',
    says: 'An olive stands on your field. There it cannot be sold, but you can deliver it, upgrade it or pay with it. Then the field is empty and bears again in the next round.',
  },
  roof: {
    title: 'A roof',
    says: 'Each round you may buy one roof, for as much silver as the number of the round. It has a bonus that you use once, when it suits you.',
    asks: 'Buy the framed roof: it gives one more delivery.',
  },
  endRoofing: {
    title: 'Room for more roofs',
    says: 'A roof also scores what its space shows. The first space is worth nothing, the fifth 4 VP: it pays to buy one in every round.',
    asks: 'End your turn.',
  },
  dice: {
    title: 'The dice',
    says: 'The dice have been rolled onto the revenue spaces, and each space tells what it gives. In turn order everybody takes one, then a second. The die that is left over is for everybody.',
  },
  silverDie: {
    title: 'Your first die',
    says: 'Your neighbour was quicker and took the pig. You need silver: it pays for upgrades, roofs and more deliveries.',
    asks: 'Take the die on 4: four silver.',
  },
  endDie: {
    title: 'The silver is yours',
    says: 'You could trade with it at once, but that can wait until you know what you get.',
    asks: 'End your turn.',
  },
  harvestDie: {
    title: 'Your second die',
    says: 'Look at the Merchant House in the village: a row wants an olive, two grain and a wine. Space 3 helps with that.',
    asks: 'Take the die on 3: two different harvest goods.',
  },
  takeHarvest: {
    title: 'Grain and grapes',
    says: 'Wine is made from grapes. And of grain you cannot have too much today.',
    asks: 'Take a grain and a grape.',
  },
  upgrade: {
    title: 'An upgrade',
    says: 'Olives and grain become food, grapes become wine, pigs become meat. The price stands beside the good. The food is for your barrow.',
    asks: 'Touch the grain and upgrade it to food.',
  },
  endUpgrade: {
    title: 'One die is left',
    says: 'It lies on 5 and is for both of you.',
    asks: 'End your turn.',
  },
  lastDie: {
    title: 'The last die',
    says: 'Space 5 gives two things as you like: free upgrades, or steps on the siesta track.',
    asks: 'Resolve the die.',
  },
  steps: {
    title: 'Siesta',
    says: 'Whoever rests furthest up the track will go first, and the space where your disc lies pays VP at the end of the round.',
    asks: 'Advance your disc by one step, twice.',
  },
  endRevenue: {
    title: 'Now the donkeys',
    says: 'Your farm is full of goods. Next they are carried to the village.',
    asks: 'End your turn.',
  },
  donkey: {
    title: 'Choose a donkey',
    says: 'All choose in secret. Each donkey makes deliveries and wears hats, which are steps of the siesta: the more of one, the fewer of the other. A donkey that has worked rests until round four.',
    asks: 'Choose the donkey with four deliveries.',
  },
  siesta: {
    title: 'A donkey without a hat',
    says: 'Now the discs advance by the hats of the donkeys. Yours has none, but your two steps from the die are worth something.',
    asks: 'Stay where you are.',
  },
  order: {
    title: 'You go first',
    says: 'Your disc is ahead, so you are first, here and in the next round. You have four deliveries: each carries one good to a barrow of yours or to a craft building.',
  },
  load: {
    title: 'Load the barrow',
    says: 'A good may come from its den or straight from the field. Touch it, then the barrow.',
    asks: 'Deliver an olive and the food to your barrow.',
  },
  stall: {
    title: 'To the market',
    says: 'A full barrow: 3 VP, a new trade commodity, and a stall on a market hex of value 3. Stalls of others beside it that stand on a lower value have to go, for 1 VP each.',
    asks: 'Put your stall on the framed hex.',
  },
  pushed: {
    title: 'Somebody had to go',
    says: 'Your neighbour’s stall on the 2 is gone, and you have 1 VP more. Every stall that still stands at the end of a round pays 1 VP, so the high values are the safe ones.',
  },
  spendAgain: {
    title: 'The next crate',
    says: 'The row at the Merchant House still lacks something. You may trade in the middle of your deliveries, too.',
    asks: 'Turn in the commodity for a grain and a grape.',
  },
  sell: {
    title: 'A little more silver',
    says: 'Wine costs 3 silver, and you have 2. You have a grape to spare, and olives, grain, grapes and pigs can be sold.',
    asks: 'Sell one grape.',
  },
  wine: {
    title: 'Wine',
    says: 'Now there is enough. Food, wine and meat cannot be sold: make them only when somebody wants them.',
    asks: 'Upgrade the other grape to wine.',
  },
  building: {
    title: 'Craft buildings',
    says: 'Your first delivery to a building claims one of its rows for you. The goods may come in any order and over several rounds. Buildings with a number on them are still blocked.',
  },
  deliver: {
    title: 'To the Merchant House',
    says: 'Two of your four deliveries are left. Touch a good, then a row.',
    asks: 'Deliver an olive and a grain to the Merchant House.',
  },
  useRoof: {
    title: 'Now the roof',
    says: 'This is the moment for the bonus of your roof. Afterwards it is turned down, but it stays on your farm.',
    asks: 'Use the roof and deliver the other grain to the Merchant House.',
  },
  endDelivering: {
    title: 'Your neighbour’s turn',
    says: 'All your free deliveries are made.',
    asks: 'End your turn.',
  },
  bought: {
    title: 'One delivery more',
    says: 'When all have delivered, everybody may buy deliveries: 1 silver each. Without extensions it is one per round, and one is all you need.',
    asks: 'Deliver the wine to the Merchant House.',
  },
  craft: {
    title: 'The row is full',
    says: '1 VP because it is round one, 1 VP because you are the first here, and 1 VP at the building that you have opened by it. The craft marker gave you 3 silver now, and 3 more are your income in every round to come.',
  },
  endBuying: {
    title: 'Everything is delivered',
    says: 'What you did not use stays on your farm for the next round.',
    asks: 'End your turn.',
  },
  scoring: {
    title: 'The round is scored',
    says: 'Your two stalls brought 2 VP and your siesta 1 VP. Then the discs went back, new roofs were laid out, and used helpers would be ready again. You have 11 VP: a fine start.',
  },
  rounds: {
    title: 'Five more rounds',
    says: 'They all go like this one, with one card each. A full row pays as many VP as the number of the round, so the late ones count more. At the very end leftovers are sold, and every 5 silver make 1 VP.',
  },
  end: {
    title: 'You know the game',
    says: 'Now play a whole one, against a gentle computer player. If you are at a loss, ask for a hint: press H or the light bulb in the bar.',
  },
}
