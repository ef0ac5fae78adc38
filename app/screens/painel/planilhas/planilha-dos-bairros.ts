import { planilhaDosBairros } from '~/domain/frete/tabela/bairros-colados'
import { listBairros } from '~/domain/frete/tabela/store-bairros.server'
import { withTenant } from '~/server/database/transaction.server'
import { comDireito } from '../porta.server'
import type { Route } from './+types/planilha-dos-bairros'
import { baixarCsv, nomeDatado } from './csv.server'
import { contarPlanilha } from './muitas-planilhas.server'

/** GET /home/configuracoes/bairros/planilha.csv: the whole table, which can be pasted again (frete-23). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver as configurações')
  await contarPlanilha(empresa.id, request)
  const bairros = await withTenant(empresa.id, listBairros)
  return baixarCsv(nomeDatado('bairros', empresa), planilhaDosBairros(bairros))
}
