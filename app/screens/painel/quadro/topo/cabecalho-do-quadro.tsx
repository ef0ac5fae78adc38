import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { Link } from '~/ui/link'
import { aquecerFormulario } from '../../pedido/pedido-dialog'
import { usePode } from '../../pode'
import { ACAO_COM_NOME, NOME_DA_ACAO } from './acao-do-cabecalho'
import { AlertasEImpressao, SituacaoDoSom } from './alertas-e-impressao'

interface CabecalhoDoQuadroProps {
  busca: ReactNode
  /** How the cards are shown. */
  exibicao: Elements
  /** The buttons of what also shows strips or panels between the header and the columns: pauses, sharing. */
  doTopo: Elements
  aoReler: () => Promise<void>
  aoCriar: () => void
}

/** The board's header (quadro-2). */
export function CabecalhoDoQuadro({ busca, exibicao, doTopo, aoReler, aoCriar }: CabecalhoDoQuadroProps) {
  const pode = usePode()
  return (
    // A warning about the bell replaces the title. In a row of its own it would move the cards under a finger, because the
    // first touch unblocks the bell and removes the warning.
    <div className="group/cabecalho flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-1 xl:py-0.5 max-sm:gap-x-2 max-sm:py-1">
      <h1 className="font-bold text-lg max-md:min-w-0 max-md:flex-1 max-md:basis-0 max-md:text-md max-md:leading-tight max-sm:text-sm max-sm:leading-tight max-[399px]:sr-only group-has-data-aviso/cabecalho:sr-only">
        Painel de Pedidos
      </h1>
      <SituacaoDoSom />
      <div className="ml-auto flex items-center gap-2 max-[399px]:grow max-[399px]:justify-between max-lg:gap-1.5 max-sm:gap-0.5">
        {/* Beside a warning a phone has room for one less: the first, so that no other moves. */}
        <Atalho
          para="/home/cancelados"
          titulo="Pedidos cancelados"
          rotulo="Cancelados"
          icone={<Icon name="clipboard-x" className="size-5" />}
          className="max-sm:group-has-data-aviso/cabecalho:hidden"
        />
        <Atalho
          para="/home/em-falta"
          titulo="Em falta agora"
          rotulo="Em falta"
          icone={<Icon name="circle-slash-2" className="size-5" />}
        />
        {doTopo}
        <AlertasEImpressao />
        <Atualizar aoReler={aoReler} />
      </div>
      {/* On its own row below 1280 px, beside the one thing to press; the order is that of the eye at every width. */}
      <div className="flex min-w-0 flex-1 basis-full items-center gap-2 xl:max-w-2xl xl:basis-0">
        <div className="min-w-40 flex-1">{busca}</div>
        {exibicao}
        {pode('mudar pedidos') && (
          <Button
            icon={<Icon name="plus" className="size-5 max-sm:hidden" />}
            onPointerEnter={aquecerFormulario}
            aria-haspopup="dialog"
            onClick={aoCriar}
            className="whitespace-nowrap max-sm:px-2.5"
          >
            <span>
              <span>Novo</span> <span className="max-[359px]:sr-only">Pedido</span>
            </span>
          </Button>
        )}
      </div>
    </div>
  )
}

interface AtalhoProps {
  para: string
  titulo: string
  rotulo: string
  icone: Elements
  className?: string
}

function Atalho({ para, titulo, rotulo, icone, className }: AtalhoProps) {
  return (
    <Link to={para} title={titulo} className={classes(ACAO_COM_NOME, className)}>
      {icone}
      <span className={NOME_DA_ACAO}>{rotulo}</span>
    </Link>
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
      icon={<Icon name="rotate-cw" className={classes('size-5', lendo && 'motion-safe:animate-spin')} />}
    />
  )
}
