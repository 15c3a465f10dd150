import { counterFor } from '../../plural.ts'
import type { Ui } from '../../ui.ts'

const count = counterFor('ru')

export const back: Ui['back'] = {
  title: 'Пока тебя не было',
  lastLook: when => `Последний раз здесь: ${when}`,
  yours: 'Что это значит для тебя',
  nothingYours: 'Твоя ферма, позиции на рынке и место в порядке хода прежние.',
  ownDone: 'С твоего места',
  others: 'Что сделали остальные',
  nothing: 'Ничего, что осталось бы на столе.',
  did: {
    delivered: 'Доставлено',
    loaded: 'На тележки',
    completed: 'Заполнены здания',
    barrows: 'Заполнены тележки',
    stalls: 'Заняты позиции',
    removed: 'Сняты позиции',
    cards: 'Разыграны карты',
    roofs: 'Жетоны кровли',
    dice: 'Взяты кубики',
    donkey: 'Ослик',
    siesta: 'Шаги сиесты',
    sold: 'Продано',
    bought: 'Куплено',
    upgraded: 'Получено улучшением',
    drawn: 'Взято карт',
  },
  hex: hex => `клетка рынка ${hex}`,
  hexOf: (hex, owner) => `клетка рынка ${hex} (${owner})`,
  neutral: 'нейтральный игрок',
  every: 'Все ходы подробно',
  silver: 'Серебро',
  points: 'ПО',
  place: 'Место в порядке хода',
  change: (before, after) => `${before} → ${after}`,
  now: 'Сейчас',
  draft: actions =>
    `Всё, что было подготовлено, на месте: ${count(actions, { one: 'действие', few: 'действия', many: 'действий', other: 'действия' })}, ещё не отправлено.`,
  note: 'Твоя заметка',
  show: 'Показать',
  close: 'Дальше',

  tables: {
    running: 'Идут сейчас',
    gathering: 'Ещё не начаты',
    finished: 'Завершены',
    turnOf: names => `ход: ${names}`,
    turnBegan: when => `ход начался ${when}`,
    count: (amount, title) => `(${amount}) ${title}`,
    waiting: amount => `Тебя ждут: ${count(amount, { one: 'стол', few: 'стола', many: 'столов', other: 'стола' })}.`,
  },
}
