import { lerStatus, nomeDoStatus, type Status } from '~/domain/pedidos/status'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import type { Centavos } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { formatDataHora } from '~/domain/valores/instante'
import {
  DEZ_OU_ONZE,
  lerTelefone,
  somenteDigitos,
  telefoneDoPainelValido,
  telefoneInvalido,
} from '~/domain/valores/telefone'
import { lerNumeroDoPedido } from './pedido-mostrado'

/** What an order is looked up by (consulta-1). */
export type Criterio = 'id' | 'telefone'

export const ROTULOS_DA_CONSULTA: Readonly<Record<Criterio, string>> = {
  id: 'ID do Pedido',
  telefone: 'Telefone',
}

/** Null when the typed text cannot be an order's number or a customer's phone: such a search finds nothing. */
export type Consulta =
  | { readonly por: 'id'; readonly numero: PedidoId | null }
  | { readonly por: 'telefone'; readonly telefone: string | null }

/**
 * Reads the typed search; only its digits count (consulta-1). Refuses a term without digits, and a phone that
 * is longer than one of Brazil. An unknown criterion
 * counts as the order's number.
 */
export function lerConsulta({ por, termo }: { por: unknown; termo: unknown }): Consulta | Recusa {
  const digitos = typeof termo === 'string' ? somenteDigitos(termo) : ''
  if (typeof termo !== 'string' || digitos === '') return ENTRADA_INVALIDA
  if (por !== 'telefone') return { por: 'id', numero: lerNumeroDoPedido(digitos) }
  const telefone = lerTelefone(termo)
  return telefone.length > 11
    ? recusar('telefone-invalido', 'Telefone inválido', telefoneInvalido(DEZ_OU_ONZE)(telefone), 'termo')
    : { por, telefone: telefoneDoPainelValido(telefone) ? telefone : null }
}

/** A phone however it is written in an address; null when it cannot be one. */
export function lerTelefoneProcurado(texto: string): string | null {
  const telefone = lerTelefone(texto)
  return telefoneDoPainelValido(telefone) ? telefone : null
}

const ENTRADA_INVALIDA = recusar(
  'entrada-invalida',
  'Entrada Inválida',
  'Por favor, insira o ID do pedido ou telefone.',
  'termo',
)
export const CLIENTE_NAO_ENCONTRADO = recusar(
  'cliente-nao-encontrado',
  'Não Encontrado',
  'Nenhum cliente encontrado com este telefone.',
  'termo',
)
export const PEDIDO_NAO_ENCONTRADO = recusar(
  'pedido-nao-encontrado',
  'Pedido Não Encontrado',
  'Nenhum pedido encontrado com os critérios fornecidos.',
  'termo',
)
/** For the list's page (consulta-8). */
export const CLIENTE_SEM_PEDIDOS = recusar(
  'cliente-sem-pedidos',
  'Nenhum Pedido Encontrado',
  'Nenhum pedido encontrado para este telefone nesta empresa.',
)
export const MUITAS_CONSULTAS = 'Muitas consultas em pouco tempo. Aguarde um momento e tente de novo.'

/** The search itself failed, for the reason given (consulta-2). */
export function erroNaBusca(motivo: string): Recusa {
  return recusar('busca-falhou', 'Erro na Busca', motivo, 'termo')
}

interface PedidoGuardado {
  readonly id: PedidoId
  readonly dataPedido: Date
  readonly status: string
  readonly tipoEntrega: string
  readonly totalComFrete: Centavos
}

/** Everything that the list by phone tells about an order, whoever reads it (consulta-3). */
export interface PedidoDaLista {
  readonly numero: PedidoId
  /** In the company's zone. */
  readonly data: string
  readonly status: Status
  /** What the customer calls it. */
  readonly nomeDoStatus: string
  readonly total: Centavos
}

/** Built field by field, so that nothing else of the stored order gets into the list. */
export function verNaLista(
  { id, dataPedido, status, tipoEntrega, totalComFrete }: PedidoGuardado,
  fuso: string,
): PedidoDaLista {
  return {
    numero: id,
    data: formatDataHora(dataPedido, fuso),
    status: lerStatus(status),
    nomeDoStatus: nomeDoStatus({ status, tipoEntrega }),
    total: totalComFrete,
  }
}
