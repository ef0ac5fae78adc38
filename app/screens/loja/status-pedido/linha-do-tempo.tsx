import type { ReactNode } from 'react'
import type { EtapaVista } from '~/domain/pedidos/andamento/etapas'
import { type CorDoStatus, corDoStatus, type Status } from '~/domain/pedidos/status'
import { type Maneira, maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'

/** `tipoEntrega` is null when it is not known here. */
export function iconeDoStatus(status: Status, tipoEntrega: string | null): ReactNode {
  const icones: Record<Status, ReactNode> = {
    Pendente: <Icon name="clipboard-list" />,
    'Em Preparação': <Icon name="cooking-pot" />,
    'Em Rota': SAIDAS[tipoEntrega === null ? 'retirada' : maneiraDe(tipoEntrega)],
    Finalizado: <Icon name="package-check" />,
    Cancelado: <Icon name="circle-x" />,
  }
  return icones[status]
}

const SAIDAS: Record<Maneira, ReactNode> = {
  entrega: <Icon name="bike" />,
  retirada: <Icon name="shopping-bag" />,
  mesa: <Icon name="utensils" />,
}

const PONTO_ATUAL: Record<CorDoStatus, string> = {
  orange: 'border-orange bg-orange-fundo text-orange-tinta ring-orange-fundo',
  yellow: 'border-yellow bg-yellow-fundo text-yellow-tinta ring-yellow-fundo',
  blue: 'border-blue bg-blue-fundo text-blue-tinta ring-blue-fundo',
  green: 'border-green bg-green-fundo text-green-tinta ring-green-fundo',
  red: 'border-red bg-red-fundo text-red-tinta ring-red-fundo',
}

const PONTOS = {
  feita: 'border-green bg-green-fundo text-green-tinta',
  futura: 'border-linha bg-folha text-linha-forte',
}

const PESOS = { feita: 'font-semibold', atual: 'font-bold', futura: 'text-tinta-suave' }

const PARA_LEITORES = { feita: 'concluída', atual: 'etapa atual', futura: 'a seguir' }

interface LinhaDoTempoProps {
  etapas: readonly EtapaVista[]
  tipoEntrega: string
}

/** Vertical on phones, horizontal where there is room. */
export function LinhaDoTempo({ etapas, tipoEntrega }: LinhaDoTempoProps) {
  return (
    <ol aria-label="Andamento do pedido" className="flex flex-col md:flex-row">
      {etapas.map((etapa, posicao) => (
        <Etapa
          key={etapa.status}
          etapa={etapa}
          tipoEntrega={tipoEntrega}
          seguinte={etapas[posicao + 1]?.situacao}
        />
      ))}
    </ol>
  )
}

interface EtapaProps {
  etapa: EtapaVista
  tipoEntrega: string
  seguinte: EtapaVista['situacao'] | undefined
}

function Etapa({ etapa, tipoEntrega, seguinte }: EtapaProps) {
  const { status, nome, legenda, situacao, quando } = etapa
  const ponto = situacao === 'atual' ? `ring-4 ${PONTO_ATUAL[corDoStatus(status)]}` : PONTOS[situacao]
  return (
    <li
      aria-current={situacao === 'atual' ? 'step' : undefined}
      className="relative flex min-h-18 flex-1 gap-4 last:min-h-11 md:flex-col md:items-center md:gap-3 md:text-center"
    >
      {seguinte && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-11 bottom-0 left-5.25 w-0.5 md:top-5.25 md:bottom-auto md:left-1/2 md:h-0.5 md:w-full',
            seguinte === 'futura' ? 'bg-linha' : 'bg-green',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classes(
          'relative grid size-11 shrink-0 place-items-center rounded-full border-2 [&_svg]:size-5',
          ponto,
        )}
      >
        {situacao === 'feita' ? <Icon name="check" /> : iconeDoStatus(status, tipoEntrega)}
      </span>
      <div className="min-w-0 flex-1 pb-4 md:px-1 md:pb-0">
        <p className={classes('text-md', PESOS[situacao])}>
          <span>{nome}</span>
          <span className="sr-only">{` (${PARA_LEITORES[situacao]})`}</span>
        </p>
        <p className="text-tinta-suave text-sm">
          {legenda && <span>{quando ? `${legenda} · ` : legenda}</span>}
          {quando && <span className="whitespace-nowrap font-medium text-tinta tabular-nums">{quando}</span>}
        </p>
      </div>
    </li>
  )
}
