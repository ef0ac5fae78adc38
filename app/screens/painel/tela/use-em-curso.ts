import { useCallback, useRef, useState } from 'react'

/**
 * What is being sent, each by its key. A sending is not tied to the element that was pressed, so its answer is heard even when
 * that element has gone. `aceitar` answers the map with the new sending in it; when it answers the same map, nothing is sent.
 */
export function useEmCurso<Chave, Envio>(
  aceitar: (emCurso: ReadonlyMap<Chave, Envio>, envio: Envio) => ReadonlyMap<Chave, Envio>,
) {
  const [emCurso, mostrar] = useState<ReadonlyMap<Chave, Envio>>(new Map())
  const agora = useRef(emCurso)
  /** Answers null when it was not sent. */
  const durante = useCallback(
    async <Resposta>(envio: Envio, enviar: () => Promise<Resposta>): Promise<Resposta | null> => {
      const mudar = (depois: ReadonlyMap<Chave, Envio>) => {
        agora.current = depois
        mostrar(depois)
      }
      const comEle = aceitar(agora.current, envio)
      if (comEle === agora.current) return null
      mudar(comEle)
      try {
        return await enviar()
      } finally {
        // Another may have taken its place meanwhile.
        mudar(new Map([...agora.current].filter(([, outro]) => outro !== envio)))
      }
    },
    [aceitar],
  )
  return { emCurso, durante }
}
