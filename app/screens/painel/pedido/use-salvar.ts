import { useEffect, useRef } from 'react'
import { askJson } from '~/browser/ask-json'
import { ERRO_AO_SALVAR_PEDIDO, type PedidoDoPainelEnviado } from '~/domain/pedidos/balcao/pedido-do-painel'
import { recusar } from '~/domain/respostas/recusa'
import type { PedidoId } from '~/domain/valores/ids'
import { useAlerta } from '../alerta/alerta'
import { enderecoComEmpresa } from '../porta'
import { dizerFalha, type TextosDaFalha } from '../tela/dizer-falha'
import { useReler } from '../tela/use-reler'
import type { RespostaDoPedido } from './reacao/resposta-do-pedido'

interface Qual {
  /** Null for a new one. */
  readonly pedido: PedidoId | null
  readonly empresaId: number
}

/** Sends the order, and tells the board of it. */
export function useSalvar({ pedido, empresaId }: Qual, salvando: boolean) {
  const reler = useReler()
  const { pausar, propria, desfazerPropria } = useAlerta()
  const aberto = useRef(true)
  useEffect(() => (pedido === null && salvando ? pausar() : undefined), [pedido, salvando, pausar])
  useEffect(() => {
    aberto.current = true
    return () => {
      aberto.current = false
    }
  }, [])

  return async (enviado: PedidoDoPainelEnviado, aoResponder: (resposta: RespostaDoPedido) => void) => {
    // The order's live event arrives before the answer to the save.
    if (pedido !== null) propria(pedido)
    const resposta = await salvarPedido({ pedido, empresaId }, enviado)
    const recusado = 'recusas' in resposta
    // An owner who has left the form meanwhile sees on the board what happened to the order.
    const noQuadro = !aberto.current || !recusado
    if (aberto.current && recusado && pedido !== null) desfazerPropria(pedido)
    if (aberto.current) aoResponder(resposta)
    if (noQuadro) reler()
  }
}

async function salvarPedido(
  { pedido, empresaId }: Qual,
  enviado: PedidoDoPainelEnviado,
): Promise<RespostaDoPedido> {
  const url = enderecoComEmpresa(pedido === null ? '/home/pedidos' : `/home/pedidos/${pedido}`, empresaId)
  const { status, body: corpo } = await askJson<RespostaDoPedido>(url, { body: enviado })
  if (corpo && ('pedidoId' in corpo || 'recusas' in corpo)) return corpo
  return { recusas: [dizerFalha({ status, body: corpo }, TEXTOS)] }
}

const TEXTOS: TextosDaFalha = {
  titulo: ERRO_AO_SALVAR_PEDIDO,
  sumiu: recusar('pedido-sumiu', ERRO_AO_SALVAR_PEDIDO, 'Este pedido não existe mais.'),
  semResposta:
    'O servidor não respondeu. Confira a conexão e salve de novo: nada do que você digitou se perdeu, e o pedido não será feito duas vezes.',
}
