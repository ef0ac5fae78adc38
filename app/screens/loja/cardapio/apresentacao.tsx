import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { dizerEtiqueta, dizerServe, type Etiqueta, etiquetasDe } from '~/domain/cardapio/etiquetas'
import { classes } from '~/ui/classes'
import { Icon, type IconName } from '~/ui/icon'
import { FotoDoProduto } from '../produto/foto-do-produto'
import { PrecoDoProduto, Selos } from '../produto/preco-do-produto'

/** The product at the top of its dialog. */
export function Apresentacao({ produto }: { produto: ProdutoDoCardapio }) {
  const { imagem } = produto
  return (
    <div className="flex gap-4">
      {imagem?.trim() && (
        <FotoDoProduto
          imagem={imagem}
          sizes="(min-width: 640px) 144px, 112px"
          className="size-28 shrink-0 rounded-sm sm:size-36"
        />
      )}
      <div className="min-w-0">
        <Dizeres produto={produto} />
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 font-bold text-md tabular-nums">
          <Selos produto={produto} />
          <span>
            <PrecoDoProduto produto={produto} />
          </span>
        </p>
      </div>
    </div>
  )
}

/** What a product says of itself below its name, on its card and in its dialog. */
export function Dizeres({ produto, className }: { produto: ProdutoDoCardapio; className?: string }) {
  const { descricao } = produto
  return (
    <>
      <p className={classes('text-tinta-suave', className)}>
        {descricao?.trim() || 'Sem descrição disponível.'}
      </p>
      <EtiquetasDitas produto={produto} />
    </>
  )
}

export const ICONES_DAS_ETIQUETAS: Record<Etiqueta, IconName> = {
  vegano: 'vegan',
  vegetariano: 'leaf',
  'sem glúten': 'wheat-off',
  'sem lactose': 'milk-off',
  picante: 'flame',
  'contém álcool': 'wine',
}

/** The product's tags, each by its icon and its word. */
function EtiquetasDitas({ produto }: { produto: ProdutoDoCardapio }) {
  const { serve } = produto
  const ditas = etiquetasDe(produto)
  if (ditas.length === 0 && !serve) return null
  return (
    <ul aria-label="Etiquetas" className="mt-1.5 flex flex-wrap gap-x-2.5 gap-y-1 text-tinta-suave text-xs">
      {ditas.map(etiqueta => (
        <li key={etiqueta} className={LUGAR}>
          <Icon name={ICONES_DAS_ETIQUETAS[etiqueta]} className="size-3.5 shrink-0" />
          <span>{dizerEtiqueta(etiqueta)}</span>
        </li>
      ))}
      {serve && (
        <li className={LUGAR}>
          <Icon name="users" className="size-3.5 shrink-0" />
          <span>{dizerServe(serve)}</span>
        </li>
      )}
    </ul>
  )
}

const LUGAR = 'flex items-center gap-1'
