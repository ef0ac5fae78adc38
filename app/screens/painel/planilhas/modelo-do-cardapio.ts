import { MODELO_DO_CARDAPIO } from '~/domain/planilhas/planilha-do-cardapio'
import { baixarCsv } from './csv.server'

/** GET /home/produtos/modelo.csv: what to fill in. */
export function loader() {
  return baixarCsv('modelo-do-cardapio', MODELO_DO_CARDAPIO)
}
