import { useEffect } from 'react'
import { useQuery } from '~/browser/use-query'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import { useToast } from '~/ui/overlays/toast'
import type { ChegadaPorLinkProps } from './chegada-por-link'
import { ehDoLink } from './do-link'

const carregar = onDemand<ChegadaPorLinkProps>(() =>
  import('./chegada-por-link').then(modulo => modulo.ChegadaPorLink),
)

/**
 * Reads what an address says beside the shop. The kept page is the same for every address (decision 043), so only the browser
 * reads it, by a script that comes with such an address alone.
 */
export function LugarDoLink(props: ChegadaPorLinkProps) {
  const query = useQuery()
  const toast = useToast()
  const { Component: Chegada, failed } = useOnDemand(carregar, [...query.keys()].some(ehDoLink))
  useEffect(() => {
    // Without its script a page knows less of where somebody came from, and nobody has to be told.
    const query = new URLSearchParams(location.search)
    if (!failed || !(query.has('c') || query.has('cupom'))) return
    toast.show({
      title: 'Erro de Conexão',
      text: 'Verifique sua conexão e abra o link de novo.',
      variant: 'destructive',
      duration: 8_000,
      untilOnline: true,
    })
  }, [failed, toast])
  return Chegada && <Chegada {...props} />
}
