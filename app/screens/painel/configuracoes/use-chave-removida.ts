import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Visto } from '~/domain/respostas/conflito'
import { useToast } from '~/ui/toast'
import type { Resposta } from '../tela/resposta'
import type { ChaveDigitada } from './chave-digitada'

const DESFAZER_MS = 8_000
const VOLTOU_MS = 3_000
const RECUSADO_MS = 5_000

const SEM_CHAVE: ChaveDigitada = { tipo: '', chave: '', nome: '', cidade: '', usarTxid: true }

interface Remocao {
  readonly acao: string
  /** The digest that the next save sends. */
  readonly visto: Visto
  readonly lembrarVisto: (visto: Visto) => void
  /** Called with what the form is to be filled with now. */
  readonly aoMudar: (ficou: ChaveDigitada) => void
}

/** 'Remover chave', with its undo in the toast. */
export function useChaveRemovida({ acao, visto, lembrarVisto, aoMudar }: Remocao) {
  const fetcher = useFetcher<Resposta>()
  const { show } = useToast()
  /** The key that was removed, and what the form is to have after the answer. */
  const pedido = useRef<{ antes: ChaveDigitada; depois: ChaveDigitada }>(undefined)

  function enviar(antes: ChaveDigitada, depois: ChaveDigitada, com: Visto) {
    pedido.current = { antes, depois }
    const { usarTxid, ...campos } = depois
    fetcher.submit(
      { ...campos, ...(usarTxid && { usarTxid: 'on' }), visto: com ?? '' },
      { method: 'post', action: acao },
    )
  }
  const receber = useEffectEvent((resposta: Resposta) => {
    const feito = pedido.current
    if (!feito) return
    pedido.current = undefined
    if ('recusas' in resposta) {
      const [recusa] = resposta.recusas
      if (resposta.conflito) lembrarVisto(resposta.conflito.visto)
      show({
        title: recusa?.titulo ?? '',
        text: recusa?.texto,
        variant: 'destructive',
        duration: RECUSADO_MS,
      })
      return
    }
    const { antes, depois } = feito
    const agora = resposta.visto ?? null
    lembrarVisto(agora)
    aoMudar(depois)
    if (depois !== SEM_CHAVE) {
      show({ title: 'A chave Pix voltou', variant: 'success', duration: VOLTOU_MS })
      return
    }
    show({
      title: 'Chave Pix removida',
      text: 'Os próximos pedidos saem sem código.',
      duration: DESFAZER_MS,
      action: { label: 'Desfazer', onAction: () => enviar(SEM_CHAVE, antes, agora) },
    })
  })
  const { state, data } = fetcher
  useEffect(() => {
    if (state === 'idle' && data) receber(data)
  }, [state, data])

  return { removendo: state !== 'idle', remover: (salva: ChaveDigitada) => enviar(salva, SEM_CHAVE, visto) }
}
