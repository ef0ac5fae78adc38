import { useCallback } from 'react'
import { ehNegado } from '~/domain/respostas/resultado'
import { useToast } from '~/ui/overlays/toast'
import type { Envio, RespostaComVolta } from './com-volta'
import type { TextosDaFalha } from './dizer-falha'
import { formularioDe, usePostar } from './postar'
import { useEmCurso } from './use-em-curso'

const AVISO_MS = 6_000

interface Opcoes {
  readonly aoFeito?: (() => void) | undefined
  readonly textos?: TextosDaFalha
}

/** Sends presses that can be taken back, and shows each answer as a toast with 'Desfazer'. One at a time, for each `chave`. */
export function useComVolta({ aoFeito, textos }: Opcoes = {}) {
  const { show } = useToast()
  const postar = usePostar()
  const { emCurso, durante } = useEmCurso(aceitar)
  const enviar = useCallback(
    async function enviar(envio: Envio, chave = ''): Promise<void> {
      const { rota, campos, seFalhar: titulo } = envio
      const resposta = await durante({ envio, chave }, () =>
        postar<Feito>(rota, formularioDe(campos), { ...textos, titulo }),
      )
      if (resposta === null) return
      if (ehNegado(resposta)) {
        const [recusa] = resposta.recusas
        if (recusa) {
          show({ title: recusa.titulo, text: recusa.texto, variant: 'destructive', duration: AVISO_MS })
        }
        return
      }
      const { aviso, volta } = resposta
      const action = volta ? { label: 'Desfazer', onAction: () => enviar(volta, chave) } : undefined
      show({ title: aviso.titulo, text: aviso.texto, variant: 'success', duration: AVISO_MS, action })
      aoFeito?.()
    },
    [show, postar, durante, textos, aoFeito],
  )
  return {
    enviar,
    /** What is sent without a `chave`. */
    emCurso: emCurso.get('')?.envio ?? null,
    enviando: (chave: string) => emCurso.has(chave),
  }
}

type Feito = Extract<RespostaComVolta, { volta: unknown }>

interface ComChave {
  readonly envio: Envio
  readonly chave: string
}

function aceitar(emCurso: ReadonlyMap<string, ComChave>, este: ComChave): ReadonlyMap<string, ComChave> {
  return emCurso.has(este.chave) ? emCurso : new Map(emCurso).set(este.chave, este)
}
