import type { Task } from '@la-granja/engine'
import type { RefusalTexts } from '../language.ts'
import { amountOf, count, counted, quoted } from './forms.ts'

// Without the full stop: the rule follows in brackets.

const EFFECT = 'выполняется эффект'

const DURING: Readonly<Record<Task['do'], string>> = {
  playing: 'ты разыгрываешь карты',
  trading: 'идёт твой ход между прибылью и ростом',
  roofing: 'ты покупаешь жетон кровли',
  choosingDie: 'ты выбираешь кубик',
  dieTaken: 'твой кубик не использован',
  dieResolved: 'идёт твой ход с кубиком',
  resting: 'твой диск сиесты не продвинут',
  delivering: 'ты выполняешь бесплатные поставки',
  buying: 'ты покупаешь поставки',
  offered: 'слово за помощниками',
  choosingDonkey: 'ты выбираешь ослика',
  exchangingDonkey: 'ты меняешь ослика',
  sorting: 'ты перебираешь карты в руке',
  discarding: 'у тебя в руке слишком много карт',
  makingRoom: 'ты освобождаешь место для карты',
  paying: 'расширение не оплачено',
  payingRoof: 'жетон кровли не оплачен',
  placing: 'тебе не хватает маркера',
  stalling: 'позиция на рынке не занята',
  doubling: 'можно удвоить ПО за клетку кровли',
  peeking: 'ты смотришь две карты',
  repeating: 'ты выбираешь жетон умения',
  picking: 'эффект не завершён',
  silver: EFFECT,
  points: EFFECT,
  gain: EFFECT,
  advance: EFFECT,
  space: EFFECT,
  instant: EFFECT,
  siestaPoints: EFFECT,
  barrowPoints: EFFECT,
  changeDie: EFFECT,
  resolveDie: EFFECT,
  reserve: EFFECT,
  peek: EFFECT,
  drawUp: EFFECT,
  income: EFFECT,
}

const FARM_GOODS = counted('фермерский товар', 'разных фермерских товара', 'разных фермерских товаров')
const KINDS = counted('вид', 'вида', 'видов')

export const refusals: RefusalTexts = {
  malformed: ({ field }) =>
    `Такого действия нет${field === undefined ? '' : `: поле ${quoted(field)} неверно или пропущено`}`,
  spectator: () => 'Ты зритель; действовать могут только игроки',
  noSuchSeat: ({ have }) => `Такого места нет${have === undefined ? '' : `: за столом мест ${have}`}`,
  notYourSeat: () => 'Это чужое место',
  gameOver: () => 'Игра окончена',
  notYourTurn: () => 'Сейчас не твой ход',
  notNow: ({ during }) => (during === undefined ? 'Сейчас это ничего не даст' : `Нельзя, пока ${DURING[during]}`),
  wrongPhase: () => 'В этой фазе это использовать нельзя',

  notEnoughSilver: ({ need = 1, have = 0 }) => `У тебя ${amountOf(have, 'silver')}, а нужно ${need}`,
  notEnoughPoints: ({ need = 1, have = 0 }) => `У тебя ${amountOf(have, 'point')}, а нужно ${need}`,
  notEnoughGoods: ({ need = 1, have = 0 }) => `Нужно отдать ${need}, а у тебя есть только ${have}`,
  notEnoughKinds: ({ need = 1, have = 0 }) =>
    `Расширение стоит ${count(need, FARM_GOODS)}, а у тебя ${count(have, KINDS)}`,
  kindAlreadyPaid: () => 'За расширение каждый вид товара идёт только один раз, а этот уже отдан',
  goodNotThere: () => 'Такого товара у тебя там нет',
  cropsCannotBeSold: () => 'Урожай с поля продать нельзя; его можно улучшить, отдать за расширение или доставить',
  noFreePen: () => 'Для ещё одного поросёнка нет свободной комнаты',
  noCommodity: () => 'У тебя нет товара для обмена',

  optionClosed: () => 'Этот вариант обмена для тебя закрыт',
  optionNotYours: () => 'Ни один твой помощник этого не предлагает',
  worksByItself: () => 'Он действует сам; делать ничего не нужно',
  alreadyUsed: () => 'Это уже использовано',
  notYours: () => 'Это не твоё',
  notInHand: () => 'Этой карты нет у тебя в руке',
  noPlaysLeft: () => 'Больше карт сейчас разыграть нельзя',
  noCardToDraw: () => 'Нет карты, чтобы разыграть или взять',
  noDrawingNow: () => 'Пока все играют одновременно, карты не берут',
  stillNeeded: () => 'Этот помощник ещё нужен твоей ферме',

  roofAlreadyBought: () => 'В этом раунде жетон кровли уже куплен; больше одного нельзя',
  noSuchRoof: () => 'Такого жетона кровли нет',
  wrongRoofSpace: () => 'Жетон кровли кладут на крайнюю левую свободную клетку',
  mustBeDone: () => 'Пока это возможно, отказаться нельзя',

  dieNotThere: () => 'На этой клетке дохода нет кубика',
  dieReserved: () => 'Последний кубик на этой клетке отложен для другого игрока',
  donkeyUsed: () => 'Этот ослик уже поработал; ослики возвращаются один раз, к раунду 4',
  wrongSteps: () => 'На твоём ослике другое число шляп',
  endOfTrack: () => 'Твой диск уже в конце трека сиесты',

  blocked: ({ need }) => `Здание заблокировано${need === undefined ? '' : ` жетоном очередности ${need}`}`,
  completed: () => 'Ряд в этом здании у тебя уже заполнен',
  rowTaken: () => 'Этот ряд занят, или в этом здании у тебя уже начат другой',
  firstRowFirst: () => 'Одинаковые пустые ряды начинают с первого',
  notAsked: () => 'Там нет свободного символа этого товара',
  notBought: () => 'Сначала купи все поставки: за этим столом их оплачивают заранее',
  noDeliveriesLeft: ({ need = 1, have = 0 }) =>
    need === 1 ? 'У тебя не осталось поставок' : `Можно купить не больше ${have}, а не ${need}`,
  wrongHex: ({ need }) =>
    need === undefined ? 'При таком числе игроков эта клетка рынка закрыта' : `Нужна клетка рынка со значением ${need}`,
  hexTaken: () => 'Эту клетку нельзя занять, пока пуста другая с тем же значением или если позиция на ней твоя',
  stallProtected: () => 'Позиция на этой клетке защищена',
  notAmongThese: () => 'Этого среди вариантов нет',

  grain: () => 'У тебя нет зерновых для улучшения',
  olive: () => 'У тебя нет оливок для улучшения',
  pig: () => 'У тебя нет поросят для улучшения',
  resource: () => 'Тебе нечего улучшать',
  harvestInDen: () => 'В твоих хранилищах нет выращенных товаров',
  emptyField: () => 'У тебя нет такого пустого поля',
  usedRoof: () => 'У тебя нет другого использованного жетона кровли',
  cardInHand: () => 'У тебя нет карт в руке',
  cardToDraw: () => 'Брать нечего: карт не осталось',
  dieOnFour: () => 'На клетке дохода 4 нет кубика',
  dieOnThree: () => 'На клетке дохода 3 нет кубика',
  dieUp: () => 'Шестёрку увеличить нельзя',
  dieDown: () => 'Единицу уменьшить нельзя',
  dieOnTwoOrSix: () => 'Нужен кубик на клетке дохода 2 или 6',
  otherDonkey: () => 'У тебя нет другого свободного ослика',
  dieTaken: () => 'Изменить можно только взятый первый или второй кубик, пока он не использован',
  noIncome: () => 'У тебя нет прибыли, которую можно получить ещё раз',
  roofPlaced: () => 'Это используют в тот момент, когда жетон кровли приносит ПО',
  siestaStep: () => 'Твой диск уже в конце трека сиесты',
  delivery: () => 'Тебе нечего и некуда доставить',
}
