import { Ban, Plus, RotateCw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import { IconButton } from '~/ui/icon-button'
import { AlertasEImpressao, SituacaoDoSom } from '../alerta/alertas-e-impressao'

interface CabecalhoDoQuadroProps {
  /** The stream is down. */
  caiu: boolean
  /** The last reading failed. */
  falhou: boolean
  busca: ReactNode
  /** Opens the share panel. */
  compartilhar: ReactNode
  reler: () => void
  aoCriar: () => void
}

/** The board's header (specification 2, section 2). */
export function CabecalhoDoQuadro({
  caiu,
  falhou,
  busca,
  compartilhar,
  reler,
  aoCriar,
}: CabecalhoDoQuadroProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
      <h1 className="font-bold text-lg">Painel de Pedidos</h1>
      <Conexao caiu={caiu} falhou={falhou} />
      <SituacaoDoSom />
      <div className="ml-auto flex items-center gap-2 max-sm:gap-1.5 xl:order-last">
        <Link
          to="/home/cancelados"
          title="Pedidos cancelados"
          className="inline-flex min-h-11 items-center gap-2 rounded-sm px-2 font-semibold text-tinta-suave text-sm transition-colors duration-150 hover:bg-fundo hover:text-tinta"
        >
          <Ban aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">Cancelados</span>
        </Link>
        {compartilhar}
        <AlertasEImpressao />
        <Atualizar reler={reler} />
        <Button
          icon={<Plus className="size-5 max-sm:hidden" />}
          onClick={aoCriar}
          className="whitespace-nowrap max-sm:px-3"
        >
          Novo Pedido
        </Button>
      </div>
      <div className="min-w-0 basis-full xl:mx-auto xl:max-w-md xl:flex-1 xl:basis-0">{busca}</div>
    </div>
  )
}

function Conexao({ caiu, falhou }: { caiu: boolean; falhou: boolean }) {
  const texto = caiu || !falhou ? 'Tentando reconectar...' : 'Erro ao carregar pedidos'
  return (
    <p role="status" className="contents">
      {(caiu || falhou) && (
        <span
          title={texto}
          className="inline-flex items-center gap-2 rounded-full bg-red-fundo py-1.5 pr-3 pl-2.5 font-semibold text-red-tinta text-xs"
        >
          <WifiOff aria-hidden="true" className="size-4 shrink-0 animate-pulse" />
          {texto}
        </span>
      )}
    </p>
  )
}

function Atualizar({ reler }: { reler: () => void }) {
  const lendo = useRevalidator().state === 'loading'
  return (
    <IconButton
      label="Atualizar Pedidos"
      variant="outlined"
      aria-busy={lendo || undefined}
      onClick={reler}
      icon={<RotateCw className={classes('size-5', lendo && 'motion-safe:animate-spin')} />}
    />
  )
}
