import './pictures.css'
import { useState } from 'react'
import type { LocalGame } from '../game/game.ts'
import { Row } from '../start/Choice.tsx'
import { Panel } from '../start/Panel.tsx'
import { useUi } from '../words.ts'
import { ClipMaker } from './ClipMaker.tsx'
import { Give } from './Give.tsx'
import { usePicture } from './usePicture.ts'

const KINDS = ['position', 'rounds', 'clip'] as const
type Kind = (typeof KINDS)[number]

interface PicturesProps {
  readonly game: LocalGame
  /** The moment, by the actions before it. */
  readonly at: number
  readonly onClose: () => void
}

/** Pictures of a game, to be kept or shown around. */
export function Pictures({ game, at, onClose }: PicturesProps) {
  const { pictures: words } = useUi()
  const [kind, setKind] = useState<Kind>('position')
  const { picture, trouble } = usePicture(game, at, kind)
  const name = `la-granja-${game.id.slice(0, 8)}-${at}`
  return (
    <Panel title={words.title} onClose={onClose} wide>
      <div className="shell-form">
        <Row
          label={words.what}
          value={kind}
          options={KINDS.map(value => ({ value, text: words.kinds[value] }))}
          onChange={setKind}
        />
        {kind === 'clip' ? (
          <ClipMaker game={game} at={at} name={name} />
        ) : (
          <>
            <div className="pictures-frame">
              {picture === undefined ? (
                <p className="shell-hint" role="status">
                  {trouble === undefined ? words.making : words.failed(trouble)}
                </p>
              ) : (
                <img src={picture.address} alt={picture.says} />
              )}
            </div>
            <Give
              files={
                picture === undefined
                  ? []
                  : [
                      { label: words.png, file: picture.png, name: `${name}.png` },
                      { label: words.svg, file: picture.svg, name: `${name}.svg` },
                    ]
              }
            />
          </>
        )}
        <p className="shell-hint">{words.public}</p>
      </div>
    </Panel>
  )
}
