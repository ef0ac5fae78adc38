import type { ReactNode } from 'react'
import type { Pagina } from '~/domain/listas/pagina'
import { formatInteiro } from '~/domain/valores/como-o-intl'
import { ButtonLink } from '~/ui/button'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { BuscaDaLista } from './busca-da-lista'
import { Paginas } from './paginas'

interface ListaProps<Linha extends { id: number }> {
  lista: Pagina<Linha>
  /** The term that was searched for; blank for all. */
  busca: string
  rotuloDaBusca: string
  /** What its rows are called, in the singular and in the plural. */
  nomes: readonly [um: string, varios: string]
  /** Controls beside the search box that narrow the list by the address. */
  filtros?: Elements
  /** True when a filter is active. */
  filtrada?: boolean
  /** Shown while the list is empty: what it is for, and the first step. */
  vazia: Elements
  /** For rows that need the whole width. */
  larga?: boolean
  cartao: (linha: Linha) => ReactNode
}

/** Search box, count, rows and pages of a panel screen (painel-6). */
export function Lista<Linha extends { id: number }>({
  lista: { linhas, pagina, total, haMais },
  busca,
  rotuloDaBusca,
  nomes: [um, varios],
  filtros,
  filtrada = false,
  vazia,
  larga = false,
  cartao,
}: ListaProps<Linha>) {
  if (total === 0 && busca === '' && !filtrada) return vazia
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <BuscaDaLista rotulo={rotuloDaBusca} />
        {filtros}
        <p
          role="status"
          className={total === 0 ? 'sr-only' : 'ml-auto text-sm text-tinta-suave tabular-nums'}
        >
          {haMais && <span>Mais de </span>}
          <span>
            {busca === '' && !filtrada
              ? quantos(total, um, varios)
              : quantos(total, 'resultado', 'resultados')}
          </span>
        </p>
      </div>
      {total === 0 ? (
        <EmptyState
          icon={<Icon name="search-x" />}
          title={busca === '' ? 'Nada encontrado com estes filtros' : `Nada encontrado para "${busca}"`}
          text={
            filtrada ? 'Procure de novo sem os filtros.' : 'Confira a grafia ou procure por uma parte menor.'
          }
          action={filtrada && <ButtonLink to="?">Limpar busca e filtros</ButtonLink>}
        />
      ) : (
        <ul
          className={classes(
            'grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-linha bg-linha shadow-card',
            !larga && 'md:grid-cols-2',
            // The half of the last line that has no row.
            !larga && linhas.length % 2 === 1 && "md:after:bg-folha md:after:content-['']",
          )}
        >
          {linhas.map(cartao)}
        </ul>
      )}
      <Paginas pagina={pagina} total={total} haMais={haMais} />
    </>
  )
}

/** '1 produto', '12 produtos', '10.000 produtos'. */
export function quantos(n: number, um: string, varios: string): string {
  return `${formatInteiro(n)} ${n === 1 ? um : varios}`
}
