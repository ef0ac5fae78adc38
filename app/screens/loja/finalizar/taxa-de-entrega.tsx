import { Bike } from 'lucide-react'
import { descreverFrete } from '~/domain/frete/frete'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import type { Checkout } from './use-checkout'
import { useDemora } from './use-demora'

/** The fee of the CEP in the form and how it came about, or what keeps it from being known. */
export function TaxaDeEntrega({ checkout }: { checkout: Checkout }) {
  const { frete, cepCompleto, consultaDeEntrega } = checkout
  const demora = useDemora(consultaDeEntrega.buscando)
  const semEntrega = frete?.tipo === 'fora-da-area' || frete?.tipo === 'recusado'
  const semTaxa = cepCompleto && !consultaDeEntrega.buscando && frete === null

  function texto(): string {
    if (frete) return descreverFrete(frete)
    if (demora) return 'Calculando distância...'
    if (semTaxa) return 'Verifique o CEP para calcular a taxa.'
    return cepCompleto ? '' : 'Informe o CEP.'
  }
  return (
    <div
      className={classes(
        'col-span-6 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-3.5 py-2',
        semEntrega || semTaxa ? 'bg-red-fundo text-red-tinta' : 'bg-fundo',
      )}
    >
      <Bike aria-hidden="true" className="size-5 shrink-0" />
      <span>Taxa de entrega</span>
      <span role="status" className="ml-auto min-h-6 text-right font-semibold tabular-nums">
        {texto()}
      </span>
      {semTaxa && (
        <Button variant="quiet" onClick={consultaDeEntrega.tentarDeNovo}>
          Tentar novamente
        </Button>
      )}
      {frete?.tipo === 'fixo-por-falha' && (
        <span className="w-full text-tinta-suave text-xs">
          Não foi possível calcular a distância: vale a taxa fixa.
        </span>
      )}
    </div>
  )
}
