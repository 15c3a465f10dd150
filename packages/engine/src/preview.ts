import { type Action, malformed } from './action.ts'
import type { GameEvent } from './event.ts'
import { Hidden } from './information.ts'
import { playOn } from './play.ts'
import type { Refusal } from './refusal.ts'
import type { GameState } from './state.ts'
import { type PlayerView, view as viewOf } from './view.ts'

export interface Preview {
  readonly view: PlayerView
  readonly events: readonly GameEvent[]
  /** The action that was not played: it would show something new, or it is refused. */
  readonly stoppedAt?: number
  readonly refusal?: Refusal
}

/** Plays one's own actions on a view alone, as far as nothing hidden is needed. */
export function preview(view: PlayerView, actions: readonly Action[]): Preview {
  const { seat } = view
  if (seat === undefined) return { view, events: [], stoppedAt: 0, refusal: { rule: 'input', why: 'spectator' } }
  const events: GameEvent[] = []
  let state = stateSeen(view)
  for (const [stoppedAt, action] of actions.entries()) {
    const seen = () => (stoppedAt === 0 ? view : viewOf(state, seat))
    const field = malformed(action)
    if (field !== undefined)
      return { view: seen(), events, stoppedAt, refusal: { rule: 'input', why: 'malformed', field } }
    if (action.seat !== seat) return { view: seen(), events, stoppedAt, refusal: { rule: 'input', why: 'notYourSeat' } }
    try {
      const played = playOn(state, action, true)
      if ('refusal' in played) return { view: seen(), events, stoppedAt, refusal: played.refusal }
      events.push(...played.events)
      state = played.state
    } catch (error) {
      if (error instanceof Hidden) return { view: seen(), events, stoppedAt }
      throw error
    }
  }
  return { view: actions.length === 0 ? view : viewOf(state, seat), events }
}

/**
 * A state that looks like the view to its seat; whatever it cannot know is blank. To be looked at, and played on by `preview`
 * alone: `play` would deal blank cards.
 */
export function stateSeen({ table, seat, hand, hands, pile, donkey, chosen, seen }: PlayerView): GameState {
  const own = <T>(mine: T, blank: (owner: number) => T) =>
    hands.map((_, owner) => (owner === seat ? mine : blank(owner)))
  return {
    table,
    secrets: {
      seed: '',
      random: [],
      hands: own(hand, owner => blanks(hands[owner] ?? 0)),
      pile: [...blanks(pile - seen.length), ...seen],
      roofs: [],
      donkeys: own(donkey, () => 0),
      chosen: own(chosen, () => 0),
      history: '',
    },
  }
}

function blanks(count: number): readonly number[] {
  return Array.from({ length: count }, () => 0)
}
