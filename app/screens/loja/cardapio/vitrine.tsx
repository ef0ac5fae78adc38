import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useQuery } from '~/browser/use-query'
import { useScripted } from '~/browser/use-scripted'
import {
  type Achado,
  buscarNoCardapio,
  type CategoriaDoCardapio,
  type ProdutoDoCardapio,
} from '~/domain/cardapio/cardapio'
import { comEtiquetas, dizerEtiqueta, type Etiqueta, etiquetasProcuradas } from '~/domain/cardapio/etiquetas'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { Tabs } from '~/ui/tabs'
import { Destaques } from '../destaques/destaques'
import { useLoja } from '../loja-contexto'
import { ICONES_DAS_ETIQUETAS } from './apresentacao'
import { CartaoDoProduto, GradeDeProdutos } from './cartao-do-produto'

interface VitrineProps {
  categorias: readonly CategoriaDoCardapio[]
  /** Shown above them while nothing is searched. */
  destaques: readonly ProdutoDoCardapio[]
  termo: string
  aoLimpar: () => void
  aoAbrir: (produto: ProdutoDoCardapio) => void
}

/**
 * Search results above, the categories below, one at a time (cardapio-6); a search or a filter that finds something leaves
 * only the tabs that have some of it. The picture that is fetched first is the shop's cover,
 * or else the first dish's.
 */
export function Vitrine({ categorias, destaques, termo, aoLimpar, aoAbrir }: VitrineProps) {
  const { capa } = useLoja()
  const procurado = useDeferredValue(termo.trim())
  const etiquetas = etiquetasProcuradas(categorias)
  const [escolhidas, setEscolhidas] = useState<readonly Etiqueta[]>([])
  // A menu that has changed may have lost a tag.
  const filtros = escolhidas.filter(etiqueta => etiquetas.includes(etiqueta))
  const filtradas = comEtiquetas(categorias, filtros)
  const achados = buscarNoCardapio(filtradas, procurado)
  const restam = procurado ? achados.map(({ produto }) => produto) : filtradas.flatMap(uma => uma.produtos)
  const ids = new Set(restam.map(({ id }) => id))
  const restrito = procurado !== '' || filtros.length > 0
  const comDestaques = !restrito && destaques.length > 0
  const comAchados = categorias.filter(({ produtos }) => produtos.some(({ id }) => ids.has(id)))
  const abas = restrito && comAchados.length > 0 ? comAchados : categorias
  const ativa = useCategoriaAtiva(abas)
  if (!ativa) {
    return (
      <EmptyState title="Cardápio em preparação" text="Este estabelecimento ainda não tem itens à venda." />
    )
  }
  const daCategoria = restrito ? ativa.produtos.filter(({ id }) => ids.has(id)) : ativa.produtos
  return (
    <>
      <p role="status" className="sr-only">
        {restrito && contarResultados(ids.size)}
      </p>
      {comDestaques && <Destaques produtos={destaques} priority={capa === null} aoAbrir={aoAbrir} />}
      {etiquetas.length > 0 && (
        <FiltrosPorEtiqueta etiquetas={etiquetas} escolhidas={filtros} aoEscolher={setEscolhidas} />
      )}
      {achados.length > 0 && (
        <section className="mb-6">
          <h2 className="mt-3 mb-3 font-bold text-lg">{`Resultados da pesquisa para "${procurado}"`}</h2>
          <Grade key={procurado} itens={achados} priority={capa === null} aoAbrir={aoAbrir} />
        </section>
      )}
      <Categorias categorias={abas} ativa={ativa} termo={procurado}>
        {daCategoria.length > 0 ? (
          <Grade
            key={ativa.id + procurado}
            itens={daCategoria.map(produto => ({ produto }))}
            priority={capa === null && achados.length === 0 && !comDestaques}
            aoAbrir={aoAbrir}
          />
        ) : (
          <div className="grid justify-items-center gap-4 py-10 text-center text-tinta-suave">
            <p>{dizerQueNadaHa(procurado, filtros.length > 0)}</p>
            {procurado && (
              <Button variant="secondary" onClick={aoLimpar}>
                Limpar busca
              </Button>
            )}
            {filtros.length > 0 && (
              <Button variant="secondary" onClick={() => setEscolhidas([])}>
                Limpar filtros
              </Button>
            )}
          </div>
        )}
      </Categorias>
    </>
  )
}

interface FiltrosProps {
  etiquetas: readonly Etiqueta[]
  escolhidas: readonly Etiqueta[]
  aoEscolher: (escolhidas: readonly Etiqueta[]) => void
}

/** What one looks for in a menu, in a row that a finger moves; a chosen one has a check mark. */
function FiltrosPorEtiqueta({ etiquetas, escolhidas, aoEscolher }: FiltrosProps) {
  return (
    <fieldset className="-mx-4 mb-1 flex gap-2 overflow-x-auto px-4 py-1">
      <legend className="sr-only">Filtrar por etiqueta</legend>
      {etiquetas.map(etiqueta => {
        const escolhida = escolhidas.includes(etiqueta)
        const outras = escolhidas.filter(uma => uma !== etiqueta)
        return (
          <button
            key={etiqueta}
            type="button"
            aria-pressed={escolhida}
            onClick={() => aoEscolher(escolhida ? outras : [...outras, etiqueta])}
            className={classes(
              'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-sm',
              escolhida ? 'border-acento-forte font-semibold text-acento-forte' : 'border-linha-forte',
            )}
          >
            <Icon name={escolhida ? 'check' : ICONES_DAS_ETIQUETAS[etiqueta]} className="size-4" />
            <span>{dizerEtiqueta(etiqueta)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

/** More cards than these stop a server, and a phone, for a time that people notice; hardly a shop has as many in one list. */
const DE_UMA_VEZ = 300

interface GradeProps {
  itens: readonly (Pick<Achado, 'produto'> & Partial<Achado>)[]
  /** Whether the first picture is fetched first. */
  priority: boolean
  aoAbrir: (produto: ProdutoDoCardapio) => void
}

function Grade({ itens, priority, aoAbrir }: GradeProps) {
  const [mostrados, setMostrados] = useState(DE_UMA_VEZ)
  const faltam = itens.length - mostrados
  return (
    <>
      <GradeDeProdutos>
        {itens.slice(0, mostrados).map(({ produto, categoria }, i) => (
          <CartaoDoProduto
            key={produto.id}
            produto={produto}
            categoria={categoria}
            priority={priority && i === 0}
            aoAbrir={aoAbrir}
          />
        ))}
      </GradeDeProdutos>
      {faltam > 0 && (
        <p className="mt-4 text-center">
          <Button variant="secondary" onClick={() => setMostrados(mostrados + DE_UMA_VEZ)}>
            {`Mostrar mais (${faltam} ${faltam === 1 ? 'item' : 'itens'})`}
          </Button>
        </p>
      )}
    </>
  )
}

function dizerQueNadaHa(procurado: string, comFiltros: boolean): string {
  if (comFiltros) return 'Nenhum item encontrado com as etiquetas escolhidas.'
  return procurado
    ? `Nenhum item encontrado nesta categoria para "${procurado}".`
    : 'Nenhum item encontrado nesta categoria.'
}

function contarResultados(quantidade: number): string {
  if (quantidade === 0) return 'Nenhum item encontrado.'
  return quantidade === 1 ? '1 item encontrado.' : `${quantidade} itens encontrados.`
}

/** The category that the address names, so that each tab can be a link; otherwise the first one. */
function useCategoriaAtiva(categorias: readonly CategoriaDoCardapio[]): CategoriaDoCardapio | undefined {
  const query = useQuery()
  const pedida = query.get('categoria')
  return categorias.find(({ id }) => String(id) === pedida) ?? categorias[0]
}

interface CategoriasProps {
  categorias: readonly CategoriaDoCardapio[]
  ativa: CategoriaDoCardapio
  termo: string
  children: Elements
}

function Categorias({ categorias, ativa, termo, children }: CategoriasProps) {
  const panelId = useId()
  const secao = useRef<HTMLElement>(null)
  const mostrada = useRef(ativa.id)
  const scripted = useScripted()

  // When a tab is pressed far down in a long category, the next category is shown from its top.
  useEffect(() => {
    if (mostrada.current === ativa.id) return
    mostrada.current = ativa.id
    const elemento = secao.current
    if (elemento && elemento.getBoundingClientRect().top < 0) elemento.scrollIntoView({ block: 'start' })
  }, [ativa.id])

  function enderecoDa(categoria: CategoriaDoCardapio): string {
    const query = new URLSearchParams({ categoria: String(categoria.id), ...(termo && { busca: termo }) })
    // Without script each tab loads a new page; the fragment makes it begin at the categories.
    return `?${query}${scripted ? '' : '#categorias'}`
  }
  return (
    <section ref={secao} id="categorias" className="scroll-mt-17">
      <div className="-mx-4 sticky top-17 z-10 bg-papel py-1 [&_[role=tablist]]:px-4">
        <Tabs
          label="Categorias"
          panelId={panelId}
          active={String(ativa.id)}
          tabs={categorias.map(categoria => ({
            id: String(categoria.id),
            label: categoria.nome,
            to: enderecoDa(categoria),
          }))}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={ativa.nome} className="pt-2">
        <h2 className="sr-only">{ativa.nome}</h2>
        {children}
      </div>
    </section>
  )
}
