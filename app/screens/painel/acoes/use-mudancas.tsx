import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PedidoDoQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { lerStatus, type Status, type StatusDaColuna } from '~/domain/pedidos/status'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import type { PedidoId } from '~/domain/valores/ids'
import { useAcao } from '../tela/use-acao'
import { enviarMudanca, type RespostaDaMudanca } from './mudanca'

/** A card on its way to another column. */
export interface Mudanca {
  readonly pedido: PedidoDoQuadro
  readonly para: StatusDaColuna
  /** The last segment of the address that it is posted to. */
  readonly acao: 'avanco' | 'movimento'
  /** True when it undoes another change. */
  readonly volta?: boolean
}

type EmCurso = ReadonlyMap<PedidoId, Mudanca>

/** The place of an order on the screen. */
interface Lugar {
  readonly pedido: PedidoDoQuadro
  readonly movendo: boolean
}

export type Colunas = Readonly<Record<StatusDaColuna, readonly Lugar[]>>

/** The changes of status under way; an order makes one move at a time. `agora` is where the server has found a refused order. */
export function useMudancas(
  aoRecusar: (pedido: PedidoDoQuadro, recusa: Recusa, agora: Status | null) => void,
  aoFazer: (mudanca: Mudanca, status: Status) => void,
) {
  const [emCurso, setEmCurso] = useState<EmCurso>(new Map())
  const mudar = useCallback((mudanca: Mudanca) => setEmCurso(antes => aceitar(antes, mudanca)), [])
  // Another move of the same order may have replaced it meanwhile.
  const acabar = (mudanca: Mudanca) =>
    setEmCurso(antes => new Map([...antes].filter(([, outra]) => outra !== mudanca)))
  const envios = [...emCurso.values()].map(mudanca => (
    <Envio
      key={`${mudanca.pedido.id} ${mudanca.pedido.status}`}
      mudanca={mudanca}
      aoAcabar={() => acabar(mudanca)}
      aoFazer={status => aoFazer(mudanca, status)}
      aoRecusar={(recusa, agora) => aoRecusar(mudanca.pedido, recusa, agora)}
    />
  ))
  return { emCurso, mudar, envios }
}

/**
 * An order makes one move at a time: a second press is ignored. When a reading already shows the result of a move, the
 * move counts as done even if its answer has not arrived, so that the next press is not lost.
 */
export function aceitar(emCurso: EmCurso, mudanca: Mudanca): EmCurso {
  const { id, status } = mudanca.pedido
  return emCurso.get(id)?.pedido.status === status ? emCurso : new Map(emCurso).set(id, mudanca)
}

interface EnvioProps {
  mudanca: Mudanca
  /** Called when the server has answered, before what follows from its answer. */
  aoAcabar: () => void
  /** Called when the server has made the change. */
  aoFazer: (status: Status) => void
  aoRecusar: (recusa: Recusa, agora: Status | null) => void
}

/**
 * Sends one change and shows nothing. It is rendered outside the card, because a card that moves to another column is a
 * new element, and the answer would be lost with the old one.
 */
function Envio({ mudanca: { pedido, para, acao }, aoFazer, aoAcabar, aoRecusar }: EnvioProps) {
  const destino = useAcao(`/home/pedidos/${pedido.id}/${acao}`)
  const enviado = useRef(false)
  const montado = useRef(false)
  const receber = useEffectEvent((resposta: RespostaDaMudanca) => {
    aoAcabar()
    if (!ehNegado(resposta)) return aoFazer(resposta.status)
    const [recusa] = resposta.recusas
    if (recusa) aoRecusar(recusa, resposta.achado ? lerStatus(resposta.achado.status) : null)
  })
  const enviar = useEffectEvent(async () => {
    if (enviado.current) return
    enviado.current = true
    const resposta = await enviarMudanca(destino, { status: pedido.status, para })
    if (montado.current) receber(resposta)
  })
  useEffect(() => {
    montado.current = true
    void enviar()
    return () => {
      montado.current = false
    }
  }, [])
  return null
}

/** Puts each order into its column, in the board's order; an order that is being moved is already in its new column. */
export function porColunas(pedidos: readonly PedidoDoQuadro[], emCurso: EmCurso): Colunas {
  const colunas: Record<StatusDaColuna, Lugar[]> = {
    Pendente: [],
    'Em Preparação': [],
    'Em Rota': [],
    Finalizado: [],
  }
  for (const pedido of pedidos) {
    const mudanca = emCurso.get(pedido.id)
    // A reading may show the new status before the request is over.
    const movendo = mudanca?.pedido.status === pedido.status
    const status = movendo ? mudanca.para : lerStatus(pedido.status)
    if (status !== 'Cancelado') colunas[status].push({ pedido, movendo })
  }
  return colunas
}
