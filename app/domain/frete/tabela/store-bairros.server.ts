import { and, eq, ne, or, type SQL } from 'drizzle-orm'
import { dobrarBairro } from '~/domain/enderecos/nome-do-bairro'
import { contem, emPortugues } from '~/domain/listas/busca.server'
import { cadastro, type LinhaDoCadastro } from '~/domain/listas/cadastro.server'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import type { BairroId, EmpresaId } from '~/domain/valores/ids'
import { lockInCompany, type Tx, withTenant } from '~/server/transaction.server'
import {
  chaveDoBairro,
  descreverBairro,
  ERRO_AO_SALVAR_BAIRRO,
  lerBairro,
  MAX_BAIRROS,
} from '../bairro-digitado'
import type { BairroAtendido } from '../modo-bairros'
import { bairrosEntrega as tabela } from '../tables.server'
import { lerBairrosColados } from './bairros-colados'

/** A row with the names by which it is compared. */
type LinhaDeBairro = BairroAtendido & ReturnType<typeof chaveDoBairro>
export type BairroDoPainel = LinhaDoCadastro<BairroId, LinhaDeBairro>

function comChave(dados: BairroAtendido): LinhaDeBairro {
  return { ...dados, ...chaveDoBairro(dados) }
}

const BAIRRO_REPETIDO = recusar(
  'bairro-repetido',
  ERRO_AO_SALVAR_BAIRRO,
  'Este bairro já está na tabela.',
  'nome',
)

function recusarMuitos(texto: string, campo?: string): Recusa {
  return recusar('bairros-demais', ERRO_AO_SALVAR_BAIRRO, texto, campo)
}

/** The table of bairros (frete-15): at most 200 rows, each bairro of a city once. */
export const {
  list: listBairrosDoPainel,
  salvar: salvarBairro,
  excluir: excluirBairro,
} = cadastro<BairroId, LinhaDeBairro>({
  tabela,
  id: tabela.id,
  nome: tabela.nome,
  procurar: busca =>
    or(
      contem(tabela.nome, busca),
      contem(tabela.nomeDobrado, dobrarBairro(busca)),
      contem(tabela.cidade, busca),
    ),
  campos: {
    cidade: tabela.cidade,
    estado: tabela.estado,
    nome: tabela.nome,
    taxa: tabela.taxa,
    minimo: tabela.minimo,
    minutos: tabela.minutos,
    ativo: tabela.ativo,
    cidadeDobrada: tabela.cidadeDobrada,
    nomeDobrado: tabela.nomeDobrado,
  },
  ler(valores) {
    const lido = lerBairro(valores)
    return 'dados' in lido ? { dados: comChave(lido.dados) } : lido
  },
  descrever: descreverBairro,
  antes: tx => lockInCompany(tx, 'bairros'),
  async conferir(tx, bairro, id) {
    if ((await tx.$count(tabela, and(mesmoBairro(tx, bairro), id ? ne(tabela.id, id) : undefined))) > 0) {
      return BAIRRO_REPETIDO
    }
    const cheia = id === null && (await contarBairros(tx)) >= MAX_BAIRROS
    return cheia ? recusarMuitos(`São no máximo ${MAX_BAIRROS} bairros.`) : null
  },
})

/** All rows, by name. */
export function listBairros(tx: Tx): Promise<BairroAtendido[]> {
  const { cidade, estado, nome, taxa, minimo, minutos, ativo } = tabela
  return tx
    .select({ cidade, estado, nome, taxa, minimo, minutos, ativo })
    .from(tabela)
    .where(eq(tabela.empresaId, tx.empresaId))
    .orderBy(emPortugues(nome), tabela.id)
}

function mesmoBairro(tx: Tx, { cidadeDobrada, estado, nomeDobrado }: LinhaDeBairro): SQL | undefined {
  return and(
    eq(tabela.empresaId, tx.empresaId),
    eq(tabela.cidadeDobrada, cidadeDobrada),
    eq(tabela.estado, estado),
    eq(tabela.nomeDobrado, nomeDobrado),
  )
}

function contarBairros(tx: Tx): Promise<number> {
  return tx.$count(tabela, eq(tabela.empresaId, tx.empresaId))
}

/** How many rows were added, and how many were there already and stay as they are. */
export interface BairrosAdicionados {
  readonly adicionados: number
  readonly jaEstavam: number
}

/** Adds the bairros of a pasted list; all of them, or none. */
export async function adicionarBairros(
  empresaId: EmpresaId,
  valores: unknown,
): Promise<Resultado<BairrosAdicionados>> {
  const lidos = lerBairrosColados(valores)
  if ('recusas' in lidos) return lidos
  return withTenant(empresaId, async tx => {
    await lockInCompany(tx, 'bairros')
    const chaves = new Set(
      (await tx.select().from(tabela).where(eq(tabela.empresaId, tx.empresaId))).map(emUma),
    )
    const novos = new Map<string, LinhaDeBairro>()
    for (const bairro of lidos.dados.map(comChave)) {
      if (!chaves.has(emUma(bairro)) && !novos.has(emUma(bairro))) novos.set(emUma(bairro), bairro)
    }
    if (chaves.size + novos.size > MAX_BAIRROS) {
      const texto = `São no máximo ${MAX_BAIRROS} bairros. A tabela já tem ${chaves.size}, e a lista traz mais ${novos.size}.`
      return negar(recusarMuitos(texto, 'linhas'))
    }
    const linhas = [...novos.values()].map(bairro => ({ ...bairro, empresaId: tx.empresaId }))
    if (linhas.length > 0) await tx.insert(tabela).values(linhas)
    return { dados: { adicionados: linhas.length, jaEstavam: lidos.dados.length - linhas.length } }
  })
}

function emUma(linha: Pick<LinhaDeBairro, 'cidadeDobrada' | 'estado' | 'nomeDobrado'>): string {
  return JSON.stringify([linha.cidadeDobrada, linha.estado, linha.nomeDobrado])
}
