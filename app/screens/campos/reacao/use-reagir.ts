import { useCallback, useEffect, useRef, useState } from 'react'
import { pause } from '~/browser/pause'
import type { EnderecoDe, Pergunta } from './pergunta'
import type { Reacao } from './reacao'

interface Motor<Estado, Evento, Efeito> {
  readonly abrir: () => Estado
  readonly reagir: (estado: Estado, evento: Evento) => Reacao<Estado, Efeito>
  readonly fazer: (efeito: Efeito) => void
}

/**
 * Runs an open form: passes events to `reagir`, keeps the state that it returns, and performs the effects. An answer is
 * applied with what the last rendering knows and not with what was known at the time of the question.
 */
export function useReagir<Estado, Evento, Efeito>({ abrir, reagir, fazer }: Motor<Estado, Evento, Efeito>) {
  const [estado, setEstado] = useState(abrir)
  const atual = useRef(estado)
  const vivo = useRef({ reagir, fazer })
  useEffect(() => {
    vivo.current = { reagir, fazer }
  })
  const acontecer = useCallback((evento: Evento) => {
    const { reagir, fazer } = vivo.current
    const { estado, efeitos } = reagir(atual.current, evento)
    atual.current = estado
    setEstado(estado)
    for (const efeito of efeitos) fazer(efeito)
  }, [])
  return { estado, acontecer }
}

/** Asks the server: one question of each name at a time, whose answer is dropped when another takes its place. */
export function usePerguntas<Seguir>(enderecoDe: EnderecoDe, aoSaber: (seguir: Seguir) => void) {
  const [buscas] = useState(() => new Map<string, AbortController>())
  async function perguntar(qual: string, pergunta: Pergunta<Seguir> | null) {
    buscas.get(qual)?.abort()
    if (pergunta === null) return
    const busca = new AbortController()
    buscas.set(qual, busca)
    const { signal } = busca
    try {
      if (pergunta.esperaMs) await pause(pergunta.esperaMs, signal)
      if (pergunta.aoPerguntar) aoSaber(pergunta.aoPerguntar)
      aoSaber(await pergunta.fazer(enderecoDe, signal))
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  const calar = useCallback(() => {
    for (const busca of buscas.values()) busca.abort()
  }, [buscas])
  return { perguntar, calar }
}
