import { type RefObject, useEffect, useRef, useState } from 'react'
import { askJson } from '~/browser/ask-json'
import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import { ERRO_AO_SALVAR_PEDIDO, type PedidoDoPainelEnviado } from '~/domain/pedidos/balcao/pedido-do-painel'
import { recusar } from '~/domain/respostas/recusa'
import type { PedidoId } from '~/domain/valores/ids'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useToast } from '~/ui/toast'
import { useAlerta } from '../alerta/alerta'
import { acaoDe } from '../porta'
import { useRumo } from '../rumo'
import { type DitosDaFalha, dizerFalha } from '../tela/dizer-falha'
import type { RespostaDoPedido } from './resposta-do-pedido'

const SALVO_MS = 3_000
const RECUSADO_MS = 5_000

interface Conflito {
  readonly desatualizado: boolean
  readonly jaSalvo: PedidoId | null
}

const SEM_CONFLITO: Conflito = { desatualizado: false, jaSalvo: null }

interface Qual {
  /** Null for a new one. */
  readonly pedido: PedidoId | null
  readonly empresaId: number
}

interface AoResponder {
  readonly aoSalvar: (id: PedidoId) => void
  /** Called when the order was not saved because the phone is somebody else's. */
  readonly aoAcharDono: (dono: ClienteAchado) => void
}

/** Sends the order and shows the answer, as a toast and beside the fields. */
export function useSalvar(
  { pedido, empresaId }: Qual,
  corpo: RefObject<HTMLElement | null>,
  { aoSalvar, aoAcharDono }: AoResponder,
) {
  const { reler } = useRumo()
  const { pausar, propria, desfazerPropria } = useAlerta()
  const [salvando, setSalvando] = useState(false)
  const aberto = useRef(true)
  const { show } = useToast()
  const { recusar: mostrar, esquecer, ...recusas } = useRecusas(corpo, { avisoMs: RECUSADO_MS })
  const [conflito, setConflito] = useState(SEM_CONFLITO)

  function recomecar() {
    mostrar([])
    setConflito(SEM_CONFLITO)
  }
  function receber(resposta: RespostaDoPedido) {
    if ('recusas' in resposta) {
      const { desatualizado = false, jaSalvo = null } = resposta
      setConflito({ desatualizado, jaSalvo })
      if (resposta.dono) aoAcharDono(resposta.dono)
      if (pedido !== null) desfazerPropria(pedido)
      return mostrar(resposta.recusas)
    }
    const title = pedido === null ? 'Pedido Criado!' : 'Pedido Salvo!'
    show({ title, text: `Pedido nº ${resposta.pedidoId}`, variant: 'success', duration: SALVO_MS })
    aoSalvar(resposta.pedidoId)
    reler()
  }
  useEffect(() => (pedido === null && salvando ? pausar() : undefined), [pedido, salvando, pausar])
  useEffect(() => {
    aberto.current = true
    return () => {
      aberto.current = false
    }
  }, [])

  return {
    salvando,
    ...recusas,
    conflito,
    mostrar,
    esquecer(campo: string) {
      esquecer(campo)
      // The text above the form is about the whole order, so any change removes it.
      esquecer(undefined)
    },
    recomecar,
    async enviar(enviado: PedidoDoPainelEnviado) {
      recomecar()
      setSalvando(true)
      // The order's live event arrives before the answer to the save.
      if (pedido !== null) propria(pedido)
      const resposta = await salvarPedido({ pedido, empresaId }, enviado)
      setSalvando(false)
      // An owner who has left the form meanwhile sees on the board what happened to the order.
      if (aberto.current) receber(resposta)
      else reler()
    },
  }
}

async function salvarPedido(
  { pedido, empresaId }: Qual,
  enviado: PedidoDoPainelEnviado,
): Promise<RespostaDoPedido> {
  const url = acaoDe(pedido === null ? '/home/pedidos' : `/home/pedidos/${pedido}`, empresaId)
  const { status, body: corpo } = await askJson<RespostaDoPedido>(url, { body: enviado })
  if (corpo && ('pedidoId' in corpo || 'recusas' in corpo)) return corpo
  return { recusas: [dizerFalha({ status, body: corpo }, DITOS)] }
}

const DITOS: DitosDaFalha = {
  titulo: ERRO_AO_SALVAR_PEDIDO,
  sumiu: recusar('pedido-sumiu', ERRO_AO_SALVAR_PEDIDO, 'Este pedido não existe mais.'),
  semResposta:
    'O servidor não respondeu. Confira a conexão e salve de novo: nada do que você digitou se perdeu, e o pedido não será feito duas vezes.',
}
