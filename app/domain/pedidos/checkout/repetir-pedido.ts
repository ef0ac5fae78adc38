import { urlDaImagem } from '~/domain/cardapio/cardapio'
import type { Grupo } from '~/domain/cardapio/grupo'
import type { ItemGuardado } from '~/domain/pedidos/item'
import { semAcentos } from '~/domain/valores/texto'
import type { Carrinho, ExtraDoCarrinho, ItemDoCarrinho } from './carrinho'
import type { ProdutoDeHoje } from './conferir-carrinho'
import { confirmarItem } from './confirmar-item'

/** A line of a stored order, as the browser that placed it may have it back. */
export type LinhaPedida = Pick<
  ItemGuardado,
  'produtoId' | 'nome' | 'variante' | 'varianteId' | 'preco' | 'quantidade' | 'observacaoDoPainel'
> & { readonly observacao: string | null; readonly extras: readonly ExtraPedido[] }

type ExtraPedido = Omit<ItemGuardado['extras'][number], 'id'>

/** Today's menu. */
export interface CardapioDeHoje {
  readonly produtos: readonly ProdutoDeHoje[]
  readonly grupos: readonly Grupo[]
}

/**
 * The lines of a placed order as lines of a cart, with the names and prices of that day: `conferirCarrinho` then says what
 * has changed since (carrinho-16). What can be found on today's menu only by its name, because its row was made anew, is
 * found so; what is gone keeps a number that no menu has, so that it is told and not lost. Notes that the panel wrote stay
 * with the shop. `novaChave` makes the key of each line.
 */
export function repetirPedido(
  linhas: readonly LinhaPedida[],
  cardapio: CardapioDeHoje,
  novaChave: () => string,
): ItemDoCarrinho[] {
  return linhas.map(linha => {
    const { produtoId, nome, preco, quantidade, observacaoDoPainel } = linha
    const produto = cardapio.produtos.find(({ id }) => id === produtoId)
    const grupos = gruposDe(produto, cardapio.grupos)
    return {
      ...{ cartItemId: novaChave(), produtoId, nome, preco, quantidade },
      ...tamanhoDe(linha, produto),
      imagemUrl: produto?.imagem ? urlDaImagem(produto.imagem, 400) : null,
      observacao: observacaoDoPainel ? '' : (linha.observacao ?? ''),
      extras: linha.extras.map((extra, n) => {
        const { observacao, ...escolhido } = extra
        const nota = observacaoDoPainel ? null : observacao
        return extra.grupo
          ? opcaoDoCarrinho({ ...escolhido, ...(nota && { observacao: nota }) }, grupos, n)
          : extraDoCarrinho(escolhido, produto, n)
      }),
    }
  })
}

/** The cart with the lines of an order as well; lines that ask for the same become one (carrinho-2). */
export function juntarAoCarrinho(carrinho: Carrinho, linhas: readonly ItemDoCarrinho[]): Carrinho {
  return linhas.reduce((junto, linha) => confirmarItem(junto, linha).carrinho, carrinho)
}

/** A number that no row has; `n` tells those of one line apart. */
export function perdido<Id extends number>(n = 0): Id {
  return (Number.MAX_SAFE_INTEGER - n) as Id
}

function gruposDe(produto: ProdutoDeHoje | undefined, grupos: readonly Grupo[]): Grupo[] {
  const { vinculos = [] } = produto ?? {}
  return vinculos.flatMap(({ grupoId }) => grupos.find(({ id }) => id === grupoId) ?? [])
}

function tamanhoDe(
  { variante, varianteId }: LinhaPedida,
  produto: ProdutoDeHoje | undefined,
): Pick<ItemDoCarrinho, 'variante' | 'varianteId'> {
  if (!variante) return {}
  const { variantes = [] } = produto ?? {}
  const achado = variantes.find(({ id }) => id === varianteId) ?? peloNome(variantes, variante)
  return { variante, varianteId: achado?.id ?? perdido() }
}

function opcaoDoCarrinho(extra: ExtraPedido, grupos: readonly Grupo[], n: number): ExtraDoCarrinho {
  const { opcaoId, nome } = extra
  const doMesmoNome = grupos.filter(grupo => mesmoNome(grupo, extra.grupo ?? ''))
  const grupo =
    grupos.find(({ opcoes }) => opcoes.some(({ id }) => id === opcaoId)) ??
    doMesmoNome.find(({ opcoes }) => peloNome(opcoes, nome)) ??
    doMesmoNome[0]
  const opcao = grupo?.opcoes.find(({ id }) => id === opcaoId) ?? peloNome(grupo?.opcoes ?? [], nome)
  return { ...extra, grupoId: grupo?.id ?? perdido(), opcaoId: opcao?.id ?? perdido(n) }
}

/** Orders of long ago know their extras by name alone. */
function extraDoCarrinho(
  { nome, preco, tipo, idExtra }: ExtraPedido,
  produto: ProdutoDeHoje | undefined,
  n: number,
): ExtraDoCarrinho {
  const { extras = [] } = produto ?? {}
  const achado = extras.find(({ id }) => id === idExtra) ?? peloNome(extras, nome)
  return { id: achado?.id ?? perdido(n), nome, preco, tipo }
}

interface ComNome {
  readonly nome: string
}

function peloNome<Um extends ComNome>(lista: readonly Um[], nome: string): Um | undefined {
  return lista.find(um => mesmoNome(um, nome))
}

function mesmoNome(um: ComNome, nome: string): boolean {
  return semAcentos(um.nome) === semAcentos(nome)
}
