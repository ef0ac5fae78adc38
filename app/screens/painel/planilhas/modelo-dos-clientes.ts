import { MODELO_DOS_CLIENTES } from '~/domain/planilhas/planilha-dos-clientes'
import { comDireito } from '../porta.server'
import type { Route } from './+types/modelo-dos-clientes'
import { baixarCsv } from './csv.server'

/** GET /home/clientes/modelo.csv: what to fill in. */
export function loader({ context }: Route.LoaderArgs) {
  comDireito(context, 'editar clientes')
  return baixarCsv('modelo-de-clientes', MODELO_DOS_CLIENTES)
}
