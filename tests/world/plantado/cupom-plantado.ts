import type { DadosDoCupom } from '~/domain/cupons/cupom'
import { cupons } from '~/domain/cupons/tables.server'
import type { CupomId, EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { umCupom } from '../um-cupom'

/** PIZZA10 as `umCupom` has it, stored in the company. */
export async function plantarCupom(
  empresaId: EmpresaId,
  condicoes: Partial<DadosDoCupom> = {},
): Promise<CupomId> {
  const { id: _, dias, produtos, categorias, ...cupom } = umCupom(condicoes)
  const listas = { dias: [...dias], produtos: [...produtos], categorias: [...categorias] }
  return withTenant(empresaId, async tx => {
    const [linha] = await tx
      .insert(cupons)
      .values({ ...cupom, ...listas, empresaId })
      .returning({ id: cupons.id })
    if (!linha) throw new Error('no coupon was planted')
    return linha.id
  })
}
