import { useEffectEvent, useLayoutEffect } from 'react'
import { listenRestore } from '~/browser/page'

interface Layer {
  onBack: () => void
}

/**
 * What is open over the page, the lowest first. Each layer has a browser history entry of its own, a copy of the page's
 * entry with `layers` counted in it; React Router does not know of these entries.
 */
const layers: Layer[] = []
/** React Router's key of the history entry below the layers. */
let page: unknown
/** How many layers have a history entry; a layer that has just opened may not have one yet. */
let entered = 0
/** Set while a step through the history that this file asked for is under way. */
let moving: ReturnType<typeof setTimeout> | undefined

/** Set while React Router decides about a step back that it was told of; it may refuse the step. */
let handedOver: ReturnType<typeof setTimeout> | undefined

/** The document that this one gives way to. */
let leaving: string | undefined

const ARRIVED_MS = 500
const REFUSED_MS = 200

/**
 * Makes the browser's back button, on phones the back gesture, close the layer that opened last instead of leaving the
 * page. `onBack` may refuse: a layer that stays active gets its history entry back.
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

/** Waits for React's commit, because in it another layer may take the place of this one. */
function settleSoon() {
  setTimeout(settle)
}

function settle() {
  if (moving || handedOver || leaving !== undefined) return
  page = history.state?.key
  for (let n = depth() + 1; n <= layers.length; n++) history.pushState({ ...history.state, layers: n }, '')
  entered = depth()
  if (layers.length !== depth()) go(layers.length - depth())
}

function go(entries: number) {
  clearTimeout(moving)
  history.go(entries)
  // The step may never happen: a navigation by React Router cancels it, or there is no entry to go to. The browser
  // reports neither, and it may only be late: a second step would leave the page, so this entry becomes the page's own.
  moving = setTimeout(() => {
    moving = undefined
    if (depth() > layers.length) history.replaceState({ ...history.state, layers: layers.length }, '')
    settle()
  }, ARRIVED_MS)
}

/**
 * Goes back by so many pages, past the layers over this page: for the answer to a question that is such a layer itself.
 */
export function goBackPages(pages: number): void {
  go(-pages - depth())
}

/**
 * Leads to another document. The entries of the layers are left first, so that back leads to the page under them, and
 * forward from there to the new one.
 */
export function openDocument(href: string): void {
  leaving = href
  if (depth() > 0) {
    history.go(-depth())
    moving = setTimeout(() => location.assign(href), ARRIVED_MS)
  } else location.assign(href)
}

const STAND_IN = 'stand-in'

/** Gives the address bar another page's address, under which this document says why it cannot lead there. */
export function showInAddressBar(href: string): void {
  const state = { key: STAND_IN }
  if (depth() > 0) history.replaceState(state, '', href)
  else history.pushState(state, '', href)
  page = STAND_IN
  entered = 0
}

function onPopState(event: PopStateEvent) {
  if (leaving !== undefined) {
    event.stopImmediatePropagation()
    clearTimeout(moving)
    return location.assign(leaving)
  }
  // React Router handles the entries of other pages. It also handles its own return to this page, when it has refused a
  // step back and a question has opened.
  const amongLayers = entered > 0 || depth() > 0
  const ours = !handedOver && (moving || amongLayers) && event.state?.key === page
  if (ours) {
    event.stopImmediatePropagation()
    if (!moving) for (const layer of layers.slice(depth()).reverse()) layer.onBack()
  }
  // A step forward to the entry of a layer that has been closed; the entry of a page that was opened from that layer
  // may come after it.
  const onward = ours && depth() > entered
  entered = depth()
  clearTimeout(moving)
  moving = undefined
  if (onward) return go(1)
  const returned = handedOver !== undefined
  clearTimeout(handedOver)
  // Waits until React Router has returned from a page that it refuses, because its question is a layer over this page.
  handedOver = ours || returned ? undefined : setTimeout(takeBack, REFUSED_MS)
  settleSoon()
}

function takeBack() {
  handedOver = undefined
  settle()
}

if (typeof window !== 'undefined') {
  // The document's root imports this file, so that this listener runs before React Router's, which would reload the
  // page's data.
  window.addEventListener('popstate', onPopState)
  // The browser has kept this document with its layers open, whose history entries are gone.
  listenRestore(() => leaving !== undefined && location.reload())
  // Removes the entries of layers that a reload has closed.
  settle()
}
