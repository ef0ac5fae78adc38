import { useState } from 'react'
import { Link, useMatches } from 'react-router'
import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import { Banner } from '~/ui/banner'
import { faixaDoTeste, type LeituraDoTeste, testeAgora } from './teste'

/**
 * The trial banner: days remaining, or expired (plano-3). The frame reads the trial once, the board again and again.
 * The last reading counts, and after it the clock, so that a screen that stays open past midnight shows the next day.
 */
export function FaixaDoTeste({ teste }: { teste: LeituraDoTeste }) {
  const tela = useMatches().at(-1)?.loaderData
  const daTela = temTeste(tela) ? tela.teste : undefined
  const [daMoldura, setDaMoldura] = useState(teste)
  const [lido, setLido] = useState(teste)
  if (teste !== daMoldura) {
    setDaMoldura(teste)
    setLido(teste)
  }
  if (daTela && daTela !== lido && daTela.lidoEm >= lido.lidoEm) setLido(daTela)
  const agora = useServerClock(lido.lidoEm, everyTenSeconds)
  const faixa = faixaDoTeste(testeAgora(lido, new Date(agora)))
  // The screen of an expired trial says it already.
  if (!faixa || (faixa.expirado && estaExpirada(tela))) return null
  return (
    <Banner tone={faixa.expirado ? 'danger' : 'warning'} className="mx-3 mt-1.5 shrink-0 py-1! xl:mx-2">
      <p className="font-semibold text-xs leading-5">
        {faixa.texto}{' '}
        <Link
          to="/planos"
          reloadDocument
          className="-mx-1 -my-3 inline-block px-1 py-3 underline underline-offset-4"
        >
          Ver planos
        </Link>
      </p>
    </Banner>
  )
}

/** True when the screen's own loader has read the trial. */
function temTeste(dados: unknown): dados is { teste: LeituraDoTeste } {
  return typeof dados === 'object' && dados !== null && 'teste' in dados
}

/** True when the screen of an expired trial is shown instead of the screen. */
function estaExpirada(dados: unknown): boolean {
  return typeof dados === 'object' && dados !== null && 'expirado' in dados && dados.expirado === true
}
