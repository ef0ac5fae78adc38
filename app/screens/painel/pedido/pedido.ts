import { data } from 'react-router'
import { entregaACombinar } from '~/domain/frete/a-combinar'
import { dizerLugarDaTaxa } from '~/domain/frete/lugar-da-taxa'
import { lerNumeroDoPedido } from '~/domain/pedidos/andamento/pedido-mostrado'
import { hasPedido } from '~/domain/pedidos/andamento/store-consulta.server'
import { ehDescontoDigitado } from '~/domain/pedidos/balcao/desconto-digitado'
import { editarPedido } from '~/domain/pedidos/balcao/editar-pedido.server'
import { lerPedidoDoPainel } from '~/domain/pedidos/balcao/pedido-do-painel'
import { diretosDe } from '~/domain/pedidos/campos-diretos'
import { findPedido, type Pedido } from '~/domain/pedidos/store.server'
import { listAjustes } from '~/domain/pedidos/store-do-dinheiro.server'
import type { AjusteDoPedido } from '~/domain/pedidos/valores'
import type { PedidoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { readJson } from '~/server/request.server'
import { comDireito, comQuadroAberto } from '../porta.server'
import { recusado } from '../tela/resposta'
import type { Route } from './+types/pedido'
import type { PedidoAEditar } from './reacao/estado'
import { responderPedido } from './responder-pedido.server'

/** GET /home/pedidos/:id: the order as the form edits it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { empresa } = comQuadroAberto(context, 'mudar pedidos')
  const id = lerNumero(params.id)
  const [pedido, ajustes] = await withTenant(empresa.id, async tx => [
    await findPedido(tx, id),
    await listAjustes(tx, id),
  ])
  if (!pedido) throw data(null, { status: 404 })
  return { pedido: paraOFormulario(pedido, ajustes) satisfies PedidoAEditar }
}

/** POST /home/pedidos/:id: saves the edited order. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa, membro, quadroFechado } = comDireito(context, 'mudar pedidos')
  const id = lerNumero(params.id)
  // Checked before the body, so that for another company's order the only answer is that it does not exist.
  if (!(await withTenant(empresa.id, tx => hasPedido(tx, id)))) throw data(null, { status: 404 })
  if (quadroFechado) return recusado([quadroFechado])
  const lido = lerPedidoDoPainel(await readJson(request))
  if ('recusas' in lido) return recusado(lido.recusas)
  const { versao } = lido.dados
  if (versao === null) throw data(null, { status: 400 })
  const quem = { por: membro.conta, papel: membro.papel, agora: new Date() }
  return responderPedido(await editarPedido(empresa.id, id, { ...lido.dados, versao }, quem))
}

function lerNumero(texto: string): PedidoId {
  const id = lerNumeroDoPedido(texto)
  if (id === null) throw data(null, { status: 404 })
  return id
}

function paraOFormulario(pedido: Pedido, ajustes: readonly AjusteDoPedido[]) {
  return {
    id: pedido.id,
    versao: pedido.versao,
    status: pedido.status,
    nomeCliente: pedido.nomeCliente,
    telefoneCliente: pedido.telefoneCliente,
    tipoEntrega: pedido.tipoEntrega,
    formaPagamento: pedido.formaPagamento,
    ...diretosDe(pedido),
    frete: pedido.frete,
    lugarDaTaxa: dizerLugarDaTaxa(pedido),
    aCombinar: entregaACombinar(pedido),
    valorPago: pedido.valorPago,
    totalComFrete: pedido.totalComFrete,
    ajustes: ajustes.map(ajuste => ({
      ...{ alvo: ajuste.alvo, valor: ajuste.valor, rotulo: ajuste.rotulo },
      digitado: ehDescontoDigitado(ajuste),
      doCupom: ajuste.cupomId !== null,
    })),
    endereco: {
      cep: pedido.enderecoCep,
      logradouro: pedido.enderecoLogradouro,
      numero: pedido.enderecoNumero,
      complemento: pedido.enderecoComplemento,
      bairro: pedido.enderecoBairro,
      cidade: pedido.enderecoCidade,
      estado: pedido.enderecoEstado,
    },
    itens: pedido.itens,
  }
}
