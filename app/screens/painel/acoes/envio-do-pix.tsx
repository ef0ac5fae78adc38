import { useEffect, useEffectEvent, useRef } from 'react'
import { ehNegado } from '~/domain/respostas/resultado'
import { formatReais } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { useToast } from '~/ui/toast'
import { useAlerta } from '../alerta/alerta'
import { formularioDe, postar } from '../tela/postar'
import { useAcao } from '../tela/use-acao'
import { useReler } from '../tela/use-reler'
import { type Conferencia, DITOS_DA_CONFERENCIA, type RespostaDaConferencia } from './conferencia'

const FEITO_MS = 8_000
const RECUSADO_MS = 5_000
const VOLTOU_MS = 3_000

export interface EnvioDoPixProps {
  conferencia: Conferencia
  /** Takes back that the Pix of this row was received. */
  aoDesfazer: (id: PedidoId, pagamento: number) => void
  aoRecusar: () => void
  /** Called once the board has been read again. */
  aoAcabar: () => void
}

/** Sends what somebody said about a Pix and draws nothing; outside the card, which another person may move meanwhile. */
export function EnvioDoPix({ conferencia, aoDesfazer, aoRecusar, aoAcabar }: EnvioDoPixProps) {
  const { id, valor, pagamento } = conferencia
  const { show } = useToast()
  const { desfazerPropria } = useAlerta()
  const reler = useReler()
  const destino = useAcao(`/home/pedidos/${id}/${valor === null ? 'pix-por-conferir' : 'pix-recebido'}`)
  const enviado = useRef(false)

  const responder = useEffectEvent((resposta: RespostaDaConferencia) => {
    const final = String(id).slice(-4)
    if (ehNegado(resposta)) {
      const [recusa] = resposta.recusas
      desfazerPropria(id)
      if (recusa) {
        show({ title: recusa.titulo, text: recusa.texto, variant: 'destructive', duration: RECUSADO_MS })
      }
      return aoRecusar()
    }
    const feito = resposta.dados?.pagamento
    if (valor === null || feito === undefined) {
      show({
        title: `O Pix do pedido ${final} voltou para conferir`,
        variant: 'success',
        duration: VOLTOU_MS,
      })
      return
    }
    show({
      title: `Pix do pedido ${final} recebido`,
      text: formatReais(valor),
      variant: 'success',
      duration: FEITO_MS,
      action: { label: 'Desfazer', onAction: () => aoDesfazer(id, feito) },
    })
  })
  const acabar = useEffectEvent(aoAcabar)
  const enviar = useEffectEvent(async () => {
    if (enviado.current) return
    enviado.current = true
    const campos = valor === null ? { pagamento: String(pagamento) } : { valor: String(valor) }
    const resposta = await postar<Feita>(destino, formularioDe(Object.entries(campos)), DITOS_DA_CONFERENCIA)
    responder(resposta)
    if (!ehNegado(resposta)) await reler()
    acabar()
  })
  useEffect(() => void enviar(), [])
  return null
}

type Feita = Extract<RespostaDaConferencia, { dados: unknown }>
