import { findCardapioInteiro } from '~/domain/cardapio/store-planilha.server'
import { planilhaDoCardapio } from '~/domain/planilhas/cardapio/planilha-do-cardapio'
import { withTenant } from '~/server/database/transaction.server'
import { comDireito } from '../porta.server'
import type { Route } from './+types/planilha-do-cardapio'
import { baixarCsv, nomeDatado } from './csv.server'
import { contarPlanilha } from './muitas-planilhas.server'

/** GET /home/produtos/planilha.csv: the whole menu. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  await contarPlanilha(empresa.id, request)
  const cardapio = await withTenant(empresa.id, findCardapioInteiro)
  return baixarCsv(nomeDatado('cardapio', empresa), planilhaDoCardapio(cardapio))
}
