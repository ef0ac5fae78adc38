import * as v from 'valibot'
import type { ConteudoDoProduto } from '~/domain/cardapio/cardapio-inteiro'
import {
  precoOuNulo,
  recusarPreco,
  recusarPromocional,
  TITULOS_DO_PRECO,
} from '~/domain/cardapio/preco-digitado'
import {
  CAMPOS_DO_PRODUTO,
  escreverCampo,
  NOMES_DOS_CAMPOS,
  ROTULOS_DO_PRODUTO,
  SEM_NOME_DO_PRODUTO,
} from '~/domain/cardapio/produto-digitado'
import { type Descricao, ouEmBranco } from '~/domain/respostas/conflito'
import { aninhar, type Lido, lerFormularioCom, linhaOuNulo } from '~/domain/respostas/ler-formulario'
import { recusar } from '~/domain/respostas/recusa'
import { type Centavos, formatReais, parseReais, ZERO } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, GrupoId } from '~/domain/valores/ids'
import { limites } from '~/domain/valores/texto'
import {
  descreverGruposDoProduto,
  descreverTamanhos,
  gruposDoProduto,
  NOME_REPETIDO_DO_TAMANHO,
  SEM_NOME_DO_TAMANHO,
  SEM_PRECO_DO_TAMANHO,
  tamanhosDoProduto,
  vinculosDe,
} from './tamanhos-e-grupos'

export const ERRO_AO_SALVAR_PRODUTO = 'Erro ao salvar produto'
const SEM_PRECO = 'O preço do produto é obrigatório.'
const PROMOCIONAL_DE_GRACA = 'O preço promocional tem de ser maior que zero.'
const CATEGORIA_INVALIDA = 'Escolha uma categoria da lista.'
const EXTRA_INVALIDO = 'Escolha itens extras da lista.'

const MAIS_EXTRAS = 200

const produtoSchema = v.pipe(
  v.object({
    ...CAMPOS_DO_PRODUTO,
    preco: v.pipe(v.optional(v.string(SEM_PRECO), ''), v.trim()),
    precoPromocional: precoOuNulo,
    categoriaId: v.pipe(
      v.optional(v.string(CATEGORIA_INVALIDA), ''),
      v.check(texto => texto === '' || ehId(texto), CATEGORIA_INVALIDA),
      v.transform(texto => (texto === '' ? null : (Number(texto) as CategoriaId))),
    ),
    extras: v.pipe(
      v.optional(v.custom<readonly string[]>(saoIds, EXTRA_INVALIDO), []),
      v.transform(textos => [...new Set(textos)].map(texto => Number(texto) as ExtraId)),
    ),
    tamanhos: tamanhosDoProduto,
    grupos: gruposDoProduto,
    /** A group of flavours to be made together with the product; not read again. */
    novoSabor: linhaOuNulo(ROTULOS_DO_PRODUTO.novoSabor, limites.nome),
  }),
  // A product with sizes has no price of its own.
  v.forward(
    v.partialCheck(
      [['preco'], ['tamanhos']],
      ({ preco, tamanhos }) => tamanhos.length > 0 || preco !== '',
      SEM_PRECO,
    ),
    ['preco'],
  ),
  v.forward(
    v.partialCheck(
      [['preco'], ['tamanhos']],
      ({ preco, tamanhos }) => tamanhos.length > 0 || recusarPreco(preco) === null,
      ({ input }) => recusarPreco(input.preco) ?? SEM_PRECO,
    ),
    ['preco'],
  ),
  v.transform(({ preco, grupos, ...produto }) => {
    const comTamanhos = produto.tamanhos.length > 0
    const proprio: Centavos = comTamanhos ? ZERO : (parseReais(preco) ?? ZERO)
    const precoPromocional = comTamanhos ? null : produto.precoPromocional
    return { ...produto, grupos: vinculosDe(grupos, produto.tamanhos), preco: proprio, precoPromocional }
  }),
  v.forward(
    v.partialCheck(
      [['preco'], ['precoPromocional']],
      ({ preco, precoPromocional }) => promocionalRecusado(precoPromocional, preco) === null,
      ({ input }) => promocionalRecusado(input.precoPromocional, input.preco) ?? '',
    ),
    ['precoPromocional'],
  ),
  // Without the flag nobody sees the links to extra items, but they would keep those items from being deleted, so they
  // go.
  v.transform(produto => (produto.possuiExtra ? produto : { ...produto, extras: [] })),
)

export type DadosDoProduto = v.InferOutput<typeof produtoSchema>

/** A product for nothing is not promoted, it is given. */
function promocionalRecusado(promocional: Centavos | null, preco: Centavos): string | null {
  if (promocional === null) return null
  return promocional > ZERO ? recusarPromocional(promocional, preco) : PROMOCIONAL_DE_GRACA
}

function ehId(texto: unknown): texto is string {
  return typeof texto === 'string' && /^\d{1,15}$/.test(texto)
}

function saoIds(valor: unknown): boolean {
  return Array.isArray(valor) && valor.length <= MAIS_EXTRAS && valor.every(ehId)
}

/**
 * The product's form, its price as typed in reais (produto-1). Refused: a blank name or price, a price that is not an
 * amount of at least 0. Without `possuiExtra` it has no extras.
 */
export function lerProduto(valores: unknown): Lido<typeof produtoSchema> {
  return lerFormularioCom(produtoSchema, valores, texto => TITULOS[texto] ?? ERRO_AO_SALVAR_PRODUTO)
}

const TITULOS: Record<string, string> = {
  [SEM_NOME_DO_PRODUTO]: 'Campo obrigatório',
  [SEM_PRECO]: 'Campo obrigatório',
  ...TITULOS_DO_PRECO,
  [SEM_NOME_DO_TAMANHO]: 'Campo obrigatório',
  [SEM_PRECO_DO_TAMANHO]: 'Campo obrigatório',
  [NOME_REPETIDO_DO_TAMANHO]: ERRO_AO_SALVAR_PRODUTO,
}

export interface NomesDoProduto {
  readonly categorias: ReadonlyMap<CategoriaId, string>
  readonly extras: ReadonlyMap<ExtraId, string>
  readonly grupos: ReadonlyMap<GrupoId, string>
}

/** Describes a product by the labels of its form, without its picture. */
export function descreverProduto(produto: ConteudoDoProduto, nomes: NomesDoProduto): Descricao {
  const categoria = produto.categoriaId === null ? null : nomes.categorias.get(produto.categoriaId)
  const extras = produto.extras.flatMap(id => nomes.extras.get(id) ?? [])
  return {
    ...Object.fromEntries(
      NOMES_DOS_CAMPOS.map(campo => [ROTULOS_DO_PRODUTO[campo], ouEmBranco(escreverCampo(produto[campo]))]),
    ),
    [ROTULOS_DO_PRODUTO.preco]:
      produto.tamanhos.length > 0 ? 'o de cada tamanho' : formatReais(produto.preco),
    [ROTULOS_DO_PRODUTO.precoPromocional]:
      produto.precoPromocional === null ? 'nenhum' : formatReais(produto.precoPromocional),
    [ROTULOS_DO_PRODUTO.categoriaId]: categoria ?? 'Sem categoria',
    [ROTULOS_DO_PRODUTO.tamanhos]: descreverTamanhos(produto.tamanhos),
    [ROTULOS_DO_PRODUTO.grupos]: descreverGruposDoProduto(produto.grupos, nomes.grupos),
    [ROTULOS_DO_PRODUTO.extras]: extras.join(', ') || 'nenhum',
  }
}

/** The values of a form in the browser, with each chosen extra and tag. */
export function valoresDoProduto(formulario: FormData): Record<string, unknown> {
  const varias = (nome: string) => formulario.getAll(nome)
  return { ...aninhar(formulario), extras: varias('extras'), etiquetas: varias('etiquetas') }
}

/** Somebody deleted it while the form was open. */
export const CATEGORIA_SUMIU = recusar(
  'categoria-sumiu',
  ERRO_AO_SALVAR_PRODUTO,
  'Esta categoria não existe mais. Escolha outra.',
  'categoriaId',
)
export const EXTRA_SUMIU = recusar(
  'extra-sumiu',
  ERRO_AO_SALVAR_PRODUTO,
  'Um dos itens extras escolhidos não existe mais. Feche, abra de novo e confira a lista.',
  'extras',
)

export const GRUPO_SUMIU = recusar(
  'grupo-sumiu',
  ERRO_AO_SALVAR_PRODUTO,
  'Um dos grupos escolhidos não existe mais. Feche, abra de novo e confira a lista.',
  'grupos',
)
export const GRUPO_DE_SABORES_REPETIDO = recusar(
  'grupo-de-sabores-repetido',
  ERRO_AO_SALVAR_PRODUTO,
  'Já existe um grupo com este nome. Escolha-o na lista ou dê outro nome.',
  'novoSabor',
)

/** An order keeps the product that it was made with (produto-4). */
export const PRODUTO_COM_PEDIDOS = recusar(
  'produto-com-pedidos',
  'Erro ao excluir produto',
  'Este produto está em pedidos já feitos e não pode ser excluído. Desative-o para que saia do cardápio.',
)
