import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '~/ui/card'
import type { Elements } from '~/ui/elements'
import { IconButton } from '~/ui/icon-button'

interface CartaoDaListaProps {
  nome: string
  /** Beside the name, as a badge. */
  selo?: Elements
  /** In the last line, beside the buttons: how many other rows depend on it. */
  contagem: ReactNode
  aoEditar: () => void
  aoExcluir: () => void
  /** Further buttons, between those two. */
  acoes?: Elements
  children?: Elements
}

/** One row of a panel list: its name, other details, and the buttons to edit and to delete it. */
export function CartaoDaLista({
  nome,
  selo,
  contagem,
  aoEditar,
  aoExcluir,
  acoes,
  children,
}: CartaoDaListaProps) {
  return (
    <Card as="li" className="flex flex-col gap-1.5 pb-2">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 break-words font-bold text-md">{nome}</h2>
        {selo}
      </div>
      {children}
      <div className="mt-auto flex items-center gap-1 pt-1">
        <p className="min-w-0 flex-1 text-sm text-tinta-suave tabular-nums">{contagem}</p>
        <IconButton label={`Editar ${nome}`} icon={<Pencil className="size-5" />} onClick={aoEditar} />
        {acoes}
        <IconButton label={`Excluir ${nome}`} icon={<Trash2 className="size-5" />} onClick={aoExcluir} />
      </div>
    </Card>
  )
}
