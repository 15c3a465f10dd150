import './end.css'
import type { Seat } from '@la-granja/engine'
import type { KeyboardEvent } from 'react'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { liftCurtain } from '../game/store.ts'
import { useUi } from '../words.ts'

/** Between people at one screen: nothing of the table is on the page until the next one says so. */
export function Curtain({ name, seat }: { readonly name: string; readonly seat: Seat }) {
  const { curtain } = useUi().table
  return (
    <main className="shell-page table-curtain">
      <Icon name="curtain" size={72} />
      <h1>
        <Piece seat={seat} size={26} /> {curtain.pass(name)}
      </h1>
      <p>{curtain.why}</p>
      <button
        type="button"
        className="shell-button table-here"
        data-primary
        // biome-ignore lint/a11y/noAutofocus: there is nothing else to do here
        autoFocus
        onKeyDown={notByRepeat}
        onClick={liftCurtain}
      >
        {curtain.here(name)}
      </button>
    </main>
  )
}

/** The key that ended the turn before may be held down still; that must not show the next hand. */
function notByRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}
