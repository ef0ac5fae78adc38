import { useState } from 'react'
import { Link, useMatches } from 'react-router'
import { Banner } from '~/ui/banner'
import type { Faixa } from './teste.server'

interface FaixaDoTesteProps {
  /** As the panel's frame read it. */
  faixa: Faixa | null
  /** There the expired screen says it all. */
  noQuadro: boolean
}

/**
 * The trial banner: days remaining, or expired (specification 2, section 4). The frame is read once and the board again
 * and again: what that said last counts.
 */
export function FaixaDoTeste({ faixa, noQuadro }: FaixaDoTesteProps) {
  const daTela = useFaixaDaTela()
  const [daMoldura, setDaMoldura] = useState(faixa)
  const [vista, setVista] = useState(faixa)
  if (faixa !== daMoldura) {
    setDaMoldura(faixa)
    setVista(faixa)
  }
  if (daTela !== undefined && daTela !== vista) setVista(daTela)
  if (!vista || (vista.expirado && noQuadro)) return null
  return (
    <Banner tone={vista.expirado ? 'danger' : 'warning'} className="mx-3 mt-3 shrink-0 sm:mx-4">
      <p className="font-semibold">
        {vista.texto}{' '}
        <Link
          to="/planos"
          reloadDocument
          className="-my-3 inline-block px-1 py-3 underline underline-offset-4"
        >
          Ver planos
        </Link>
      </p>
    </Banner>
  )
}

/** Undefined on screens that say nothing of the trial. */
function useFaixaDaTela(): Faixa | null | undefined {
  const tela = useMatches().at(-1)?.loaderData
  return temFaixa(tela) ? tela.faixa : undefined
}

function temFaixa(dados: unknown): dados is { faixa: Faixa | null } {
  return typeof dados === 'object' && dados !== null && 'faixa' in dados
}
