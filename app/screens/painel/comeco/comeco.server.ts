import { readFatosDoComeco } from '~/domain/comeco/fatos-do-comeco.server'
import { type PrimeirosPassos, primeirosPassos } from '~/domain/comeco/primeiros-passos'
import type { Empresa } from '~/domain/empresas/store.server'
import type { Tx } from '~/server/database/transaction.server'
import { cookieOculto } from './oculto'

export interface Comeco {
  /** The first steps; null once they are done or this browser has hidden them. */
  readonly comeco: PrimeirosPassos | null
  /** True when nobody has said what delivery costs, and the first steps do not ask for it here. */
  readonly faltaOFrete: boolean
}

/** What the board asks a new owner for. */
export async function readComeco(tx: Tx, request: Request, { id, tipoPedido }: Empresa): Promise<Comeco> {
  const fatos = await readFatosDoComeco(tx)
  const cookies = (request.headers.get('Cookie') ?? '').split('; ')
  const comeco = cookies.includes(cookieOculto(id)) ? null : primeirosPassos(fatos, tipoPedido)
  return { comeco, faltaOFrete: comeco === null && !fatos.temFrete }
}
