import { drawOnChange } from '../draw/drawOnChange.ts'
import { Icon } from '../draw/Icon.tsx'
import { redoAction, restartTurn, undoAction } from '../game/store.ts'
import { useUi } from '../words.ts'
import { Tool } from './Tool.tsx'

interface BackToolsProps {
  /** Whether something can be taken back, and brought back again. */
  readonly back: boolean
  readonly forth: boolean
}

/** Undo, redo, restart: in the bar, and on a phone beside the prompt, where the thumb is. */
export const BackTools = drawOnChange(function BackTools({ back, forth }: BackToolsProps) {
  const { bar } = useUi().table
  return (
    <div className="table-back">
      <Tool label={bar.undo} able={back} why={bar.noUndo} onPress={undoAction}>
        <Icon name="undo" size={18} />
      </Tool>
      <Tool label={bar.redo} able={forth} why={bar.noRedo} onPress={redoAction}>
        <Icon name="redo" size={18} />
      </Tool>
      <Tool label={bar.restart} able={back} why={bar.noUndo} onPress={restartTurn}>
        <Icon name="restart" size={18} />
      </Tool>
    </div>
  )
})
