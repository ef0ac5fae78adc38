import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import { Banner } from '~/ui/banner'
import { Link } from '~/ui/link'
import { usePode } from '../pode'
import { faixaDoTeste, type LeituraDoTeste, testeAgora } from '../teste'

/**
 * The trial banner: days remaining, or expired (plano-3). It follows the clock, so that a screen that stays open past
 * midnight shows the next day.
 */
export function FaixaDoTeste({ teste }: { teste: LeituraDoTeste }) {
  const pode = usePode()
  const agora = useServerClock(teste.lidoEm, everyTenSeconds)
  const faixa = faixaDoTeste(testeAgora(teste, new Date(agora)))
  if (!faixa) return null
  return (
    <Banner tone={faixa.expirado ? 'danger' : 'warning'} className="mx-3 mt-1.5 shrink-0 py-1! xl:mx-2">
      <p className="font-semibold text-xs leading-5">
        <span>{faixa.texto}</span>{' '}
        {pode('mudar os dados da empresa') && (
          <Link
            to="/planos"
            reloadDocument
            className="-mx-1 -my-3 inline-block px-1 py-3 underline underline-offset-4"
          >
            Ver planos
          </Link>
        )}
      </p>
    </Banner>
  )
}
