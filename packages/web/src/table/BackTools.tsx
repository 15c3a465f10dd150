import type { PlayerView } from '@la-granja/engine'
import { Icon } from '../draw/Icon.tsx'
import { canUndo, type LocalGame } from '../game/game.ts'
import { redoAction, restartTurn, undoAction } from '../game/store.ts'
import { useUi } from '../words.ts'
import { Tool } from './Tool.tsx'

/** Undo, redo, restart: in the bar, and on a phone beside the prompt, where the thumb is. */
export function BackTools({ game, view }: { readonly game: LocalGame; readonly view: PlayerView }) {
  const { bar } = useUi().table
  const back = canUndo(game, view.seat)
  return (
    <div className="table-back">
      <Tool label={bar.undo} able={back} why={bar.noUndo} onPress={undoAction}>
        <Icon name="undo" size={18} />
      </Tool>
      <Tool label={bar.redo} able={game.undone.length > 0} why={bar.noRedo} onPress={redoAction}>
        <Icon name="redo" size={18} />
      </Tool>
      <Tool label={bar.restart} able={back} why={bar.noUndo} onPress={restartTurn}>
        <Icon name="restart" size={18} />
      </Tool>
    </div>
  )
}
