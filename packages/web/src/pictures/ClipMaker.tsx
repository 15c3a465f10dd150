import { useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import type { LocalGame } from '../game/game.ts'
import { Row } from '../start/Choice.tsx'
import { useUi } from '../words.ts'
import { clipKind } from './clip.ts'
import { Give } from './Give.tsx'
import { POSITION } from './Position.tsx'
import { useClip } from './useClip.ts'

const LENGTHS = [4, 8, 16] as const

interface ClipMakerProps {
  readonly game: LocalGame
  readonly at: number
  readonly name: string
}

/** How long, a button that records, and what came of it. */
export function ClipMaker({ game, at, name }: ClipMakerProps) {
  const { pictures: words } = useUi()
  const [length, setLength] = useState<(typeof LENGTHS)[number]>(8)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { clip, filming, trouble, film } = useClip(game, at)
  if (clipKind() === undefined) return <p>{words.noFilm}</p>
  if (at === 0) return <p>{words.nothing}</p>
  const ending = clip?.type === 'video/mp4' ? 'mp4' : 'webm'
  return (
    <>
      <Row
        label={words.length}
        value={length}
        options={LENGTHS.map(value => ({ value, text: String(value) }))}
        onChange={setLength}
      />
      <div className="pictures-frame">
        <canvas
          ref={canvas}
          width={POSITION.width}
          height={POSITION.height}
          hidden={clip === undefined && (filming?.scene ?? 0) === 0}
          role="img"
          aria-label={words.kinds.clip}
        />
        <p className="shell-hint" role="status">
          {trouble === undefined ? says() : words.failed(trouble)}
        </p>
      </div>
      <Give files={clip === undefined ? [] : [{ label: words.save, file: clip, name: `${name}.${ending}` }]}>
        <Button
          className="shell-button"
          data-primary={clip === undefined || undefined}
          isDisabled={filming !== undefined}
          onPress={() => void film(canvas.current, length)}
        >
          {words.film}
        </Button>
      </Give>
    </>
  )

  function says(): string {
    if (filming === undefined) return clip === undefined ? words.filmHint : ''
    return filming.scene === 0 ? words.making : words.filming(filming.scene, filming.all)
  }
}
