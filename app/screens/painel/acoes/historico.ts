import { data } from 'react-router'
import { readNomes } from '~/domain/contas/store.server'
import { dizerSobreATaxa } from '~/domain/frete/lugar-da-taxa'
import { contarDesconto, contarPasso, contarRecebimento } from '~/domain/pedidos/andamento/historico'
import { findTaxaEEndereco } from '~/domain/pedidos/andamento/store-consulta.server'
import { listPassos } from '~/domain/pedidos/store.server'
import { listAjustes, listRecebimentos } from '~/domain/pedidos/store-do-dinheiro.server'
import { ehTaxa } from '~/domain/pedidos/valores'
import { ZERO } from '~/domain/valores/centavos'
import { formatDataHora } from '~/domain/valores/instante'
import { withTenant } from '~/server/database/transaction.server'
import { lerPedidoDoQuadro } from '../porta-do-pedido.server'
import type { Route } from './+types/historico'

/** GET /home/pedidos/:id/historico: every change of the order, who, when, from, to (quadro-12), and why it has discounts. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { empresa, id } = lerPedidoDoQuadro(context, params.id)
  const lido = await withTenant(empresa.id, async tx => {
    const taxa = await findTaxaEEndereco(tx, id)
    return taxa
      ? {
          taxa,
          passos: await listPassos(tx, id),
          recebimentos: (await listRecebimentos(tx, [id])).get(id) ?? [],
          ajustes: await listAjustes(tx, id),
        }
      : null
  })
  if (lido === null) throw data(null, { status: 404 })
  const descontos = lido.ajustes.filter(({ alvo }) => !ehTaxa(alvo))
  const nomes = await readNomes([
    ...lido.recebimentos.flatMap(({ por }) => por ?? []),
    ...descontos.flatMap(({ userId }) => userId ?? []),
  ])
  const linhas = [
    ...lido.passos.map(passo => ({ em: passo.em, ...contarPasso(passo), para: passo.para })),
    // Of an order that costs nothing the payment of zero says only that it is settled.
    ...lido.recebimentos
      .filter(({ valor }) => valor > ZERO)
      .map(linha => ({
        em: linha.em,
        ...contarRecebimento(linha, linha.por === null ? undefined : nomes.get(linha.por)),
        // Green as what is done.
        para: 'Finalizado' as const,
      })),
  ]
  return {
    passos: linhas
      .toSorted((um, outro) => um.em.getTime() - outro.em.getTime())
      .map(({ em, ...linha }) => ({ ...linha, quando: formatDataHora(em, empresa.fusoHorario) })),
    descontos: descontos.map(linha =>
      contarDesconto(linha, linha.userId === null ? undefined : nomes.get(linha.userId)),
    ),
    sobreATaxa: dizerSobreATaxa(lido.taxa),
    veioDe: lido.taxa.veioDe && `Veio de: ${lido.taxa.veioDe}`,
  }
}
