import { useEffectEvent, useLayoutEffect } from 'react'

interface Layer {
  onBack: () => void
}

/**
 * What is open over the page, the lowest first. Each layer has a browser history entry of its own, a copy of the page's
 * entry with `layers` counted in it; the router never hears of them.
 */
const layers: Layer[] = []
/** The router's key of the history entry that lies under the layers. */
let page: unknown
/** How many layers have their history entry; one that opened just now may not have it yet. */
let entered = 0
/** Set while a step through the history that we asked for is under way. */
let moving: ReturnType<typeof setTimeout> | undefined

/** Set while the router decides about a page that it was told of; it may refuse it. */
let handedOver: ReturnType<typeof setTimeout> | undefined

const ARRIVED_MS = 500
const REFUSED_MS = 200

/**
 * Lets the browser's back button, on phones the back gesture, undo what opened last instead of leaving the page.
 * `onBack` may refuse: what stays active gets its entry back.
 */
export function useBackButton(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useLayoutEffect(() => {
    if (!active) return
    const layer = { onBack: () => back() }
    layers.push(layer)
    // Runs before the layer is painted: a step back before the layer has its entry would leave the page.
    queueMicrotask(settle)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      settleSoon()
    }
  }, [active])
}

function depth(): number {
  return Number(history.state?.layers ?? 0)
}

/** After the commit, in which one layer may have taken the place of another. */
function settleSoon() {
  setTimeout(settle)
}

function settle() {
  if (moving || handedOver) return
  page = history.state?.key
  for (let n = depth() + 1; n <= layers.length; n++) history.pushState({ ...history.state, layers: n }, '')
  entered = depth()
  if (layers.length !== depth()) go(layers.length - depth())
}

function go(entries: number) {
  clearTimeout(moving)
  history.go(entries)
  // The step may never arrive: a navigation by the router cancels it, or there is no entry to go to, and the browser
  // tells neither.
  moving = setTimeout(() => {
    moving = undefined
    settle()
  }, ARRIVED_MS)
}

/** So many pages back, past the layers that lie over this one: for the answer to a question that is such a layer. */
export function goBackPages(pages: number): void {
  go(-pages - depth())
}

function onPopState(event: PopStateEvent) {
  // An entry of another page is the router's business. So is the router's own return to this page after it refused a
  // step back and a question opened.
  const amongLayers = entered > 0 || depth() > 0
  const ours = !handedOver && (moving || amongLayers) && event.state?.key === page
  if (ours) {
    event.stopImmediatePropagation()
    if (!moving) for (const layer of layers.slice(depth()).reverse()) layer.onBack()
  }
  // A step forward onto a layer that has been closed: a page that was opened from it may lie beyond.
  const onward = ours && depth() > entered
  entered = depth()
  clearTimeout(moving)
  moving = undefined
  if (onward) return go(1)
  const returned = handedOver !== undefined
  clearTimeout(handedOver)
  // Waits until the router has returned from a page that it refuses: its question lies over this page, not over that
  // one.
  handedOver = ours || returned ? undefined : setTimeout(takeBack, REFUSED_MS)
  settleSoon()
}

function takeBack() {
  handedOver = undefined
  settle()
}

if (typeof window !== 'undefined') {
  // The document's root imports this file, so that it listens before the router, which would reload the page's data.
  window.addEventListener('popstate', onPopState)
  // Entries that a reload left without their layers.
  settle()
}
