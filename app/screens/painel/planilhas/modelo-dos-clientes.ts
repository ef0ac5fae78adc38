import { MODELO_DOS_CLIENTES } from '~/domain/planilhas/planilha-dos-clientes'
import { baixarCsv } from './csv.server'

/** GET /home/clientes/modelo.csv: what to fill in. */
export function loader() {
  return baixarCsv('modelo-de-clientes', MODELO_DOS_CLIENTES)
}
