import { useEffect, useRef, useState } from 'react'
import type { LocalGame } from '../game/game.ts'
import { useLanguage, useUi } from '../words.ts'
import { clipKind, filmed } from './clip.ts'
import { POSITION } from './Position.tsx'
import { pixelsOf } from './raster.ts'
import { lastScenes } from './scenes.ts'
import { drawn } from './usePicture.ts'

interface Filming {
  readonly scene: number
  readonly all: number
}

/** Films the last actions before a moment. */
export function useClip(game: LocalGame, at: number) {
  const language = useLanguage()
  const ui = useUi()
  const [clip, setClip] = useState<Blob>()
  const [filming, setFilming] = useState<Filming>()
  const [trouble, setTrouble] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const film = async (canvas: HTMLCanvasElement | null, most: number) => {
    const kind = clipKind()
    if (kind === undefined || canvas === null) return
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const scenes = lastScenes(game, at, most, { ui, language })
    setClip(undefined)
    setTrouble(undefined)
    setFilming({ scene: 0, all: scenes.length })
    try {
      const images: HTMLCanvasElement[] = []
      for (const scene of scenes) {
        images.push(await pixelsOf(await drawn([scene], 'position', scene.says, language), 1))
        if (signal.aborted) return
      }
      const onScene = (scene: number) => signal.aborted || setFilming({ scene, all: scenes.length })
      setClip(await filmed({ canvas, images, size: POSITION, kind, signal, onScene }))
    } catch (error) {
      if (!signal.aborted) setTrouble(error instanceof Error ? error.message : String(error))
    } finally {
      if (!signal.aborted) setFilming(undefined)
    }
  }
  return { clip, filming, trouble, film }
}
