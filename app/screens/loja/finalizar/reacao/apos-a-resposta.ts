import { type Carrinho, type ItemDoCarrinho, podeSerPedida } from '~/domain/pedidos/checkout/carrinho'
import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import type { ExtraMontado } from '~/domain/pedidos/escolhas'
import { type Item, totalDoItem } from '~/domain/pedidos/item'
import { dizerValor, todasAsLinhas, type ValoresComBase } from '~/domain/pedidos/linhas-do-total'
import { itemComQuantidade, nomeDoItem } from '~/domain/pedidos/texto-do-item'
import type { Recusa } from '~/domain/respostas/recusa'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import {
  CAMPO_DO_BAIRRO_ESCOLHIDO,
  CAMPOS_DO_PAGAMENTO,
  CAMPOS_DOS_DADOS,
  CAMPOS_MARCADOS,
  type Campo,
  type CampoMarcado,
} from './rascunho'

/** The place at which the customer can mend what the server refused. */
export type LugarDaRecusa =
  | {
      readonly onde: 'dados' | 'pagamento'
      readonly campo: Campo | CampoMarcado | 'formaPagamento' | typeof CAMPO_DO_BAIRRO_ESCOLHIDO
    }
  | { readonly onde: 'carrinho' }
  | { readonly onde: 'pedido' }

/** Reads the dotted path of a refusal: 'cliente.nome', 'endereco.cep', 'itens.2', 'valorPago'. */
export function lugarDaRecusa(caminho: string | undefined): LugarDaRecusa {
  if (caminho === undefined) return { onde: 'pedido' }
  if (caminho === 'itens' || caminho.startsWith('itens.')) return { onde: 'carrinho' }
  if (caminho === 'endereco' || caminho === 'cepSalvo') return { onde: 'dados', campo: 'cep' }
  if (caminho === CAMPO_DO_BAIRRO_ESCOLHIDO) return { onde: 'dados', campo: caminho }
  const nome = caminho.replace(/^(cliente|endereco)\./, '')
  const dosDados = CAMPOS_DOS_DADOS.find(campo => campo === nome)
  if (dosDados) return { onde: 'dados', campo: dosDados }
  const doPagamento = [...CAMPOS_DO_PAGAMENTO, ...CAMPOS_MARCADOS, 'formaPagamento' as const].find(
    campo => campo === nome,
  )
  return doPagamento ? { onde: 'pagamento', campo: doPagamento } : { onde: 'pedido' }
}

export interface LinhaQueMudou {
  readonly chave: string
  readonly rotulo: string
  readonly antes: Centavos
  /** What was read in place of `antes`, where that was no amount. */
  readonly antesDito?: string
  readonly agora: Centavos
}

/** Lists what the server charges differently, line by line; `linhas` are the lines that were sent. */
export function listarMudancas(
  linhas: readonly ItemDoCarrinho[],
  mudou: Pick<TotalMudou, 'itens'>,
): LinhaQueMudou[] {
  return linhas.flatMap((linha, posicao) => {
    const hoje = mudou.itens[posicao]
    if (!hoje) return []
    const [antes, agora] = [totalDoItem(linha), totalDoItem(hoje)]
    if (antes === agora) return []
    return [{ chave: linha.cartItemId, rotulo: itemComQuantidade(hoje), antes, agora }]
  })
}

/** The same for the lines of the total: those that have changed, and always the total itself. */
export function mudancasDoTotal(antes: ValoresComBase, agora: ValoresComBase): LinhaQueMudou[] {
  const eram = todasAsLinhas(antes)
  return todasAsLinhas(agora)
    .map(({ tipo, rotulo, valor, aCombinar }, n) => ({
      chave: tipo,
      // A line that is gone is called as it was.
      rotulo: (valor === ZERO && !aCombinar && eram[n]?.rotulo) || rotulo,
      antes: eram[n]?.valor ?? ZERO,
      ...(eram[n]?.aCombinar && { antesDito: dizerValor(eram[n]) }),
      agora: valor,
    }))
    .filter(linha => linha.chave === 'total' || (linha.chave !== 'itens' && linha.antes !== linha.agora))
}

/** The lines that were sent, with the names and prices that the server answered for them. */
export function linhasComoAgora(
  linhas: readonly ItemDoCarrinho[],
  mudou: Pick<TotalMudou, 'itens'>,
): ItemDoCarrinho[] {
  return linhas.map((linha, posicao) => {
    const hoje = mudou.itens[posicao]
    return hoje ? comoCobrado(linha, hoje) : linha
  })
}

/** The cart with these lines; lines that were added or removed meanwhile are left as they are. */
export function comPrecosDoServidor(
  carrinho: Carrinho,
  linhas: readonly ItemDoCarrinho[],
  mudou: Pick<TotalMudou, 'itens'>,
): Carrinho {
  const deHoje = new Map(linhasComoAgora(linhas, mudou).map(linha => [linha.cartItemId, linha]))
  const itens = carrinho.itens.map(item => {
    const hoje = deHoje.get(item.cartItemId)
    return hoje ? comoCobrado(item, hoje) : item
  })
  return { ...carrinho, itens }
}

/** The line with the fields that the menu decides. */
function comoCobrado(
  { precoNormal: _, ...linha }: ItemDoCarrinho,
  { nome, variante, preco, precoNormal, extras }: Omit<Item<ExtraMontado>, 'produtoId'>,
): ItemDoCarrinho {
  return { ...linha, nome, ...(variante && { variante }), preco, ...(precoNormal && { precoNormal }), extras }
}

/** The line that a refusal such as 'itens.2' is about; null when it is about the whole cart. */
export function linhaDaRecusa(
  linhas: readonly ItemDoCarrinho[],
  caminho: string | undefined,
): ItemDoCarrinho | null {
  const posicao = /^itens\.(\d+)/.exec(caminho ?? '')?.[1]
  return (posicao !== undefined && linhas[Number(posicao)]) || null
}

/** The refusal with the name of its line, unless it names the item already. */
export function comNomeDaLinha(recusa: Recusa, linha: ItemDoCarrinho): Recusa {
  const { titulo, texto } = recusa
  const jaDiz = titulo.includes(linha.nome) || texto.includes(linha.nome)
  return jaDiz ? recusa : { ...recusa, texto: `${nomeDoItem(linha)}: ${texto}` }
}

/**
 * The cart with the figures that the customer knows: an open menu follows the shop, and nobody pays a price that they
 * have not seen. `conferido` is `guardado` by today's menu. What could not be ordered before is as it is today.
 */
export function comoFoiVisto(guardado: Carrinho, conferido: Carrinho): Carrinho {
  const itens = conferido.itens.map((item, n) => {
    const antes = guardado.itens[n]
    return antes && podeSerPedida(antes) ? antes : item
  })
  return { ...conferido, itens }
}
