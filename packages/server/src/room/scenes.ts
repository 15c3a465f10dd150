import { type PlayerView, parseAction, play, type Seat, view } from '@la-granja/engine'
import { type Delta, deltaText } from '../delta.ts'
import { gameOf, type Room, tryBatch } from './room.ts'

/** What a seat saw before each action, from one on: the first view whole, then what each action changed in it. */
export interface Scenes {
  /** The number of the first action; it may be later than was asked. */
  readonly from: number
  readonly view: PlayerView
  readonly changes: readonly Delta[]
}

/** Nobody watches more than this on coming back, and every one of them is worked out and sent. */
const MOST = 240

/** Past views of the same seat, as JSON: they hold nothing that it did not know then. */
export function scenesSeen({ settings, game }: Room, asked: number, seat: Seat | undefined): string | undefined {
  if (game === undefined) return undefined
  const { seed, history } = game.secrets
  const lines = history.split('\n').slice(0, -1)
  const from = Math.min(lines.length, Math.max(asked, lines.length - MOST))
  const before = tryBatch(gameOf(settings, seed), lines.slice(0, from))
  if ('refused' in before) return undefined
  let { state } = before
  const first = view(state, seat)
  let last = first
  const changes: string[] = []
  // What the last action led to is what the table looks like now, and known.
  for (const line of lines.slice(from, -1)) {
    const played = play(state, parseAction(line))
    if ('refusal' in played) return undefined
    state = played.state
    const next = view(state, seat)
    changes.push(deltaText(last, next) ?? '{"in":{}}')
    last = next
  }
  return `{"from":${from},"view":${JSON.stringify(first)},"changes":[${changes.join()}]}`
}
