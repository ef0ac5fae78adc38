import { readEmpresa } from '~/domain/empresas/store.server'
import type { Descricao, Forma, Visto } from '~/domain/respostas/conflito'
import { juntar, vistoDe } from '~/domain/respostas/conflito.server'
import { recusar } from '~/domain/respostas/recusa'
import {
  type ComJuntados,
  juntado,
  NAO_EXISTE,
  negar,
  negarPorConflito,
  type Resultado,
} from '~/domain/respostas/resultado'
import { ehData, formatData } from '~/domain/valores/data'
import type { EmpresaId } from '~/domain/valores/ids'
import { horaLocal } from '~/domain/valores/instante'
import { lockInCompany, withTenant } from '~/server/database/transaction.server'
import { type ExcecaoDigitada, lerExcecao, MAX_EXCECOES } from '../excecao'
import type { Excecao } from '../horario'
import { resumirTurnos } from '../semana'
import { countExcecoes, deleteExcecao, findExcecao, saveExcecao } from './store-excecoes.server'

interface Edicao {
  /** The date whose exception the form was filled with; null for a new one. */
  readonly antes: string | null
  readonly visto: Visto
  readonly agora: Date
}

interface ExcecaoSalva extends Excecao, ComJuntados {}

const ERRO = 'Erro ao salvar data especial'
const HORARIO = 'Horário'
const JA_TEM = recusar('data-ja-tem', ERRO, 'Esta data já tem um horário especial. Edite-o na lista.', 'data')
const DEMAIS = recusar(
  'datas-demais',
  ERRO,
  `São no máximo ${MAX_EXCECOES} datas especiais. Exclua uma para salvar outra.`,
)

/**
 * Saves a date with hours of its own (horarios-11). Refused: what `lerExcecao` refuses, a date that has them already, one
 * too many, and what somebody else has saved since the form was filled in. Answers what is stored.
 */
export async function salvarExcecao(
  empresaId: EmpresaId,
  digitada: ExcecaoDigitada,
  { antes, visto, agora }: Edicao,
): Promise<Resultado<ExcecaoSalva>> {
  return withTenant(empresaId, async tx => {
    const { fusoHorario } = await readEmpresa(tx)
    const hoje = horaLocal(agora, fusoHorario).data
    const lida = lerExcecao(digitada, hoje)
    if ('recusas' in lida) return lida
    await lockInCompany(tx, 'horarios')
    const guardada = antes === null || !ehData(antes) ? null : await findExcecao(tx, antes)
    if (antes !== null && !guardada) return NAO_EXISTE
    const junto = guardada
      ? juntar({ visto, digitado: lida.excecao, guardado: guardada }, FORMA)
      : { dados: lida.excecao, juntados: [] }
    if ('conflito' in junto) return negarPorConflito(junto.conflito)
    const { dados: excecao } = junto
    if (excecao.data !== antes) {
      const daData = await findExcecao(tx, excecao.data)
      // The answer to the first press was lost: it is there already, just like this.
      if (daData && antes === null && vistoDe(daData) === vistoDe(excecao)) return { dados: daData }
      if (daData) return negar(JA_TEM)
    }
    if (antes === null && (await countExcecoes(tx, hoje)) >= MAX_EXCECOES) return negar(DEMAIS)
    await saveExcecao(tx, excecao, antes)
    return { dados: { ...excecao, ...juntado(junto).dados } }
  })
}

const FORMA: Forma<Excecao> = { rotulos: { data: 'Data', nome: 'Nome', turnos: HORARIO }, descrever }

function descrever({ data, nome, turnos }: Excecao): Descricao {
  return { Data: formatData(data), Nome: nome, [HORARIO]: resumirTurnos(turnos) }
}

/** Answers with what was deleted, so that it can be brought back. Refused: a date without anything. */
export async function excluirExcecao(empresaId: EmpresaId, data: string): Promise<Resultado<Excecao>> {
  const apagada = ehData(data) ? await withTenant(empresaId, tx => deleteExcecao(tx, data)) : null
  return apagada ? { dados: apagada } : NAO_EXISTE
}
