import { useEffect, useSyncExternalStore } from 'react'
import { keptTexts } from '~/browser/kept-texts'
import { useHidden } from '~/browser/use-hidden'
import { useKeptText } from '~/browser/use-kept-text'
import type { LeituraDosAbertos } from './leitura-dos-abertos'
import { chaveDosMostrados, escreverMostrados, lerMostrados, pendentes } from './nao-mostrados'

let quadros = 0
const ouvintes = new Set<() => void>()

/**
 * To be called by the board itself and not by its address, because an error page at the same address shows no orders.
 */
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

/** True while the page shows the board. */
export function useTemQuadro(): boolean {
  return useSyncExternalStore(
    assinar,
    () => quadros > 0,
    () => false,
  )
}

/**
 * How many pending orders of the last reading no board of this browser has shown yet. It counts orders of a reading,
 * and the browser stores which were shown, so that two tabs agree and a reload forgets nothing.
 */
export function useNaoMostrados(empresaId: number, leitura: LeituraDosAbertos): number {
  const chave = chaveDosMostrados(empresaId)
  const mostrados = lerMostrados(useKeptText(chave))
  const oculto = useHidden()
  // The server cannot know what this browser has shown, so it shows no count.
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
