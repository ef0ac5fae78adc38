import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { type ConsultaDaLista, paginasOferecidas, quantasPaginas } from '~/domain/listas/pagina'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { controlClasses } from '~/ui/fields/field'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'

interface PaginasProps {
  /** From 1. */
  pagina: number
  /** The number of rows on all pages; there are more when `haMais`. */
  total: number
  haMais: boolean
}

/** So many pages are walked with a number that is typed. */
const MUITAS = 8

/** The ways to the pages of a long list; nothing when it fits on one page. */
export function Paginas({ pagina, total, haMais }: PaginasProps) {
  const [query] = useSearchParams()
  const anterior = useRef(pagina)
  useEffect(() => {
    if (anterior.current !== pagina) document.getElementById('conteudo')?.scrollTo(0, 0)
    anterior.current = pagina
  }, [pagina])
  const ultima = quantasPaginas(total)
  if (ultima === 1) return null
  const para = (numero: number) => {
    const nova = new URLSearchParams(query)
    nova.set('pagina', String(numero))
    return `?${nova}`
  }
  const dizer = `Página ${pagina}${!haMais ? ` de ${ultima}` : ''}`
  return (
    <nav aria-label="Páginas" className="mt-4 grid justify-items-center gap-2">
      <ul className="flex flex-wrap items-center justify-center gap-1 tabular-nums">
        {pagina > 1 && (
          <li>
            <Passo para={para(pagina - 1)} rotulo="Página anterior" icone={<Icon name="chevron-left" />} />
          </li>
        )}
        {paginasOferecidas(pagina, ultima, haMais).map((numero, n) => (
          <li key={numero ?? -n} className={vizinha(numero, pagina, ultima) ? 'max-sm:hidden' : undefined}>
            {numero === null ? (
              <span aria-hidden="true" className="px-0.5 text-tinta-suave">
                …
              </span>
            ) : (
              <Link
                to={para(numero)}
                aria-label={numero === pagina ? dizer : `Página ${numero}`}
                aria-current={numero === pagina ? 'page' : undefined}
                className={PASSO}
              >
                {numero}
              </Link>
            )}
          </li>
        ))}
        {(pagina < ultima || haMais) && (
          <li>
            <Passo para={para(pagina + 1)} rotulo="Próxima página" icone={<Icon name="chevron-right" />} />
          </li>
        )}
      </ul>
      {(ultima >= MUITAS || haMais) && (
        // The key empties the field when the page has come.
        <Form key={pagina} aria-label="Ir para uma página" className="flex items-center gap-2 text-sm">
          {[...query]
            .filter(([nome]) => nome !== 'pagina')
            .map(([nome, valor]) => (
              <input key={nome} type="hidden" name={nome} value={valor} />
            ))}
          <label className="flex items-center gap-2 text-tinta-suave">
            <span>Ir para a página</span>
            <input
              name="pagina"
              inputMode="numeric"
              autoComplete="off"
              pattern="[0-9]{1,5}"
              title="O número da página"
              required
              className={classes(controlClasses, 'h-11 w-20 text-center')}
            />
          </label>
          <Button type="submit" variant="secondary">
            Ir
          </Button>
        </Form>
      )}
    </nav>
  )
}

/** Beside the two arrows a phone has room for the first page, this one and the last. */
function vizinha(numero: number | null, pagina: number, ultima: number): boolean {
  return numero !== null && numero !== 1 && numero !== pagina && numero !== ultima
}

const PASSO =
  'grid h-11 min-w-11 place-items-center rounded-sm px-1.5 font-semibold text-sm transition-colors duration-150 hover:bg-linha/60 aria-[current=page]:bg-tinta aria-[current=page]:text-papel'

function Passo({ para, rotulo, icone }: { para: string; rotulo: string; icone: Elements }) {
  return (
    <Link to={para} aria-label={rotulo} title={rotulo} className={PASSO}>
      {icone}
    </Link>
  )
}

/** `pagina` and `busca` of a list's address; a page that is not a number is the first. */
export function lerConsultaDaLista(request: Request): ConsultaDaLista {
  const { searchParams } = new URL(request.url)
  const pagina = Number(searchParams.get('pagina') ?? 1)
  return {
    pagina: Number.isInteger(pagina) && pagina > 0 && pagina < 100_000 ? pagina : 1,
    busca: (searchParams.get('busca') ?? '').trim().slice(0, 80),
  }
}
