import type { ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Icon } from '../draw/Icon.tsx'
import { useUi } from '../words.ts'
import { InLanguage } from './InLanguage.tsx'

interface PanelProps {
  readonly title: string
  readonly onClose: () => void
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A dialog over the page; Esc, the cross and a click beside it close it. */
export function Panel({ title, onClose, wide = false, children }: PanelProps) {
  const { dialog } = useUi().table
  return (
    <InLanguage>
      <ModalOverlay isDismissable isOpen onOpenChange={is => is || onClose()} className="shell-veil">
        <Modal className="shell-modal" data-wide={wide || undefined}>
          <Dialog className="shell-dialog">
            <header className="shell-dialog-head">
              <Heading slot="title" className="shell-dialog-title">
                {title}
              </Heading>
              <Button slot="close" className="shell-tool" aria-label={dialog.close}>
                <Icon name="close" size={18} />
              </Button>
            </header>
            <div className="shell-dialog-body">{children}</div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </InLanguage>
  )
}
