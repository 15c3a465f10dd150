/** The guided first game in the order in which it is told: some parts are only read, in the others the player does something. */
export type ReadPart =
  | 'welcome'
  | 'screen'
  | 'sides'
  | 'income'
  | 'growth'
  | 'dice'
  | 'order'
  | 'pushed'
  | 'building'
  | 'craft'
  | 'scoring'
  | 'rounds'

export type DonePart =
  | 'field'
  | 'barrow'
  | 'endPlaying'
  | 'spend'
  | 'takeTwo'
  | 'endIncome'
  | 'roof'
  | 'endRoofing'
  | 'silverDie'
  | 'endDie'
  | 'harvestDie'
  | 'takeHarvest'
  | 'upgrade'
  | 'endUpgrade'
  | 'lastDie'
  | 'steps'
  | 'endRevenue'
  | 'donkey'
  | 'siesta'
  | 'load'
  | 'stall'
  | 'spendAgain'
  | 'sell'
  | 'wine'
  | 'deliver'
  | 'useRoof'
  | 'endDelivering'
  | 'bought'
  | 'endBuying'

export type LessonPart = ReadPart | DonePart

export interface Told {
  readonly title: string
  /** Two or three short sentences: what it is, and why one does it. */
  readonly says: string
}

export interface Asked extends Told {
  /** What the player does now. */
  readonly asks: string
}

/** Every sentence of the guided first game, by its part; and the last one, when it is over. */
export type Lesson = Readonly<Record<ReadPart | 'end', Told> & Record<DonePart, Asked>>
