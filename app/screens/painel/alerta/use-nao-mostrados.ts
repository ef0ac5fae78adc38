import { useEffect, useSyncExternalStore } from 'react'
import { keptTexts } from '~/browser/kept-texts'
import { useHidden } from '~/browser/use-hidden'
import { useKeptText } from '~/browser/use-kept-text'
import type { Leitura } from './leitura'
import { escreverMostrados, lerMostrados, pendentes } from './nao-mostrados'

let quadros = 0
const ouvintes = new Set<() => void>()

/** Called by the board itself: an error page at the same address shows no order. */
export function useQuadroAberto(): void {
  useEffect(() => {
    contarQuadros(1)
    return () => contarQuadros(-1)
  }, [])
}

function contarQuadros(quantos: 1 | -1): void {
  quadros += quantos
  for (const ouvir of ouvintes) ouvir()
}

/**
 * How many pending orders of the last reading no board of this browser has shown to anybody yet. It is what was read that
 * is counted, and what was seen is remembered in the browser: two tabs say the same, and a reload forgets nothing.
 */
export function useNaoMostrados(empresaId: number, leitura: Leitura): number {
  // The stored key keeps its old word: browsers hold it.
  const chave = `comanda:vistos:${empresaId}`
  const mostrados = lerMostrados(useKeptText(chave))
  const oculto = useHidden()
  // The server cannot know what this browser has seen, and counts nothing.
  const aberto = useSyncExternalStore(
    assinar,
    () => quadros > 0,
    () => null,
  )
  const aVista = aberto === true && !oculto
  const agora = pendentes(leitura)
  const escritos = escreverMostrados(agora)
  useEffect(() => {
    if (aVista) keptTexts.write(chave, escritos)
  }, [aVista, chave, escritos])
  return aVista || aberto === null ? 0 : agora.filter(id => !mostrados.has(id)).length
}

function assinar(aoMudar: () => void): () => void {
  ouvintes.add(aoMudar)
  return () => ouvintes.delete(aoMudar)
}
