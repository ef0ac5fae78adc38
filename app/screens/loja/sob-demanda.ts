import { type ComponentType, useCallback, useEffect, useState } from 'react'

export type Carregar<P> = () => Promise<ComponentType<P>>

/** A script that is fetched once; what failed is fetched anew the next time, which React.lazy never does. */
export function sobDemanda<P>(buscar: Carregar<P>): Carregar<P> {
  let carregado: Promise<ComponentType<P>> | undefined
  return () => {
    carregado ??= buscar().catch(error => {
      carregado = undefined
      throw error
    })
    return carregado
  }
}

/** The component once its script is here. It is fetched as soon as `preciso`, and again after `tentarDeNovo`. */
export function useSobDemanda<P>(carregar: Carregar<P>, preciso: boolean) {
  const [{ Componente }, setCarregado] = useState<{ Componente: ComponentType<P> | null }>({
    Componente: null,
  })
  const [falhou, setFalhou] = useState(false)
  const buscando = preciso && !Componente && !falhou

  useEffect(() => {
    if (!buscando) return
    let aqui = true
    carregar().then(
      chegou => aqui && setCarregado({ Componente: chegou }),
      () => aqui && setFalhou(true),
    )
    return () => {
      aqui = false
    }
  }, [buscando, carregar])

  const tentarDeNovo = useCallback(() => setFalhou(false), [])
  return { Componente, falhou, tentarDeNovo }
}
