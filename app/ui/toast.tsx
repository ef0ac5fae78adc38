import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  createContext,
  type FocusEvent,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useBackOnline } from '~/browser/use-back-online'
import { classes } from './classes'
import { type Countdown, createCountdown } from './countdown'
import type { Elements } from './elements'
import { IconButton } from './icon-button'

export interface ToastMessage {
  title: string
  text?: string
  variant?: 'neutral' | 'success' | 'destructive'
  /** Milliseconds in sight, 1500 unless told; stands still while hovered or focused. */
  duration?: number
  /** It says that there is no network: once the browser has it back, the toast goes at once. */
  untilOnline?: boolean
  /** One button, as 'Desfazer'; pressing it also puts the toast away. */
  action?: { label: string; onAction: () => void }
}

interface Toasts {
  /** Shows a message, which replaces one that is in sight. */
  show: (message: ToastMessage) => void
  dismiss: () => void
}

interface Stage {
  shown: (ToastMessage & { key: number }) | null
  /** The outlet that shows the toast: that of the topmost modal, or else the page's. */
  top: string | undefined
  enter: (outlet: string) => void
  leave: (outlet: string) => void
  hold: (reason: string) => void
  release: (reason: string) => void
  dismiss: () => void
}

const ToastsContext = createContext<Toasts | null>(null)
const StageContext = createContext<Stage | null>(null)

export function useToast(): Toasts {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('useToast outside of ToastProvider')
  return toasts
}

export function ToastProvider({ children }: { children: Elements }) {
  const [shown, setShown] = useState<Stage['shown']>(null)
  const [outlets, setOutlets] = useState<string[]>([])
  const countdown = useRef<Countdown>(undefined)
  const keys = useRef(0)

  const dismiss = useCallback(() => {
    countdown.current?.stop()
    setShown(null)
  }, [])
  const show = useCallback((message: ToastMessage) => {
    countdown.current?.stop()
    keys.current += 1
    setShown({ ...message, key: keys.current })
    countdown.current = createCountdown(message.duration ?? 1500, () => setShown(null))
  }, [])
  const enter = useCallback((outlet: string) => setOutlets(open => [...open, outlet]), [])
  const leave = useCallback(
    (outlet: string) => setOutlets(open => open.filter(other => other !== outlet)),
    [],
  )
  const hold = useCallback((reason: string) => countdown.current?.hold(reason), [])
  const release = useCallback((reason: string) => countdown.current?.release(reason), [])
  useEffect(() => () => countdown.current?.stop(), [])

  const top = outlets.at(-1)
  // A toast that changes outlets loses its pointer and focus without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the outlet changed
  useEffect(() => countdown.current?.releaseAll(), [top])

  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss])
  const stage = useMemo(
    () => ({ shown, top, enter, leave, hold, release, dismiss }),
    [shown, top, enter, leave, hold, release, dismiss],
  )
  return (
    <ToastsContext value={toasts}>
      <StageContext value={stage}>
        {children}
        {/* Stands at the end of the page: on a long page it covers that end, which can be scrolled out from under it. */}
        <Outlet className="sticky bottom-0 z-40 px-3 md:fixed md:bottom-5 md:left-3 md:w-90 lg:w-md" />
      </StageContext>
    </ToastsContext>
  )
}

/**
 * Every modal has one, because everything outside an open modal <dialog> is inert: a toast there could be neither
 * pressed nor heard. `className` puts it where it covers nothing that can be pressed.
 */
export function ToastOutlet({ active, className }: { active: boolean; className: string }) {
  const id = useId()
  const stage = useContext(StageContext)
  const enter = stage?.enter
  const leave = stage?.leave
  useEffect(() => {
    if (!active || !enter || !leave) return
    enter(id)
    return () => leave(id)
  }, [active, enter, leave, id])
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
  const Icon = variant === 'success' ? CircleCheck : variant === 'destructive' ? CircleAlert : null

  function putAway() {
    cameFrom.current?.focus({ preventScroll: true })
    stage?.dismiss()
  }
  useBackOnline(untilOnline, putAway)

  function focusIn({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    stage?.hold('focus')
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }
  function focusOut({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) stage?.release('focus')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and focus only hold the clock
    <div
      data-toast={variant}
      onPointerEnter={() => stage?.hold('pointer')}
      onPointerLeave={() => stage?.release('pointer')}
      onFocus={focusIn}
      onBlur={focusOut}
      className={classes(
        'toast flex items-center gap-3 rounded-sm py-1 pr-1 pl-4 text-sm shadow-overlay',
        variants[variant],
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      <div className="min-w-0 flex-1 py-1">
        <p className="line-clamp-3 font-semibold">{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="min-h-11 rounded-sm px-3 font-bold underline underline-offset-4 outline-current"
          onClick={() => {
            // Closes the toast before the action runs, because the action may show another toast.
            putAway()
            action.onAction()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Fechar aviso" icon={<X className="size-5" />} variant="inherit" onClick={putAway} />
    </div>
  )
}
