/** Nobody can read something new in less time than this, so nobody can have meant to press it. */
const UNREAD_MS = 500
/** A second tap lands within this distance of the first. */
const THUMB_PX = 20
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"]'

/**
 * Lets nothing in `element` be pressed for half a second. It looks as before, keeps its focus, scrolls and is read
 * aloud; mouse, pen and finger merely pass through it, and `onKeyDown` swallows Enter and the space bar on it. It is
 * done by an animation and not by a timer, because an animation ends with its element, and two of them do not end each
 * other.
 */
export function holdPresses(element: Element): void {
  element.animate({ pointerEvents: ['none', 'none'] }, UNREAD_MS)
}

export function isHeld(element: Element): boolean {
  return getComputedStyle(element).pointerEvents === 'none'
}

/** The last press by mouse, pen or finger. */
interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
  readonly target: Element
  /** The controls under the finger. */
  readonly known: ReadonlySet<Element>
}

let press: Press | null = null

/** A second tap was not meant for what was not under the finger at the first. */
function onClick(event: MouseEvent) {
  const { detail, clientX: x, clientY: y, timeStamp: at, target } = event
  // A click without `detail` comes from the keyboard or a screen reader.
  if (detail === 0 || !(target instanceof Element)) return
  const control = target.closest(CONTROLS)
  // It has gone through what is held, and does nothing: the next one may be the first that counts.
  if (!control && [...target.children].some(isHeld)) return
  if (press && control && isSecond(press, event) && !wasThere(press, control)) return swallow(event)
  press = { x, y, at, target, known: controlsAround(x, y) }
}

function isSecond({ x, y, at }: Press, { clientX, clientY, timeStamp }: MouseEvent): boolean {
  const far = Math.max(Math.abs(clientX - x), Math.abs(clientY - y))
  return timeStamp - at < UNREAD_MS && far <= THUMB_PX
}

/** The browser follows a press on a label by a click on its field, so a field counts as known when its label is. */
function wasThere({ known }: Press, control: Element): boolean {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  return [control, ...labels].some(element => known.has(element))
}

/** Looks at nine points; between two of them lies nothing that is as large as half a finger. */
function controlsAround(x: number, y: number): Set<Element> {
  const near = [-THUMB_PX, 0, THUMB_PX]
  const spots = near.flatMap(dx => near.map(dy => [x + dx, y + dy] as const))
  const controls = spots.map(spot => document.elementFromPoint(...spot)?.closest(CONTROLS))
  return new Set(controls.filter(control => control !== null && control !== undefined))
}

/**
 * Somebody who types or scrolls between two presses means both of them. A scroll of our own, as to the card that was asked
 * for, means nothing, and a scrollbar takes longer than a second tap.
 */
function forgetPress() {
  press = null
}

/**
 * The last press by Enter or the space bar; null after any other key, and after a press by hand, which moves the focus.
 */
let pressed: { target: EventTarget; at: number } | null = null

function onPointerDown() {
  pressed = null
}
let swallowed = ''

/** The field in which something was typed since the last Enter: whoever types in a field has seen it, and means Enter. */
let typedIn: EventTarget | null = null

function onInput({ target }: Event) {
  typedIn = target instanceof HTMLInputElement && isTyping(target, ' ') ? target : null
  // A suggestion that is taken over or a dictated text comes without a key, and means the next press as well.
  if (typedIn) forgetPress()
}

/**
 * A key that is held down or struck twice presses only the element that had the focus at the first stroke, and nothing
 * that has got the focus since.
 */
function onKeyDown(event: KeyboardEvent) {
  const { key, target, repeat, timeStamp } = event
  swallowed = ''
  forgetPress()
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof Element) || isTyping(target, key)) {
    pressed = null
    return
  }
  const meant = target === typedIn && !repeat
  typedIn = null
  if ((isHeld(target) && !meant) || (repeat && pressed?.target !== target)) {
    swallowed = key
    swallow(event)
  } else if (!repeat) pressed = { target, at: timeStamp }
}

/** An element that gets the focus without a key in between got it from the script of what was pressed. */
function onFocusIn({ target, timeStamp }: FocusEvent) {
  if (!pressed || timeStamp - pressed.at > UNREAD_MS || !(target instanceof Element)) return
  if (target !== pressed.target) holdPresses(target)
}

/** Firefox presses when the space bar comes up, even if its going down was swallowed. */
function onKeyUp(event: KeyboardEvent) {
  if (event.key === swallowed) swallow(event)
}

function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

function isTyping(target: Element, key: string): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (key === ' ' && target.matches('input:not([type=checkbox], [type=radio])'))
  )
}

if (typeof window !== 'undefined') {
  window.addEventListener('click', onClick, true)
  window.addEventListener('pointerdown', onPointerDown, true)
  window.addEventListener('wheel', forgetPress, { capture: true, passive: true })
  // The browser has taken the finger for a scroll. A hand that trembles moves it, too, while it taps.
  window.addEventListener('pointercancel', forgetPress, true)
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('focusin', onFocusIn, true)
  window.addEventListener('keyup', onKeyUp, true)
  window.addEventListener('input', onInput, true)
}
