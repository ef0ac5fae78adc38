import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { acharEmpresaPorSlug } from '~/domain/empresas/cache-por-slug.server'
import type { Empresa } from '~/domain/empresas/store.server'
import { findParadeiro, type Paradeiro } from '~/domain/empresas/store-paradeiro.server'
import { LOJA_DE_MUDANCA } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { slugDe } from '~/domain/valores/slug'
import { showsDataOf } from '~/server/kept/sharing.server'

type DeMudanca = Extract<Paradeiro, { readonly mudanca: unknown }>

/** The company of every route below `/{slug}`; only the door sets it. */
export const lojaContext = createContext<Empresa>()

/**
 * The door by slug: no company, or one that is switched off, is a 404 for page, data and action alike. A slug that a
 * company had before (empresa-3), or its slug in another spelling, redirects to its present slug; a company that has moved to
 * another installation redirects there (empresa-13).
 */
export const entrarPeloSlug: MiddlewareFunction<Response> = async ({ request, url, params, context }) => {
  const slug = params.slug ?? ''
  const empresa = await acharEmpresaPorSlug(slug)
  if (empresa) return entrar(context, empresa)
  const paradeiro = await findEscrito(slug)
  if (paradeiro === null) throw data({ slug }, { status: 404 })
  if ('mudanca' in paradeiro) {
    // An order that was placed before is answered as it was; no other is taken.
    if (/^\/[^/]*\/pedidos$/.test(url.pathname)) return entrar(context, paradeiro.empresa)
    throw deMudanca(paradeiro, { request, url })
  }
  // With 308 the browser sends the form again, unchanged.
  const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 308
  throw redirect(url.pathname.replace(/^\/[^/]*/, `/${paradeiro.slug}`) + url.search, status)
}

function entrar(context: Readonly<RouterContextProvider>, empresa: Empresa): void {
  context.set(lojaContext, empresa)
  showsDataOf(context, empresa.id)
}

/** Where the company is of 'CANTINA-DA-NONA' or of an old slug; null when it belongs to no company. */
async function findEscrito(escrito: string): Promise<Paradeiro | null> {
  const slug = slugDe(escrito)
  return (await acharEmpresaPorSlug(slug)) ?? findParadeiro(slug, new Date())
}

function deMudanca({ empresa, mudanca }: DeMudanca, { request, url }: { request: Request; url: URL }) {
  if (request.method === 'POST') return Response.json({ recusa: LOJA_DE_MUDANCA }, { status: 422 })
  if (mudanca.ate === null) return data({}, { status: 503, headers: { 'Retry-After': '60' } })
  // A script may not follow to another origin, and asks for nothing of the menu's own address, which is made without `Accept`.
  const [, , abaixo] = url.pathname.split('/')
  if (abaixo && !request.headers.get('Accept')?.includes('text/html'))
    return data({ slug: empresa.slug }, { status: 404 })
  return redirect(url.pathname.replace(/^\/[^/]*/, () => mudanca.para) + url.search, 301)
}
