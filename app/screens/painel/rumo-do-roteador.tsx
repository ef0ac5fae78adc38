import { useMemo } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router'
import type { Elements } from '~/ui/elements'
import { type Rumo, RumoContext } from './rumo'

const SAIR = '/home/sair'

export function RumoDoRoteador({ empresaId, children }: { empresaId: number; children: Elements }) {
  const { pathname, hash, key } = useLocation()
  const { location, formAction } = useNavigation()
  const navigate = useNavigate()
  const submit = useSubmit()
  const { revalidate } = useRevalidator()
  const destino = location?.pathname ?? null
  const saindo = formAction === SAIR
  const rumo = useMemo(
    (): Rumo => ({
      empresaId,
      pathname,
      hash,
      visita: key,
      destino,
      saindo,
      // A loader, which loads the board's document, does not see the hash.
      ir: para => void navigate(para.replace('#pedido-', '?pedido=')),
      // Without an answer the route's own error page says so.
      sair: async () => {
        await submit(null, { method: 'post', action: SAIR })
        return true
      },
      reler: revalidate,
    }),
    [empresaId, pathname, hash, key, destino, saindo, navigate, submit, revalidate],
  )
  return <RumoContext value={rumo}>{children}</RumoContext>
}
