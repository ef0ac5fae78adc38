import type { Dispatch } from 'react'
import type { HoraDaLoja, Oferta } from '../linhas/oferta'
import type { Formulario } from './formulario'
import type { Acao } from './mudar-formulario'
import type { ValoresDoFormulario } from './redigir'

/** The open form, as its fields see it. */
export interface FormularioAberto {
  readonly formulario: Formulario
  readonly mudar: Dispatch<Acao>
  readonly valores: ValoresDoFormulario
  /** The text beside a field, by the field's dotted path. */
  readonly erro: (campo: string) => string | undefined
  readonly esquecer: (campo: string) => void
  /** Null until it has been read. */
  readonly oferta: Oferta | null
  readonly ofertaLida: Oferta
  readonly ofertaFalhou: boolean
  readonly hora: HoraDaLoja
  /** Line by line, what too little is left of; null where there is enough. */
  readonly avisosDaContagem: readonly (string | null)[]
  readonly buscarOferta: () => void
  /** The type of delivery that the edited order has in the database. */
  readonly tipoDoPedido: string | null
  /** Moves the focus to the items after a line was removed together with the focus. */
  readonly voltarAosItens: () => void
  readonly terminarLinha: (chave: number) => void
}
