import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { baseDoFrete } from '~/domain/frete/frete'
import { redigirMensagem } from './mensagem-whatsapp'
import type { PedidoMontado } from './montar-pedido'
import type { NovoPedido } from './novo-pedido'

/** The message that a customer sends to a whatsapp company, right after the checkout (whatsapp-3). */
export function mensagemDoPedido(
  empresa: { readonly nomefantasia: string },
  novo: Pick<NovoPedido, 'cliente' | 'tipoEntrega' | 'formaPagamento' | 'observacoes'>,
  montado: PedidoMontado,
): string {
  const { endereco, frete, valores, ...figuras } = montado
  return redigirMensagem({
    ...figuras,
    ...valores,
    loja: empresa.nomefantasia,
    numero: null,
    cliente: novo.cliente,
    tipoEntrega: novo.tipoEntrega,
    formaPagamento: novo.formaPagamento,
    observacoes: novo.observacoes,
    enderecoEntrega: endereco && enderecoEmUmaLinha(endereco),
    ...baseDoFrete(frete),
  })
}
