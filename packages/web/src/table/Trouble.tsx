import { type LocalGame, save } from '../game/game.ts'
import { downloadGame } from '../start/files.ts'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'

/** Says that the game is not safe on this device, and offers a way to keep it. */
export function Trouble({ game, reason }: { readonly game: LocalGame; readonly reason: string }) {
  const { trouble } = useUi().table
  return (
    <div className="table-trouble" role="alert">
      <Sign name="warning" />
      <span title={trouble.detail(reason)}>{trouble.notKept}</span>
      <button type="button" className="shell-button" onClick={() => downloadGame(save(game, Date.now()))}>
        {trouble.save}
      </button>
    </div>
  )
}

/** Says why a computer player does not move. */
export function Stuck() {
  const { trouble } = useUi().table
  return (
    <div className="table-trouble" role="alert">
      <Sign name="warning" />
      <span>{trouble.stuck}</span>
    </div>
  )
}
