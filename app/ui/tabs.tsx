import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes'
import { Icon } from './icon'
import { Link } from './link'

export interface Tab {
  id: string
  label: ReactNode
  to: string
}

interface TabsProps {
  /** The name of what the tabs divide, as 'Categorias'. */
  label: string
  tabs: readonly Tab[]
  active: string
  /** The element that the tabs change; carries role="tabpanel". */
  panelId: string
  scrollLeftLabel?: string
  scrollRightLabel?: string
  className?: string
}

const STEP = 200

/**
 * A row of tabs, each a link of its own: they work before any script. Arrow keys, Home and End move among them, Enter
 * or the space bar goes; on large screens two buttons scroll the row.
 */
export function Tabs({
  label,
  tabs,
  active,
  panelId,
  scrollLeftLabel = 'Rolar para a esquerda',
  scrollRightLabel = 'Rolar para a direita',
  className,
}: TabsProps) {
  const baseId = useId()
  const row = useRef<HTMLDivElement>(null)
  const settled = useRef(false)
  // Until the script runs, every tab is a tab stop, so that everything can be reached without a script.
  const [roving, setRoving] = useState(false)
  const [room, setRoom] = useState({ left: false, right: false })
  useEffect(() => setRoving(true), [])

  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const left = element.scrollLeft > 1
      const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setRoom(known => (known.left === left && known.right === right ? known : { left, right }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active tab is found in the document
  useEffect(() => {
    const element = row.current
    const tab = element?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!element || !tab) return
    // Only the row scrolls: scrollIntoView would move the page under a reader.
    element.scrollTo({
      left: tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2,
      behavior: settled.current ? 'auto' : 'instant',
    })
    settled.current = true
  }, [active])

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const at = links.findIndex(link => link.matches(':focus'))
    if (at < 0) return
    if (event.key === ' ') {
      event.preventDefault()
      links[at]?.click()
      return
    }
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    links.at(target % links.length)?.focus()
  }

  return (
    <div className={classes('relative', className)}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="no-scrollbar relative flex gap-2 overflow-x-auto overscroll-x-contain p-1 motion-safe:scroll-smooth"
      >
        {tabs.map(tab => {
          const selected = tab.id === active
          return (
            <Link
              key={tab.id}
              id={`${baseId}-${tab.id}`}
              to={tab.to}
              role="tab"
              aria-selected={selected}
              aria-controls={selected ? panelId : undefined}
              tabIndex={roving && !selected ? -1 : 0}
              preventScrollReset
              replace
              className={classes(
                'flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-full border px-4 font-semibold transition-colors duration-150',
                selected
                  ? 'border-acento bg-acento text-sobre-acento'
                  : 'border-linha bg-folha text-tinta hover:border-linha-forte',
              )}
            >
              {tab.label}
            </Link>
          )
        })}
      </div>
      {(['left', 'right'] as const).map(side => (
        // Only for pointers and not in the tab order, because the keyboard has the arrow keys.
        <button
          key={side}
          type="button"
          tabIndex={-1}
          aria-label={side === 'left' ? scrollLeftLabel : scrollRightLabel}
          hidden={!room[side]}
          onClick={() => row.current?.scrollBy({ left: side === 'left' ? -STEP : STEP })}
          className={classes(
            'absolute inset-y-1 hidden w-11 place-items-center rounded-full border border-linha bg-folha shadow-card hover:border-linha-forte lg:not-[[hidden]]:grid',
            side === 'left' ? 'left-0' : 'right-0',
          )}
        >
          {side === 'left' ? (
            <Icon name="chevron-left" className="size-5" />
          ) : (
            <Icon name="chevron-right" className="size-5" />
          )}
        </button>
      ))}
    </div>
  )
}
