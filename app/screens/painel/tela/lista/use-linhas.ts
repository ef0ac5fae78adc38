import { useEffect, useMemo, useRef, useState } from 'react'

/** A row of a form's list; `tirada` until the form is saved, so that it can be brought back. */
export interface LinhaDaLista {
  readonly chave: number
  readonly tirada?: boolean
}

/** Rows that somebody adds, changes, moves and takes away; `aoMudar` hears that their places have changed. */
export function useLinhas<Linha extends LinhaDaLista>(iniciais: () => readonly Linha[]) {
  const [linhas, setLinhas] = useState(iniciais)
  const lugar = useRef<HTMLFieldSetElement>(null)
  const [arrumadas, setArrumadas] = useState(0)
  // Once the new places are rendered: the form must ask before closing, and refusals that name a place are outdated.
  useEffect(() => {
    if (arrumadas > 0) lugar.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [arrumadas])

  // The same functions at every rendering: the rows of a long list are rendered only when they change.
  const acoes = useMemo(() => {
    function arrumar(nova: (antes: readonly Linha[]) => readonly Linha[]) {
      setLinhas(nova)
      setArrumadas(vezes => vezes + 1)
    }
    const trocar = (chave: number, nova: (linha: Linha) => Linha) => (antes: readonly Linha[]) =>
      antes.map(linha => (linha.chave === chave ? nova(linha) : linha))
    return {
      setLinhas,
      mudar: (chave: number, parte: Partial<Linha>) =>
        setLinhas(trocar(chave, linha => ({ ...linha, ...parte }))),
      acrescentar: (linha: Linha) => arrumar(antes => [...antes, linha]),
      tirar: (chave: number) => arrumar(trocar(chave, linha => ({ ...linha, tirada: true }))),
      devolver: (chave: number) => arrumar(trocar(chave, linha => ({ ...linha, tirada: false }))),
      /** Without the way back: for a row in which there is nothing. */
      apagar: (chave: number) => arrumar(antes => antes.filter(linha => linha.chave !== chave)),
      mover: (chave: number, passo: -1 | 1) => arrumar(antes => mover(antes, chave, passo)),
    }
  }, [])
  return {
    /** For the fieldset around the rows, whose name is the field of the list. */
    lugar,
    linhas,
    /** Those that will be saved. */
    ficam: linhas.filter(({ tirada }) => !tirada),
    ...acoes,
  }
}

/** Moves a row over its neighbour; rows that were taken away are jumped over. */
export function mover<Linha extends LinhaDaLista>(
  linhas: readonly Linha[],
  chave: number,
  passo: -1 | 1,
): readonly Linha[] {
  const de = linhas.findIndex(linha => linha.chave === chave)
  let para = de + passo
  while (linhas[para]?.tirada) para += passo
  const linha = linhas[de]
  if (!linha || !linhas[para]) return linhas
  const sem = linhas.filter(outra => outra !== linha)
  return [...sem.slice(0, para), linha, ...sem.slice(para)]
}

/** A key that no row has yet. */
export function novaChave(linhas: readonly LinhaDaLista[]): number {
  return linhas.reduce((maior, { chave }) => Math.max(maior, chave), 0) + 1
}
