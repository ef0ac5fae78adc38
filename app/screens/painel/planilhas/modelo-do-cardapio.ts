import { MODELO_DO_CARDAPIO } from '~/domain/planilhas/cardapio/modelo-do-cardapio'
import { comDireito } from '../porta.server'
import type { Route } from './+types/modelo-do-cardapio'
import { baixarCsv } from './csv.server'

/** GET /home/produtos/modelo.csv: what to fill in. */
export function loader({ context }: Route.LoaderArgs) {
  comDireito(context, 'editar o cardápio')
  return baixarCsv('modelo-do-cardapio', MODELO_DO_CARDAPIO)
}
