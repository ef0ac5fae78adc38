import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type MenuBoxProps, menuBox } from './menu-parts'

/** The distance from the edges of the screen and from the button. */
const MARGIN = 8
const GAP = 4

export interface MenuProps extends MenuBoxProps {
  /** The button beside which the menu is open, and which gets the focus back; null while the menu is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  /** The side of the button with which the menu is aligned, as far as the screen has room. */
  align?: 'start' | 'end'
  /**
   * Stay rendered while the menu closes, because a pressed link or form must still exist when the browser acts on it.
   */
  children: ReactNode
}

/**
 * A menu in a popover of the browser, which keeps it above all else and closes it by Escape, the back gesture and a
 * press elsewhere. It stays where it is rendered in the document, so that screen readers find it in the same landmark
 * as its button.
 */
export function Menu({ id, anchor, onClose, label, align = 'end', className, children }: MenuProps) {
  const ref = useRef<HTMLDivElement>(null)
  /** Closing may begin on either side: in the browser, or by the caller who sets `anchor` to null. */
  const closing = useRef(false)
  const leave = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const menu = ref.current
    if (!menu || !anchor) return
    // When a popover closes, the browser gives the focus back to the element that had it before. Some browsers do not
    // focus a button that is pressed, so this does.
    anchor.focus({ preventScroll: true })
    if (!menu.matches(':popover-open')) menu.showPopover({ source: anchor })
    closing.current = false
    itemsOf(menu)[0]?.focus({ preventScroll: true })
    // Whatever moves the button (scrolling, a new order above it, a banner that goes) must move the open menu too.
    let frame = 0
    const follow = () => {
      // The button is gone, or hidden because the screen was turned.
      if (anchor.getClientRects().length === 0) return leave()
      place(menu, anchor, align)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => {
      cancelAnimationFrame(frame)
      if (!closing.current) {
        closing.current = true
        menu.hidePopover()
      }
      // After a press elsewhere the browser removes the focus, but only later.
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && menu.contains(activeElement)) activeElement.blur()
      if (document.activeElement === document.body) anchor.focus({ preventScroll: true })
    }
  }, [anchor, align])

  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      // beforetoggle, because the toggle event may come later than the next press of a quick hand.
      onBeforeToggle={({ newState }) => {
        if (newState !== 'closed' || closing.current) return
        closing.current = true
        onClose()
      }}
      // Closes the menu before the item acts, so that a dialog which the item opens later gives the focus back to the
      // button.
      onClickCapture={({ currentTarget, target }) => {
        if (target instanceof Element && target.closest('[role="menuitem"]')) currentTarget.hidePopover()
      }}
      onKeyDown={moveFocus}
      className={menuBox(className)}
    >
      {children}
    </div>
  )
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
}

/** Below the button, or above it where there is more room, and never over an edge of the screen. */
function place(menu: HTMLElement, anchor: HTMLElement, align: 'start' | 'end') {
  const { left, right, top, bottom } = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = menu
  const roomBelow = clientHeight - MARGIN - bottom - GAP
  const roomAbove = top - GAP - MARGIN
  const below = offsetHeight <= roomBelow || roomBelow >= roomAbove
  const within = (at: number, size: number, room: number) =>
    Math.max(MARGIN, Math.min(at, room - MARGIN - size))
  menu.style.left = `${within(align === 'start' ? left : right - offsetWidth, offsetWidth, clientWidth)}px`
  menu.style.top = `${within(below ? bottom + GAP : top - GAP - offsetHeight, offsetHeight, clientHeight)}px`
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget: menu, target } = event
  if (key === 'Tab') {
    // The focus returns to the button, and Tab goes on from there.
    menu.hidePopover()
    return
  }
  const items = itemsOf(menu)
  const at = items.indexOf(target as HTMLElement)
  const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : itemByKey(key, items, at)
  if (!next && key !== ' ') return
  event.preventDefault()
  if (next) next.focus()
  else items[at]?.click()
}

/** A letter moves to the next item that begins with it; accents are ignored. */
function itemByKey(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length]
    case 'ArrowUp':
      return items.at(at < 1 ? -1 : at - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(({ textContent }) =>
        beginsWith(textContent.trim(), key),
      )
  }
}

function beginsWith(text: string, letter: string): boolean {
  return (
    /^\p{L}$/u.test(letter) && text.charAt(0).localeCompare(letter, 'pt-BR', { sensitivity: 'base' }) === 0
  )
}
