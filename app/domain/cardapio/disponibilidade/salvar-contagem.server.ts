import { readEmpresa } from '~/domain/empresas/store.server'
import { NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { tell, withTenant } from '~/server/database/transaction.server'
import { OPCAO_MUDOU, PRODUTO_MUDOU } from '../eventos'
import { momentoEm } from '../momento'
import { lerContagem, recontar, SEM_CONTAGEM } from './contagem-digitada'
import { type ComContagem, findContaveis, lockContagens, saveContagem } from './store-contagens.server'

export interface ContagemSalva {
  /** Units that orders took while the form was open, of numbers that the owner changed: they are deducted. */
  readonly saiu: number
}

/**
 * Saves how many there are of a product and its sizes, or of the options of a group (estoque-7). Rows that are gone
 * meanwhile are left out. Refused: what `lerContagem` refuses, a product or group that this company does not have, a
 * group of flavours, and every count of a company whose orders leave as messages.
 */
export async function salvarContagem(
  empresaId: EmpresaId,
  dono: ComContagem,
  valores: unknown,
  agora: Date,
): Promise<Resultado<ContagemSalva>> {
  return withTenant(empresaId, async tx => {
    const contaveis = await findContaveis(tx, dono)
    if (!contaveis) return NAO_EXISTE
    const { tipoPedido, fusoHorario } = await readEmpresa(tx)
    if (tipoPedido === 'whatsapp') return negar(SEM_CONTAGEM)
    const lida = lerContagem(valores)
    if ('recusas' in lida) return lida
    const { dia } = momentoEm(agora, fusoHorario)
    const atuais = await lockContagens(tx, contaveis, dia)
    let saiu = 0
    for (const contavel of contaveis) {
      const { tipo, id } = contavel
      const linha = lida.dados.linhas.find(linha => linha.tipo === tipo && linha.id === id)
      if (!linha) continue
      const feita = recontar(linha, atuais[tipo][id] ?? null)
      saiu += feita.saiu
      await saveContagem(tx, contavel, feita.contagem, dia)
      if (tipo === 'opcao') tell(tx, OPCAO_MUDOU, id)
    }
    if (dono.tipo === 'produto') tell(tx, PRODUTO_MUDOU, dono.id)
    return { dados: { saiu } }
  })
}
