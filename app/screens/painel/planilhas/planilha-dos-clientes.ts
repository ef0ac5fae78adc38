import { listTodosOsClientes } from '~/domain/clientes/store-planilha.server'
import { planilhaDosClientes } from '~/domain/planilhas/planilha-dos-clientes'
import { withTenant } from '~/server/database/transaction.server'
import { comDireito } from '../porta.server'
import type { Route } from './+types/planilha-dos-clientes'
import { baixarCsv, nomeDatado } from './csv.server'
import { contarPlanilha } from './muitas-planilhas.server'

/** GET /home/clientes/planilha.csv: all customers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'exportar clientes')
  await contarPlanilha(empresa.id, request)
  const clientes = await withTenant(empresa.id, listTodosOsClientes)
  return baixarCsv(nomeDatado('clientes', empresa), planilhaDosClientes(clientes))
}
