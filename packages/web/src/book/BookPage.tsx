import { useCallback } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'
import { Book } from './Book.tsx'
import { hrefOf, type Page, pageOf } from './pages.ts'

/** The book as a page of its own, with an address for each of its pages. */
export function BookPage({ address }: { readonly address: string }) {
  const words = useUi().book
  const [, navigate] = useLocation()
  const go = useCallback((to: Page) => navigate(hrefOf(to)), [navigate])
  const page = pageOf(address)
  if (page === undefined) return <Redirect to={hrefOf('contents')} replace />
  return (
    <Book
      page={page}
      onGo={go}
      lead={
        <a
          href="/"
          className="shell-button book-back"
          onClick={event => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            navigate('/')
          }}
        >
          <Sign name="back" size={16} />
          <span>{words.back}</span>
        </a>
      }
      tools={
        <button type="button" className="shell-button book-print" onClick={() => window.print()}>
          <Sign name="print" size={16} />
          <span>{words.print}</span>
        </button>
      }
    />
  )
}
