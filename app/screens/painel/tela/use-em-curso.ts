import { useCallback, useRef, useState } from 'react'

/**
 * What is being sent, each by its key. It depends on nothing that is drawn, so an answer comes although what was pressed has
 * gone. What `aceitar` does not take in, because it answers the map that it was given, is not sent.
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
