import { readFatosDoComeco } from '~/domain/comeco/fatos-do-comeco.server'
import { type PrimeirosPassos, primeirosPassos } from '~/domain/comeco/primeiros-passos'
import type { Empresa } from '~/domain/empresas/store.server'
import type { Tx } from '~/server/transaction.server'
import { cookieOculto } from './oculto'

/** The first steps as this browser shows them; null once they are done or hidden. */
export async function readPrimeirosPassos(
  tx: Tx,
  request: Request,
  { id, tipoPedido }: Empresa,
): Promise<PrimeirosPassos | null> {
  const cookies = (request.headers.get('Cookie') ?? '').split('; ')
  if (cookies.includes(cookieOculto(id))) return null
  return primeirosPassos(await readFatosDoComeco(tx), tipoPedido)
}
