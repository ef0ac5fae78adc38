import { readEmpresa } from '~/domain/empresas/store.server'
import { readHorarios } from '~/domain/horarios/store.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { type Tx, tell, withTenant } from '~/server/database/transaction.server'
import { OPCAO_MUDOU, PRODUTO_MUDOU } from '../eventos'
import { momentoEm } from '../momento'
import { type CamposDaIntencao, type Falta, type Intencao, lerIntencao, type Vendavel } from './em-falta'
import { dizerVolta, voltaDoEsgotado } from './esgotar'
import { reporEstoque } from './store-estoques.server'
import { type Marcado, updateEsgotado } from './store-faltas.server'

export interface FaltaMudada {
  readonly nome: string
  /** Null: it is for sale again. */
  readonly falta: Falta | null
  /** 'sáb. às 18:00'; null when it does not come back by itself, or is back. */
  readonly volta: string | null
  /** What the owner had marked before, which an undo restores. */
  readonly antes: Falta | null
  /** True when a count had run out and is full again, or over; an undo would not know how many were left. */
  readonly reposto: boolean
  /** How many the owner says there are again; null when that was not said. */
  readonly restam: number | null
}

/**
 * Marks a product, a size or an option as sold out, or sells it again (disponibilidade-3). Refused: one that this
 * company does not have, and a form that `lerIntencao` does not understand.
 */
export async function mudarFalta(
  empresaId: EmpresaId,
  vendavel: Vendavel,
  valores: CamposDaIntencao,
  agora: Date,
): Promise<Resultado<FaltaMudada>> {
  return withTenant(empresaId, async tx => {
    const { fusoHorario: fuso } = await readEmpresa(tx)
    const intencao = lerIntencao(valores, agora)
    if (ehRecusa(intencao)) return negar(intencao)
    const falta = await faltaDaIntencao(tx, intencao, agora, fuso)
    const marcado = await updateEsgotado(tx, vendavel, falta && (falta.ate ?? 'infinity'), agora)
    if (!marcado) return NAO_EXISTE
    const unidades = 'repor' in intencao ? intencao.repor : null
    const { dia } = momentoEm(agora, fuso)
    const reposto = falta === null && (await reporEstoque(tx, dia, vendavel, unidades))
    tellMarcado(tx, vendavel, marcado)
    const volta = falta?.ate ? dizerVolta(falta.ate, agora, fuso) : null
    return {
      dados: {
        nome: marcado.nome,
        falta,
        volta,
        antes: marcado.antes,
        reposto,
        restam: reposto ? unidades : null,
      },
    }
  })
}

/** Says to open screens and machines what was marked. */
export function tellMarcado(tx: Tx, vendavel: Vendavel, { produtoId }: Marcado): void {
  if (produtoId !== null) tell(tx, PRODUTO_MUDOU, produtoId)
  else tell(tx, OPCAO_MUDOU, vendavel.id)
}

async function faltaDaIntencao(tx: Tx, intencao: Intencao, agora: Date, fuso: string): Promise<Falta | null> {
  if ('voltar' in intencao || 'repor' in intencao) return null
  if ('ate' in intencao) return { motivo: 'esgotado', ate: intencao.ate }
  const { turnos, excecoes } = await readHorarios(tx, agora)
  const ate = voltaDoEsgotado(intencao.prazo, turnos, agora, fuso, excecoes)
  return { motivo: 'esgotado', ate }
}
