import type { CardapioInteiro, PrecosPromocionais } from '~/domain/cardapio/cardapio-inteiro'
import { replaceJanelas } from '~/domain/cardapio/disponibilidade/store-janelas.server'
import { PRODUTO_MUDOU } from '~/domain/cardapio/eventos'
import {
  insertGrupo,
  moveOpcoesDaPlanilha,
  replaceOpcoes,
  updateGrupo,
} from '~/domain/cardapio/grupos/store-da-edicao.server'
import {
  replaceGruposDaPlanilha,
  saveTamanhosDaPlanilha,
} from '~/domain/cardapio/grupos/store-da-planilha.server'
import { avisarMuitosProdutos } from '~/domain/cardapio/muitos-produtos.server'
import { camposDoProduto } from '~/domain/cardapio/produto-digitado'
import { clearLugares, updateLugares } from '~/domain/cardapio/store-ordem.server'
import {
  findCardapioInteiro,
  insertCategoriasDaPlanilha,
  insertExtrasDaPlanilha,
  insertProdutosDaPlanilha,
  lockCardapio,
  replaceVinculos,
  updateProdutosDaPlanilha,
} from '~/domain/cardapio/store-planilha.server'
import { savePrecosPromocionais } from '~/domain/cardapio/store-precos-promocionais.server'
import { findEscolhasDe, SEM_ESCOLHAS } from '~/domain/cardapio/store-tamanhos.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import type { CategoriaId, EmpresaId, GrupoId, ProdutoId } from '~/domain/valores/ids'
import { type Tx, tell, withTenant } from '~/server/database/transaction.server'
import type { Conferencia, Importacao, Importado } from '../conferencia'
import { conferenciaDe } from '../conferencia.server'
import type { Planilha } from '../planilha'
import { lerPlanilha } from '../planilha.server'
import type { ProdutoProposto } from './campos-nas-celulas'
import type { GrupoProposto } from './julgar-grupo'
import { lugaresDepois, type ProdutoNumerado } from './numeros-da-ordem'
import {
  COLUNAS_DO_CARDAPIO,
  type ColunaDoCardapio,
  PRECISA_DO_CARDAPIO,
  type Referencia,
} from './planilha-do-cardapio'
import { type PropostaDoCardapio, proporCardapio } from './proposta-do-cardapio'

/** The dry run of a menu's spreadsheet: what it would do, and every bad line. Nothing is written. */
export async function conferirCardapio(
  empresaId: EmpresaId,
  arquivo: Uint8Array,
): Promise<Resultado<Conferencia>> {
  const planilha = lerPlanilha(arquivo, COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO)
  if (ehRecusa(planilha)) return negar(planilha)
  return withTenant(empresaId, async tx => ({
    dados: conferir(planilha, proporCardapio(planilha, await findCardapioInteiro(tx))),
  }))
}

/**
 * Imports a menu's spreadsheet, all of it or nothing, in one transaction. The file is judged again: when the outcome
 * differs from the one signed by `assinatura`, or a line is bad, nothing is written and the new dry run is the answer.
 */
export async function importarCardapio(
  empresaId: EmpresaId,
  arquivo: Uint8Array,
  assinatura: string,
): Promise<Resultado<Importacao>> {
  const planilha = lerPlanilha(arquivo, COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO)
  if (ehRecusa(planilha)) return negar(planilha)
  return withTenant(empresaId, async tx => {
    await lockCardapio(tx)
    const cardapio = await findCardapioInteiro(tx)
    const proposta = proporCardapio(planilha, cardapio)
    const conferencia = conferir(planilha, proposta)
    if (conferencia.erros.length > 0 || conferencia.assinatura !== assinatura) {
      return { dados: { conferencia } }
    }
    await gravar(tx, cardapio, proposta)
    return { dados: { importado: importadoDe(proposta) } }
  })
}

function conferir(planilha: Planilha<ColunaDoCardapio>, proposta: PropostaDoCardapio): Conferencia {
  const { novos, mudados, opcoes } = proposta
  const deGrupos = proposta.grupos.filter(({ id }) => id === null)
  const criacoes = [
    { titulo: 'Categorias novas', nomes: proposta.categorias },
    { titulo: 'Itens extras novos', nomes: proposta.extras.map(({ nome }) => nome) },
    { titulo: 'Grupos de opções novos', nomes: deGrupos.map(descreverGrupoNovo) },
  ].filter(({ nomes }) => nomes.length > 0)
  return {
    ...conferenciaDe(planilha, proposta, { criacoes, avisos: [...avisosDe(novos), ...proposta.avisos] }),
    novos: novos.length + opcoes.nova,
    mudados: mudados.length + opcoes.mudada,
  }
}

function descreverGrupoNovo({ nome, opcoes: { length: n } }: GrupoProposto): string {
  return `${nome} (${n} ${n === 1 ? 'opção' : 'opções'})`
}

function importadoDe({ novos, mudados, opcoes }: PropostaDoCardapio): Importado {
  const deOpcoes = { novos: opcoes.nova, mudados: opcoes.mudada }
  const importado = { novos: novos.length, mudados: mudados.length }
  return deOpcoes.novos + deOpcoes.mudados > 0 ? { ...importado, opcoes: deOpcoes } : importado
}

function avisosDe(novos: readonly ProdutoProposto[]): string[] {
  const n = novos.filter(({ categoria }) => categoria === null).length
  if (n === 0) return []
  const [quem, ficam] = n === 1 ? ['1 produto novo', 'fica'] : [`${n} produtos novos`, 'ficam']
  return [`${quem} sem categoria: ${ficam} fora do cardápio até você escolher uma.`]
}

async function gravar(tx: Tx, cardapio: CardapioInteiro, proposta: PropostaDoCardapio): Promise<void> {
  const categorias = await insertCategoriasDaPlanilha(tx, proposta.categorias)
  const extras = await insertExtrasDaPlanilha(tx, proposta.extras)
  const grupos = await gravarGrupos(tx, cardapio, proposta.grupos)
  const criados = await insertProdutosDaPlanilha(
    tx,
    proposta.novos.map(produto => linhaDe(produto, categorias)),
  )
  const mudados = proposta.mudados.flatMap(({ id, ...produto }) => (id === null ? [] : { ...produto, id }))
  await updateProdutosDaPlanilha(
    tx,
    mudados.map(produto => ({ ...linhaDe(produto, categorias), id: produto.id })),
  )
  const salvos = [
    ...proposta.novos.flatMap((produto, n) => {
      const id = criados[n]
      return id === undefined ? [] : { ...produto, id }
    }),
    ...mudados,
  ]
  const deCada = <Valor>(ler: (produto: ProdutoProposto) => Valor | null): ReadonlyMap<ProdutoId, Valor> =>
    new Map(
      salvos.flatMap(produto => {
        const valor = ler(produto)
        return valor === null ? [] : [[produto.id, valor] as const]
      }),
    )
  await replaceVinculos(
    tx,
    deCada(({ extras: refs }) => refs?.map(ref => idDe(ref, extras)) ?? null),
  )
  await saveTamanhosDaPlanilha(
    tx,
    deCada(({ tamanhos }) => tamanhos),
  )
  await gravarPromocionais(
    tx,
    deCada(({ promocional }) => promocional),
  )
  await replaceGruposDaPlanilha(
    tx,
    deCada(
      ({ grupos: vinculos }) =>
        vinculos?.map(vinculo => ({ ...vinculo, grupoId: idDoGrupo(vinculo.grupoId, grupos) })) ?? null,
    ),
  )
  for (const [id, janelas] of deCada(({ janelas }) => janelas)) {
    await replaceJanelas(tx, { tipo: 'produto', id }, janelas)
  }
  await gravarOrdem(
    tx,
    cardapio,
    salvos.map(({ id, ordem, categoria }) => ({
      ...{ id, ordem },
      categoriaId: categoria === null ? null : idDe(categoria, categorias),
    })),
  )
  const [primeiro] = salvos
  if (primeiro) tell(tx, PRODUTO_MUDOU, primeiro.id)
  if (criados.length > 0) await avisarMuitosProdutos(tx)
}

/** The sizes are saved already. */
async function gravarPromocionais(
  tx: Tx,
  promocionais: ReadonlyMap<ProdutoId, PrecosPromocionais>,
): Promise<void> {
  const escolhas = await findEscolhasDe(tx, [...promocionais.keys()])
  await savePrecosPromocionais(
    tx,
    [...promocionais].flatMap(([produtoId, { preco, precos }]) => [
      { produtoId, varianteId: null, valor: preco },
      ...(escolhas.get(produtoId) ?? SEM_ESCOLHAS).tamanhos.map(({ id, nome }) => {
        const doTamanho = precos.find(({ tamanho }) => tamanho === nome)
        return { produtoId: null, varianteId: id, valor: doTamanho?.preco ?? null }
      }),
    ]),
  )
}

/** What the file says of the order, and what has left its category goes out of the order that it had there. */
async function gravarOrdem(tx: Tx, cardapio: CardapioInteiro, salvos: readonly ProdutoNumerado[]) {
  const categoriaDe = new Map(cardapio.produtos.map(({ id, categoriaId }) => [id, categoriaId]))
  const sairam = salvos.filter(({ id, categoriaId }) => (categoriaDe.get(id) ?? categoriaId) !== categoriaId)
  await clearLugares(
    tx,
    'produtos',
    sairam.map(({ id }) => id),
  )
  if (salvos.every(({ ordem }) => ordem === null)) return
  const { categorias, produtos } = lugaresDepois(cardapio, salvos)
  await updateLugares(tx, 'categorias', categorias)
  for (const lista of produtos) await updateLugares(tx, 'produtos', lista)
}

function linhaDe(produto: ProdutoProposto, categorias: readonly CategoriaId[]) {
  const { preco, categoria } = produto
  return {
    ...camposDoProduto(produto),
    preco,
    categoriaId: categoria === null ? null : idDe(categoria, categorias),
  }
}

/** Answers the ids of the new groups, in their order. */
async function gravarGrupos(
  tx: Tx,
  cardapio: CardapioInteiro,
  grupos: readonly GrupoProposto[],
): Promise<GrupoId[]> {
  const grupoDe = new Map(cardapio.grupos.flatMap(({ id, opcoes }) => opcoes.map(opcao => [opcao.id, id])))
  const salvos: { id: GrupoId; opcoes: GrupoProposto['opcoes'] }[] = []
  for (const { id, opcoes, ...linha } of grupos) {
    const salvo = id ?? (await insertGrupo(tx, linha))
    if (id !== null) await updateGrupo(tx, id, linha)
    const chegam = opcoes.flatMap(({ id }) => (id === null || grupoDe.get(id) === salvo ? [] : [id]))
    await moveOpcoesDaPlanilha(tx, chegam, salvo)
    salvos.push({ id: salvo, opcoes })
  }
  // Whoever leaves a group has left it before the group's own options are replaced.
  for (const { id, opcoes } of salvos) await replaceOpcoes(tx, id, opcoes)
  return salvos.flatMap(({ id }, n) => (grupos[n]?.id === null ? [id] : []))
}

/** A group below zero is a new one: -1 is the first of them. */
function idDoGrupo(id: GrupoId, criados: readonly GrupoId[]): GrupoId {
  return id > 0 ? id : idDe({ novo: -1 - id }, criados)
}

function idDe<Id extends number>(ref: Referencia<Id>, criados: readonly Id[]): Id {
  if (typeof ref === 'number') return ref
  const criado = criados[ref.novo]
  if (criado === undefined) throw new Error('a proposal points at nothing')
  return criado
}
