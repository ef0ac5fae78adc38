import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'

interface ModalTitleProps {
  id: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * The bar that stays in sight at the top of a dialog or a drawer, unless the screen is low, as on a phone held sideways
 * or at 200 % zoom.
 */
export function ModalTitle({ id, closeLabel, onClose, children }: ModalTitleProps) {
  return (
    <div className="sticky top-0 z-10 rasa:static flex items-start gap-3 border-linha border-b bg-folha py-2 pr-2 pl-5">
      <h2
        id={id}
        data-modal-title
        tabIndex={-1}
        className="min-w-0 flex-1 py-2 font-bold text-lg outline-none"
      >
        {children}
      </h2>
      <IconButton label={closeLabel} icon={<Icon name="x" className="size-6" />} onClick={onClose} />
    </div>
  )
}
