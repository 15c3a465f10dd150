import type { Ui } from '@la-granja/text'
import { load, type SavedGame } from '../game/game.ts'
import { discard, fetchGame } from '../game/shelf.ts'
import { startGame, useTable } from '../game/store.ts'
import { newSeed } from '../start/setup.ts'
import { isLesson, lessonDeal } from './deal.ts'
import { keepLesson, useLearning } from './kept.ts'

type Words = Ui['table']['start']

/** Goes on with the lesson of this device, or begins one. */
export async function openLesson(words: Words): Promise<void> {
  const { kept } = useLearning.getState()
  if (kept !== undefined) {
    if (useTable.getState().game?.id === kept.game) return
    const there = await fetchGame(kept.game).catch(() => undefined)
    // Somebody else may have begun one meanwhile.
    if (isWhole(there) || useLearning.getState().kept !== kept) return
  }
  beginLesson(words)
}

/** Whether it can be gone on with; a lesson that cannot is no loss. */
function isWhole(saved: SavedGame | undefined): boolean {
  try {
    return saved !== undefined && isLesson(load(saved))
  } catch {
    return false
  }
}

function beginLesson(words: Words): void {
  keepLesson({ game: startGame(lessonDeal(words)), read: '' })
}

/** From the first word; what was played so far is of no use to anybody. */
export function restartLesson(words: Words): void {
  const { kept } = useLearning.getState()
  beginLesson(words)
  if (kept !== undefined) discard(kept.game).catch(() => undefined)
}

/** A whole game against the gentlest computer player, with hints. */
export function startFullGame({ you, computers }: Words): string {
  return startGame({
    game: { seed: newSeed(), players: 2, edition: 'classic' },
    sitters: ['person', 'novice'],
    names: [you, computers[0] ?? ''],
    hints: true,
  })
}
