/** A list of the panel, as the tests need it. Each is a file of `listas/`, named like its address. */
export interface ListaDoPainel {
  /** '/home/extras' */
  readonly rota: string
  /** Plants a row in a company: `insert into {linha} from empresas`. Rows of several calls stand side by side. */
  readonly linha: string
  /** The column of the row's id, when it is not `id`. */
  readonly id?: string
  /** The forms that create a row and that save it. The first field is what the list shows of it; another call gives it anew. */
  readonly nova: () => Readonly<Record<string, string>>
  readonly salva: () => Readonly<Record<string, string>>
  /** True for rows of which no public menu shows anything. */
  readonly foraDoCardapio?: true
  /** A row of the Cantina that others point at, and the refusal to delete it. */
  readonly presa?: { readonly nome: string; readonly recusa: string }
}

const arquivos = import.meta.glob<{ lista: ListaDoPainel }>('./listas/*.ts', { eager: true })

export const LISTAS = Object.values(arquivos).map(({ lista }) => lista)

export const tabelaDa = ({ linha }: ListaDoPainel) => linha.slice(0, linha.indexOf(' '))
