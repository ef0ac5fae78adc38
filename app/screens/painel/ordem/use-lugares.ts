import { useCallback, useRef, useState } from 'react'
import { camposDaOrdem, moverAntesDe, naOrdemDe } from '~/domain/cardapio/ordem/ordem'
import { ehNegado } from '~/domain/respostas/resultado'
import { useToast } from '~/ui/overlays/toast'
import { formularioDe, usePostar } from '../tela/postar'
import { ERRO_NA_ORDEM } from './envios-da-ordem'

/**
 * The rows as they have just been moved, before the server has heard of it. Moves are sent one after the other, each as what goes
 * before what; when one fails, the rows stand again as they were read last.
 */
export function useLugares<Item extends { readonly id: number }>(rota: string, guardados: readonly Item[]) {
  const postar = usePostar()
  const { show } = useToast()
  const [ids, setIds] = useState<readonly number[] | null>(null)
  const [porEnviar, setPorEnviar] = useState(0)
  const fila = useRef(Promise.resolve())
  const [lidos, setLidos] = useState(guardados)
  // What was read after the last move is drawn in its own time: until then the rows stay where they were put.
  if (lidos !== guardados) {
    setLidos(guardados)
    if (porEnviar === 0) setIds(null)
  }
  const itens = ids === null ? guardados : naOrdemDe(guardados, ids)

  const enviar = useCallback(
    async (id: number, antesDe: number | null) => {
      const campos = camposDaOrdem({ mover: id, antesDe })
      const resposta = await postar(rota, formularioDe(campos), { titulo: ERRO_NA_ORDEM })
      setPorEnviar(quantos => quantos - 1)
      if (!ehNegado(resposta)) return
      setIds(null)
      const [recusa] = resposta.recusas
      if (recusa) show({ title: recusa.titulo, text: recusa.texto, variant: 'destructive' })
    },
    [postar, rota, show],
  )

  function mover(id: number, antesDe: number | null) {
    const depois = moverAntesDe(itens, id, antesDe)
    if (!depois || depois.every((item, n) => item === itens[n])) return
    setIds(depois.map(item => item.id))
    setPorEnviar(quantos => quantos + 1)
    fila.current = fila.current.then(() => enviar(id, antesDe))
  }

  return { itens, mover }
}
