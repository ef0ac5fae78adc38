import { expect, test } from 'vitest'
import { abrirCheckout, type Estado } from './estado'
import { type RespostaDoCliente, tipoDaEntrega, valorDoCampo } from './formulario'
import { mudar } from './mudar'
import { perguntarPeloNavegador, receberNavegador } from './pergunta-do-navegador'
import { perguntar } from './perguntas'
import { lerRascunho } from './rascunho'

const rascunho = lerRascunho(null, 0, () => '11111111-2222-4333-8444-555555555555')
const conhecido = abrirCheckout(rascunho, true)
const endereco = {
  cep: '05010000',
  logradouro: 'Rua Caiubi',
  numero: '10',
  complemento: null,
  bairro: 'Perdizes',
  cidade: 'São Paulo',
  estado: 'SP',
}
const ANA: RespostaDoCliente = { cliente: 'vinculado', nome: 'Ana', endereco }
const digitado = (estado: Estado) =>
  mudar(estado, { tipo: 'digitar', campo: 'telefone', valor: '11987650002' }).estado
const perguntas = (estado: Estado) =>
  perguntar(null, estado, { linhas: [], promocoes: [] }).flatMap(efeito =>
    efeito.tipo === 'perguntar' ? [efeito.qual] : [],
  )

test('só o navegador que já pediu aqui, e onde não há telefone digitado, pergunta quem é', () => {
  expect(perguntas(conhecido)).toContain('navegador')
  expect(perguntarPeloNavegador(abrirCheckout(rascunho))).toBeNull()
  expect(perguntarPeloNavegador(digitado(conhecido))).toBeNull()
})

test('o telefone do último pedido e os dados dele preenchem o formulário, sem aviso e sem outra pergunta', () => {
  const { estado, efeitos } = receberNavegador(conhecido, { telefone: '11987650001', ...ANA })
  const { formulario } = estado
  expect([valorDoCampo(formulario, 'telefone'), valorDoCampo(formulario, 'nome')]).toEqual([
    '11987650001',
    'Ana',
  ])
  expect(valorDoCampo(formulario, 'logradouro')).toBe('Rua Caiubi')
  expect(tipoDaEntrega(formulario)).toBe('Receber no meu endereço')
  expect(efeitos).toEqual([])
  expect(perguntas(estado)).toEqual(['entrega'])
})

test('outro telefone se digita por cima, e o que era do primeiro sai', () => {
  const { estado } = receberNavegador(conhecido, { telefone: '11987650001', ...ANA })
  const { formulario } = digitado(estado)
  expect([valorDoCampo(formulario, 'telefone'), valorDoCampo(formulario, 'nome')]).toEqual([
    '11987650002',
    '',
  ])
})

test('a resposta que chega depois de alguém digitar um telefone não o troca', () => {
  const { estado } = receberNavegador(digitado(conhecido), { telefone: '11987650001', ...ANA })
  expect(valorDoCampo(estado.formulario, 'telefone')).toBe('11987650002')
})

test('sem resposta, e sem telefone que se saiba, o campo fica em branco e ninguém pergunta de novo', () => {
  for (const resposta of [null, { cliente: 'novo' as const }]) {
    const { estado, efeitos } = receberNavegador(conhecido, resposta)
    expect([valorDoCampo(estado.formulario, 'telefone'), efeitos, perguntas(estado)]).toEqual(['', [], []])
  }
})
