import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { holdPresses, isHeld } from '../just-appeared'
import { cutWay } from '../open-again'
import { useBackButton } from './back-button'

function isOutside({ currentTarget, target, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

/** Finds this dialog's own mark, not that of a dialog inside it. */
function startOf(dialog: HTMLDialogElement): HTMLElement | null {
  const own = [...dialog.querySelectorAll<HTMLElement>('[data-autofocus], [data-modal-title]')].filter(
    element => element.closest('dialog') === dialog,
  )
  return own.find(element => 'autofocus' in element.dataset) ?? own[0] ?? null
}

/**
 * Drives a native <dialog> from a boolean. The browser gives the focus trap, the inert page and the return of focus;
 * Escape, the back button and a press on the backdrop call `onClose`, and the caller decides whether it closes. Focus
 * goes to the child with `data-autofocus`, else to the title, so that no keyboard pops up on a phone. When it opens, or
 * comes to another `step`, it ignores presses until somebody can have read it.
 */
export function useModal(open: boolean, onClose: () => void, closeOnBackdrop: boolean, step?: string) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  useBackButton(open, onClose)

  // A layout effect, because its clean-up still finds the element in the document, so that closing can give the focus
  // back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    startOf(dialog)?.focus({ preventScroll: true })
    return () => {
      dialog.close()
      cutWay(dialog)
    }
  }, [open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is like another dialog
  useLayoutEffect(() => {
    // Holds the parts of the dialog and not the dialog itself, so that it can be scrolled at once.
    if (open) for (const part of ref.current?.children ?? []) holdPresses(part)
  }, [open, step])

  return {
    ref,
    // React lets the events of a dialog or a file field inside this dialog bubble up; only the dialog's own events
    // count.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // At a second Escape without other input in between the browser closes the dialog by itself, without asking.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
    },
    // Selecting a text may end outside the dialog and must not close it, so the press must also begin outside.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      const { firstElementChild: title } = event.currentTarget
      pressedOutside.current = isOutside(event) && !(title && isHeld(title))
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (closeOnBackdrop && pressedOutside.current && isOutside(event)) onClose()
    },
  }
}
