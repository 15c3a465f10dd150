import type { Action, PlayerView } from '@la-granja/engine'
import { useMemo } from 'react'
import { Icon } from '../draw/Icon.tsx'
import { useUi } from '../words.ts'
import { isLocked } from './locked.ts'
import './lock.css'

/** A small lock on what cannot be taken back, before it is pressed. */
export function Lock({ view, action }: { readonly view: PlayerView; readonly action: Action }) {
  const { prompt } = useUi().table
  const locked = useMemo(() => isLocked(view, action), [view, action])
  return locked ? (
    <span className="table-lock">
      <Icon name="lock" size={14} title={prompt.lock} />
    </span>
  ) : undefined
}
