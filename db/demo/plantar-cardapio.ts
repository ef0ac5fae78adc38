import { sql } from 'drizzle-orm'
import type { Grupo, Opcao } from '~/domain/cardapio/grupo'
import { categorias, itensExtra, produtoItensExtra, produtos } from '~/domain/cardapio/tables.server'
import {
  grupos,
  janelas,
  opcoes,
  precosOpcao,
  produtoGrupos,
  variantes,
} from '~/domain/cardapio/tables-das-opcoes.server'
import { promocoes } from '~/domain/cardapio/tables-das-promocoes.server'
import { precosGrupo } from '~/domain/cardapio/tables-dos-limites.server'
import type { EmpresaId, GrupoId, ProdutoId } from '~/domain/valores/ids'
import type { CasaPlantada } from './casa'
import type { EmpresaDemo, GrupoDemo, ProdutoDemo } from './empresa-demo'
import type { guardarFotos } from './fotos'
import type { Transaction } from './one-at-a-time'

export function produtosDe(empresa: EmpresaDemo): ProdutoDemo[] {
  return empresa.cardapio.flatMap(categoria => categoria.produtos)
}

function lugarDe(categoria: string, { ordem }: EmpresaDemo): number | null {
  return ordem ? ordem.indexOf(categoria) + 1 : null
}

export async function plantMenu(
  tx: Transaction,
  empresaId: EmpresaId,
  empresa: EmpresaDemo,
  acharFoto: Awaited<ReturnType<typeof guardarFotos>>,
): Promise<CasaPlantada['produtos']> {
  const extras = await plantExtras(tx, empresaId, empresa)
  const secoes = await tx
    .insert(categorias)
    .values(empresa.cardapio.map(({ nome }) => ({ empresaId, nome, ordem: lugarDe(nome, empresa) })))
    .returning({ nome: categorias.nome, id: categorias.id })
  const [idDoExtra, idDaSecao] = [idPorNome(extras), idPorNome(secoes)]
  const linhas = empresa.cardapio.flatMap(categoria =>
    categoria.produtos.map(
      ({ extras: nomes = [], inativo, esgotado, foto, tamanhos, grupos, janelas, ...produto }) => ({
        ...produto,
        empresaId,
        categoriaId: idDaSecao(categoria.nome),
        possuiExtra: nomes.length > 0,
        ativo: !inativo,
        esgotadoAte: esgotado ? sql`'infinity'` : null,
        imagemUrl: acharFoto(empresaId, produto.nome),
      }),
    ),
  )
  const plantados = await tx
    .insert(produtos)
    .values(linhas)
    .returning({ nome: produtos.nome, id: produtos.id, preco: produtos.preco })
  const idDoProduto = idPorNome(plantados)
  const comExtras = produtosDe(empresa).flatMap(({ nome, extras: nomes = [] }) =>
    nomes.map(extra => ({ empresaId, idProduto: idDoProduto(nome), idExtra: idDoExtra(extra) })),
  )
  if (comExtras.length > 0) await tx.insert(produtoItensExtra).values(comExtras)
  await plantSizesAndWindows(tx, empresaId, empresa, idDoProduto)
  const promovidos = (empresa.promocoes ?? []).map(({ produto, ...promocao }) => ({
    ...{ empresaId, tipo: 'preco' as const, produtoId: idDoProduto(produto) },
    ...promocao,
  }))
  if (promovidos.length > 0) await tx.insert(promocoes).values(promovidos)
  const gruposDe = await plantGroups(tx, empresaId, empresa, idDoProduto)
  return new Map(plantados.map(produto => [produto.nome, { ...produto, grupos: gruposDe(produto.nome) }]))
}

async function plantExtras(tx: Transaction, empresaId: EmpresaId, empresa: EmpresaDemo) {
  if (empresa.extras.length === 0) return []
  return tx
    .insert(itensExtra)
    .values(empresa.extras.map(extra => ({ empresaId, ...extra })))
    .returning({ nome: itensExtra.nome, id: itensExtra.idExtra })
}

async function plantSizesAndWindows(
  tx: Transaction,
  empresaId: EmpresaId,
  empresa: EmpresaDemo,
  idDoProduto: (nome: string) => ProdutoId,
): Promise<void> {
  const tamanhos = produtosDe(empresa).flatMap(({ nome, tamanhos = [] }) =>
    tamanhos.map((tamanho, ordem) => ({ empresaId, produtoId: idDoProduto(nome), ordem, ...tamanho })),
  )
  if (tamanhos.length > 0) await tx.insert(variantes).values(tamanhos)
  const faixas = produtosDe(empresa).flatMap(({ nome, janelas = [] }) =>
    janelas.map(faixa => ({ empresaId, produtoId: idDoProduto(nome), ...faixa })),
  )
  if (faixas.length > 0) await tx.insert(janelas).values(faixas)
}

/** Answers how to find the groups of a product, as an order of the demo chooses from them. */
async function plantGroups(
  tx: Transaction,
  empresaId: EmpresaId,
  empresa: EmpresaDemo,
  idDoProduto: (nome: string) => ProdutoId,
): Promise<(nome: string) => Grupo[]> {
  if (empresa.grupos.length === 0) return () => []
  const plantados = await tx
    .insert(grupos)
    .values(empresa.grupos.map(({ opcoes: _, precos: __, ...grupo }) => ({ empresaId, ...grupo })))
    .returning({ nome: grupos.nome, id: grupos.id })
  const idDoGrupo = idPorNome(plantados)
  const precos = empresa.grupos.flatMap(({ nome, precos: dele = [] }) =>
    dele.map(preco => ({ empresaId, grupoId: idDoGrupo(nome), ...preco })),
  )
  if (precos.length > 0) await tx.insert(precosGrupo).values(precos)
  const prontos = new Map<string, Grupo>()
  for (const grupo of empresa.grupos) {
    const id = idDoGrupo(grupo.nome)
    const opcoes = await plantOptions(tx, empresaId, id, grupo)
    const { ajuda: _, incluidas = 0, regraPreco = 'soma', ...resto } = grupo
    prontos.set(grupo.nome, { ...resto, id, incluidas, regraPreco, maxDistintas: null, opcoes })
  }
  await tx.insert(produtoGrupos).values(
    produtosDe(empresa).flatMap(({ nome, grupos: nomes = [] }) =>
      nomes.map((grupo, ordem) => ({
        empresaId,
        produtoId: idDoProduto(nome),
        grupoId: idDoGrupo(grupo),
        ordem,
      })),
    ),
  )
  const dosProdutos = new Map(produtosDe(empresa).map(produto => [produto.nome, produto.grupos ?? []]))
  return nome => (dosProdutos.get(nome) ?? []).flatMap(grupo => prontos.get(grupo) ?? [])
}

async function plantOptions(
  tx: Transaction,
  empresaId: EmpresaId,
  grupoId: GrupoId,
  { opcoes: dele }: GrupoDemo,
): Promise<Opcao[]> {
  // RETURNING answers in the order of VALUES.
  const ids = await tx
    .insert(opcoes)
    .values(
      dele.map(({ precos: _, esgotada, ...opcao }, ordem) => ({
        ...{ empresaId, grupoId, ordem, ...opcao },
        esgotadoAte: esgotada ? sql`'infinity'` : null,
      })),
    )
    .returning({ opcaoId: opcoes.id })
  const precos = ids.flatMap((id, i) => dele[i]?.precos?.map(preco => ({ empresaId, ...id, ...preco })) ?? [])
  if (precos.length > 0) await tx.insert(precosOpcao).values(precos)
  return ids.flatMap(({ opcaoId: id }, i) => {
    const opcao = dele[i]
    return opcao ? [{ ...opcao, id, maxUnidades: opcao.maxUnidades ?? 1 }] : []
  })
}

function idPorNome<Id>(linhas: readonly { nome: string; id: Id }[]): (nome: string) => Id {
  const ids = new Map(linhas.map(({ nome, id }) => [nome, id]))
  return nome => {
    const id = ids.get(nome)
    if (id === undefined) throw new Error(`the demo has no '${nome}'`)
    return id
  }
}
