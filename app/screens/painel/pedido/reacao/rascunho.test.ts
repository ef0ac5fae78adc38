import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { ClienteId, ProdutoId } from '~/domain/valores/ids'
import { conteudoDoFormulario, FORMULARIO_VAZIO } from './formulario'
import { type Acao, mudarFormulario } from './mudar-formulario'
import { escreverRascunho, lerRascunho } from './rascunho'
import { redigirPedido } from './redigir'

const CHAVE = '0f8fad5b-d9cb-469f-a165-70867728950e'
const PIZZA = {
  ...{ id: 1 as ProdutoId, nome: 'Pizza', preco: centavos(50_00), extras: [] },
  ...{ variantes: [], grupos: [] },
}
const MARIANA = {
  id: 3 as ClienteId,
  nome: 'Mariana',
  telefone: '11987650001',
  visto: 'v',
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
  const guardado = escreverRascunho({ chave: CHAVE, formulario: escrito })

  test('volta como estava, com a chave que o salva uma vez só', () => {
    const voltou = lerRascunho(guardado)
    expect(voltou?.chave).toBe(CHAVE)
    // The draft does not say whose phone it is; the form asks again.
    const { cliente, ...resto } = redigirPedido(escrito, { chave: CHAVE })
    expect(redigirPedido(voltou?.formulario ?? FORMULARIO_VAZIO, { chave: CHAVE })).toEqual({
      ...resto,
      cliente: { ...cliente, visto: null },
    })
  })

  test('lembra de quem é o que está nele: escolhido outro cliente, o endereço vai', () => {
    const voltou = lerRascunho(guardado)
    const semEndereco = Object.fromEntries(Object.keys(MARIANA.endereco).map(campo => [campo, null]))
    const cliente = {
      ...MARIANA,
      nome: 'Otávio',
      endereco: semEndereco as unknown as typeof MARIANA.endereco,
    }
    const depois = mudarFormulario(voltou?.formulario ?? FORMULARIO_VAZIO, {
      tipo: 'escolher-cliente',
      cliente,
    })
    expect(depois.endereco).toEqual(FORMULARIO_VAZIO.endereco)
  })

  test('guarda de quem é com o nome que os navegadores já têm', () => {
    expect(JSON.parse(guardado).formulario.origem).toMatchObject({ de: 'cadastro', nome: 'Mariana' })
  })

  test.each([null, '', '{', '{}', escreverRascunho({ chave: 'x', formulario: escrito })])(
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
