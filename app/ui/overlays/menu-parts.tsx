import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { classes } from '../classes'
import type { Elements } from '../elements'
import { Link, type LinkProps } from '../link'

/** What makes a button open and close the menu `id`; `onPress` gets the button. */
export function menuTrigger(id: string, onPress: (button: HTMLElement) => void) {
  return {
    // With this attribute the browser does not take a press on the button for a press outside the menu, and opens the
    // menu even before any script runs.
    popoverTarget: id,
    'aria-haspopup': 'menu' as const,
    onClick(event: MouseEvent<HTMLElement>) {
      event.preventDefault()
      onPress(event.currentTarget)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      onPress(event.currentTarget)
    },
  }
}

/** For a menu with one button: the props to spread on the button and on the menu. */
export function useMenu() {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return {
    trigger: {
      ...menuTrigger(id, button => setAnchor(open => (open ? null : button))),
      'aria-expanded': anchor !== null,
    },
    menu: { id, anchor, onClose: () => setAnchor(null) },
  }
}

export interface MenuBoxProps {
  id: string
  label: string
  className?: string
  children: ReactNode
}

export function menuBox(className: string | undefined): string {
  return classes(
    'inset-auto m-0 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] overscroll-contain rounded-sm border border-linha-forte/50 bg-folha p-2 text-sm text-tinta shadow-overlay outline-none',
    className,
  )
}

/** A menu whose script nobody has asked for yet: before any script runs, the browser opens and closes it. */
export function MenuAtRest({ id, label, className, children }: MenuBoxProps) {
  return (
    <div id={id} popover="auto" role="menu" tabIndex={-1} aria-label={label} className={menuBox(className)}>
      {children}
    </div>
  )
}

const look =
  'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-sm px-3 text-left font-semibold -outline-offset-3 transition-colors duration-150 hover:bg-fundo focus-visible:bg-fundo aria-[current=page]:bg-fundo'

type MenuItemProps = Omit<ComponentProps<'button'>, 'className' | 'role'> & { icon: ReactNode }

export function MenuItem({ icon, type = 'button', children, ...rest }: MenuItemProps) {
  return (
    <button {...rest} type={type} role="menuitem" className={look}>
      <IconPlace>{icon}</IconPlace>
      <span>{children}</span>
    </button>
  )
}

type MenuLinkProps = Omit<LinkProps, 'className' | 'role'> & { icon: ReactNode }

export function MenuLink({ icon, children, ...rest }: MenuLinkProps) {
  return (
    <Link {...rest} role="menuitem" className={look}>
      <IconPlace>{icon}</IconPlace>
      <span>{children}</span>
    </Link>
  )
}

/** A group of items under a label. */
export function MenuGroup({ label, children }: { label: ReactNode; children: Elements }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div role="group" aria-labelledby={id}>
      <div id={id} className="mb-1 break-words border-linha border-b px-3 pt-1 pb-2 text-tinta-suave text-xs">
        {label}
      </div>
      {children}
    </div>
  )
}

function IconPlace({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="text-tinta-suave [&_svg]:size-5">
      {children}
    </span>
  )
}
