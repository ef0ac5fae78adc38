import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import { dobrarBairro } from '~/domain/enderecos/nome-do-bairro'
import { contem, emPortugues } from '~/domain/listas/busca.server'
import { declararLista, type LinhaDaLista } from '~/domain/listas/declarar-lista.server'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, Id } from '~/domain/valores/ids'
import { lockInCompany, type Tx, withTenant } from '~/server/database/transaction.server'
import {
  chaveDoBairro,
  type DadosDoBairro,
  ERRO_AO_SALVAR_BAIRRO,
  FORMA_DO_BAIRRO,
  lerBairro,
  MAX_BAIRROS,
} from '../bairro-digitado'
import type { BairroAtendido } from '../modo-bairros'
import { bairrosEntrega as tabela } from '../tables.server'
import { lerBairrosColados, proporBairros } from './bairros-colados'
import { lerBairrosJuntos, recusarJuntos, taxaDepois } from './bairros-juntos'

export type BairroId = Id<'bairro'>

/** A row with the names by which it is compared. */
type LinhaDeBairro = BairroAtendido & ReturnType<typeof chaveDoBairro>
export type BairroDoPainel = LinhaDaLista<BairroId, LinhaDeBairro>

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
} = declararLista<BairroId, LinhaDeBairro>({
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
  forma: FORMA_DO_BAIRRO,
  antes: tx => lockInCompany(tx, 'bairros'),
  async conferir(tx, bairro, id) {
    if ((await tx.$count(tabela, and(mesmoBairro(tx, bairro), id ? ne(tabela.id, id) : undefined))) > 0) {
      return BAIRRO_REPETIDO
    }
    const cheia = id === null && (await contarBairros(tx)) >= MAX_BAIRROS
    return cheia ? recusarMuitos(`São no máximo ${MAX_BAIRROS} bairros.`) : null
  },
})

export type BairroGuardado = DadosDoBairro & { readonly id: BairroId }

/** All rows, by name. */
export async function listBairros(tx: Tx): Promise<BairroGuardado[]> {
  const { id, cidade, estado, nome, taxa, minimo, minutos, ativo } = tabela
  const linhas = await tx
    .select({ id, cidade, estado, nome, taxa, minimo, minutos, ativo })
    .from(tabela)
    .where(eq(tabela.empresaId, tx.empresaId))
    .orderBy(emPortugues(nome), tabela.id)
  return linhas as BairroGuardado[]
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

/** How many rows were added, how many changed, and how many stay as they are. */
export interface BairrosAdicionados {
  readonly adicionados: number
  readonly mudados: number
  readonly jaEstavam: number
}

/** Adds the bairros of a pasted list, and with `mudar` changes those that are there (`proporBairros`); all of them, or none. */
export async function adicionarBairros(
  empresaId: EmpresaId,
  valores: Readonly<Record<string, unknown>>,
): Promise<Resultado<BairrosAdicionados>> {
  const lidos = lerBairrosColados(valores)
  if ('recusas' in lidos) return lidos
  return withTenant(empresaId, async tx => {
    await lockInCompany(tx, 'bairros')
    const guardados = await listBairros(tx)
    const { novos, mudam, iguais } = proporBairros(lidos.dados, guardados)
    if (guardados.length + novos.length > MAX_BAIRROS) {
      const texto = `São no máximo ${MAX_BAIRROS} bairros. A tabela já tem ${guardados.length}, e a lista traz mais ${novos.length}.`
      return negar(recusarMuitos(texto, 'linhas'))
    }
    const linhas = novos.map(bairro => ({ ...comChave(bairro), empresaId: tx.empresaId }))
    if (linhas.length > 0) await tx.insert(tabela).values(linhas)
    const mudados = valores.mudar === 'on' ? mudam : []
    for (const { antes, depois } of mudados) await updateBairro(tx, antes.id, depois)
    const jaEstavam = iguais + mudam.length - mudados.length
    return { dados: { adicionados: linhas.length, mudados: mudados.length, jaEstavam } }
  })
}

async function updateBairro(tx: Tx, id: BairroId, mudanca: Partial<BairroAtendido>): Promise<void> {
  await tx
    .update(tabela)
    .set(mudanca)
    .where(and(eq(tabela.empresaId, tx.empresaId), eq(tabela.id, id)))
}

/**
 * Changes the fees of several bairros at once, or takes them off the table (frete-23); answers how many of the marked ones
 * there were. Sent twice, it is done once (`recusarJuntos`).
 */
export async function mudarBairros(empresaId: EmpresaId, valores: unknown): Promise<Resultado<number>> {
  const lidos = lerBairrosJuntos(valores)
  if ('recusas' in lidos) return lidos
  const { marcados, ...juntos } = lidos.dados
  const vistas = new Map(marcados.map(({ id, vista }) => [id, vista]))
  return withTenant(empresaId, async tx => {
    await lockInCompany(tx, 'bairros')
    const osMarcados = and(
      eq(tabela.empresaId, tx.empresaId),
      inArray(tabela.id, [...vistas.keys()] as BairroId[]),
    )
    const linhas = (await tx.select().from(tabela).where(osMarcados)).map(linha => ({
      ...linha,
      vista: vistas.get(linha.id) ?? linha.taxa,
    }))
    const recusa = recusarJuntos(linhas, juntos)
    if (recusa) return recusa
    if (juntos.oQueFazer === 'excluir') await tx.delete(tabela).where(osMarcados)
    else {
      for (const { id, vista } of linhas) {
        const taxa = taxaDepois(vista, juntos)
        if (typeof taxa === 'number') await updateBairro(tx, id as BairroId, { taxa })
      }
    }
    return { dados: linhas.length }
  })
}
