import { findClientePorTelefone } from '~/domain/clientes/store.server'
import type { Empresa } from '~/domain/empresas/store.server'
import {
  CLIENTE_NAO_ENCONTRADO,
  type Consulta,
  erroNaBusca,
  MUITAS_CONSULTAS,
  PEDIDO_NAO_ENCONTRADO,
  type PedidoDaLista,
  verNaLista,
} from '~/domain/pedidos/andamento/consulta'
import { hasPedido, listPedidosDoCliente } from '~/domain/pedidos/andamento/store-consulta.server'
import { type Negado, negar } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/database/transaction.server'
import { contarNavegador, contarTelefone, numerosErrados } from '../limites.server'
import { readVinculo } from '../vinculo.server'

/** The one who asks: the browser's request, and its network address. */
interface Pergunta {
  readonly empresa: Empresa
  readonly request: Request
  readonly address: string
}

interface Limitada {
  /** Seconds until the next try. */
  readonly espera: number
}

/** The address of the order or of the list, or why there is none (consulta-2). */
export async function consultar(consulta: Consulta, pergunta: Pergunta): Promise<{ para: string } | Negado> {
  const raiz = `/${pergunta.empresa.slug}/status-pedido`
  if (consulta.por === 'telefone') {
    const achado =
      consulta.telefone === null ? 'sem-cliente' : await consultarPorTelefone(consulta.telefone, pergunta)
    if (achado === 'sem-cliente') return negar(CLIENTE_NAO_ENCONTRADO)
    if (achado === 'sem-pedidos') return negar(PEDIDO_NAO_ENCONTRADO)
    if ('espera' in achado) return limitada(achado)
    const [unico, outro] = achado.pedidos
    return { para: unico && !outro ? `${raiz}/id/${unico.numero}` : `${raiz}/tel/${consulta.telefone}` }
  }
  const { empresa, address } = pergunta
  const { numero } = consulta
  const quem = { address, company: empresa.id }
  const espera = await numerosErrados.refused(quem)
  if (espera !== null) return limitada({ espera })
  if (numero === null || !(await withTenant(empresa.id, tx => hasPedido(tx, numero)))) {
    return negar(PEDIDO_NAO_ENCONTRADO)
  }
  await numerosErrados.giveBack(quem)
  return { para: `${raiz}/id/${numero}` }
}

function limitada({ espera }: Limitada): Negado {
  return { ...negar(erroNaBusca(MUITAS_CONSULTAS)), espera }
}

/**
 * The last orders of a phone's customer, newest first. A phone belongs to at most one customer of a company. Questions
 * of a browser about its own orders are limited separately (decision 005).
 */
export async function consultarPorTelefone(
  telefone: string,
  { empresa, request, address }: Pergunta,
): Promise<{ pedidos: readonly PedidoDaLista[] } | 'sem-cliente' | 'sem-pedidos' | Limitada> {
  const vinculo = readVinculo(request.headers.get('Cookie'), empresa.id)
  const achado = await withTenant(empresa.id, async tx => {
    const cliente = await findClientePorTelefone(tx, telefone)
    return cliente && { pedidos: await listPedidosDoCliente(tx, cliente.id) }
  })
  const pedidos = achado?.pedidos ?? []
  const daqui = pedidos.some(({ id }) => vinculo.pedidos.includes(id))
  const espera = daqui
    ? await contarNavegador(empresa.id, vinculo.pedidos)
    : await contarTelefone({ address, company: empresa.id }, telefone)
  if (espera !== null) return { espera }
  if (pedidos.length > 0) return { pedidos: pedidos.map(pedido => verNaLista(pedido, empresa.fusoHorario)) }
  // The customers of a shop that takes orders by WhatsApp are the owner's own notes, which nobody else may read.
  return achado && empresa.tipoPedido === 'sistema' ? 'sem-pedidos' : 'sem-cliente'
}
