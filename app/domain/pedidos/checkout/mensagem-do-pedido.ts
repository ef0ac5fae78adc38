import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { baseDoFrete } from '~/domain/frete/frete'
import { dizerPrometido, fixarPromessa } from '~/domain/horarios/promessa'
import { redigirMensagem } from './mensagem-whatsapp'
import type { PedidoMontado } from './montar-pedido'
import type { NovoPedido } from './novo-pedido'

/** The message that a customer sends to a whatsapp company, right after the checkout (whatsapp-3). */
export function mensagemDoPedido(
  { nomefantasia: loja, fusoHorario: fuso }: { readonly nomefantasia: string; readonly fusoHorario: string },
  novo: Pick<NovoPedido, 'cliente' | 'tipoEntrega' | 'observacoes' | 'cupom'>,
  montado: PedidoMontado & { readonly pix?: string | null },
  agora: Date,
): string {
  const { endereco, frete, valores, promessa, ...figuras } = montado
  return redigirMensagem({
    ...figuras,
    ...valores,
    loja,
    numero: null,
    cliente: novo.cliente,
    tipoEntrega: novo.tipoEntrega,
    observacoes: novo.observacoes,
    cupom: montado.ajustes.some(({ cupomId }) => cupomId !== null) ? novo.cupom : null,
    enderecoEntrega: endereco && enderecoEmUmaLinha(endereco),
    enderecoBairro: endereco?.bairro ?? null,
    previsao: dizerPrometido(fixarPromessa(promessa, agora), fuso),
    ...baseDoFrete(frete),
  })
}
