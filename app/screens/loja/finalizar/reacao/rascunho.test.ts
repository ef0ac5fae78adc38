import { describe, expect, test } from 'vitest'
import { CAMPOS_MARCADOS, lerRascunho, VALIDADE_DA_CHAVE_MS } from './rascunho'

const AGORA = 1_795_000_000_000
const CHAVE = '0f0e0d0c-0b0a-4908-8706-050403020100'
const NOVA = '11111111-2222-4333-8444-555555555555'
const marcados = (sim: boolean) => Object.fromEntries(CAMPOS_MARCADOS.map(campo => [campo, sim]))
const guardado = {
  digitados: { telefone: '11912345678', cep: '05010000', complemento: '', valorPago: '50,00' },
  cepDasLinhas: { bairro: '05010000' },
  linhasDeAntes: { cidade: 'Salvador' },
  tipoEntrega: 'Receber no meu endereço',
  cepSalvo: null,
  bairroEscolhido: { cep: '05010000', nome: 'Perdizes' },
  formaPagamento: 'dinheiro',
  ...marcados(true),
  chave: CHAVE,
  chaveEm: AGORA - 1_000,
  pendente: true,
}
const vazio = {
  digitados: {},
  cepDasLinhas: {},
  linhasDeAntes: {},
  tipoEntrega: null,
  cepSalvo: null,
  bairroEscolhido: null,
  formaPagamento: null,
  ...marcados(false),
  chave: NOVA,
  chaveEm: AGORA,
  pendente: false,
}
const ler = (texto: string | null) => lerRascunho(texto, AGORA, () => NOVA)

describe('O rascunho do cliente', () => {
  test('volta como foi guardado, com a mesma chave, depois de recarregar durante o envio', () => {
    expect(ler(JSON.stringify(guardado))).toEqual(guardado)
  })

  test.each([
    ['nada guardado', null],
    ['texto que não é JSON', '{"digitados":'],
    ['lista', '[]'],
    ['número', '7'],
    ['null', 'null'],
  ])('%s: vazio, com uma chave nova', (_, texto) => {
    expect(ler(texto)).toEqual(vazio)
  })

  test.each([
    ['digitados', { nome: 7 }, {}],
    ['tipoEntrega', 'Voando', null],
    ['formaPagamento', 'fiado', null],
    ['cepDasLinhas', null, {}],
    ['bairroEscolhido', { cep: 5 }, null],
    // A draft from before there was a choice.
    ['bairroEscolhido', undefined, null],
    ['pendente', 'sim', false],
  ])('%s adulterado fica de fora, o resto volta', (campo, valor, lido) => {
    expect(ler(JSON.stringify({ ...guardado, [campo]: valor }))).toEqual({ ...guardado, [campo]: lido })
  })

  test('campos desconhecidos, como os de uma ficha, não passam', () => {
    const comFicha = { ...guardado, digitados: { ...guardado.digitados, clienteId: '7' }, buscado: {} }
    expect(ler(JSON.stringify(comFicha))).toEqual(guardado)
  })

  test.each([
    ['adulterada', { chave: 'abc' }],
    ['vencida', { chaveEm: AGORA - VALIDADE_DA_CHAVE_MS }],
    ['do futuro', { chaveEm: AGORA + 60_000 }],
  ])('chave %s: outra chave, sem pendência, e o que foi digitado volta', (_, mudanca) => {
    const lido = ler(JSON.stringify({ ...guardado, ...mudanca }))
    expect(lido).toEqual({ ...guardado, chave: NOVA, chaveEm: AGORA, pendente: false })
  })
})
