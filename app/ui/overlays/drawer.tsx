import { type ReactNode, useId } from 'react'
import { classes } from '../classes'
import { ModalFoot } from './modal-foot'
import { ModalTitle } from './modal-title'
import { useModal } from './use-modal'

interface DrawerProps {
  open: boolean
  /** Called by the close button, Escape and the backdrop. */
  onClose: () => void
  title: ReactNode
  side?: 'left' | 'right'
  /** The total and the primary action, which stay in sight at the bottom. */
  footer?: ReactNode
  closeLabel?: string
  children?: ReactNode
}

/** Slides in from a side: full width on phones, 24rem beyond. */
export function Drawer({
  open,
  onClose,
  title,
  side = 'right',
  footer,
  closeLabel = 'Fechar',
  children,
}: DrawerProps) {
  const titleId = useId()
  const modal = useModal(open, onClose, true)
  return (
    <dialog
      {...modal}
      data-side={side}
      aria-labelledby={titleId}
      className={classes(
        'modal my-0 h-dvh max-h-none w-full max-w-full scroll-pt-20 scroll-pb-36 has-data-toast:scroll-pb-56 flex-col overflow-y-auto open:flex',
        'overscroll-contain bg-folha text-tinta shadow-overlay rasa:scroll-pt-4 sm:w-96 baixa:scroll-pb-4',
        side === 'right' ? 'mr-0 ml-auto' : 'mr-auto ml-0',
      )}
    >
      <ModalTitle id={titleId} closeLabel={closeLabel} onClose={onClose}>
        {title}
      </ModalTitle>
      <div className="flex-1 px-5 py-4">{children}</div>
      <ModalFoot open={open}>{footer}</ModalFoot>
    </dialog>
  )
}
