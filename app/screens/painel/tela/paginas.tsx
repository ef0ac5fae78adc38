import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type ConsultaDaLista, quantasPaginas } from '~/domain/listas/pagina'
import { ButtonLink } from '~/ui/button'

interface PaginasProps {
  /** From 1. */
  pagina: number
  /** The number of rows on all pages; there are more when `haMais`. */
  total: number
  haMais: boolean
}

/** The links to the pages of a long list; nothing when it fits on one page. */
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
  return (
    <nav aria-label="Páginas" className="mt-6 flex items-center justify-center gap-3">
      {pagina > 1 && (
        <ButtonLink variant="secondary" to={para(pagina - 1)} icon={<ChevronLeft className="size-5" />}>
          Anterior
        </ButtonLink>
      )}
      <p aria-current="page" className="text-tinta-suave text-sm tabular-nums">
        {`Página ${pagina}${!haMais ? ` de ${ultima}` : ''}`}
      </p>
      {(pagina < ultima || haMais) && (
        <ButtonLink variant="secondary" to={para(pagina + 1)}>
          <span>Próxima</span>
          <ChevronRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      )}
    </nav>
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
