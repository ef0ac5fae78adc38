import type { ReactNode } from 'react'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { type AcaoDaLinha, AcoesDaLinha, excluir } from './acoes-da-linha'
import type { MudancasDaLinha } from './tela-da-lista'

interface LinhaDaListaProps {
  className?: string
  children: Elements
}

/** One row of a panel list; lines of a pixel part the rows. */
export function LinhaDaLista({ className, children }: LinhaDaListaProps) {
  return <li className={classes('min-w-0 bg-folha px-3 py-1', className)}>{children}</li>
}

interface CartaoDaListaProps extends MudancasDaLinha {
  nome: string
  /** Beside the name, as a badge. */
  selo?: Elements
  /** Below the name: how many other rows depend on it. */
  contagem?: ReactNode
  /** What else can be done with it, before the deletion. */
  acoes?: readonly AcaoDaLinha[]
  /** What else is to be read of it, before the count. */
  children?: Elements
  /** What unfolds below it, in one line with its buttons. */
  abaixo?: Elements
}

/** A row with its name, other details, and the buttons to edit and to delete it. */
export function CartaoDaLista({
  nome,
  selo,
  contagem,
  aoEditar,
  aoExcluir,
  acoes = [],
  children,
  abaixo,
}: CartaoDaListaProps) {
  const botoes = (
    <div className={classes('-mr-2 flex shrink-0 items-center', abaixo && 'absolute top-0 right-0')}>
      {aoEditar && (
        <IconButton
          label={`Editar ${nome}`}
          icon={<Icon name="pencil" className="size-5" />}
          onClick={aoEditar}
        />
      )}
      <AcoesDaLinha de={nome} acoes={[...acoes, ...excluir(nome, aoExcluir)]} />
    </div>
  )
  return (
    <LinhaDaLista>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1 py-0.5">
          <div className="flex flex-wrap items-center gap-x-2">
            <h2 className="min-w-0 break-words font-bold text-sm">{nome}</h2>
            {selo}
          </div>
          <div className="flex flex-wrap items-center gap-x-2 text-tinta-suave text-xs tabular-nums">
            {children}
            {contagem && <div className="min-w-0 break-words">{contagem}</div>}
          </div>
        </div>
        {!abaixo && botoes}
      </div>
      {abaixo && (
        <div className="relative min-h-11 [&_summary]:mr-22 xl:[&_summary]:mr-44">
          {abaixo}
          {botoes}
        </div>
      )}
    </LinhaDaLista>
  )
}
