import type { CardId, Phase } from '@la-granja/engine'

/** The sections of the rules, numbered as the rulebooks number them; `D` is the deluxe edition. */
export const SECTIONS = [
  '1',
  '2',
  '2.1',
  '2.2',
  '2.3',
  '2.4',
  '2.5',
  '2.6',
  '2.7',
  '2.8',
  '3',
  '4',
  '5',
  '5.1',
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.4',
  '6',
  '6.1',
  '6.2',
  '6.3',
  '6.4',
  '7',
  '7.1',
  '7.2',
  '8',
  '8.1',
  '8.2',
  '8.3',
  '8.3.1',
  '8.3.2',
  '8.3.3',
  '8.4',
  '9',
  '10',
  '11',
  'D',
] as const
export type SectionId = (typeof SECTIONS)[number]

/** What the rulebooks leave open, decided and numbered. */
export const RULINGS = [
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'R9',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'R19',
  'R20',
  'R21',
  'R22',
  'R23',
  'R24',
  'R25',
  'R26',
  'R27',
  'R28',
  'R29',
  'R30',
  'R31',
  'R32',
  'R33',
  'R34',
  'R35',
  'R36',
] as const
export type RulingId = (typeof RULINGS)[number]

export type RuleId = SectionId | RulingId

/** Smaller decisions than rulings, without a number. */
export const READINGS = [
  'markBack',
  'closedBack',
  'markForgone',
  'lostPens',
  'neededCards',
  'alikeRows',
  'quickDie',
  'extraSteps',
  'scoringOrder',
  'uselessOffers',
  'leftBonus',
  'secretCard',
] as const
export type ReadingId = (typeof READINGS)[number]

/** Where the editions differ, and under which section that belongs. */
export const EDITION_POINTS = {
  scores: ['3', 'R21'],
  tokens: ['2.7', 'R2'],
  market: ['4', 'R26'],
  fullMarket: ['8.3.3', 'R13'],
  roofs: ['6.4'],
  modules: ['D'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>
export type EditionPointId = keyof typeof EDITION_POINTS

/** Worked examples, and the section that each explains. */
export const EXAMPLES = {
  card: '6.1',
  trade: '5.1.3',
  roof: '6.4',
  siesta: '8.2',
  row: '8.3.1',
  barrow: '8.3.3',
  push: '8.3.3',
} as const satisfies Readonly<Record<string, SectionId>>
export type ExampleId = keyof typeof EXAMPLES

/** Helpers whose text alone does not settle every question. */
export const NOTED_CARDS = [
  'chef',
  'porter',
  'villageElder',
  'merchant',
  'trader',
  'coachman',
  'packer',
  'tollKeeper',
  'joiner',
  'swineherd',
  'smuggler',
  'fortuneTeller',
  'dayLabourer',
  'gleaner',
  'nightWatchman',
  'storageBuilder',
  'cartMaker',
  'foreman',
  'apprentice',
  'courier',
  'dreamer',
  'moneyLender',
  'steward',
  'agriculturalWorker',
  'travellingSalesman',
] as const satisfies readonly CardId[]
export type NotedCard = (typeof NOTED_CARDS)[number]

/** Where a value on the parts comes from; `house` is our own. */
export const VALUE_SOURCES = [
  'rulebook',
  'public',
  'public in part',
  'name public',
  'effect public',
  'inferred',
  'value public, place house',
  'faces rulebook, round house',
  'house',
] as const
export type ValueSource = (typeof VALUE_SOURCES)[number]

/** The contents of the book: a chapter for each phase, and what comes before and after. */
export const CHAPTERS = [
  { id: 'overview', sections: ['1', '3', '2', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '4'] },
  { id: 'anytime', sections: ['5', '5.1', '5.1.1', '5.1.2', '5.1.3', '5.1.4'] },
  { id: 'farm', sections: ['6', '6.1', '6.2', '6.3', '6.4'] },
  { id: 'revenue', sections: ['7', '7.1', '7.2'] },
  { id: 'transport', sections: ['8', '8.1', '8.2', '8.3', '8.3.1', '8.3.2', '8.3.3', '8.4'] },
  { id: 'scoring', sections: ['9', '10'] },
  { id: 'variants', sections: ['11', 'D'] },
] as const satisfies readonly { readonly id: ChapterId; readonly sections: readonly SectionId[] }[]
export type ChapterId = Phase | 'overview' | 'anytime' | 'variants'

/** Rulings that hold in one kind of game only. */
export const ONLY_IN: Readonly<Partial<Record<RuleId, 'solo' | 'deluxe'>>> = {
  '11': 'solo',
  R15: 'solo',
  R19: 'solo',
  R20: 'solo',
  R25: 'solo',
  R26: 'solo',
  D: 'deluxe',
  R27: 'deluxe',
  R28: 'deluxe',
  R29: 'deluxe',
  R30: 'deluxe',
  R31: 'deluxe',
}

/** What is worth reading next. The sections come first, then the rulings that decide what they leave open. */
export const SEE: Readonly<Record<RuleId, readonly RuleId[]>> = {
  '1': ['3', '5'],
  '2': ['2.8'],
  '2.1': ['8.2', '8.3'],
  '2.2': ['6.1', 'R3'],
  '2.3': ['7'],
  '2.4': ['2.7', '6.1'],
  '2.5': ['6.4', '8.1', '8.3.1', 'R34'],
  '2.6': ['5.1'],
  '2.7': ['R1', 'R2'],
  '2.8': ['5.1'],
  '3': ['9', '10', 'R21'],
  '4': ['7.1', '8.3.2', 'R3', 'R26'],
  '5': ['6', '7', '8', '9'],
  '5.1': ['5.1.1', '5.1.2', '5.1.3', '5.1.4', 'R4', 'R23', 'R36'],
  '5.1.1': ['8.3.1', 'R5', 'R33'],
  '5.1.2': ['5.1.4', 'R5', 'R35'],
  '5.1.3': ['5.1.2', '7.2'],
  '5.1.4': ['6.3', '6.1'],
  '6': ['6.1', '6.2', '6.3', '6.4', 'R23'],
  '6.1': ['2.2', '8.3.3', 'R6', 'R7', 'R22'],
  '6.2': ['8.3.1', 'R5', 'R8'],
  '6.3': ['5.1.4', 'R1', 'R5'],
  '6.4': ['D', 'R9', 'R10', 'R22', 'R31'],
  '7': ['7.1', '7.2'],
  '7.1': ['11', 'R11', 'R28'],
  '7.2': ['8.2', '8.3', 'R5', 'R11'],
  '8': ['8.1', '8.2', '8.3', '8.4'],
  '8.1': ['8.2', 'R4'],
  '8.2': ['9', 'R12'],
  '8.3': ['8.3.1', '8.3.2', '8.3.3', '8.4'],
  '8.3.1': ['8.3.2', '9', 'R1', 'R24'],
  '8.3.2': ['8.3.1', '4'],
  '8.3.3': ['6.1', '9', 'R13', 'R14', 'R15'],
  '8.4': ['8.3', 'R16', 'R17', 'R27'],
  '9': ['8.2', '8.3.1', 'R25', 'R32'],
  '10': ['R18', 'R33'],
  '11': ['4', '8.3.3', 'R15', 'R19', 'R20', 'R25', 'R26'],
  D: ['6.4', 'R27', 'R28', 'R29', 'R30', 'R31'],
  R1: ['2.7'],
  R2: ['2.7', 'R1', 'R32'],
  R3: ['6.1'],
  R4: ['5.1', '8.1', 'R23'],
  R5: ['6.3', '7.2', '5.1.2'],
  R6: ['6.1', 'R22'],
  R7: ['6.1'],
  R8: ['6.2', '8.3.1'],
  R9: ['6.4'],
  R10: ['6.4'],
  R11: ['7.2'],
  R12: ['8.2'],
  R13: ['8.3.3'],
  R14: ['8.3.3', 'R1'],
  R15: ['11', '8.3.3'],
  R16: ['8.4', 'R17'],
  R17: ['8.4', 'R16'],
  R18: ['10', 'R33'],
  R19: ['11'],
  R20: ['11'],
  R21: ['3', '10'],
  R22: ['6.4', 'R6'],
  R23: ['5.1', 'R4', 'R32'],
  R24: ['8.3.1', '8.3.2'],
  R25: ['11', '9'],
  R26: ['11', '4'],
  R27: ['D', '8.4'],
  R28: ['D', '7.1'],
  R29: ['D', '6.2'],
  R30: ['D', '8.3.3'],
  R31: ['D', '6.4'],
  R32: ['9', 'R23'],
  R33: ['10', 'R18'],
  R34: ['2.5'],
  R35: ['5.1.2'],
  R36: ['5.1', 'R4', 'R1'],
}

export function isSection(id: string): id is SectionId {
  return (SECTIONS as readonly string[]).includes(id)
}

export function isRuling(id: string): id is RulingId {
  return (RULINGS as readonly string[]).includes(id)
}

/** The section itself, or the nearest one above it that has an entry: `4.5` is in `4`. */
export function sectionFor(number: string): SectionId | undefined {
  if (isSection(number)) return number
  const dot = number.lastIndexOf('.')
  return dot < 0 ? undefined : sectionFor(number.slice(0, dot))
}
