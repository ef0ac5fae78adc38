import type { RouterContextProvider } from 'react-router'
import type { Resultado, Salvo } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { readForm } from '~/server/request.server'
import { comDireito } from '../../porta.server'
import { lerId, responder } from '../resposta'
import { type MudancasDaLista, mudancaPedida } from './mudancas-da-lista'

interface Pedido {
  readonly request: Request
  readonly url: URL
  readonly params: { readonly id?: string | undefined }
  readonly context: Readonly<RouterContextProvider>
}

interface Mudancas<Id extends number> {
  readonly mudancas: MudancasDaLista
  readonly salvar: (empresa: EmpresaId, id: Id | null, formulario: FormData) => Promise<Resultado<Salvo>>
  readonly excluir: (empresa: EmpresaId, id: Id) => Promise<Resultado>
}

/** A POST to a list of the panel, or to one of its rows: the row is created, saved or deleted. */
export async function mudarLista<Id extends number>(
  { request, url, params, context }: Pedido,
  { mudancas, salvar, excluir }: Mudancas<Id>,
) {
  const mudanca = mudancaPedida({ url, params })
  const { feito: titulo, direito } = mudancas[mudanca]
  const { empresa } = comDireito(context, direito)
  if (mudanca === 'excluir') return responder(await excluir(empresa.id, lerId<Id>(params.id)), titulo)
  const id = mudanca === 'criar' ? null : lerId<Id>(params.id)
  return responder(await salvar(empresa.id, id, await readForm(request)), titulo)
}
