import type { Helper } from '../../src/card.ts'
import { CARDS, type CardId, type GameEvent, type GameState } from '../../src/index.ts'

/** What has acted so far: helpers, roofs, craft markers. */
export interface Acted {
  readonly helpers: Set<CardId>
  readonly roofs: Set<string>
  readonly crafts: Set<string>
}

/** Watches helpers that change an answer; an event tells of all others. Call `stop` in the end. */
export function watch(): Acted & { see(events: readonly GameEvent[], after: GameState): void; stop(): void } {
  const acted: Acted = { helpers: new Set(), roofs: new Set(), crafts: new Set() }
  const restore = (Object.keys(CARDS) as CardId[]).map(id => watchAdjustments(id, () => acted.helpers.add(id)))
  const numbered = new Map<number, CardId>(Object.entries(CARDS).map(([id, card]) => [card.number, id as CardId]))
  const cause = (by: string) => {
    if (by.startsWith('card:')) acted.helpers.add(by.slice(5) as CardId)
  }
  const note = (event: GameEvent) => {
    if ('by' in event) cause(event.by)
    if (event.type === 'helperUsed') acted.helpers.add(numbered.get(event.card)!)
    if (event.type === 'roofUsed') acted.roofs.add(event.roof)
    if (event.type === 'craftTaken') acted.crafts.add(event.building)
  }
  return {
    ...acted,
    see(events, after) {
      for (const event of events) note(event)
      // A helper that only opens a choice shows in what its owner is asked.
      for (const { todo } of after.table.farms) for (const task of todo) if (task.do === 'picking') cause(task.by)
    },
    stop() {
      for (const undo of restore) undo()
    },
  }
}

type Adjust = (answer: number, ...rest: unknown[]) => number

function watchAdjustments(id: CardId, note: () => void): () => void {
  const { helper }: { helper: Helper } = CARDS[id]
  const adjust = helper.adjust as Record<string, Adjust> | undefined
  const { income } = helper.each ?? {}
  if (adjust !== undefined) {
    const original = { ...adjust }
    for (const [question, change] of Object.entries(original)) {
      adjust[question] = (answer, ...rest) => {
        const changed = change(answer, ...rest)
        if (changed !== answer) note()
        return changed
      }
    }
    return () => Object.assign(adjust, original)
  }
  if (income === undefined) return () => {}
  const each = helper.each as { income: typeof income }
  each.income = (table, seat) => {
    note()
    return income(table, seat)
  }
  return () => {
    each.income = income
  }
}
