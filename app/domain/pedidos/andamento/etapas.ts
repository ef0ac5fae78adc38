import {
  COLUNAS,
  caminhoDe,
  lerStatus,
  nomeDoStatus,
  type Status,
  type StatusDaColuna,
} from '~/domain/pedidos/status'
import { type Maneira, maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { formatDataHora } from '~/domain/valores/instante'

interface PedidoEmEtapas {
  readonly status: string
  readonly tipoEntrega: string
  readonly dataPedido: Date
}

/** A row of the order's history, oldest first. */
export interface PassoDoHistorico {
  readonly de: string | null
  readonly para: string
  readonly em: Date
}

export interface EtapaVista {
  readonly status: Status
  /** What the customer calls it. */
  readonly nome: string
  /** What the status means for this type of delivery; null where its name says it. */
  readonly legenda: string | null
  readonly situacao: 'feita' | 'atual' | 'futura'
  /** When the step began, in the company's zone; null for a step that is still to come or was skipped. */
  readonly quando: string | null
}

/**
 * The steps of the status page, one for each column on the order's way; for a cancelled order only those that it
 * reached, and then the cancellation. Instants are shown in the IANA zone `fuso`; on the day of the order only the
 * hour.
 */
export function verEtapas(
  pedido: PedidoEmEtapas,
  passos: readonly PassoDoHistorico[],
  fuso: string,
): readonly EtapaVista[] {
  const maneira = maneiraDe(pedido.tipoEntrega)
  const status = lerStatus(pedido.status)
  const cancelamento = status === 'Cancelado' ? passos.findLast(passo => passo.para === status) : undefined
  // An order without history has at least the step with which every order begins.
  const ultima = status === 'Cancelado' ? lerColuna(cancelamento?.de) : status
  const caminho = caminhoDe({ ...pedido, status: ultima })
  const alcancadas = caminho.indexOf(ultima) + 1
  const dia = formatDataHora(pedido.dataPedido, fuso).slice(0, 10)

  function quando(etapa: Status): string | null {
    // An edit is recorded as a step with the same status before and after.
    const passo = passos.findLast(({ de, para }) => para === etapa && de !== para)
    const em = etapa === 'Pendente' ? pedido.dataPedido : passo?.em
    if (!em) return null
    const texto = formatDataHora(em, fuso)
    return texto.startsWith(dia) ? texto.slice(11) : `${texto.slice(0, 5)} ${texto.slice(11)}`
  }

  function etapa(qual: StatusDaColuna, posicao: number): EtapaVista {
    const alcancada = posicao < alcancadas
    const situacao = !alcancada ? 'futura' : qual === status ? 'atual' : 'feita'
    return {
      status: qual,
      nome: nomeDoStatus({ ...pedido, status: qual }),
      legenda: LEGENDAS[qual](maneira),
      situacao,
      quando: alcancada ? quando(qual) : null,
    }
  }

  if (status !== 'Cancelado') return caminho.map(etapa)
  const fim: EtapaVista = {
    ...{ status, nome: status, legenda: 'Pedido cancelado' },
    situacao: 'atual',
    quando: quando(status),
  }
  return [...caminho.slice(0, alcancadas).map(etapa), fim]
}

/** Says in a sentence, for the customer, what has happened to the order. */
export function fraseDoStatus(status: Status, tipoEntrega: string): string {
  return FRASES[status](maneiraDe(tipoEntrega))
}

function lerColuna(texto: string | null | undefined): StatusDaColuna {
  return COLUNAS.find(status => status === texto) ?? 'Pendente'
}

const LEGENDAS: Readonly<Record<StatusDaColuna, (maneira: Maneira) => string | null>> = {
  Pendente: () => 'Pedido recebido',
  'Em Preparação': () => 'Na cozinha',
  'Em Rota': maneira => (maneira === 'entrega' ? 'Saiu para entrega' : null),
  Finalizado: maneira => ({ entrega: 'Entregue', retirada: 'Retirado', mesa: 'Servido' })[maneira],
}

const FRASES: Readonly<Record<Status, (maneira: Maneira) => string>> = {
  Pendente: () => 'Recebemos seu pedido e já vamos preparar.',
  'Em Preparação': () => 'Seu pedido está sendo preparado.',
  'Em Rota': maneira =>
    ({
      entrega: 'Seu pedido saiu para entrega.',
      retirada: 'Seu pedido está pronto. Pode vir retirar!',
      mesa: 'Seu pedido está indo para a mesa.',
    })[maneira],
  Finalizado: maneira =>
    ({
      entrega: 'Seu pedido foi entregue. Bom apetite!',
      retirada: 'Seu pedido foi retirado. Bom apetite!',
      mesa: 'Seu pedido foi servido. Bom apetite!',
    })[maneira],
  Cancelado: () => 'Este pedido foi cancelado.',
}
