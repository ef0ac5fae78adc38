import type { CardapioInteiro, ProdutoInteiro } from '~/domain/cardapio/cardapio-inteiro'
import { descreverJanelas } from '~/domain/cardapio/disponibilidade/dizer-janelas'
import type { ConteudoDaOpcao, GrupoGuardado } from '~/domain/cardapio/grupo-guardado'
import { escreverCampo, NOMES_DOS_CAMPOS } from '~/domain/cardapio/produto-digitado'
import { descreverGruposDoProduto, descreverTamanhos } from '~/domain/produtos/tamanhos-e-grupos'
import { formatReais } from '~/domain/valores/centavos'
import type { ExtraId, GrupoId } from '~/domain/valores/ids'
import type { Mudanca } from '../conferencia'
import type { ProdutoProposto } from './campos-nas-celulas'
import { escreverExtras } from './extras-na-celula'
import type { GrupoDaPlanilha } from './julgar-grupo'
import { numerar } from './numeros-da-ordem'
import {
  type Celulas,
  COLUNAS_DO_CARDAPIO,
  type ColunaDoCardapio,
  NOMES_DAS_COLUNAS,
  type Referencia,
} from './planilha-do-cardapio'
import { escreverAtivo, escreverRegras } from './regras-na-celula'

type Campo = Mudanca['campos'][number]

/** Collects what differs; `campos` has it in the order of the columns. */
function comparador() {
  const mudados = new Map<ColunaDoCardapio, Campo>()
  const comparar = (coluna: ColunaDoCardapio, de: string, para: string, mudou = de !== para) => {
    if (mudou) mudados.set(coluna, { coluna: COLUNAS_DO_CARDAPIO[coluna].titulo, de, para })
  }
  return { campos: () => NOMES_DAS_COLUNAS.flatMap(nome => mudados.get(nome) ?? []), comparar }
}

/** Describes what would change of a product, field by field, for the owner to read. */
export function criarMostrador(cardapio: CardapioInteiro, depois: ReadonlyMap<GrupoId, GrupoGuardado>) {
  const categorias = new Map(cardapio.categorias.map(({ id, nome }) => [id, nome]))
  const extras = new Map(cardapio.extras.map(extra => [extra.id, extra]))
  const grupos = new Map([...depois].map(([id, { nome }]) => [id, nome]))
  const { produtos: numeros } = numerar(cardapio)
  return function mostrar(
    produto: ProdutoInteiro,
    proposto: ProdutoProposto,
    categoria: string,
    celulas: Celulas,
  ): Mudanca['campos'] {
    const { campos, comparar } = comparador()
    const daCategoria = (produto.categoriaId && categorias.get(produto.categoriaId)) ?? ''
    comparar('categoria', daCategoria, categoria, proposto.categoria !== produto.categoriaId)
    for (const campo of NOMES_DOS_CAMPOS) {
      comparar(campo, escreverCampo(produto[campo]), escreverCampo(proposto[campo]))
    }
    const comTamanhos = (proposto.tamanhos ?? produto.tamanhos).length > 0
    const preco = comTamanhos ? 'o de cada tamanho' : formatReais(proposto.preco)
    comparar('preco', produto.tamanhos.length > 0 ? preco : formatReais(produto.preco), preco)
    if (proposto.promocional) {
      const ordem = (proposto.tamanhos ?? produto.tamanhos).map(({ nome }) => nome)
      const [de, para] = [produto.promocional, proposto.promocional].map(um => dizerPrecosDoGrupo(um, ordem))
      comparar('promocional', de || 'nenhum', para || 'nenhum')
    }
    const ligados = new Set<Referencia<ExtraId>>(produto.extras)
    const ficam = proposto.extras
    const outros = ficam !== null && (ficam.length !== ligados.size || ficam.some(ref => !ligados.has(ref)))
    const escritos = escreverExtras(produto.extras.flatMap(id => extras.get(id) ?? []))
    comparar('extras', escritos, celulas.extras ?? '', outros)
    if (proposto.tamanhos) {
      comparar('tamanhos', descreverTamanhos(produto.tamanhos), descreverTamanhos(proposto.tamanhos), true)
    }
    if (proposto.grupos) {
      const [de, para] = [produto.grupos, proposto.grupos].map(uns => descreverGruposDoProduto(uns, grupos))
      comparar('grupos', de ?? '', para ?? '', true)
    }
    const numero = String(numeros.get(produto.id) ?? '')
    comparar('ordem', numero, proposto.ordem === null ? numero : String(proposto.ordem))
    if (proposto.janelas) {
      comparar('disponivel', dizerHorarios(produto.janelas), dizerHorarios(proposto.janelas), true)
    }
    return campos()
  }
}

function dizerHorarios(janelas: ProdutoInteiro['janelas']): string {
  return descreverJanelas(janelas)?.replace('Disponível ', '') ?? 'sempre'
}

/** What a line of options does. */
export type Situacao = 'nova' | 'mudada' | 'igual'

/** What would become of each line of a group, and what its owner reads of those that change something. */
export function mudancasDoGrupo({ guardado, proposto, linhas, linhaDasRegras, opcoes }: GrupoDaPlanilha): {
  readonly situacoes: readonly Situacao[]
  readonly mudancas: readonly Mudanca[]
} {
  if (!proposto) return { situacoes: linhas.map(() => 'igual'), mudancas: [] }
  const mudancas: Mudanca[] = []
  const doGrupo = guardado ? mostrarGrupo(guardado, proposto) : []
  if (doGrupo.length > 0) {
    mudancas.push({ linha: linhaDasRegras.numero, nome: `Grupo ${proposto.nome}`, campos: doGrupo })
  }
  const situacoes = linhas.map((linha): Situacao => {
    const n = opcoes.findIndex(opcao => opcao.linha === linha)
    const { guardada: antes, veioDe } = opcoes[n] ?? {}
    const agora = proposto.opcoes[n]
    const doTodo = linha === linhaDasRegras && doGrupo.length > 0
    if (!guardado && !antes) return 'nova'
    if (!agora) return doTodo ? 'mudada' : 'igual'
    if (!antes) return 'nova'
    const campos = mostrarOpcao(
      { ...antes, grupo: (veioDe ?? proposto).nome },
      { ...agora, grupo: proposto.nome },
    )
    if (campos.length > 0) {
      mudancas.push({ linha: linha.numero, nome: `${antes.nome} (${proposto.nome})`, campos })
    }
    return campos.length > 0 || doTodo ? 'mudada' : 'igual'
  })
  return { situacoes, mudancas }
}

function mostrarGrupo(antes: GrupoGuardado, agora: NonNullable<GrupoDaPlanilha['proposto']>): Campo[] {
  const { campos: mudados, comparar } = comparador()
  comparar('regras', escreverRegras(antes), escreverRegras(agora))
  const ordem = agora.precos.map(({ tamanho }) => tamanho)
  comparar('precoDoGrupo', dizerPrecosDoGrupo(antes, ordem), dizerPrecosDoGrupo(agora, ordem))
  const nomes = new Map(antes.opcoes.map(({ id, nome }) => [id, nome]))
  const campos = mudados()
  const ficam = new Set(agora.opcoes.map(({ id }) => id))
  const de = antes.opcoes.flatMap(({ id, nome }) => (ficam.has(id) ? [nome] : []))
  const para = agora.opcoes.flatMap(({ id }) => (id === null ? [] : (nomes.get(id) ?? [])))
  if (de.join('\n') !== para.join('\n')) {
    campos.push({ coluna: 'Ordem das opções', de: de.join(', '), para: para.join(', ') })
  }
  return campos
}

/** An option, and the name of its group. */
type OpcaoNoGrupo = ConteudoDaOpcao & { readonly grupo: string }

function mostrarOpcao(antes: OpcaoNoGrupo, agora: OpcaoNoGrupo): Campo[] {
  const { campos, comparar } = comparador()
  const emReais = ({ preco }: ConteudoDaOpcao) => (preco === null ? '' : formatReais(preco))
  comparar('nome', antes.nome, agora.nome)
  comparar('descricao', antes.descricao ?? '', agora.descricao ?? '')
  comparar('preco', emReais(antes), emReais(agora))
  comparar('codigoCliente', antes.codigoCliente ?? '', agora.codigoCliente ?? '')
  comparar('ativo', escreverAtivo(antes), escreverAtivo(agora))
  comparar('grupo', antes.grupo, agora.grupo)
  const ordem = agora.precos.map(({ tamanho }) => tamanho)
  comparar('precos', dizerPrecos(antes, ordem), dizerPrecos(agora, ordem))
  return campos()
}

function dizerPrecosDoGrupo(
  grupo: Pick<GrupoGuardado, 'preco' | 'precos'>,
  ordem: readonly string[],
): string {
  const deTodos = grupo.preco === null ? '' : formatReais(grupo.preco)
  return [deTodos, dizerPrecos(grupo, ordem)].filter(Boolean).join(', ')
}

/** 'Broto R$ 29,90, Grande R$ 49,90' */
function dizerPrecos({ precos }: Pick<ConteudoDaOpcao, 'precos'>, ordem: readonly string[]): string {
  const lugar = (tamanho: string) => (ordem.indexOf(tamanho) + ordem.length + 1) % (ordem.length + 1)
  return precos
    .toSorted((um, outro) => lugar(um.tamanho) - lugar(outro.tamanho))
    .map(({ tamanho, preco }) => `${tamanho} ${formatReais(preco)}`)
    .join(', ')
}
