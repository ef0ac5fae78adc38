import { useEffect } from 'react'
import { tituloDasNovidades } from './novidades'

const PISCAR_MS = 1_000

/** While nobody looks at the tab, its title alternates with the news. */
export function useTituloQuePisca(quantos: number, oculto: boolean): void {
  useEffect(() => {
    if (!oculto || quantos === 0) return
    const novidade = tituloDasNovidades(quantos)
    let titulo = document.title
    const piscar = () => {
      // A screen may have changed the title meanwhile.
      if (document.title !== novidade) titulo = document.title
      document.title = document.title === novidade ? titulo : novidade
    }
    piscar()
    const vezes = setInterval(piscar, PISCAR_MS)
    return () => {
      clearInterval(vezes)
      if (document.title === novidade) document.title = titulo
    }
  }, [quantos, oculto])
}
