import { useEffectEvent, useLayoutEffect } from 'react'

interface Layer {
  back: () => void
}

/**
 * What is open over the page, the lowest first. Each layer has a browser history entry of its own, a copy of the page's
 * entry with `layers` counted in it; the router never hears of them.
 */
const layers: Layer[] = []
/** The router's name of the entry that the layers lie upon. */
let page: unknown
/** So many of the layers have their entry; one that opened just now may not have it yet. */
let entered = 0
/** Our own way through the history is not over yet. */
let moving = false

const ARRIVED_MS = 500

/**
 * Lets the browser's back button, on phones the back gesture, undo what opened last instead of leaving the page.
 * `onBack` may refuse: what stays active gets its entry back.
 */
export function useBackButton(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useLayoutEffect(() => {
    if (!active) return
    const layer = { back: () => back() }
    layers.push(layer)
    settleSoon()
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
  if (moving) return
  page = history.state?.key
  for (let n = depth() + 1; n <= layers.length; n++) history.pushState({ ...history.state, layers: n }, '')
  entered = depth()
  if (layers.length === depth()) return
  moving = true
  history.go(layers.length - depth())
  // A navigation of the router's meanwhile calls the way off, and nobody says so.
  setTimeout(() => {
    moving = false
  }, ARRIVED_MS)
}

function onPopState(event: PopStateEvent) {
  // Elsewhere lies another page, which is the router's business; so is its own return to this one, after a step back that
  // it refused and by which a question opened.
  const leavesLayer = layers.length > 0 && entered > 0
  if ((moving || leavesLayer) && event.state?.key === page) {
    event.stopImmediatePropagation()
    if (!moving) for (const layer of layers.slice(depth()).reverse()) layer.back()
  }
  entered = depth()
  moving = false
  settleSoon()
}

if (typeof window !== 'undefined') {
  // The document's root imports this file, so that it listens before the router, which would read the page anew.
  window.addEventListener('popstate', onPopState)
  // Entries that a reload left without their layers.
  settle()
}
