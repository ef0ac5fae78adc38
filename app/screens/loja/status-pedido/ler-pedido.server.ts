import { data, type RouterContextProvider } from 'react-router'
import { MUITAS_CONSULTAS } from '~/domain/pedidos/andamento/consulta'
import { promessaPassou } from '~/domain/pedidos/andamento/espera'
import { lerNumeroDoPedido, verPedido } from '~/domain/pedidos/andamento/pedido-mostrado'
import { especieDe } from '~/domain/pedidos/forma-pagamento'
import { findPedido, listPassos } from '~/domain/pedidos/store.server'
import { listRecebimentos } from '~/domain/pedidos/store-do-dinheiro.server'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { horaLocal } from '~/domain/valores/instante'
import { somenteDigitos } from '~/domain/valores/telefone'
import { withTenant } from '~/server/database/transaction.server'
import { staysUntil } from '~/server/kept/sharing.server'
import { clientAddressContext } from '~/server/request.server'
import { numerosErrados } from '../limites.server'
import { lojaContext } from '../porta.server'
import { readVinculo } from '../vinculo.server'
import type { LeituraDoPedido } from './acompanhar-pedido'
import { horaLida } from './hora-da-leitura'
import type { Falha } from './moldura-do-status'

const MAX_DIGITS = 20
const SEM_NUMERO =
  'O número de um pedido tem 8 dígitos, e este endereço não tem nenhum. Confira o link ou consulte o pedido.'

interface Pergunta {
  readonly request: Request
  readonly params: { readonly id: string }
  readonly context: Readonly<RouterContextProvider>
}

/**
 * The order as this browser may see it (consulta-4, decision 005). A number that is malformed, unknown or another
 * company's gets the same answer. Lookups by strangers are limited, and only misses count: reading one order again
 * reveals nothing new, while somebody who tries out numbers is stopped.
 */
export async function lerPedido({ request, params, context }: Pergunta): Promise<LeituraDoPedido> {
  const empresa = context.get(lojaContext)
  const vinculo = readVinculo(request.headers.get('Cookie'), empresa.id)
  const numero = lerNumeroDoPedido(params.id)
  const achado = numero === null ? null : await findComPassos(empresa.id, numero)
  const vista = achado && vinculo.pedidos.includes(achado.pedido.id) ? 'autor' : 'estranho'
  if (vista === 'estranho') {
    const quem = { address: context.get(clientAddressContext), company: empresa.id }
    const espera = await numerosErrados.refused(quem)
    if (espera !== null) throw muitasConsultas(espera)
    if (achado) await numerosErrados.giveBack(quem)
  }
  if (!achado) throw naoEncontrado(params.id)
  const { fusoHorario } = empresa
  const agora = new Date()
  const { prometidoPara } = achado.pedido
  const vaiAtrasar = prometidoPara !== null && prometidoPara > agora
  staysUntil(context, vaiAtrasar ? prometidoPara.getTime() : Number.MAX_SAFE_INTEGER, achado.pedido.id)
  return {
    pedido: verPedido(achado.pedido, achado, vista, fusoHorario),
    atrasado: promessaPassou(achado.pedido, agora),
    ...horaLida(agora, horaLocal(agora, fusoHorario).minutos),
  }
}

function findComPassos(empresaId: EmpresaId, numero: PedidoId) {
  return withTenant(empresaId, async tx => {
    const pedido = await findPedido(tx, numero)
    if (!pedido) return null
    const emPix = especieDe(pedido.formaPagamento) === 'pix' ? [numero] : []
    return {
      pedido,
      passos: await listPassos(tx, numero),
      recebimentos: (await listRecebimentos(tx, emPix)).get(numero) ?? [],
    }
  })
}

function muitasConsultas(espera: number) {
  return data({ texto: MUITAS_CONSULTAS } satisfies Falha, {
    status: 429,
    headers: { 'Retry-After': String(espera) },
  })
}

function naoEncontrado(typed: string) {
  const id = somenteDigitos(typed).slice(0, MAX_DIGITS)
  const texto = id ? `Pedido com ID ${id} não encontrado para esta empresa.` : SEM_NUMERO
  return data({ texto } satisfies Falha, { status: 404 })
}
