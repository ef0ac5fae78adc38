import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ehNegado } from '~/domain/respostas/resultado'
import { formatReais } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { useToast } from '~/ui/toast'
import { useAlerta } from '../alerta/alerta'
import { useRumo } from '../rumo'
import { formularioDe, postar } from '../tela/postar'
import { useAcao } from '../tela/use-acao'
import { DITOS_DA_CONFERENCIA, type RespostaDaConferencia } from './conferencia'

const FEITO_MS = 8_000
const RECUSADO_MS = 5_000
const VOLTOU_MS = 3_000

/** What somebody says about the Pix of an order. */
interface Conferencia {
  readonly id: PedidoId
  /** The amount that was received; null takes back the row `pagamento`. */
  readonly valor: number | null
  readonly pagamento: number | null
}

type EmCurso = ReadonlyMap<PedidoId, Conferencia>

/** 'Recebi o Pix' and its undo (pix-7); an order sends one of them at a time. After a refusal `aoRecusar` is called. */
export function useConferencias(aoRecusar: () => void) {
  const { show } = useToast()
  const { tirarDosNovos, propria, desfazerPropria } = useAlerta()
  const [emCurso, setEmCurso] = useState<EmCurso>(new Map())
  const conferir = useCallback(
    (conferencia: Conferencia) => {
      const { id } = conferencia
      propria(id)
      tirarDosNovos(id)
      setEmCurso(antes => aceitar(antes, conferencia))
    },
    [propria, tirarDosNovos],
  )
  const receberPix = useCallback(
    (id: PedidoId, valor: number) => conferir({ id, valor, pagamento: null }),
    [conferir],
  )
  const desfazerPix = useCallback(
    (id: PedidoId, pagamento: number) => conferir({ id, valor: null, pagamento }),
    [conferir],
  )

  function responder({ id, valor }: Conferencia, resposta: RespostaDaConferencia) {
    const final = String(id).slice(-4)
    if (ehNegado(resposta)) {
      const [recusa] = resposta.recusas
      desfazerPropria(id)
      if (recusa) {
        show({ title: recusa.titulo, text: recusa.texto, variant: 'destructive', duration: RECUSADO_MS })
      }
      return aoRecusar()
    }
    const pagamento = resposta.dados?.pagamento
    if (valor === null || pagamento === undefined) {
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
      action: { label: 'Desfazer', onAction: () => desfazerPix(id, pagamento) },
    })
  }
  // Its undo may have replaced it meanwhile.
  const acabar = (conferencia: Conferencia) =>
    setEmCurso(antes => new Map([...antes].filter(([, outra]) => outra !== conferencia)))
  const envios = [...emCurso.values()].map(conferencia => (
    <Envio
      key={`${conferencia.id} ${conferencia.pagamento}`}
      conferencia={conferencia}
      aoResponder={resposta => responder(conferencia, resposta)}
      aoAcabar={() => acabar(conferencia)}
    />
  ))
  return { conferindo: emCurso, receberPix, desfazerPix, enviosDoPix: envios }
}

/** A second press is ignored. An undo is not: its button appears while the board is still being read again. */
function aceitar(emCurso: EmCurso, conferencia: Conferencia): EmCurso {
  const { id, pagamento } = conferencia
  return emCurso.get(id)?.pagamento === pagamento ? emCurso : new Map(emCurso).set(id, conferencia)
}

interface EnvioProps {
  conferencia: Conferencia
  aoResponder: (resposta: RespostaDaConferencia) => void
  /** Called once the board has been read again. */
  aoAcabar: () => void
}

/** Sends one of them and shows nothing; outside the card, which another person may move meanwhile. */
function Envio({ conferencia: { id, valor, pagamento }, aoResponder, aoAcabar }: EnvioProps) {
  const { reler } = useRumo()
  const destino = useAcao(`/home/pedidos/${id}/${valor === null ? 'pix-por-conferir' : 'pix-recebido'}`)
  const enviado = useRef(false)
  const receber = useEffectEvent(aoResponder)
  const acabar = useEffectEvent(aoAcabar)
  const enviar = useEffectEvent(async () => {
    if (enviado.current) return
    enviado.current = true
    const campos = valor === null ? { pagamento: String(pagamento) } : { valor: String(valor) }
    const resposta = await postar<Feita>(destino, formularioDe(Object.entries(campos)), DITOS_DA_CONFERENCIA)
    receber(resposta)
    if (!ehNegado(resposta)) await reler()
    acabar()
  })
  useEffect(() => void enviar(), [])
  return null
}

type Feita = Extract<RespostaDaConferencia, { dados: unknown }>
