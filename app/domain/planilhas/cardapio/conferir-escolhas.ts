import type { CardapioInteiro, ProdutoInteiro } from '~/domain/cardapio/cardapio-inteiro'
import { porQueNaoSePede } from '~/domain/cardapio/escolhas/venda'
import { type EscolhasGuardadas, type GrupoGuardado, montarProduto } from '~/domain/cardapio/grupo-guardado'
import { recusarVinculos } from '~/domain/produtos/tamanhos-e-grupos'
import { ZERO } from '~/domain/valores/centavos'
import type { GrupoId, VarianteId } from '~/domain/valores/ids'
import type { ProdutoProposto } from './campos-nas-celulas'
import type { EscolhasPropostas } from './escolhas-do-cardapio'
import type { GrupoDaPlanilha } from './julgar-grupo'
import type { Errar, LinhaDoCardapio } from './planilha-do-cardapio'

interface Grupos {
  readonly antes: ReadonlyMap<GrupoId, GrupoGuardado>
  readonly depois: ReadonlyMap<GrupoId, GrupoGuardado>
  /** Those with a bad line, which is told already. */
  readonly ruins: ReadonlySet<GrupoId>
  readonly mudados: ReadonlySet<GrupoId>
}

interface AConferir {
  readonly ativo: boolean
  readonly antes: EscolhasGuardadas | null
  readonly agora: Pick<EscolhasPropostas, 'tamanhos' | 'grupos'>
}

/** Tells what the product's line may not bring about: limits (produto-11), or that nobody could order it any more. */
export function conferirProduto(produto: AConferir, grupos: Grupos, errar: Errar): void {
  const { limite, venda } = conferir(produto, grupos)
  if (limite) errar('grupos', limite)
  else if (venda) errar('grupos', `Ninguém poderia pedir este produto. ${venda}`)
}

/**
 * The same for products that the file does not name and whose groups it changes. A limit is an error of the first line of
 * the group; that nobody can order the product is a warning, because it may be what the owner wants.
 */
export function conferirOsDeFora(
  produtos: readonly ProdutoInteiro[],
  daPlanilha: readonly GrupoDaPlanilha[],
  grupos: Grupos,
  errarEm: (linha: LinhaDoCardapio) => Errar,
): string[] {
  const mudados = new Map(daPlanilha.flatMap(grupo => (grupo.proposto ? [[grupo.id, grupo] as const] : [])))
  return produtos.flatMap(produto => {
    const mudado = produto.grupos
      .map(({ grupoId }) => mudados.get(grupoId))
      .find(grupo => grupo !== undefined)
    if (!mudado) return []
    const agora = { tamanhos: null, grupos: null }
    const { limite, venda } = conferir({ ativo: produto.ativo, antes: produto, agora }, grupos)
    if (limite) errarEm(mudado.linha)('grupo', `${produto.nome}: ${limite}`)
    return venda ? [`Ninguém poderá pedir ${produto.nome}. ${venda}`] : []
  })
}

/** What was so before the import is not told. */
function conferir(
  { ativo, antes, agora }: AConferir,
  grupos: Grupos,
): { readonly limite: string | null; readonly venda: string | null } {
  const vinculos = agora.grupos ?? antes?.grupos ?? []
  const tamanhos = (agora.tamanhos ?? antes?.tamanhos ?? []).map((tamanho, n) => ({
    ...tamanho,
    id: tamanho.id ?? ((-1 - n) as VarianteId),
  }))
  const mudou =
    !antes || agora.grupos || agora.tamanhos || vinculos.some(({ grupoId }) => grupos.mudados.has(grupoId))
  if (!mudou || vinculos.some(({ grupoId }) => grupos.ruins.has(grupoId))) return TUDO_BEM
  const nomes = tamanhos.map(({ nome }) => nome)
  const limites = recusarVinculos(vinculos, grupos.depois, nomes).map(({ texto }) => texto)
  const [venda] = porQueNaoSePede(montarProduto({ preco: ZERO, tamanhos, grupos: vinculos }, grupos.depois))
  const deAntes = antes && limites.length > 0 ? recusarVinculos(antes.grupos, grupos.antes, nomes) : []
  const limite = limites.find(texto => deAntes.every(recusa => recusa.texto !== texto))
  const jaNaoSePedia =
    venda !== undefined &&
    antes !== null &&
    porQueNaoSePede(montarProduto({ preco: ZERO, ...antes }, grupos.antes)).length > 0
  return { limite: limite ?? null, venda: ativo && !jaNaoSePedia ? (venda ?? null) : null }
}

const TUDO_BEM = { limite: null, venda: null }

interface Avisaveis {
  /** Lines with a price that is dropped. */
  readonly semPreco: readonly number[]
  readonly grupos: readonly GrupoDaPlanilha[]
  readonly cardapio: CardapioInteiro
  readonly novos: readonly ProdutoProposto[]
  readonly mudados: readonly ProdutoProposto[]
}

/** What the file says and an import cannot do, or most likely does by mistake. */
export function avisosDasEscolhas({ semPreco, grupos, cardapio, novos, mudados }: Avisaveis): string[] {
  const [linha, ...outras] = semPreco
  const doPreco =
    linha === undefined
      ? []
      : [
          outras.length === 0
            ? `O produto da linha ${linha} tem tamanhos: vale o preço de cada tamanho, e a coluna Preço foi ignorada.`
            : `Os produtos das linhas ${semPreco.join(', ')} têm tamanhos: vale o preço de cada tamanho, e a coluna Preço foi ignorada.`,
        ]
  const tamanhos = new Set(
    [...cardapio.produtos, ...novos, ...mudados].flatMap(({ tamanhos }) =>
      (tamanhos ?? []).map(({ nome }) => nome),
    ),
  )
  const opcoes = grupos.flatMap(({ opcoes }) => opcoes.filter(({ linha }) => linha?.celulas.precos))
  const soltos = opcoes
    .flatMap(({ valores }) => valores.precos.map(({ tamanho }) => tamanho))
    .filter(tamanho => !tamanhos.has(tamanho))
  const doTamanho = [...new Set(soltos)].map(
    tamanho => `Nenhum produto tem o tamanho ${tamanho}, que está em Preço por tamanho.`,
  )
  return [...doPreco, ...doTamanho]
}
