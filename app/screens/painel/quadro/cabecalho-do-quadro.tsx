import { CircleSlash2, ClipboardX, type LucideIcon, Plus, RotateCw, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { IconButton } from '~/ui/icon-button'
import { Link } from '~/ui/link'
import { AlertasEImpressao, SituacaoDoSom } from '../alerta/alertas-e-impressao'
import { aquecerFormulario } from '../pedido/pedido-dialog'

interface CabecalhoDoQuadroProps {
  /** The stream is down. */
  caiu: boolean
  /** The last reading failed. */
  falhou: boolean
  busca: ReactNode
  /** How the cards are shown. */
  exibicao: Elements
  /** Opens the dialog that pauses orders. */
  pausar: ReactNode
  /** Opens the share panel. */
  compartilhar: Elements
  aoReler: () => Promise<void>
  aoCriar: () => void
}

/** The board's header (quadro-2). */
export function CabecalhoDoQuadro({
  caiu,
  falhou,
  busca,
  exibicao,
  pausar,
  compartilhar,
  aoReler,
  aoCriar,
}: CabecalhoDoQuadroProps) {
  const semRede = caiu || falhou
  return (
    // A warning about the stream or the bell replaces the title. In a row of its own it would move the cards under a
    // finger, because the first touch unblocks the bell and removes the warning.
    <div className="group/cabecalho flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-1 xl:py-0.5 max-sm:gap-x-2 max-sm:py-1">
      <h1 className="font-bold text-lg max-sm:min-w-0 max-sm:flex-1 max-sm:basis-0 max-sm:text-sm max-sm:leading-tight group-has-data-aviso/cabecalho:sr-only">
        Painel de Pedidos
      </h1>
      <Conexao caiu={caiu} falhou={falhou} />
      {/* When there is room for only one warning, missing orders are worse than a silent bell. */}
      <SituacaoDoSom className={semRede ? 'hidden' : undefined} />
      <div className="ml-auto flex items-center gap-2 max-sm:gap-0.5">
        {/* Beside a warning a phone has room for one less: not the pause while there is no network to pause by, else not
            the first, so that no other moves. */}
        <Atalho
          para="/home/cancelados"
          titulo="Pedidos cancelados"
          rotulo="Cancelados"
          icone={ClipboardX}
          className={semRede ? undefined : 'max-sm:group-has-data-aviso/cabecalho:hidden'}
        />
        <Atalho para="/home/em-falta" titulo="Em falta agora" rotulo="Em falta" icone={CircleSlash2} />
        <span className={semRede ? 'max-sm:hidden' : 'contents'}>{pausar}</span>
        {compartilhar}
        <AlertasEImpressao />
        <Atualizar aoReler={aoReler} />
      </div>
      {/* On its own row below 1280 px, beside the one thing to press; the order is that of the eye at every width. */}
      <div className="flex min-w-0 flex-1 basis-full items-center gap-2 xl:max-w-2xl xl:basis-0">
        <div className="min-w-40 flex-1">{busca}</div>
        {exibicao}
        <Button
          icon={<Plus className="size-5 max-sm:hidden" />}
          onPointerEnter={aquecerFormulario}
          aria-haspopup="dialog"
          onClick={aoCriar}
          className="whitespace-nowrap max-sm:px-2.5"
        >
          <span>
            <span>Novo</span> <span className="max-[359px]:sr-only">Pedido</span>
          </span>
        </Button>
      </div>
    </div>
  )
}

interface AtalhoProps {
  para: string
  titulo: string
  rotulo: string
  icone: LucideIcon
  className?: string
}

function Atalho({ para, titulo, rotulo, icone: Icone, className }: AtalhoProps) {
  return (
    <Link
      to={para}
      title={titulo}
      className={classes(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 font-semibold text-sm text-tinta-suave transition-colors duration-150 hover:bg-fundo hover:text-tinta max-sm:-ml-2',
        className,
      )}
    >
      <Icone aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only xl:max-2xl:sr-only">{rotulo}</span>
    </Link>
  )
}

function Conexao({ caiu, falhou }: { caiu: boolean; falhou: boolean }) {
  const texto = caiu || !falhou ? 'Tentando reconectar...' : 'Erro ao carregar pedidos'
  return (
    <p role="status" className="contents">
      {(caiu || falhou) && (
        <span
          title={texto}
          data-aviso
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-red-fundo py-1.5 pr-3 pl-2.5 font-semibold text-red-tinta text-xs max-xl:min-w-0 max-xl:leading-tight max-sm:flex-1 max-sm:basis-0 max-sm:py-0.5 xl:max-2xl:px-2.5"
        >
          <WifiOff aria-hidden="true" className="size-4 shrink-0 animate-pulse max-[359px]:hidden" />
          <span className="xl:max-2xl:sr-only">{texto}</span>
        </span>
      )}
    </p>
  )
}

function Atualizar({ aoReler }: Pick<CabecalhoDoQuadroProps, 'aoReler'>) {
  const [lendo, setLendo] = useState(false)
  return (
    <IconButton
      label="Atualizar Pedidos"
      variant="outlined"
      aria-busy={lendo || undefined}
      onClick={async () => {
        setLendo(true)
        await aoReler()
        setLendo(false)
      }}
      icon={<RotateCw className={classes('size-5', lendo && 'motion-safe:animate-spin')} />}
    />
  )
}
