import { temAlcool } from '~/domain/cardapio/etiquetas'
import type { FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import { recusaGeral, textoDoCampo } from '~/screens/campos/recusas/recusas'
import { avisosDaContagem } from '../linhas/contagem-das-linhas'
import type { HoraDaLoja } from '../linhas/oferta'
import { type Estado, foiMexido, ofertaDe } from './estado'
import type { Acao } from './mudar-formulario'
import { descreverEntrega } from './pergunta-da-entrega'
import { descreverBusca } from './pergunta-do-cliente'
import type { Evento } from './reacao'
import { somarFormulario } from './redigir'

/** What the form shows of a state. */
export function descrever(estado: Estado) {
  const { formulario, ofertas, leitura, recusas } = estado
  const ofertaLida = ofertaDe(estado)
  return {
    formulario,
    ofertas,
    ofertaLida,
    mexido: foiMexido(estado),
    valores: somarFormulario(formulario, ofertaLida),
    /** Whoever orders it has to be 18. */
    comAlcool: formulario.linhas.some(({ produtoId }) => temAlcool(ofertaLida.get(produtoId))),
    /** Line by line, what too little is left of; null where there is enough. */
    avisosDaContagem: avisosDaContagem(formulario.linhas, ofertaLida, ofertas.estoques, leitura.lido?.itens),
    /** The type of delivery that the edited order has in the database. */
    tipoDoPedido: leitura.lido?.tipoEntrega ?? null,
    /** How the edited order is paid as it is stored; null for a new one. */
    formaDoPedido: (leitura.lido?.formaPagamento as FormaPagamento | undefined) ?? null,
    entrega: descreverEntrega(estado),
    busca: descreverBusca(estado),
    /** The refusal that belongs to no field. */
    geral: recusaGeral(recusas),
    /** The text beside a field, by the field's dotted path. */
    erro: (campo: string) => textoDoCampo(recusas, campo),
  }
}

/** The open form, as its fields see it. */
export interface FormularioAberto extends ReturnType<typeof descrever> {
  readonly hora: HoraDaLoja
  readonly acontecer: (evento: Evento) => void
  readonly mudar: (acao: Acao) => void
}
