/** Nobody can read something new in less time than this, so nobody can have meant to press it. */
const UNREAD_MS = 500
/** A second tap lands within this distance of the first. */
const THUMB_PX = 20
/**
 * When it is looked what has come under the finger; until then `onClick` alone stops a second tap. Looking at each frame
 * would cost a slow phone more than what was pressed. Most of what comes is there at once, so the first look is soon.
 */
const LOOKS_MS = [80, 200, 340, UNREAD_MS]
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

/** The clock of the animations, so that the hold and this count end together. */
function now(): number {
  return Number(document.timeline.currentTime)
}

/** In some browsers that clock stands still while nothing is drawn, so the time is corrected at the next frame. */
function fromNextFrame<Record extends { at: number }>(record: Record): Record {
  requestAnimationFrame(() => {
    record.at = now()
  })
  return record
}

interface Press {
  x: number
  y: number
  at: number
  /** How many of the looks are done. */
  looks: number
  /** The elements under the finger at the press. */
  known: Set<Element>
  /** The elements that have come under it since, because a dialog closed, a row went away or a bar appeared. */
  come: Set<Element>
}

/** The last press by mouse, pen or finger. */
let press: Press | null = null

function onClick(event: MouseEvent) {
  const { detail, clientX: x, clientY: y, target } = event
  const at = now()
  // A click without `detail` comes from the keyboard or a screen reader.
  if (detail === 0) return
  const again =
    press !== null &&
    at - press.at < (stillLooking(press) ? 2 * UNREAD_MS : UNREAD_MS) &&
    Math.abs(x - press.x) <= THUMB_PX &&
    Math.abs(y - press.y) <= THUMB_PX
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  // Two taps may follow each other before the browser has drawn a frame.
  if (again && control && !wasThere(control)) return swallow(event)
  press = fromNextFrame({
    x,
    y,
    at,
    looks: 0,
    known: new Set(spots(x, y).flatMap(topControl)),
    come: new Set<Element>(),
  })
  lookAgain(press)
}

/** The last look may be late, as the frame is in which it is done. Where no frame comes at all, there is no look either. */
function stillLooking({ looks }: Press): boolean {
  return looks > 0 && looks < LOOKS_MS.length
}

function forgetPress() {
  press = null
}

/** The browser follows a press on a label by a click on its field, so a field counts as known when its label is. */
function wasThere(control: Element): boolean {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  return [control, ...labels].some(element => press?.known.has(element))
}

/** A timer waits until the next look, because a callback at each frame would make the browser draw thirty of them. */
function lookAgain(mine: Press) {
  const next = LOOKS_MS[mine.looks]
  if (next === undefined) return
  setTimeout(() => requestAnimationFrame(() => look(mine)), next - (now() - mine.at))
}

function look(mine: Press) {
  if (press !== mine) return
  const since = now() - mine.at
  const done = LOOKS_MS.filter(look => look <= since).length
  const due = done > mine.looks
  mine.looks = done
  lookAgain(mine)
  if (!due) return
  const { x, y, known, come } = mine
  for (const spot of corners(x, y)) {
    const [control] = topControl(spot)
    if (!control || known.has(control) || come.has(control)) continue
    come.add(control)
    // Holds every element under the point, because a press goes through a held element to what lies beneath.
    for (const element of document.elementsFromPoint(...spot)) {
      const held = element.closest(CONTROLS)
      if (held) holdPresses(held)
    }
  }
}

type Spot = [x: number, y: number]

function spots(x: number, y: number): Spot[] {
  const near = [-THUMB_PX, 0, THUMB_PX]
  return near.flatMap(dx => near.map((dy): Spot => [x + dx, y + dy]))
}

/**
 * The middle and the corners of the same square. What is as large as a finger, and so larger than the square, covers one of
 * them; each hit test costs a slow phone a millisecond.
 */
function corners(x: number, y: number): Spot[] {
  return spots(x, y).filter((_, n) => n % 2 === 0)
}

function topControl(spot: Spot): Element[] {
  const control = document.elementFromPoint(...spot)?.closest(CONTROLS)
  return control ? [control] : []
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
  const { key, target, repeat } = event
  swallowed = ''
  // Somebody who types or scrolls between two presses means both of them.
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
  } else if (!repeat) pressed = fromNextFrame({ target, at: now() })
}

/** An element that gets the focus without a key in between got it from the script of what was pressed. */
function onFocusIn({ target }: FocusEvent) {
  if (!pressed || now() - pressed.at > UNREAD_MS || !(target instanceof Element)) return
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
  window.addEventListener('touchmove', forgetPress, { capture: true, passive: true })
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('focusin', onFocusIn, true)
  window.addEventListener('keyup', onKeyUp, true)
  window.addEventListener('input', onInput, true)
}
