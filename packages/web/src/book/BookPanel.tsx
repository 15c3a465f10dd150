import type { Table } from '@la-granja/engine'
import { useState } from 'react'
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { Icon } from '../draw/Icon.tsx'
import { InLanguage } from '../start/InLanguage.tsx'
import { Sign } from '../start/Sign.tsx'
import { useUi } from '../words.ts'
import { Book } from './Book.tsx'
import { hrefOf, type Page } from './pages.ts'

interface BookPanelProps {
  /** Where it is opened. */
  readonly at: Page
  readonly table: Table
  readonly onClose: () => void
}

/** The book over the table: the game stays where it is, and is there again when the book is closed. */
export function BookPanel({ at, table, onClose }: BookPanelProps) {
  const { book: words, table: shell } = useUi()
  const [page, setPage] = useState(at)
  return (
    <InLanguage>
      <ModalOverlay isDismissable isOpen onOpenChange={is => is || onClose()} className="shell-veil">
        <Modal className="shell-modal book-modal">
          <Dialog className="shell-dialog" aria-label={words.title}>
            <Book
              page={page}
              onGo={setPage}
              table={table}
              over
              lead={<span className="book-name">{words.title}</span>}
              tools={
                <>
                  <a
                    className="shell-tool"
                    href={hrefOf(page)}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={words.asPage}
                  >
                    <Sign name="out" />
                  </a>
                  <Button slot="close" className="shell-tool" aria-label={shell.dialog.close}>
                    <Icon name="close" size={18} />
                  </Button>
                </>
              }
            />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </InLanguage>
  )
}
