import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { baseDoFrete } from '~/domain/frete/frete'
import { dizerPrometido, fixarPromessa } from '~/domain/horarios/promessa'
import { type CampoDireto, diretosDe } from '~/domain/pedidos/campos-diretos'
import type { PedidoDaMensagem } from './mensagem-whatsapp'
import type { PedidoMontado } from './montar-pedido'
import type { NovoPedido } from './novo-pedido'

/** What the message says that a customer sends to a whatsapp company, right after the checkout (whatsapp-3). */
export function mensagemDoPedido(
  { nomefantasia: loja, fusoHorario: fuso }: { readonly nomefantasia: string; readonly fusoHorario: string },
  novo: Pick<NovoPedido, 'cliente' | 'tipoEntrega' | CampoDireto | 'cupom'>,
  montado: PedidoMontado & { readonly pix?: string | null },
  agora: Date,
): PedidoDaMensagem {
  const { endereco, frete, valores, promessa, ...figuras } = montado
  return {
    ...figuras,
    ...valores,
    loja,
    numero: null,
    cliente: novo.cliente,
    tipoEntrega: novo.tipoEntrega,
    ...diretosDe({ ...novo, maiorDe18: montado.maiorDe18 }),
    cupom: montado.ajustes.some(({ cupomId }) => cupomId !== null) ? novo.cupom : null,
    enderecoEntrega: endereco && enderecoEmUmaLinha(endereco),
    enderecoBairro: endereco?.bairro ?? null,
    previsao: dizerPrometido(fixarPromessa(promessa, agora), fuso),
    ...baseDoFrete(frete),
  }
}
