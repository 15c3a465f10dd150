import {
  type Action,
  CARDS,
  type GameEvent,
  newGame,
  type PlayerView,
  type Refusal,
  type Task,
  view,
} from '@la-granja/engine'
import { describe, expect, it } from 'vitest'
import { printedOf } from '../src/cards.ts'
import { book } from '../src/ru/book/index.ts'
import { texts } from '../src/ru/index.ts'
import { ui } from '../src/ru/ui/index.ts'
import { ACTIONS, EVENTS, TASKS } from './samples.ts'

const who = (seat: number) => ['Ана', 'Бен', 'Карла', 'Дан'][seat]!
const nameOf = (card: number) => texts.names.cards[printedOf(card).id].name

// The package chooses the text by the kind in the same way.
type Said<T> = (thing: T, seen: unknown, name: typeof nameOf) => string
const told = (event: GameEvent) => (texts.events[event.type] as Said<GameEvent>)(event, who, nameOf)
const label = (action: Action, seen?: PlayerView) => (texts.actions[action.type] as Said<Action>)(action, seen, nameOf)
const asked = (task: Task, seen?: PlayerView) => (texts.tasks[task.do] as Said<Task>)(task, seen, nameOf)
const refused = (refusal: Refusal) => `${texts.refusals[refusal.why](refusal)} ${texts.cite(refusal.rule)}.`

/** The start of a game, seen from seat 0, with what the test adds. */
function table(task: Task, change: Partial<PlayerView['table']['farms'][number]> = {}): PlayerView {
  const seen = view(newGame({ seed: 'text', players: 2, edition: 'classic' }), 0)
  const [farm, ...others] = seen.table.farms
  return { ...seen, table: { ...seen.table, farms: [{ ...farm!, todo: [task], ...change }, ...others] } }
}

describe('plurals', () => {
  const AMOUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101]
  const ONE = [1, 21, 101]
  const FEW = [2, 3, 4, 22]

  it.each([
    ['olive', 'оливка', 'оливки', 'оливок'],
    ['grain', 'зерновая', 'зерновые', 'зерновых'],
    ['grape', 'виноград', 'винограда', 'винограда'],
    ['pig', 'поросёнок', 'поросёнка', 'поросят'],
    ['food', 'еда', 'еды', 'еды'],
    ['wine', 'вино', 'вина', 'вина'],
    ['meat', 'мясо', 'мяса', 'мяса'],
    ['commodity', 'товар для обмена', 'товара для обмена', 'товаров для обмена'],
    ['silver', 'серебро', 'серебра', 'серебра'],
    ['point', 'ПО', 'ПО', 'ПО'],
  ] as const)('%s', (good, one, few, many) => {
    const form = (amount: number) => (ONE.includes(amount) ? one : FEW.includes(amount) ? few : many)
    const { count, goods } = texts.names
    expect(AMOUNTS.map(amount => count(amount, goods[good]))).toEqual(
      AMOUNTS.map(amount => `${amount} ${form(amount)}`),
    )
  })
})

describe('sentences', () => {
  it('events agree with the thing, never with the player', () => {
    expect(told(EVENTS.silverGained)).toBe('Ана: получено 4 серебра (клетка дохода 4).')
    expect(told(EVENTS.sold)).toBe('Ана: продана 1 зерновая за 1 серебро.')
    expect(told(EVENTS.bought)).toBe('Ана: куплен 1 поросёнок за 5 серебра.')
    expect(told(EVENTS.upgraded)).toBe('Ана: 1 оливка с поля улучшена до еды за 2 серебра.')
    expect(told(EVENTS.grown)).toBe('Ана: на поле вырос 1 виноград.')
    expect(told({ ...EVENTS.grown, good: 'olive' })).toBe('Ана: на поле выросла 1 оливка.')
    expect(told({ ...EVENTS.delivered, good: 'wine', building: 'butcher' })).toBe('Ана: доставлено 1 вино Мяснику.')
    expect(told(EVENTS.pigsLost)).toBe('Ана: не хватило комнат, потеряно 2 поросёнка.')
    expect(told(EVENTS.stallRemoved)).toBe('Ана: снята позиция с клетки рынка 5 (владелец: Бен).')
    expect(told({ ...EVENTS.cardsDrawn, cards: [17, 1] })).toBe('Ана: взяты карты «Кучер» и «Повар».')
  })

  it('refusals name amounts and the rule', () => {
    expect(refused({ rule: '6.4', why: 'notEnoughSilver', need: 5, have: 1 })).toBe(
      'У тебя 1 серебро, а нужно 5 (§6.4).',
    )
    expect(refused({ rule: '6.1', why: 'notEnoughKinds', need: 5, have: 2 })).toBe(
      'Расширение стоит 5 разных фермерских товаров, а у тебя 2 вида (§6.1).',
    )
    expect(refused({ rule: 'card:coachman', why: 'alreadyUsed' })).toBe('Это уже использовано (Кучер).')
  })

  it('actions put goods in the accusative', () => {
    expect(label(ACTIONS.sell, table(TASKS.trading))).toBe('Продать 1 оливку за 1 серебро')
    expect(label(ACTIONS.deliver)).toBe('Доставить еду Тележнику (ряд 2)')
    expect(label(ACTIONS.play)).toBe('Разыграть карту «Кучер» как тележку (оливка, поросёнок, вино; 4 ПО)')
    expect(label({ type: 'use', seat: 0, card: 34, offer: 0 })).toBe(
      'Трактирщик: отдать 1 серебро и 1 еду, получить 2 ПО',
    )
  })

  it('prompts use the case that the sentence needs', () => {
    expect(asked({ do: 'delivering', left: 5 })).toMatch(/^У тебя ещё 5 поставок /)
    expect(asked(TASKS.buying, table(TASKS.buying))).toMatch(/^Можно купить до 2 дополнительных поставок по 1 серебру,/)
    expect(asked(TASKS.placing)).toContain('чтобы получить новорождённого поросёнка и 1 оливку,')
    expect(asked(TASKS.picking)).toBe('Клетка дохода 3: взять 2 разных выращенных товара. Можно и пропустить.')
  })

  it('tells apart what English gives the same label', () => {
    const roofs = [0, 1].map(space => ({ roof: 'delivery', space, used: false }) as const)
    const seen = table(TASKS.trading, { roofs })
    const labels = [0, 1].map(space => label({ type: 'useRoof', seat: 0, space }, seen))
    expect(labels).toEqual([1, 2].map(n => `Использовать жетон кровли «1 бесплатная поставка» на клетке ${n}`))
  })
})

describe('around the table', () => {
  const { free, round } = ui.online.lobby
  const { looking } = ui.online.room

  it('counts seats, days, people and cards', () => {
    expect([1, 2, 5, 21].map(free)).toEqual([
      '1 свободное место',
      '2 свободных места',
      '5 свободных мест',
      '21 свободное место',
    ])
    expect([1, 3, 7, 11].map(looking)).toEqual(['1 зритель', '3 зрителя', '7 зрителей', '11 зрителей'])
    expect([1, 2, 5].map(ui.online.paces.days)).toEqual(['1 день на ход', '2 дня на ход', '5 дней на ход'])
    expect(ui.online.table.restTake(3)).toBe('Взять 3 дня')
    expect(round(3)).toBe('раунд 3')
    expect([1, 12, 66].map(shown => ui.book.cardsShown(shown, 66))).toEqual([
      '1 из 66 карт',
      '12 из 66 карт',
      '66 карт',
    ])
  })

  it('never bends the name of a player', () => {
    const { adopt, adoptHint, replaces, already, you } = ui.online.me
    const { mute, unmute } = ui.online.chat
    for (const text of [adopt, adoptHint, replaces, already, you, mute, unmute].map(says => says('Анна')))
      expect(text).toMatch(/(игрока|как|—) Анна(?![а-яё])/)
  })
})

it('nothing is left in English', () => {
  const written = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(written)
        : []
  const { phases, ...rules } = ui.table.rules
  const { language, ...pages } = book
  const all = [
    ...[texts.names, texts.bots, ui.farm, ui.village, { ...ui.table, rules }, phases.map(phase => phase.says)],
    ...[ui.online, ui.book, pages],
  ]
  const left = all
    .flatMap(written)
    .filter(word => /[a-z]/i.test(word.replace(/La Granja|JSON|Tab|Enter|Esc|Ctrl\+[ZY]|^E:|\bR\d+|§D|знаком X/g, '')))
  expect(left).toEqual([])
  expect(language).toBe('ru')
  expect(Object.keys(texts.names.cards).sort()).toEqual(Object.keys(CARDS).sort())
})
