import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { ClienteId, ProdutoId } from '~/domain/valores/ids'
import { type Acao, conteudoDoFormulario, FORMULARIO_VAZIO, mudarFormulario } from './formulario'
import { lerRascunho } from './rascunho'
import { redigirPedido } from './redigir'

const CHAVE = '0f8fad5b-d9cb-469f-a165-70867728950e'
const PIZZA = { id: 1 as ProdutoId, nome: 'Pizza', preco: centavos(50_00), extras: [] }
const MARIANA = {
  id: 3 as ClienteId,
  nome: 'Mariana',
  telefone: '11987650001',
  endereco: {
    cep: '05010000',
    logradouro: 'Rua Caiubi',
    numero: '100',
    complemento: null,
    bairro: 'Perdizes',
    cidade: 'São Paulo',
    estado: 'SP',
  },
}
const entrega: Acao = { tipo: 'escolher-entrega', tipoEntrega: 'Receber no meu endereço' }
const fazer = (...acoes: Acao[]) => acoes.reduce(mudarFormulario, FORMULARIO_VAZIO)

describe('O rascunho', () => {
  const escrito = fazer(
    entrega,
    { tipo: 'escolher-cliente', cliente: MARIANA },
    { tipo: 'adicionar', produto: PIZZA },
    { tipo: 'digitar', campo: 'frete', valor: '7,00' },
  )

  test('volta como estava, com a chave que o salva uma vez só', () => {
    const voltou = lerRascunho(JSON.stringify({ chave: CHAVE, formulario: escrito }))
    expect(voltou?.chave).toBe(CHAVE)
    expect(redigirPedido(voltou?.formulario ?? FORMULARIO_VAZIO, { chave: CHAVE })).toEqual(
      redigirPedido(escrito, { chave: CHAVE }),
    )
  })

  test.each([null, '', '{', '{}', JSON.stringify({ chave: 'x', formulario: escrito })])(
    'que não é um é nenhum: %s',
    guardado => {
      expect(lerRascunho(guardado)).toBeNull()
    },
  )

  test('o que o servidor respondeu por si não é motivo para perguntar antes de fechar', () => {
    const aberto = fazer({ tipo: 'configurar', freteFixo: centavos(6_00) })
    expect(conteudoDoFormulario(aberto)).toBe(conteudoDoFormulario(FORMULARIO_VAZIO))
    expect(conteudoDoFormulario(fazer(entrega))).not.toBe(conteudoDoFormulario(FORMULARIO_VAZIO))
  })
})
