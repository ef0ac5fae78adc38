import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Direito } from '~/domain/empresas/direitos'
import type { MovidoPara, PedidoDeMudanca } from '~/domain/pedidos/andamento/mudar-status.server'
import { lerNumeroDoPedido } from '~/domain/pedidos/andamento/pedido-mostrado'
import type { Status } from '~/domain/pedidos/status'
import { ehNegado, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'

interface Chegada {
  readonly request: Request
  readonly params: { readonly id: string }
  readonly context: Readonly<RouterContextProvider>
}

/** Reads a field of the form; '' when it is missing or a file. */
type LerCampo = (nome: string) => string

type Verbo = (
  empresa: EmpresaId,
  id: PedidoId,
  pedido: PedidoDeMudanca,
  campo: LerCampo,
) => Promise<Resultado<Status, MovidoPara>>

/**
 * Answers every change of status: with the new status, or with 409 and the reason. The form contains the `status` that
 * the user saw (status-6). A form sent without script is redirected to the board.
 */
export async function receberMudanca({ request, params, context }: Chegada, direito: Direito, verbo: Verbo) {
  const { empresa, membro, quadroFechado } = comDireito(context, direito)
  const id = lerNumeroDoPedido(params.id)
  if (id === null) throw data(null, { status: 404 })
  const form = await readForm(request)
  const campo: LerCampo = nome => {
    const valor = form.get(nome)
    return typeof valor === 'string' ? valor : ''
  }
  const pedido = { statusMostrado: campo('status'), por: membro.conta, agora: new Date() }
  const resultado = quadroFechado ? negar(quadroFechado) : await verbo(empresa.id, id, pedido, campo)
  if (resultado === NAO_EXISTE) throw data(null, { status: 404 })
  if (request.headers.get('Accept')?.includes('text/html')) throw redirect('/home')
  if (ehNegado(resultado)) return data(resultado, { status: 409 })
  return { status: resultado.dados }
}
