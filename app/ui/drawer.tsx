import { type ReactNode, useId } from 'react'
import { classes } from './classes'
import { ModalTitle } from './modal-title'
import { ToastOutlet } from './toast'
import { useModal } from './use-modal'

interface DrawerProps {
  open: boolean
  /** Asked by the close button, Escape and the backdrop. */
  onClose: () => void
  title: ReactNode
  side?: 'left' | 'right'
  /** Stays in sight at the bottom: the total and the primary action. */
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
        'modal my-0 h-dvh max-h-none w-full max-w-full scroll-pt-20 scroll-pb-36 flex-col overflow-y-auto open:flex',
        'overscroll-contain bg-folha text-tinta shadow-overlay sm:w-96',
        side === 'right' ? 'mr-0 ml-auto' : 'mr-auto ml-0',
      )}
    >
      <ModalTitle id={titleId} closeLabel={closeLabel} onClose={onClose}>
        {title}
      </ModalTitle>
      <div className="flex-1 px-5 py-4">{children}</div>
      {footer && (
        <div className="sticky bottom-0 z-10 border-linha border-t bg-folha px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
      <ToastOutlet active={open} />
    </dialog>
  )
}
