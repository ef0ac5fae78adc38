import { createContext, data, type MiddlewareFunction } from 'react-router'
import { type Empresa, findEmpresaPorSlug } from '~/domain/empresas/store.server'

/** The company of every route below `/{slug}`; set by the door and by nothing else. */
export const lojaContext = createContext<Empresa>()

/** The door by slug: no company, or one that is switched off, is a 404 for page, data and action alike. */
export const entrarPeloSlug: MiddlewareFunction<Response> = async ({ params, context }) => {
  const empresa = await findEmpresaPorSlug(params.slug ?? '')
  if (!empresa) throw data({ slug: params.slug ?? '' }, { status: 404 })
  context.set(lojaContext, empresa)
}
