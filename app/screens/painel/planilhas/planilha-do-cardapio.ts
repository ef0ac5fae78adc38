import { findCardapioInteiro } from '~/domain/cardapio/store-planilha.server'
import { planilhaDoCardapio } from '~/domain/planilhas/cardapio/planilha-do-cardapio'
import { withTenant } from '~/server/transaction.server'
import { comDireito } from '../porta.server'
import type { Route } from './+types/planilha-do-cardapio'
import { baixarCsv, nomeDatado } from './csv.server'

/** GET /home/produtos/planilha.csv: the whole menu. */
export async function loader({ context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  const cardapio = await withTenant(empresa.id, findCardapioInteiro)
  return baixarCsv(nomeDatado('cardapio', empresa), planilhaDoCardapio(cardapio))
}
