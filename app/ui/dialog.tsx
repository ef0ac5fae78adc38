import { type ReactNode, useId } from 'react'
import { classes } from './classes'
import { ModalTitle } from './modal-title'
import { ToastOutlet } from './toast'
import { useModal } from './use-modal'

interface DialogProps {
  open: boolean
  /** Asked by the close button, Escape and the backdrop. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Stays in sight at the bottom: the primary action. */
  footer?: ReactNode
  size?: 'md' | 'lg'
  closeLabel?: string
  /** False where a slip of the thumb would cost something. */
  closeOnBackdrop?: boolean
  /** What of several things it shows. */
  step?: string
  children?: ReactNode
}

const widths = { md: 'md:max-w-lg', lg: 'md:max-w-3xl' }

/** Bottom sheet on phones, centred card from md up; scrolls inside, between a fixed title and a fixed footer. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  size = 'md',
  closeLabel = 'Fechar',
  closeOnBackdrop = true,
  step,
  children,
}: DialogProps) {
  const titleId = useId()
  const descriptionId = useId()
  const modal = useModal(open, onClose, closeOnBackdrop, step)
  return (
    <dialog
      {...modal}
      data-side="bottom"
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={classes(
        'modal m-auto mb-0 max-h-[92dvh] w-full max-w-full scroll-pt-20 scroll-pb-36 flex-col overflow-y-auto open:flex',
        'overscroll-contain rounded-t-lg bg-folha text-tinta shadow-overlay md:mb-auto md:max-h-[86dvh] md:rounded-lg',
        // Room for a toast above the title, unless the keyboard leaves too little.
        'max-md:[@media(min-height:38rem)]:max-h-[calc(100dvh-4.75rem)]',
        widths[size],
      )}
    >
      <ModalTitle id={titleId} closeLabel={closeLabel} onClose={onClose}>
        {title}
      </ModalTitle>
      <div className="flex-1 px-5 py-4">
        {description && (
          <p id={descriptionId} className="mb-4 text-tinta-suave">
            {description}
          </p>
        )}
        {children}
      </div>
      {footer && (
        <div className="sticky bottom-0 z-10 flex flex-wrap justify-end gap-3 border-linha border-t bg-folha px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
      <ToastOutlet active={open} place="dialog" />
    </dialog>
  )
}
