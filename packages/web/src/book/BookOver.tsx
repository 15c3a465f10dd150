import type { Table } from '@la-granja/engine'
import { lazy, Suspense, useEffect } from 'react'
import { closeBook, useOpened } from './opened.ts'

// The book is large; it is fetched when it is opened.
const BookPanel = lazy(() => import('./BookPanel.tsx').then(({ BookPanel }) => ({ default: BookPanel })))

/** Where the book lies when somebody opens it at the table. */
export function BookOver({ table }: { readonly table: Table }) {
  const at = useOpened(opened => opened.at)
  useEffect(() => {
    useOpened.setState({ able: true })
    // Whoever leaves the table leaves the book.
    return () => useOpened.setState({ at: undefined, able: false })
  }, [])
  return at === undefined ? undefined : (
    <Suspense>
      <BookPanel at={at} table={table} onClose={closeBook} />
    </Suspense>
  )
}
