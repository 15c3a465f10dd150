import { lazy } from 'react'

// Dialogs come with a library that is larger than the rest of the page. It is fetched when one is opened, or before that when
// there is nothing else to do.
const settings = () => import('./Settings.tsx')
const newGame = () => import('./NewGame.tsx')
const sure = () => import('./Sure.tsx')
const keys = () => import('../keys/Shortcuts.tsx')
const end = () => import('../table/End.tsx')

export const Settings = lazy(() => settings().then(({ Settings }) => ({ default: Settings })))
export const NewGame = lazy(() => newGame().then(({ NewGame }) => ({ default: NewGame })))
export const Sure = lazy(() => sure().then(({ Sure }) => ({ default: Sure })))
export const Shortcuts = lazy(() => keys().then(({ Shortcuts }) => ({ default: Shortcuts })))
export const End = lazy(() => end().then(({ End }) => ({ default: End })))
