import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { ask } from '~/browser/ask'
import { thisTab } from '~/browser/storage'
import { cutWay, isReloading, reloadAndOpenAgain } from './open-again'

export interface Load<P> {
  (): Promise<ComponentType<P>>
  /** The component, once its script is here: then it is drawn at once, without what stands there while it comes. */
  loaded?: ComponentType<P>
}

/** Fetches a script once. After a failure it tries again the next time, which React.lazy never does. */
export function onDemand<P>(fetchScript: () => Promise<ComponentType<P>>): Load<P> {
  let loaded: Promise<ComponentType<P>> | undefined
  const load: Load<P> = () => {
    loaded ??= fetchScript().then(
      arrived => {
        load.loaded = arrived
        return arrived
      },
      error => {
        loaded = undefined
        throw error
      },
    )
    return loaded
  }
  return load
}

/**
 * The component once its script is here. It is fetched as soon as `needed`, and again after `retry`. Many browsers
 * remember, as long as the page lives, that a script could not be fetched. So once the server can be reached again,
 * this reloads the page, which opens again what was to be opened.
 */
export function useOnDemand<P>(load: Load<P>, needed: boolean) {
  const [{ Component }, setLoaded] = useState<{ Component: ComponentType<P> | null }>(() => ({
    Component: load.loaded ?? null,
  }))
  const [failed, setFailed] = useState(false)
  const loading = needed && !Component && !failed

  useEffect(() => {
    if (!loading) return
    let mounted = true
    load().then(
      arrived => mounted && setLoaded({ Component: arrived }),
      async () => {
        const inReach = await ask('/healthz', { cache: 'no-store', timeoutMs: ANSWER_MS }, ({ ok }) => ok)
        // Another script may not have come either, as that of a card under the finger that presses a button in it.
        if (!mounted || isReloading()) return
        if (!inReach || !mayReload()) {
          cutWay()
          return setFailed(true)
        }
        reloadAndOpenAgain()
      },
    )
    return () => {
      mounted = false
    }
  }, [loading, load])

  const retry = useCallback(() => setFailed(false), [])
  return { Component, failed, retry }
}

const ANSWER_MS = 5_000

const RELOADED = 'reloaded-for-a-script'
const BETWEEN_RELOADS_MS = 30_000

/** Keeps the page from reloading again and again when something else blocks the script. */
function mayReload(): boolean {
  if (Date.now() - Number(thisTab.read(RELOADED)) < BETWEEN_RELOADS_MS) return false
  // Without storage the page cannot know that it has reloaded already, and could do so for ever.
  return thisTab.write(RELOADED, String(Date.now()))
}
