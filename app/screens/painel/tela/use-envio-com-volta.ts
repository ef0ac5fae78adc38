import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { ehNegado } from '~/domain/respostas/resultado'
import { useToast } from '~/ui/toast'
import type { Envio, RespostaComVolta } from './com-volta'
import { useAcaoDe } from './use-acao'

const AVISO_MS = 6_000

/**
 * Sends presses that can be taken back, and shows each answer as a toast with 'Desfazer'. A second press while the first
 * is under way is ignored. It must stay mounted until the answer is here.
 */
export function useEnvioComVolta(aoFeito: () => void = () => undefined) {
  const fetcher = useFetcher<RespostaComVolta>()
  const { show } = useToast()
  const destino = useAcaoDe()
  const [emCurso, setEmCurso] = useState<Envio | null>(null)
  const { data, state } = fetcher

  function enviar(envio: Envio) {
    if (state !== 'idle') return
    const formulario = new FormData()
    for (const [nome, valor] of envio.campos) formulario.append(nome, valor)
    setEmCurso(envio)
    void fetcher.submit(formulario, { method: 'post', action: destino(envio.rota) })
  }
  const receber = useEffectEvent(() => {
    if (!data || state !== 'idle') return
    setEmCurso(null)
    if (ehNegado(data)) {
      const [recusa] = data.recusas
      if (!recusa) return
      const { titulo: title, texto: text } = recusa
      return show({ title, text, variant: 'destructive', duration: AVISO_MS })
    }
    const { aviso, volta } = data
    const action = volta ? { label: 'Desfazer', onAction: () => enviar(volta) } : undefined
    show({ title: aviso.titulo, text: aviso.texto, variant: 'success', duration: AVISO_MS, action })
    aoFeito()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because an answer came or the screen was read again
  useEffect(() => receber(), [data, state])
  return { enviar, emCurso: state === 'idle' ? null : emCurso }
}
