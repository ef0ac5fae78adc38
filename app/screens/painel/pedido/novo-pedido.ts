import { readOferta } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { freteSemDestino } from '~/domain/frete/frete'
import { readConfiguracaoFrete } from '~/domain/frete/store.server'
import { withTenant } from '~/server/transaction.server'
import { comDireito } from '../porta.server'
import type { Route } from './+types/novo-pedido'

/**
 * GET /home/pedidos/novo-pedido: what the order form offers: the active products with their extras and sizes, each group
 * once, and the freight if it needs no CEP; null when it depends on the destination.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'mudar pedidos')
  return withTenant(empresa.id, async tx => {
    const { produtos, grupos } = await readOferta(tx, momentoEm(new Date(), empresa.fusoHorario))
    const configuracao = await readConfiguracaoFrete(tx)
    return {
      produtos: produtos.map(({ id, nome, preco, extras, variantes, vinculos, esgotado }) => ({
        ...{ id, nome, preco, extras, esgotado },
        ...{ variantes: variantes.map(({ codigoCliente: _, ...variante }) => variante), vinculos },
      })),
      grupos,
      freteFixo: freteSemDestino(configuracao),
    }
  })
}

export type OfertaLida = Awaited<ReturnType<typeof loader>>
