import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { listQuadro } from '~/domain/pedidos/store.server'
import { withTenant } from '~/server/transaction.server'
import { painelContext } from '../porta.server'
import { testeAgora } from '../teste.server'
import type { Route } from './+types/quadro'
import { type DadosDoQuadro, paraOQuadro } from './dados-do-quadro'
import { QuadroDePedidos } from './quadro-de-pedidos'
import { TesteExpirado } from './teste-expirado'

const FINALIZADOS_MS = 24 * 60 * 60_000
const PACIENCIA_MS = 8_000

type Lido = { expirado: true; slug: string } | { expirado: false; quadro: DadosDoQuadro; falhou: boolean }

/** GET /home (specification 2, section 2): no order leaves the server once the trial is over. */
export async function loader({ context }: Route.LoaderArgs): Promise<Lido> {
  const { empresa } = context.get(painelContext)
  const agora = new Date()
  if (testeAgora(empresa, agora).expirado) return { expirado: true, slug: empresa.slug }
  const desde = new Date(agora.getTime() - FINALIZADOS_MS)
  const pedidos = await withTenant(empresa.id, tx => listQuadro(tx, desde))
  return {
    expirado: false,
    falhou: false,
    quadro: {
      empresaId: empresa.id,
      fuso: empresa.fusoHorario,
      agora: agora.getTime(),
      pedidos: pedidos.map(paraOQuadro),
    },
  }
}

/** The board in sight, while there is one. */
let emVista: DadosDoQuadro | null = null

/**
 * A reading that fails or hangs must not replace the board in sight by an error page: the last one stays and is
 * marked. What the server says on purpose (a redirect to the login, a 4xx) passes.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Lido> {
  try {
    return await Promise.race([serverLoader(), desistir()])
  } catch (error) {
    const deProposito = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (deProposito || emVista === null) throw error
    return { expirado: false, quadro: emVista, falhou: true }
  }
}

function desistir(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PACIENCIA_MS))
}

export default function Quadro({ loaderData }: Route.ComponentProps) {
  const quadro = loaderData.expirado ? null : loaderData.quadro
  useEffect(() => {
    emVista = quadro
    return () => {
      emVista = null
    }
  }, [quadro])
  if (loaderData.expirado) return <TesteExpirado slug={loaderData.slug} />
  return <QuadroDePedidos quadro={loaderData.quadro} falhou={loaderData.falhou} />
}
