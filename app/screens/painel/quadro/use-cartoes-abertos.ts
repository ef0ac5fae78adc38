import { useCallback, useEffect, useMemo, useRef } from 'react'
import { keptTexts } from '~/browser/kept-texts'
import { useKeptText } from '~/browser/use-kept-text'
import type { PedidoId } from '~/domain/valores/ids'
import { alternarCartao, escreverCartoesAbertos, lerCartoesAbertos, soOsDoQuadro } from './cartoes-abertos'
import type { PedidoDoQuadro } from './leitura/dados-do-quadro'

/** Which cards are open. This browser remembers them for each company until the order leaves the board. */
export function useCartoesAbertos(empresaId: number, pedidos: readonly PedidoDoQuadro[]) {
  const chave = `comanda.quadro.abertos.${empresaId}`
  const texto = useKeptText(chave)
  const abertos = useMemo(() => lerCartoesAbertos(texto), [texto])
  useEffect(() => {
    const ficam = soOsDoQuadro(abertos, pedidos)
    if (ficam !== abertos) keptTexts.write(chave, escreverCartoesAbertos(ficam))
  }, [chave, abertos, pedidos])

  // Reads the stored text first, because another tab may have changed it meanwhile.
  const alternar = useCallback(
    (id: PedidoId) => {
      const agora = lerCartoesAbertos(keptTexts.read(chave))
      keptTexts.write(chave, escreverCartoesAbertos(alternarCartao(agora, id)))
    },
    [chave],
  )
  const todosAbertos = pedidos.length > 0 && pedidos.every(({ id }) => abertos.has(id))
  const noQuadro = useRef({ pedidos, todosAbertos })
  useEffect(() => {
    noQuadro.current = { pedidos, todosAbertos }
  }, [pedidos, todosAbertos])
  /** Opens them all, or shuts them where all are open. */
  const alternarTodos = useCallback(() => {
    const { current } = noQuadro
    const ids = current.todosAbertos ? [] : current.pedidos.map(({ id }) => id)
    keptTexts.write(chave, escreverCartoesAbertos(new Set(ids)))
  }, [chave])
  return { abertos, alternar, todosAbertos, alternarTodos }
}
