import { lazy } from 'react'

// Most people look at the drawn table; the one in words is fetched by those who want it.
export const TextTable = lazy(() => import('./TextTable.tsx').then(({ TextTable }) => ({ default: TextTable })))
export const Chapters = lazy(() => import('./Chapters.tsx').then(({ Chapters }) => ({ default: Chapters })))
