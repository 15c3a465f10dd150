import type {
  ActionOf,
  ActionType,
  BuildingId,
  CardId,
  Cause,
  CommodityUse,
  FarmGood,
  GameEvent,
  Good,
  Phase,
  PlayerView,
  PrintedCard,
  Refusal,
  RoofId,
  Seat,
  Side,
  Source,
  Step,
  Task,
  Why,
} from '@la-granja/engine'
import type { Forms } from './plural.ts'

export const LANGUAGES = ['en', 'de', 'pl', 'it', 'ru', 'cs'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of the player at a seat. */
export type Who = (seat: Seat) => string

/** The name of the card with this number, in the set that is played with. */
export type CardNames = (card: number) => string

export type ExtensionIcon = PrintedCard['extension'][number]

/** Names of the things in the game, by id. */
export interface Names {
  readonly goods: Readonly<Record<Good | FarmGood, Forms>>
  readonly buildings: Readonly<Record<BuildingId, string>>
  readonly crafts: Readonly<Record<BuildingId, { readonly instant: string; readonly lasting: string }>>
  readonly roofs: Readonly<Record<RoofId, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly steps: Readonly<Record<Step, string>>
  readonly sides: Readonly<Record<Side, string>>
  readonly icons: Readonly<Record<ExtensionIcon, string>>
  readonly uses: Readonly<Record<CommodityUse, string>>
  readonly sources: Readonly<Record<Source, string>>
  /** What a revenue space gives, by die; index 0 is not used. */
  readonly spaces: readonly string[]
  readonly cards: Readonly<Record<CardId, { readonly name: string; readonly says: string }>>
  readonly cause: (by: Cause) => string
  /** An amount with the right form of the word. */
  readonly count: (amount: number, forms: Forms) => string
}

/** The computer players that people can choose, from the gentlest to the strongest. */
export type BotLevel = 'novice' | 'farmer' | 'steward' | 'lagranja'

/** What each is called, and what kind of person it is. */
export type BotTexts = Readonly<Record<BotLevel, { readonly name: string; readonly line: string }>>

export type EventTexts = {
  readonly [T in GameEvent['type']]: (event: Extract<GameEvent, { type: T }>, who: Who, nameOf: CardNames) => string
}
export type RefusalTexts = Readonly<Record<Why, (refusal: Refusal) => string>>
export type ActionTexts = {
  readonly [T in ActionType]: (action: ActionOf<T>, view: PlayerView | undefined, nameOf: CardNames) => string
}
export type TaskTexts = {
  readonly [D in Task['do']]: (
    task: Extract<Task, { do: D }>,
    view: PlayerView | undefined,
    nameOf: CardNames,
  ) => string
}

/** Everything one language says. A forgotten entry does not compile. */
export interface Texts {
  readonly names: Names
  readonly events: EventTexts
  readonly refusals: RefusalTexts
  readonly actions: ActionTexts
  readonly tasks: TaskTexts
  readonly bots: BotTexts
  /** Where the rule book has it: `(§6.4)`, `(R5)`, `(Coachman)`, or nothing. */
  readonly cite: (rule: string) => string
}
