import { lazy, Suspense, useState } from 'react'
import type { LocalGame } from '../game/game.ts'
import { Tool } from '../table/Tool.tsx'
import { useUi } from '../words.ts'
import { CameraSign } from './CameraSign.tsx'

const Pictures = lazy(() => import('./Pictures.tsx').then(({ Pictures }) => ({ default: Pictures })))

interface PictureToolProps {
  readonly game: LocalGame
  readonly at: number
}

/** Opens the pictures of a moment; what draws them is fetched then. */
export function PictureTool({ game, at }: PictureToolProps) {
  const { pictures } = useUi()
  // The game as it was when somebody asked: at the table it goes on meanwhile.
  const [taken, take] = useState<PictureToolProps>()
  return (
    <>
      <Tool label={pictures.open} onPress={() => take({ game, at })}>
        <CameraSign />
      </Tool>
      <Suspense>{taken === undefined ? undefined : <Pictures {...taken} onClose={() => take(undefined)} />}</Suspense>
    </>
  )
}
