import { useRef, useState } from 'react'
import { ehNegado } from '~/domain/respostas/resultado'
import { useToast } from '~/ui/toast'
import type { Envio, RespostaComVolta } from './com-volta'
import { formularioDe, postar } from './postar'
import { useAcaoDe } from './use-acao'
import { useReler } from './use-reler'

const AVISO_MS = 6_000

/**
 * Sends presses that can be taken back, and shows each answer as a toast with 'Desfazer'. A second press while the first
 * is under way is ignored. It must stay mounted until the answer is here.
 */
export function useEnvioComVolta(aoFeito: () => void = () => undefined) {
  const { show } = useToast()
  const reler = useReler()
  const destino = useAcaoDe()
  const [emCurso, setEmCurso] = useState<Envio | null>(null)
  const ocupado = useRef(false)

  async function enviar(envio: Envio) {
    if (ocupado.current) return
    ocupado.current = true
    setEmCurso(envio)
    const { rota, campos, seFalhar: titulo } = envio
    const resposta = await postar<Feito>(destino(rota), formularioDe(campos), { titulo })
    // Shown only after the screen behind was read again, which until then shows the old state.
    if (!ehNegado(resposta)) await reler()
    ocupado.current = false
    setEmCurso(null)
    receber(resposta)
  }
  function receber(resposta: RespostaComVolta) {
    if (ehNegado(resposta)) {
      const [recusa] = resposta.recusas
      if (!recusa) return
      const { titulo: title, texto: text } = recusa
      return show({ title, text, variant: 'destructive', duration: AVISO_MS })
    }
    const { aviso, volta } = resposta
    const action = volta ? { label: 'Desfazer', onAction: () => void enviar(volta) } : undefined
    show({ title: aviso.titulo, text: aviso.texto, variant: 'success', duration: AVISO_MS, action })
    aoFeito()
  }
  return { enviar, emCurso }
}

type Feito = Extract<RespostaComVolta, { volta: unknown }>
