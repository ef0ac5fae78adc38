import type { ReactNode } from 'react'
import { PLANOS, type Plano } from '~/domain/empresas/planos'
import { formatReais } from '~/domain/valores/centavos'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'

interface CartoesDosPlanosProps {
  /** The heading level below the page's heading. */
  titulo: 'h2' | 'h3'
  acao: (plano: Plano) => ReactNode
}

/** The plans, as both the landing page and /planos show them (plano-6). */
export function CartoesDosPlanos({ titulo: Titulo, acao }: CartoesDosPlanosProps) {
  return (
    <ul className="mx-auto grid max-w-4xl gap-5 md:grid-cols-2">
      {PLANOS.map(plano => {
        const anual = plano.status === 'anual'
        return (
          <Card
            as="li"
            key={plano.status}
            className={classes('flex flex-col p-6 sm:p-8', anual && 'border-acento ring-1 ring-acento')}
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Titulo className="font-bold text-lg">{plano.nome}</Titulo>
              {anual && <Badge tone="accent">Mais econômico</Badge>}
            </div>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
              <span className="whitespace-nowrap font-extrabold text-xl tabular-nums">
                {formatReais(plano.preco)}
              </span>
              <span className="text-tinta-suave">{plano.periodo}</span>
            </p>
            <p className="mt-2 text-pretty text-tinta-suave">{plano.descricao}</p>
            <div className="mt-6">{acao(plano)}</div>
            <ul className="mt-6 grid gap-2.5 border-linha border-t pt-6">
              {plano.beneficios.map(beneficio => (
                <li key={beneficio} className="flex gap-2.5">
                  <Icon name="check" className="mt-px size-5 shrink-0 text-green-tinta" />
                  <span>{beneficio}</span>
                </li>
              ))}
            </ul>
          </Card>
        )
      })}
    </ul>
  )
}
