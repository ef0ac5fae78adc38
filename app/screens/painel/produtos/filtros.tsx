import { useSearchParams } from 'react-router'
import type { ConsultaDeProdutos, OpcaoDeCategoria } from '~/domain/cardapio/store-produtos.server'
import type { CategoriaId } from '~/domain/valores/ids'
import { Field } from '~/ui/fields/field'
import { Select } from '~/ui/fields/select'
import { lerConsultaDaLista } from '../tela/lista/paginas'

const SEM_CATEGORIA = 'nenhuma'

/** What the list's address asks for; a wrong value is ignored. */
export function lerConsultaDeProdutos(request: Request): ConsultaDeProdutos {
  const { searchParams } = new URL(request.url)
  return {
    ...lerConsultaDaLista(request),
    categoria: lerCategoriaPedida(searchParams.get('categoria') ?? ''),
    ativo: ATIVO[searchParams.get('ativo') ?? ''] ?? null,
  }
}

const ATIVO: Readonly<Record<string, boolean>> = { sim: true, nao: false }

function lerCategoriaPedida(texto: string): ConsultaDeProdutos['categoria'] {
  if (texto === SEM_CATEGORIA) return SEM_CATEGORIA
  return /^\d{1,15}$/.test(texto) ? (Number(texto) as CategoriaId) : null
}

interface FiltrosProps {
  categorias: readonly OpcaoDeCategoria[]
}

/** Filters by category and state; the list starts again at its first page. */
export function FiltrosDosProdutos({ categorias }: FiltrosProps) {
  const [query, setQuery] = useSearchParams()
  const filtrar = (nome: string, valor: string) =>
    setQuery(
      atual => {
        atual.delete('pagina')
        if (valor) atual.set(nome, valor)
        else atual.delete(nome)
        return atual
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className="grid min-w-0 flex-1 basis-60 grid-cols-[minmax(0,4fr)_minmax(0,3fr)] gap-2 max-sm:order-1 sm:max-w-md sm:basis-80">
      <Field label="Categoria" hideLabel>
        <Select
          value={query.get('categoria') ?? ''}
          onChange={event => filtrar('categoria', event.currentTarget.value)}
        >
          <option value="">Categorias</option>
          <option value={SEM_CATEGORIA}>Sem categoria</option>
          {categorias.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Situação" hideLabel>
        <Select
          value={query.get('ativo') ?? ''}
          onChange={event => filtrar('ativo', event.currentTarget.value)}
        >
          <option value="">Situação</option>
          <option value="sim">Ativos</option>
          <option value="nao">Inativos</option>
        </Select>
      </Field>
    </div>
  )
}
