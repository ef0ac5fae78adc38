import { expect, test } from 'vitest'
import { ENDERECO_PERTO } from '../../../../tests/world/um-pedido'
import { dadosDigitados, type PedidoDaqui } from './dados-digitados'

const SEM_ENDERECO = {
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  estado: null,
}
const retirada = (mudancas: Partial<PedidoDaqui> = {}): PedidoDaqui => ({
  nome: 'Rosa Klein',
  clienteDoPainel: false,
  enderecoSalvo: false,
  ...SEM_ENDERECO,
  ...mudancas,
})
const entrega = (mudancas: Partial<PedidoDaqui> = {}) => retirada({ ...ENDERECO_PERTO, ...mudancas })

test.each([
  ['sem pedido, nada', [], null],
  ['o nome do mais novo', [retirada({ nome: 'Nova' }), retirada()], { nome: 'Nova', endereco: null }],
  [
    'o endereço da última entrega',
    [retirada(), entrega({ numero: '7' }), entrega()],
    { nome: 'Rosa Klein', endereco: { ...ENDERECO_PERTO, numero: '7' } },
  ],
  [
    'nunca um endereço que não foi digitado aqui',
    [entrega({ numero: '8271', enderecoSalvo: true }), entrega()],
    { nome: 'Rosa Klein', endereco: ENDERECO_PERTO },
  ],
  ['só o endereço salvo: ele volta a ser oferecido', [retirada(), entrega({ enderecoSalvo: true })], null],
  [
    'nunca o nome que o painel escreveu',
    [entrega({ nome: 'Vitória', clienteDoPainel: true }), retirada()],
    { nome: 'Rosa Klein', endereco: null },
  ],
  ['só o que o painel escreveu: nada', [entrega({ clienteDoPainel: true })], null],
  ['um endereço pela metade não serve', [entrega({ bairro: null })], { nome: 'Rosa Klein', endereco: null }],
])('%s', (_, pedidos, digitados) => {
  expect(dadosDigitados(pedidos)).toEqual(digitados)
})
