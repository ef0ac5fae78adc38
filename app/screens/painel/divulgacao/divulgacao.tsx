import { DIAS_CONTADOS, listDeOndeVieram } from '~/domain/pedidos/andamento/store-de-onde-vieram.server'
import { formatReais } from '~/domain/valores/centavos'
import { withTenant } from '~/server/database/transaction.server'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { quantos } from '../tela/lista/lista'
import { Tela } from '../tela/tela'
import type { Route } from './+types/divulgacao'
import { DeOndeVieram } from './de-onde-vieram'

/** GET /home/divulgacao: where orders come from. */
export async function loader({ context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'divulgar o cardápio')
  const linhas = await withTenant(empresa.id, tx => listDeOndeVieram(tx, new Date()))
  return {
    dias: DIAS_CONTADOS,
    porWhatsApp: empresa.tipoPedido === 'whatsapp',
    linhas: linhas.map(({ veioDe, quantos: n, total }) => ({
      ...{ veioDe, quantos: quantos(n, 'pedido', 'pedidos'), total: formatReais(total) },
    })),
  }
}

export default function Divulgacao({ loaderData }: Route.ComponentProps) {
  return (
    <Tela titulo="Divulgação" estreita>
      <DeOndeVieram {...loaderData} />
    </Tela>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar a divulgação" />
}
