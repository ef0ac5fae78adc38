import { useCallback } from 'react'
import { ehNegado } from '~/domain/respostas/resultado'
import { formatReais } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { type ToastMessage, useToast } from '~/ui/overlays/toast'
import { useAlerta } from '../alerta/alerta'
import { formularioDe, postar } from '../tela/postar'
import { useAcaoDe } from '../tela/use-acao'
import { useEmCurso } from '../tela/use-em-curso'
import { useReler } from '../tela/use-reler'
import { type Conferencia, type RespostaDaConferencia, TEXTOS_DA_CONFERENCIA } from './conferencia-do-pix'

const FEITO_MS = 8_000
const RECUSADO_MS = 5_000
const VOLTOU_MS = 3_000

type EmCurso = ReadonlyMap<PedidoId, Conferencia>

/** 'Recebi o Pix' and its undo (pix-7); an order sends one of them at a time, until the board has been read again. */
export function useConferencias() {
  const { show } = useToast()
  const { tirarDosNovos, propria, desfazerPropria } = useAlerta()
  const destino = useAcaoDe()
  const reler = useReler()
  const { emCurso, durante } = useEmCurso(aceitar)
  const conferir = useCallback(
    async function conferir(conferencia: Conferencia): Promise<void> {
      const { id } = conferencia
      propria(id)
      tirarDosNovos(id)
      const resposta = await durante(conferencia, async () => {
        const feita = await enviar(conferencia, destino)
        const message = dizer(conferencia, feita, pagamento => conferir({ id, valor: null, pagamento }))
        if (message) show(message)
        if (!ehNegado(feita)) await reler()
        return feita
      })
      if (resposta === null || !ehNegado(resposta)) return
      desfazerPropria(id)
      await reler()
    },
    [propria, tirarDosNovos, durante, destino, show, reler, desfazerPropria],
  )
  const receberPix = useCallback(
    (id: PedidoId, valor: number) => conferir({ id, valor, pagamento: null }),
    [conferir],
  )
  const desfazerPix = useCallback(
    (id: PedidoId, pagamento: number) => conferir({ id, valor: null, pagamento }),
    [conferir],
  )
  return { conferindo: emCurso, receberPix, desfazerPix }
}

/** A second press is ignored. An undo is not: its button appears while the board is still being read again. */
function aceitar(emCurso: EmCurso, conferencia: Conferencia): EmCurso {
  const { id, pagamento } = conferencia
  return emCurso.get(id)?.pagamento === pagamento ? emCurso : new Map(emCurso).set(id, conferencia)
}

function enviar({ id, valor, pagamento }: Conferencia, destino: (rota: string) => string) {
  const desfaz = valor === null
  const campos = desfaz ? { pagamento: String(pagamento) } : { valor: String(valor) }
  const rota = `/home/pedidos/${id}/${desfaz ? 'pix-por-conferir' : 'pix-recebido'}`
  return postar<Feita>(destino(rota), formularioDe(Object.entries(campos)), TEXTOS_DA_CONFERENCIA)
}

type Feita = Extract<RespostaDaConferencia, { dados: unknown }>

function dizer(
  { id, valor }: Conferencia,
  resposta: RespostaDaConferencia,
  desfazer: (pagamento: number) => void,
): ToastMessage | undefined {
  const final = String(id).slice(-4)
  if (ehNegado(resposta)) {
    const [recusa] = resposta.recusas
    return (
      recusa && {
        title: recusa.titulo,
        text: recusa.texto,
        variant: 'destructive',
        duration: RECUSADO_MS,
      }
    )
  }
  const feito = resposta.dados?.pagamento
  if (valor === null || feito === undefined) {
    return {
      title: `O Pix do pedido ${final} voltou para conferir`,
      variant: 'success',
      duration: VOLTOU_MS,
    }
  }
  return {
    title: `Pix do pedido ${final} recebido`,
    text: formatReais(valor),
    variant: 'success',
    duration: FEITO_MS,
    action: { label: 'Desfazer', onAction: () => desfazer(feito) },
  }
}
