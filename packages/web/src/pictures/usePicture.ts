import { type Language, namesIn } from '@la-granja/text'
import { createElement, useEffect, useState } from 'react'
import type { LocalGame } from '../game/game.ts'
import { useSettings } from '../game/settings.ts'
import { useLanguage, useUi } from '../words.ts'
import { fetchFaces } from './measure.ts'
import { POSITION, Position, type Scene } from './Position.tsx'
import { pngOf } from './raster.ts'
import { Strip, sizeOfStrip } from './Strip.tsx'
import { roundScenes, sceneAt, type Tongue } from './scenes.ts'
import { type Drawn, svgOf } from './svg.tsx'

export interface Picture {
  readonly svg: Blob
  readonly png: Blob
  /** Of the pixels, to be shown on the page. */
  readonly address: string
  /** What it shows, in words. */
  readonly says: string
}

/** A picture that is sharp on any screen, but no larger than all devices can hold. */
const SCALES = { position: 2, rounds: 1.5 } as const

/** Draws the picture whenever something else is wanted. */
export function usePicture(game: LocalGame, at: number, kind: 'position' | 'rounds' | 'clip') {
  const language = useLanguage()
  const ui = useUi()
  // A picture has the colours of the page.
  const theme = useSettings(settings => settings.theme)
  const [picture, setPicture] = useState<Picture>()
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    setPicture(undefined)
    setTrouble(undefined)
    if (kind === 'clip') return
    let here = true
    let address: string | undefined
    const draw = async () => {
      const made = await pictureOf(kind, game, at, { ui, language })
      if (!here) return
      address = URL.createObjectURL(made.png)
      setPicture({ ...made, address })
    }
    draw().catch(error => here && setTrouble(error instanceof Error ? error.message : String(error)))
    return () => {
      here = false
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [game, at, kind, ui, language, theme])
  return { picture, trouble }
}

async function pictureOf(
  kind: 'position' | 'rounds',
  game: LocalGame,
  at: number,
  tongue: Tongue,
): Promise<Omit<Picture, 'address'>> {
  const scenes = kind === 'position' ? [sceneAt(game, at, tongue)] : roundScenes(game, at, tongue)
  const says = tongue.ui.pictures.says(game.names.join(', '), scenes.at(-1)?.says ?? '')
  const picture = await drawn(scenes, kind, says, tongue.language)
  return {
    svg: new Blob([picture.svg], { type: 'image/svg+xml' }),
    png: await pngOf(picture, SCALES[kind]),
    says,
  }
}

export async function drawn(
  scenes: readonly Scene[],
  kind: 'position' | 'rounds',
  says: string,
  language: Language,
): Promise<Drawn> {
  const [first] = scenes
  if (first === undefined) throw new Error('there is nothing to draw')
  const { steps, roofs, buildings } = namesIn(language)
  const words = [steps, roofs, buildings, first.names].flatMap(names => Object.values(names))
  await fetchFaces(words.join(' '))
  if (kind === 'position') return svgOf(createElement(Position, first), POSITION, says)
  return svgOf(createElement(Strip, { scenes }), sizeOfStrip(scenes.length), says)
}
