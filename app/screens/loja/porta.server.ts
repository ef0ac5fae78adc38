import { createContext, data, type MiddlewareFunction, redirect } from 'react-router'
import { acharEmpresaPorSlug } from '~/domain/empresas/cache-por-slug.server'
import type { Empresa } from '~/domain/empresas/store.server'
import { findSlugDeHoje } from '~/domain/empresas/store-dados.server'
import { slugDe } from '~/domain/valores/slug'
import { showsDataOf } from '~/server/kept/sharing.server'

/** The company of every route below `/{slug}`; only the door sets it. */
export const lojaContext = createContext<Empresa>()

/**
 * The door by slug: no company, or one that is switched off, is a 404 for page, data and action alike. A slug that a
 * company had before (empresa-3), or its slug in another spelling, redirects to its present slug.
 */
export const entrarPeloSlug: MiddlewareFunction<Response> = async ({ request, url, params, context }) => {
  const slug = params.slug ?? ''
  const empresa = await acharEmpresaPorSlug(slug)
  if (empresa) {
    context.set(lojaContext, empresa)
    showsDataOf(context, empresa.id)
    return
  }
  const slugDeHoje = await findSlugEscrito(slug)
  if (slugDeHoje === null) throw data({ slug }, { status: 404 })
  // With 308 the browser sends the form again, unchanged.
  const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 308
  throw redirect(url.pathname.replace(/^\/[^/]*/, `/${slugDeHoje}`) + url.search, status)
}

/** The present slug for 'CANTINA-DA-NONA' or for an old slug; null when it belongs to no company. */
async function findSlugEscrito(escrito: string): Promise<string | null> {
  const slug = slugDe(escrito)
  return (await acharEmpresaPorSlug(slug))?.slug ?? findSlugDeHoje(slug)
}
