import type { ConsultaDaLista } from '~/domain/listas/pagina'
import { listEncerrados } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { formatDataHora, formatFim } from '~/domain/valores/instante'
import { withTenant } from '~/server/database/transaction.server'
import type { Painel } from '../porta.server'

interface Procura {
  readonly fim: 'Finalizado' | 'Cancelado'
  readonly desde: Date | null
  readonly consulta: ConsultaDaLista
}

/** A page of finished or cancelled orders as its screen shows it; null once the trial is over (plano-4). */
export async function lerEncerrados({ empresa, quadroFechado }: Painel, { fim, desde, consulta }: Procura) {
  if (quadroFechado) return null
  const { linhas, ...lista } = await withTenant(empresa.id, tx =>
    listEncerrados(tx, { ...consulta, status: fim, desde }),
  )
  const fuso = empresa.fusoHorario
  return {
    ...lista,
    linhas: linhas.map(({ dataPedido, encerradoEm, canceladoPor, ...pedido }) => ({
      ...pedido,
      feito: formatDataHora(dataPedido, fuso),
      encerrado: formatFim(dataPedido, encerradoEm, fuso),
      // Which member cancelled it is read in the order's history (quadro-12).
      peloRestaurante: canceladoPor !== null,
    })),
  }
}
