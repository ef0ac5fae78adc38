import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import { centavos } from '~/domain/valores/centavos'
import type { LugarConsultado } from '~/screens/campos/reacao/entrega-consultada'
import {
  type CampoDoEndereco,
  type CampoDoTexto,
  FORMULARIO_VAZIO,
  type Formulario,
} from '~/screens/painel/pedido/reacao/formulario'
import { type Acao, mudarFormulario } from '~/screens/painel/pedido/reacao/mudar-formulario'
import { redigirPedido } from '~/screens/painel/pedido/reacao/redigir'

/** The panel's order form, filled in for a caller, and three customers. */

export const CHAVE = '0f8fad5b-d9cb-469f-a165-70867728950e'
export const PERDIZES = {
  ...{ cep: '05010000', logradouro: 'Rua Caiubi', numero: '100', complemento: 'apto 12' },
  ...{ bairro: 'Perdizes', cidade: 'São Paulo', estado: 'SP' },
}
export const PAULISTA = {
  ...{ ...PERDIZES, cep: '01310100', logradouro: 'Avenida Paulista', numero: '9', complemento: null },
  bairro: 'Bela Vista',
}
const NENHUM = Object.fromEntries(Object.keys(PERDIZES).map(campo => [campo, null]))

const pessoa = (id: number, nome: string, telefone: string, endereco: object) =>
  ({ id, nome, telefone, endereco, visto: `visto ${id}` }) as ClienteAchado
export const MARIANA = pessoa(1, 'Mariana Souza', '11987650001', PERDIZES)
export const OTAVIO = pessoa(2, 'Otávio Reis', '11987650002', NENHUM)
export const BRUNA = pessoa(3, 'Bruna Dias', '11987650003', PAULISTA)

export const entrega: Acao = { tipo: 'escolher-entrega', tipoEntrega: 'Receber no meu endereço' }
export const retirada: Acao = { tipo: 'escolher-entrega', tipoEntrega: 'Retirar no restaurante' }
export const escolher = (cliente: ClienteAchado): Acao => ({ tipo: 'escolher-cliente', cliente })
export const digitar = (campo: CampoDoTexto | 'observacoes', valor: string): Acao => ({
  tipo: 'digitar',
  campo,
  valor,
})
export const naLinha = (campo: CampoDoEndereco, valor: string): Acao => ({
  tipo: 'digitar-endereco',
  campo,
  valor,
})
export const cotado = (
  cep: string,
  km: number,
  taxa: number,
  lugar: Partial<LugarConsultado> | null = null,
): Acao => ({
  tipo: 'cotado',
  cotacao: {
    ...{ cep, frete: { modo: 'km', situacao: 'calculado', km, taxa: centavos(taxa) } },
    endereco: lugar && { logradouro: '', bairro: '', cidade: '', estado: '', ...lugar },
  },
})
export const cotadaMariana = cotado(PERDIZES.cep, 4.1, 8_20)
export const cotadaBruna = cotado(PAULISTA.cep, 2, 4_00)

export const passar = (de: Formulario, ...acoes: Acao[]) => acoes.reduce(mudarFormulario, de)
export const fazer = (...acoes: Acao[]) => passar(FORMULARIO_VAZIO, entrega, ...acoes)
export function enviado(f: Formulario) {
  const { cliente, endereco, frete } = redigirPedido(f, { chave: CHAVE })
  return { nome: cliente.nome, telefone: cliente.telefone, endereco, frete }
}
