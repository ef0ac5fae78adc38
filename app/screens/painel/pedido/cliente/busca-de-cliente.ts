import { searchClientes } from '~/domain/clientes/store-busca.server'
import { withTenant } from '~/server/database/transaction.server'
import { comDireito } from '../../porta.server'
import type { ClientesAchados } from '../reacao/pergunta-do-cliente'
import type { Route } from './+types/busca-de-cliente'

/** GET /home/clientes/busca?termo=: at most 5 customers by name or phone (balcao-5). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'mudar pedidos')
  const termo = (new URL(request.url).searchParams.get('termo') ?? '').slice(0, 80)
  return { clientes: await withTenant(empresa.id, tx => searchClientes(tx, termo)) } satisfies ClientesAchados
}
