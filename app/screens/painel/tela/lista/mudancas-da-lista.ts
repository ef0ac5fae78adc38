import { redirect } from 'react-router'
import type { Direito } from '~/domain/empresas/direitos'

/** What a list of the panel does with a row. */
type Mudanca = 'criar' | 'salvar' | 'excluir'

/** Who may make a change to a row, and the titles of the toasts when it was made, and when no answer came. */
interface UmaMudanca {
  readonly direito: Direito
  readonly feito: string
  readonly falhou: string
}

export type MudancasDaLista = Readonly<Record<Mudanca, UmaMudanca>>

interface Pedido {
  /** Without the '.data' that the router adds to what it asks for itself. */
  readonly url: URL
  readonly params: { readonly id?: string | undefined }
}

/** POST /home/categorias creates a row, /home/categorias/7 saves it, and /home/categorias/7/exclusao deletes it. */
export function mudancaPedida({ url, params }: Pedido): Mudanca {
  if (url.pathname.endsWith('/exclusao')) return 'excluir'
  return params.id === undefined ? 'criar' : 'salvar'
}

/**
 * For the loader of a list: the addresses of its rows are only posted to, so opening one redirects to the list, and so does
 * a form that was sent without script.
 */
export function soALista({ pathname }: URL, rota: string): void {
  if (pathname !== rota) throw redirect(rota)
}
