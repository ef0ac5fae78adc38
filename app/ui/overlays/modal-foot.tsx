import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../classes'
import { Icon } from '../icon'
import { ToastOutlet } from './toast'

interface ModalFootProps {
  open: boolean
  /** The class of the box around the buttons. */
  className?: string
  /** Where a toast stands; in the foot unless told. */
  toasts?: string
  /** The total and the primary action. */
  children?: ReactNode
}

/**
 * The part of a dialog or a drawer that stays in sight at the bottom. On a screen that is too low only the toast stays,
 * and the sign that there is more below. A toast in it takes its room from the part that scrolls, so that it covers nothing.
 */
export function ModalFoot({ open, className, toasts = 'px-3', children }: ModalFootProps) {
  const { ref, moreBelow } = useMoreBelow(open)
  return (
    <div ref={ref} className="sticky bottom-0 z-10 bg-folha baixa:contents">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-full baixa:sticky baixa:bottom-0 baixa:z-10 baixa:h-0"
      >
        {moreBelow && (
          <div
            data-more-below
            className="absolute inset-x-0 bottom-0 grid h-10 place-items-center bg-linear-to-t from-folha to-transparent"
          >
            <Icon
              name="chevron-down"
              className="size-6 rounded-full border border-linha bg-folha text-tinta-suave shadow-card"
            />
          </div>
        )}
      </div>
      <ToastOutlet active={open} className={classes('baixa:sticky baixa:bottom-0 baixa:z-10', toasts)} />
      {children && (
        <div
          className={classes(
            'border-linha border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
            className,
          )}
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** When less than this is below the edge, it is only white space, so there is no sign that there is more. */
const MARGIN_PX = 12

function useMoreBelow(open: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [moreBelow, setMoreBelow] = useState(false)
  useLayoutEffect(() => {
    const dialog = ref.current?.closest('dialog')
    if (!open || !dialog) return
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = dialog
      setMoreBelow(scrollHeight - scrollTop - clientHeight > MARGIN_PX)
    }
    const sizes = new ResizeObserver(look)
    for (const part of [dialog, ...dialog.children]) sizes.observe(part)
    dialog.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      dialog.removeEventListener('scroll', look)
    }
  }, [open])
  return { ref, moreBelow }
}
