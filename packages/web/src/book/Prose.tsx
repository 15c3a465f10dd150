import type { Block } from '@la-granja/text'
import type { MouseEvent, ReactNode } from 'react'
import { linked } from './links.ts'
import { useOpenBook } from './open.ts'
import { hrefOf, type Page } from './pages.ts'

interface LeafLinkProps {
  readonly page: Page
  readonly className?: string
  readonly current?: boolean
  readonly children: ReactNode
}

/** A link inside the book. Over a table it turns the leaf; in a new tab it is a page of its own. */
export function LeafLink({ page, className, current = false, children }: LeafLinkProps) {
  const { go } = useOpenBook()
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(page)
  }
  return (
    <a href={hrefOf(page)} className={className} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}

/** A sentence in which sections, rulings and cards are links. */
export function Linked({ text }: { readonly text: string }) {
  const { book, page: here } = useOpenBook()
  return linked(text, book.language, here).map(({ text: part, page }, index) =>
    page === undefined ? (
      part
    ) : (
      <LeafLink key={index} page={page}>
        {part}
      </LeafLink>
    ),
  )
}

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />)
}

function OneBlock({ block }: { readonly block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Linked text={block} />
      </p>
    )
  const steps = 'steps' in block
  const List = steps ? 'ol' : 'ul'
  return (
    <List>
      {(steps ? block.steps : block).map(item => (
        <li key={item}>
          <Linked text={item} />
        </li>
      ))}
    </List>
  )
}

interface HeadingProps {
  /** 1 is the page. */
  readonly level: 1 | 2 | 3
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

export function Heading({ level, ...rest }: HeadingProps) {
  const { over } = useOpenBook()
  const Tag = `h${over ? level + 1 : level}` as 'h1' | 'h2' | 'h3' | 'h4'
  return <Tag {...rest} />
}
