import type { PedidoDoPainelEnviado } from '~/domain/balcao/pedido-do-painel'
import { ehEntrega } from '~/domain/carrinho/tipo-entrega'
import { totalComFrete } from '~/domain/carrinho/total'
import { type Centavos, centavos, parseReais, ZERO } from '~/domain/valores/centavos'
import type { Formulario } from './formulario'
import { type Oferta, redigirLinha, totalDaLinha } from './linhas'

/** The order as the server takes it; a number that cannot be read goes as NaN, which the schema refuses in words. */
export function redigirPedido(
  f: Formulario,
  qual: { readonly chave: string } | { readonly versao: number },
): PedidoDoPainelEnviado {
  const entrega = ehEntrega(f.tipoEntrega)
  return {
    chave: 'chave' in qual ? qual.chave : null,
    versao: 'versao' in qual ? qual.versao : null,
    cliente: { nome: f.nome, telefone: f.telefone },
    tipoEntrega: f.tipoEntrega,
    endereco: entrega ? { ...f.endereco } : null,
    frete: entrega ? lerOpcional(f.frete, ZERO) : ZERO,
    itens: f.linhas.map(redigirLinha),
    formaPagamento: f.formaPagamento,
    valorPago: f.formaPagamento === 'dinheiro' ? lerOpcional(f.valorPago, null) : null,
    observacoes: f.observacoes || null,
  }
}

function lerOpcional<SeVazio>(texto: string, vazio: SeVazio): number | SeVazio {
  return texto.trim() === '' ? vazio : (parseReais(texto) ?? Number.NaN)
}

export interface Valores {
  readonly itens: Centavos
  readonly frete: Centavos
  readonly total: Centavos
}

/** The preview of the server's sums; what is not yet a number counts for nothing. */
export function somarFormulario(f: Formulario, oferta: Oferta): Valores {
  const itens = centavos(f.linhas.reduce((soma, linha) => soma + totalDaLinha(linha, oferta), 0))
  const frete = ehEntrega(f.tipoEntrega) ? (parseReais(f.frete) ?? ZERO) : ZERO
  return { itens, frete, total: totalComFrete(itens, frete) }
}
