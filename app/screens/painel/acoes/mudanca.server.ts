import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Direito } from '~/domain/empresas/direitos'
import type { MovidoPara, PedidoDeMudanca } from '~/domain/pedidos/andamento/mudar-status.server'
import { lerNumeroDoPedido } from '~/domain/pedidos/andamento/pedido-mostrado'
import type { Status } from '~/domain/pedidos/status'
import { ehNegado, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { ContaId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'

interface Chegada {
  readonly request: Request
  readonly params: { readonly id: string }
  readonly context: Readonly<RouterContextProvider>
}

/** Reads a field of the form; '' when it is missing or a file. */
type LerCampo = (nome: string) => string

interface Quem {
  readonly por: ContaId
  readonly agora: Date
}

/** Lets `verbo` act on an order of the board. Answers with what it did, or with 409 and the reason. */
export async function agirNoPedido<Dados, Achado>(
  { request, params, context }: Chegada,
  direito: Direito,
  verbo: (empresa: EmpresaId, id: PedidoId, quem: Quem, campo: LerCampo) => Promise<Resultado<Dados, Achado>>,
) {
  const { empresa, membro, quadroFechado } = comDireito(context, direito)
  const id = lerNumeroDoPedido(params.id)
  if (id === null) throw data(null, { status: 404 })
  const form = await readForm(request)
  const campo: LerCampo = nome => {
    const valor = form.get(nome)
    return typeof valor === 'string' ? valor : ''
  }
  const quem = { por: membro.conta, agora: new Date() }
  const resultado: Resultado<Dados, Achado> = quadroFechado
    ? negar(quadroFechado)
    : await verbo(empresa.id, id, quem, campo)
  if (resultado === NAO_EXISTE) throw data(null, { status: 404 })
  // A form that was sent without script.
  if (request.headers.get('Accept')?.includes('text/html')) throw redirect('/home')
  return ehNegado(resultado) ? data(resultado, { status: 409 }) : resultado
}

type Verbo = (
  empresa: EmpresaId,
  id: PedidoId,
  pedido: PedidoDeMudanca,
  campo: LerCampo,
) => Promise<Resultado<Status, MovidoPara>>

/** Answers every change of status. The form contains the `status` that the user saw (status-6). */
export async function receberMudanca(chegada: Chegada, direito: Direito, verbo: Verbo) {
  const feito = await agirNoPedido(chegada, direito, (empresa, id, quem, campo) =>
    verbo(empresa, id, { statusMostrado: campo('status'), ...quem }, campo),
  )
  return 'dados' in feito ? { status: feito.dados } : feito
}
