import { GRUPO_DOS_EXTRAS, type Grupo } from '~/domain/cardapio/grupo'
import { LINHAS_MAXIMAS, MUITAS_LINHAS } from '~/domain/pedidos/campos-do-pedido'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { ZERO } from '~/domain/valores/centavos'
import type { ExtraId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import type { ExtraDoCarrinho, ItemDoCarrinho } from './carrinho'
import { conferirCarrinho, type ProdutoDeHoje } from './conferir-carrinho'
import { conferirLinha } from './conferir-linha'
import { type LinhaDoLink, VERSAO } from './escrever-link'
import { type CardapioDeHoje, perdido } from './repetir-pedido'

/** '2x57-t3-e5-o12-o13x2': two of product 57 in size 3, with extra 5, option 12, and two of option 13. */
const LINHA = /^([1-9]\d?)x([1-9]\d{0,14})((?:-[teo][1-9]\d{0,14}(?:x[1-9]\d?)?){0,100})$/
const ESCOLHA = /([teo])(\d+)(?:x(\d+))?/g

/** Reads what `escreverLink` has written: all of it or nothing. */
export function lerLink(texto: string): readonly LinhaDoLink[] | Recusa {
  const [versao = '', ...escritas] = texto.split('.')
  if (versao !== VERSAO) return /^\d{1,3}$/.test(versao) ? OUTRA_VERSAO : LINK_INVALIDO
  if (escritas.length > LINHAS_MAXIMAS)
    return { ...MUITAS_LINHAS, texto: `${MUITAS_LINHAS.texto} ${NADA_FEITO}` }
  const linhas = escritas.map(lerLinha).filter(linha => linha !== null)
  return linhas.length > 0 && linhas.length === escritas.length ? linhas : LINK_INVALIDO
}

const NADA_FEITO = 'Nada mudou no seu carrinho: escolha os itens no cardápio.'

const OUTRA_VERSAO = recusar(
  'link-de-outra-versao',
  'Link desatualizado',
  `Este link foi feito por outra versão do cardápio. ${NADA_FEITO}`,
)

const LINK_INVALIDO = recusar(
  'link-invalido',
  'Link inválido',
  `Não deu para ler os itens deste link. ${NADA_FEITO}`,
)

function lerLinha(escrita: string): LinhaDoLink | null {
  const [, quantidade, produto, escolhas = ''] = LINHA.exec(escrita) ?? []
  if (!quantidade || !produto) return null
  const lidas = [...escolhas.matchAll(ESCOLHA)].map(([, tipo, id, n]) => ({
    ...{ tipo, id: Number(id), quantidade: Number(n ?? 1) },
  }))
  const de = (qual: string) => lidas.filter(({ tipo }) => tipo === qual)
  const [tamanho, outro] = de('t')
  if (outro) return null
  return {
    produtoId: Number(produto) as ProdutoId,
    quantidade: Number(quantidade),
    varianteId: (tamanho?.id ?? null) as VarianteId | null,
    extras: [...new Set(de('e').map(({ id }) => id as ExtraId))],
    opcoes: de('o').map(({ id, quantidade }) => ({ opcaoId: id as OpcaoId, quantidade })),
  }
}

/**
 * The lines of a link as lines of a cart, checked as a kept cart is (carrinho-18): with today's names and prices; what is
 * gone, or belongs to another shop, sold out or not to be chosen like this says so and costs nothing.
 */
export function linhasDoLink(
  linhas: readonly LinhaDoLink[],
  cardapio: CardapioDeHoje,
  novaChave: () => string,
): readonly ItemDoCarrinho[] {
  const { produtos, grupos } = cardapio
  const itens = linhas.map(linha => {
    const produto = produtos.find(({ id }) => id === linha.produtoId)
    return montarLinha(linha, produto, grupos, novaChave())
  })
  const conferir = (item: ItemDoCarrinho, produto: ProdutoDeHoje) => conferirLinha(item, produto, grupos)
  return conferirCarrinho({ itens, observacoes: '' }, produtos, conferir).carrinho.itens
}

function montarLinha(
  { produtoId, quantidade, varianteId, extras, opcoes }: LinhaDoLink,
  produto: ProdutoDeHoje | undefined,
  grupos: readonly Grupo[],
  cartItemId: string,
): ItemDoCarrinho {
  const { nome = 'Um item do link', preco = ZERO, vinculos = [] } = produto ?? {}
  const dele = grupos.filter(({ id }) => vinculos.some(({ grupoId }) => grupoId === id))
  return {
    ...{ cartItemId, produtoId, nome, preco, quantidade, imagemUrl: null, observacao: '' },
    ...(varianteId && { varianteId }),
    extras: [...extras.map(id => montarExtra(id, produto)), ...opcoes.map(opcao => montarOpcao(opcao, dele))],
  }
}

const SEM_NOME = { preco: ZERO, tipo: 'opcional' } as const

function montarExtra(id: ExtraId, produto: ProdutoDeHoje | undefined): ExtraDoCarrinho {
  return produto?.extras.find(extra => extra.id === id) ?? { id, nome: 'do link', ...SEM_NOME }
}

function montarOpcao(
  { opcaoId, quantidade }: LinhaDoLink['opcoes'][number],
  grupos: readonly Grupo[],
): ExtraDoCarrinho {
  const grupo = grupos.find(
    ({ id, opcoes }) => id !== GRUPO_DOS_EXTRAS && opcoes.some(opcao => opcao.id === opcaoId),
  )
  const { nome = 'Uma escolha do link' } = grupo?.opcoes.find(({ id }) => id === opcaoId) ?? {}
  return { opcaoId, quantidade, nome, ...SEM_NOME, grupo: grupo?.nome ?? '', grupoId: grupo?.id ?? perdido() }
}
