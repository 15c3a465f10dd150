import type { Ui } from '../../ui.ts'
import { amountOf, count, counted } from '../forms.ts'
import { rules } from './rules.ts'
import { start } from './start.ts'

const ACTION = counted('действие', 'действия', 'действий')

const vp = (points: number): string => amountOf(points, 'point')

export const table: Ui['table'] = {
  start,
  rules,

  bar: {
    round: (round, last) => `Раунд ${round} из ${last}`,
    roundShort: round => `Раунд ${round}`,
    phases: 'Фазы раунда',
    order: 'Порядок хода',
    points: vp,
    covered: 'ПО закрыты',
    deciding: 'решает',
    thinking: 'думает',
    neutral: 'Нейтральный игрок',
    undo: 'Отменить',
    redo: 'Вернуть',
    restart: 'Начать ход заново',
    noUndo: 'Отменять нечего: последнее действие не твоё или открыло что-то новое',
    noRedo: 'Ничего не отменено',
    again: 'Ещё раз показать последние ходы других',
    tools: 'Инструменты',
    toDark: 'Тёмная тема',
    toLight: 'Светлая тема',
    settings: 'Настройки',
    rules: 'Правила',
    leave: 'Выйти из-за стола (партия сохранится)',
  },

  prompt: {
    label: 'Что можно сделать',
    over: 'Игра окончена.',
    results: 'Итоги',
    waiting: names => `Ждём: ${names}.`,
    thinking: name => `${name} думает.`,
    settling: 'Минутку.',
    about: 'Что с этим можно сделать',
    choices: 'Твои варианты',
    drop: 'Не надо',
    more: 'Ещё',
    moreLabel: amount => `Всё, что можно сделать сейчас: ${count(amount, ACTION)}`,
    lock: 'отменить нельзя',
    dismiss: 'Скрыть',
    groups: {
      turn: 'Ход',
      cards: 'Карты',
      trade: 'Торговля',
      roofs: 'Кровля',
      helpers: 'Помощники',
      dice: 'Кубики',
      transport: 'Ослики и сиеста',
      deliveries: 'Поставки',
      market: 'Рынок',
      goods: 'Товары',
      markers: 'Маркеры',
    },
  },

  rooms: {
    village: 'Деревня',
    farm: 'Ферма',
    others: 'Другие',
    log: 'Журнал',
    otherFarms: 'Другие фермы',
    hand: 'Твои карты',
    side: 'Журнал и прогноз',
    tabs: 'Части стола',
    canDo: 'здесь можно что-то сделать',
  },

  log: {
    title: 'Журнал',
    all: 'Все',
    only: name => `Только ${name}`,
    mine: 'Обо мне',
    mineHint: 'Что касается меня: мои ходы, что у меня забирают и что происходит со всеми',
    linesLead:
      'Стрелки ведут от строки к строке. Строка показывает на столе, о чём речь; нажатие открывает повтор партии на этом месте.',
    linesPoint: 'Стрелки ведут от строки к строке. Строка показывает на столе, о чём речь.',
    filter: 'Чьи ходы',
    earlier: 'Показать прежние ходы',
    empty: 'Пока ничего не произошло.',
    heading: (round, step) => `Раунд ${round} · ${step}`,
    again: 'Что было после моего хода?',
    nothingNew: 'С тех пор никто не ходил.',
  },

  again: {
    title: 'Показ последних ходов других',
    showing: 'Ещё раз:',
    count: (number, all) => `${number} из ${all}`,
    skip: 'Пропустить',
  },

  forecast: {
    title: 'Прогноз',
    says: 'Если подсчитать раунд сейчас:',
    player: 'Игрок',
    now: 'Сейчас',
    stalls: 'Рынок',
    siesta: 'Сиеста',
    after: 'Станет',
    gain: points => `+${points}`,
    covered: '?',
    note: 'Без помощников и конца игры.',
  },

  curtain: {
    pass: name => `Передай экран: ${name}`,
    why: 'Карты остальных остаются в тайне.',
    here: name => `Я — ${name}`,
  },

  trouble: {
    notKept: 'Это устройство не может сохранить партию. Если закрыть страницу, она пропадёт.',
    detail: reason => `Причина: ${reason}`,
    save: 'Сохранить в файл',
    stuck: 'Не удаётся загрузить компьютерных игроков. Пробуем снова…',
  },

  end: {
    title: 'Игра окончена',
    won: name => `Побеждает ${name}`,
    wonYou: 'Победа за тобой',
    shared: names => `Победу делят ${names}`,
    solo: points => `Твой итог: ${vp(points)}`,
    place: rank => `${rank}.`,
    points: vp,
    silver: amount => `осталось ${amountOf(amount, 'silver')}`,
    ranking: 'Места',
    sources: 'Откуда взялись очки',
    source: 'Источник',
    total: 'Всего',
    bars: 'Очки каждого игрока по источникам',
    rounds: 'Очки после каждого раунда',
    rematch: 'Ещё партию',
    save: 'Сохранить партию',
    back: 'На главную',
    look: 'Взглянуть на стол',
  },

  lost: {
    loading: 'Накрываем на стол…',
    missing: 'Этой партии нет на этом устройстве.',
    missingHint: 'Возможно, она удалена или хранится в другом браузере.',
    broken: 'Эту партию не удаётся открыть.',
    brokenHint: 'Она всё ещё здесь. Её можно сохранить в файл и сообщить о неполадке.',
    save: 'Сохранить запись как есть',
    back: 'На главную',
  },

  broken: {
    title: 'При отрисовке что-то пошло не так.',
    why: 'Партия сохранена такой, какой была до этого. Чтобы продолжить, обнови страницу; если сбой повторится, сохрани партию в файл и сообщи о неполадке.',
    detail: reason => `Браузер сообщает: ${reason}`,
    reload: 'Обновить страницу',
    save: 'Сохранить партию в файл',
  },

  elsewhere: {
    title: 'Эта партия идёт в другой вкладке.',
    why: 'Её открыли там; так ничего не сыграется дважды.',
    take: 'Продолжить здесь',
  },

  dialog: { close: 'Закрыть' },
}
