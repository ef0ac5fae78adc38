import {
  createContext,
  type FocusEvent,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useBackOnline } from '~/browser/use-back-online'
import { classes } from '../classes'
import type { Elements } from '../elements'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'
import { type Countdown, createCountdown } from './countdown'
import { EMPTY_STAGE, enterOutlet, inSight, leaveOutlet, type Stage, showToast } from './toast-stage'

export interface ToastMessage {
  title: string
  text?: string
  variant?: 'neutral' | 'success' | 'destructive'
  /** Milliseconds in sight, 1500 unless told; stands still while hovered or focused. */
  duration?: number
  /** It says that there is no network: once the browser has it back, the toast goes at once. */
  untilOnline?: boolean
  /**
   * One button, as 'Desfazer'; pressing it also puts the toast away. A toast with a button stays on what it was shown on: a modal
   * that opens over it asks something else, and the toast waits below it with its clock stopped.
   */
  action?: { label: string; onAction: () => void }
  /** It speaks of a modal that opens with it, and moves there with its button. */
  follows?: boolean
  /** It is in sight no more, and does not come back. */
  onGone?: () => void
}

interface Toasts {
  /** Shows a message, which replaces one that is in sight. */
  show: (message: ToastMessage) => void
  dismiss: () => void
}

interface Shown extends ToastMessage {
  readonly key: number
  readonly stays: boolean
  readonly countdown: Countdown
}

interface StageProps {
  shown: Shown | null
  /** The outlet that shows the toast: that of the topmost modal, or else the page's. */
  top: string | undefined
  enter: (outlet: Stage<Shown>['outlets'][number]) => void
  leave: (outlet: string) => void
  dismiss: () => void
}

const ToastsContext = createContext<Toasts | null>(null)
const StageContext = createContext<StageProps | null>(null)

/** Why the clock of a toast stands that is not in sight. */
const WAITS = 'waits'

const without = (key: number | undefined) => (stage: Stage<Shown>) => ({
  ...stage,
  toasts: stage.toasts.filter(({ toast }) => toast.key !== key),
})

export function useToast(): Toasts {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('useToast outside of ToastProvider')
  return toasts
}

export function ToastProvider({ children }: { children: Elements }) {
  const [stage, setStage] = useState<Stage<Shown>>(EMPTY_STAGE)
  const keys = useRef(0)
  const shown = inSight(stage)

  const show = useCallback((message: ToastMessage) => {
    keys.current += 1
    const key = keys.current
    const countdown = createCountdown(message.duration ?? 1500, () => setStage(without(key)))
    const toast = { ...message, key, stays: message.action !== undefined && !message.follows, countdown }
    setStage(now => showToast(now, toast))
  }, [])
  const dismiss = useCallback(() => {
    setStage(now => without(inSight(now)?.key)(now))
  }, [])
  const enter = useCallback(
    (outlet: Stage<Shown>['outlets'][number]) => setStage(now => enterOutlet(now, outlet)),
    [],
  )
  const leave = useCallback((outlet: string) => setStage(now => leaveOutlet(now, outlet)), [])

  const top = stage.outlets.at(-1)?.id
  // One that changes outlets, or waits, loses its pointer and focus without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the outlet changed, too
  useLayoutEffect(() => {
    shown?.countdown.releaseAll()
    return () => shown?.countdown.hold(WAITS)
  }, [shown, top])

  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss])
  const before = useRef(stage.toasts)
  useEffect(() => {
    for (const { toast } of before.current) {
      if (!stage.toasts.some(one => one.toast === toast)) toast.onGone?.()
    }
    before.current = stage.toasts
  }, [stage.toasts])

  const props = useMemo(() => ({ shown, top, enter, leave, dismiss }), [shown, top, enter, leave, dismiss])
  return (
    <ToastsContext value={toasts}>
      <StageContext value={props}>
        {children}
        {/* Stands at the end of the page: on a long page it covers that end, which can be scrolled out from under it. */}
        <Outlet className="sticky bottom-0 z-40 px-3 md:fixed md:bottom-5 md:left-3 md:w-90 lg:w-md" />
      </StageContext>
    </ToastsContext>
  )
}

interface ToastOutletProps {
  active: boolean
  /** False for that of a page. */
  modal?: boolean
  className: string
}

/**
 * Every modal has one, because everything outside an open modal <dialog> is inert: a toast there could be neither
 * pressed nor heard. `className` puts it where it covers nothing that can be pressed.
 */
export function ToastOutlet({ active, modal = true, className }: ToastOutletProps) {
  const id = useId()
  const stage = useContext(StageContext)
  const enter = stage?.enter
  const leave = stage?.leave
  useEffect(() => {
    if (!active || !enter || !leave) return
    enter({ id, modal })
    return () => leave(id)
  }, [active, modal, enter, leave, id])
  return stage && active ? <Outlet id={id} className={className} /> : null
}

function Outlet({ id, className }: { id?: string; className: string }) {
  const stage = useContext(StageContext)
  const toast = stage && stage.top === id ? stage.shown : null
  const urgent = toast?.variant === 'destructive'
  return (
    // Rendered while still empty: a live region must exist before its first message.
    <div className={className}>
      <div role="status" className="not-empty:py-1.5">
        {toast && !urgent && <Toast key={toast.key} message={toast} />}
      </div>
      <div role="alert" className="not-empty:py-1.5">
        {toast && urgent && <Toast key={toast.key} message={toast} />}
      </div>
    </div>
  )
}

const variants = {
  neutral: 'bg-tinta text-papel',
  success: 'bg-green-tinta text-green-fundo',
  destructive: 'bg-red-tinta text-red-fundo',
}

function Toast({ message }: { message: ToastMessage }) {
  const { title, text, variant = 'neutral', action, untilOnline = false } = message
  const stage = useContext(StageContext)
  const cameFrom = useRef<HTMLElement | null>(null)

  function putAway() {
    cameFrom.current?.focus({ preventScroll: true })
    stage?.dismiss()
  }
  useBackOnline(untilOnline, putAway)

  function focusIn({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    stage?.shown?.countdown.hold('focus')
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }
  function focusOut({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) stage?.shown?.countdown.release('focus')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and focus only hold the clock
    <div
      data-toast={variant}
      onPointerEnter={() => stage?.shown?.countdown.hold('pointer')}
      onPointerLeave={() => stage?.shown?.countdown.release('pointer')}
      onFocus={focusIn}
      onBlur={focusOut}
      className={classes('toast flex items-center rounded-sm py-1 pr-1 shadow-overlay', variants[variant])}
    >
      {variant !== 'neutral' && (
        <Icon name={variant === 'success' ? 'circle-check' : 'circle-alert'} className="size-5 shrink-0" />
      )}
      <div className="min-w-0 flex-1 py-1">
        <p className="line-clamp-3 font-semibold">{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="toast-action min-h-11 rounded-sm font-bold underline underline-offset-4 outline-current"
          onClick={() => {
            // Closes the toast before the action runs, because the action may show another toast.
            putAway()
            action.onAction()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        label="Fechar aviso"
        icon={<Icon name="x" className="size-5" />}
        variant="inherit"
        onClick={putAway}
      />
    </div>
  )
}
