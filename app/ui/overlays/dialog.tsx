import { type ReactNode, useId } from 'react'
import { classes } from '../classes'
import type { Elements } from '../elements'
import { ModalFoot } from './modal-foot'
import { ModalTitle } from './modal-title'
import { useModal } from './use-modal'

interface DialogProps {
  open: boolean
  /** Called by the close button, Escape and the backdrop. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** The primary action, which stays in sight at the bottom. */
  footer?: ReactNode
  size?: 'md' | 'lg'
  closeLabel?: string
  /** False where closing by a slip of the thumb would lose something. */
  closeOnBackdrop?: boolean
  /** Names the step, for a dialog that shows several after each other. */
  step?: string
  children?: Elements
}

/**
 * A dialog is as high as what is in it, and would grow by a toast and move its buttons. So the toast stands above it, beside the
 * button that closes it; only where the screen is low, and the dialog as high, in its foot.
 */
const TOASTS =
  'px-3 not-rasa:fixed not-rasa:inset-x-0 not-rasa:top-0 not-rasa:z-20 not-rasa:mx-auto not-rasa:w-full not-rasa:max-w-lg not-rasa:pr-16'

const widths = { md: 'md:max-w-lg', lg: 'md:max-w-3xl' }

/** Bottom sheet on phones, centred card from md up; scrolls inside, between title and footer where the screen is high enough. */
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
        'modal m-auto mb-0 max-h-[92dvh] w-full max-w-full scroll-pt-20 scroll-pb-36 rasa:has-data-toast:scroll-pb-56 flex-col overflow-y-auto open:flex',
        'overscroll-contain rounded-t-lg bg-folha text-sm text-tinta shadow-overlay md:mb-auto md:max-h-[86dvh] md:rounded-lg',
        'rasa:max-h-dvh rasa:scroll-pt-4 baixa:scroll-pb-4',
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
      <ModalFoot open={open} toasts={TOASTS} className="flex flex-wrap justify-end gap-3">
        {footer}
      </ModalFoot>
    </dialog>
  )
}
