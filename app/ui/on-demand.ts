import { type ComponentType, useCallback, useEffect, useState } from 'react'

export type Load<P> = () => Promise<ComponentType<P>>

/** A script that is fetched once; what failed is fetched anew the next time, which React.lazy never does. */
export function onDemand<P>(fetch: Load<P>): Load<P> {
  let loaded: Promise<ComponentType<P>> | undefined
  return () => {
    loaded ??= fetch().catch(error => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

/** The component once its script is here. It is fetched as soon as `needed`, and again after `retry`. */
export function useOnDemand<P>(load: Load<P>, needed: boolean) {
  const [{ Component }, setLoaded] = useState<{ Component: ComponentType<P> | null }>({
    Component: null,
  })
  const [failed, setFailed] = useState(false)
  const loading = needed && !Component && !failed

  useEffect(() => {
    if (!loading) return
    let mounted = true
    load().then(
      arrived => mounted && setLoaded({ Component: arrived }),
      () => mounted && setFailed(true),
    )
    return () => {
      mounted = false
    }
  }, [loading, load])

  const retry = useCallback(() => setFailed(false), [])
  return { Component, failed, retry }
}
