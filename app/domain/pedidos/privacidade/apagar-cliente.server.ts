import { findDadosDoCliente } from '~/domain/clientes/store-do-operador.server'
import { deleteCliente } from '~/domain/clientes/store-painel.server'
import { esquecerTelefone } from '~/domain/cupons/store-dos-usos.server'
import { PEDIDO_SEM_CLIENTE } from '~/domain/pedidos/eventos'
import { estaEncerrado } from '~/domain/pedidos/status'
import { recusar } from '~/domain/respostas/recusa'
import { NAO_EXISTE, type Negado, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { unlessViolated } from '~/server/database/constraints.server'
import { tell, withTenant } from '~/server/database/transaction.server'
import { anonimizarPedidos, lockPedidosDaPessoa } from './store-da-pessoa.server'

const NOME_APAGADO = 'Cliente apagado'

const NOVO_PEDIDO = negar(
  recusar(
    'pedido-recem-chegado',
    'Nada foi apagado',
    'Acaba de chegar um pedido deste cliente. Tente de novo.',
  ),
)

/**
 * Erases a person from one company (LGPD, art. 18; privacidade-10): deletes the customer's row, and removes from the
 * orders who bought but not what was sold. `telefone` is 10 or 11 digits. Refuses when nothing is stored about that
 * phone, and while an order is open, because the shop could not deliver it any more.
 */
export function apagarCliente(
  empresaId: EmpresaId,
  telefone: string,
): Promise<Resultado<{ pedidos: number }>> {
  return withTenant(empresaId, async tx => {
    const cliente = await findDadosDoCliente(tx, telefone)
    const encontrados = await lockPedidosDaPessoa(tx, { telefone, clienteId: cliente?.id ?? null })
    if (!cliente && encontrados.length === 0) return NAO_EXISTE
    const abertos = encontrados.filter(({ status }) => !estaEncerrado(status))
    if (abertos.length > 0) return recusarAbertos(abertos.map(({ id }) => id))

    await anonimizarPedidos(
      tx,
      encontrados.map(({ id }) => id),
      NOME_APAGADO,
    )
    await esquecerTelefone(tx, telefone)
    if (cliente) await unlessViolated('pedidos_cliente', NOVO_PEDIDO, () => deleteCliente(tx, cliente.id))
    for (const { id } of encontrados) tell(tx, PEDIDO_SEM_CLIENTE, id)
    return { dados: { pedidos: encontrados.length } }
  })
}

function recusarAbertos(numeros: readonly number[]): Negado {
  const texto = `Há pedido em andamento (${numeros.join(', ')}): a loja precisa finalizá-lo ou cancelá-lo antes.`
  return negar(recusar('pedidos-abertos', 'Nada foi apagado', texto))
}
