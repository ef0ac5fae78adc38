import { data } from 'react-router'
import { lancarPedido } from '~/domain/pedidos/balcao/lancar-pedido.server'
import { lerPedidoDoPainel } from '~/domain/pedidos/balcao/pedido-do-painel'
import { EM_ANDAMENTO } from '~/domain/pedidos/uma-vez.server'
import { ehRecusa, recusar } from '~/domain/respostas/recusa'
import { readJson } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { recusado } from '../tela/resposta'
import type { Route } from './+types/pedidos'
import { type RespostaDoPedido, telefoneDeOutro } from './resposta-do-pedido'

/** POST /home/pedidos: a new order of the panel. The body is `PedidoDoPainelEnviado`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa, membro, quadroFechado } = comDireito(context, 'mudar pedidos')
  if (quadroFechado) return recusado([quadroFechado])
  const lido = lerPedidoDoPainel(await readJson(request))
  if ('recusas' in lido) return recusado(lido.recusas)
  const { chave } = lido.dados
  if (chave === null) throw data(null, { status: 400 })
  const novo = { ...lido.dados, chave }
  const resultado = await lancarPedido(empresa.id, novo, { por: membro.conta, agora: new Date() })
  if (resultado === EM_ANDAMENTO)
    return data<RespostaDoPedido>({ recusas: [AINDA_SALVANDO] }, { status: 409 })
  if (ehRecusa(resultado)) return recusado([resultado])
  if ('dono' in resultado) return telefoneDeOutro(resultado)
  const { pedidoId } = resultado
  if (!('chaveUsada' in resultado)) return { pedidoId }
  const recusas = [
    recusar(
      'pedido-ja-salvo',
      'Pedido já salvo',
      `Este formulário já foi salvo como o pedido nº ${pedidoId}, com outro conteúdo.`,
    ),
  ]
  return data<RespostaDoPedido>({ recusas, jaSalvo: pedidoId }, { status: 422 })
}

const AINDA_SALVANDO = recusar(
  'pedido-sendo-salvo',
  'Pedido em andamento',
  'O pedido ainda está sendo salvo. Aguarde um instante.',
)
