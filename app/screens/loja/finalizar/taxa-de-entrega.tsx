import { type ReactNode, useEffect, useRef } from 'react'
import { descreverFrete, dizerFrete, type ResultadoFrete } from '~/domain/frete/frete'
import { entregaDeGraca } from '~/domain/pedidos/linhas-do-total'
import { type Centavos, formatReais } from '~/domain/valores/centavos'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { useLoja } from '../loja-contexto'
import type { Checkout } from './use-checkout'
import { useDemora } from './use-demora'

/** The fee for the CEP in the form and how it was computed, or why it is not known. */
export function TaxaDeEntrega({ checkout }: { checkout: Checkout }) {
  const { frete, cepCompleto, consulta, buscandoEntrega: buscando, acontecer, faltaParaGratis } = checkout
  const { telefone, telefoneEscrito } = useLoja()
  const demora = useDemora(buscando)
  const semTaxa = cepCompleto && !buscando && (frete === null || frete.situacao === 'recusado')
  const recusado = semTaxa || frete?.situacao === 'fora-da-area'
  const ressalva = frete && dizerFrete(frete).ressalva
  const caixa = useRef<HTMLDivElement>(null)

  // Scrolls into sight, because under a phone's keyboard or the footer nobody would see why 'Avançar para Pagamento' is
  // disabled.
  useEffect(() => {
    const emFoco = document.activeElement
    if (consulta && emFoco instanceof HTMLInputElement && emFoco.name === 'cep') {
      caixa.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [consulta])

  function texto(): ReactNode {
    if (consulta?.semConexao) return 'Sem conexão'
    if (frete && entregaDeGraca(checkout.mostrado.valores)) return <DeGraca frete={frete} />
    if (frete || semTaxa) return descreverFrete(frete)
    if (demora) return 'Calculando distância...'
    return cepCompleto ? '' : 'Informe o CEP.'
  }
  return (
    <div
      ref={caixa}
      className={classes(
        'col-span-6 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-3.5 py-2',
        recusado ? 'bg-red-fundo text-red-tinta' : 'bg-fundo',
      )}
    >
      <Icon name="bike" className="size-5 shrink-0" />
      <span>Taxa de entrega</span>
      <span role="status" className="ml-auto min-h-6 text-right font-semibold tabular-nums">
        {texto()}
      </span>
      {ressalva && (
        <span className={classes('w-full text-xs', !recusado && 'text-tinta-suave')}>{ressalva}</span>
      )}
      {faltaParaGratis && <span className="w-full text-xs text-tinta-suave">{faltaParaGratis}</span>}
      {frete?.situacao === 'fora-da-area' && telefone && (
        <span className="w-full text-xs">
          <span>Fale com a loja:</span>{' '}
          <a
            href={`tel:+55${telefone}`}
            className="whitespace-nowrap font-semibold underline underline-offset-4"
          >
            {telefoneEscrito}
          </a>
        </span>
      )}
      {semTaxa && (
        <Button variant="quiet" onClick={() => acontecer({ tipo: 'perguntou-cep-de-novo' })}>
          Tentar novamente
        </Button>
      )}
    </div>
  )
}

/** 'Perdizes · R$ 6,00 Grátis', with the fee struck through. */
function DeGraca({ frete }: { frete: ResultadoFrete }) {
  return (
    <>
      <span>{`${dizerFrete(frete).como} · `}</span>
      <TaxaRiscada taxa={frete.taxa} />
    </>
  )
}

export function TaxaRiscada({ taxa }: { taxa: Centavos }) {
  return (
    <>
      <s className="font-normal text-tinta-suave">
        <span className="sr-only">era </span>
        <span>{formatReais(taxa)}</span>
      </s>{' '}
      <span>Grátis</span>
    </>
  )
}
