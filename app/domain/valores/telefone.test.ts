import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  digitosProcurados,
  formatTelefone,
  lerTelefone,
  linkWhatsApp,
  mascararTelefone,
  somenteDigitos,
  telefoneCelularValido,
  telefoneDoPainelValido,
  telefoneInvalido,
} from '~/domain/valores/telefone'

test.each([
  ['(11) 91234-5678', '11912345678'],
  ['+55 11 3123.4567', '551131234567'],
  ['abc', ''],
  ['', ''],
  ['１２٣', ''],
])('o campo guarda só os dígitos: %j vira %j', (texto, digitos) => {
  expect(somenteDigitos(texto)).toBe(digitos)
})

test.each([
  ['(11) 91234-5678', '11912345678'],
  ['+55 (011) 91234-5678', '11912345678'],
  ['+55 11 91234-5678', '11912345678'],
  ['(+55) 11 91234-5678', '11912345678'],
  ['tel:+5511912345678', '11912345678'],
  ['0055 11 91234-5678', '11912345678'],
  ['5511912345678', '11912345678'],
  ['55 011 91234-5678', '11912345678'],
  ['+55 015 11 91234-5678', '11912345678'],
  ['011 91234-5678', '11912345678'],
  ['015 11 91234-5678', '11912345678'],
  ['0 15 (11) 91234-5678', '11912345678'],
  ['0xx11 91234-5678', '11912345678'],
  ['(0**11) 91234-5678', '11912345678'],
  ['0xx15 11 3123-4567', '1131234567'],
  ['+55 11 3123-4567', '1131234567'],
  ['551131234567', '1131234567'],
  ['(11) 3123.4567', '1131234567'],
  ['015 91 91234-5678', '91912345678'],
  // Area code 55, not the country code.
  ['55 99123-4567', '55991234567'],
  ['+55 55 99123-4567', '55991234567'],
  ['5532221234', '5532221234'],
  // What fits nowhere stays whole, so that no rule takes it for somebody's number.
  ['+1 212 555 1234', '+12125551234'],
  ['+1 291 234 5678', '+12912345678'],
  ['+351 912 345 678', '+351912345678'],
  ['+55 11 91234-56789', '+55119123456789'],
  ['+55 11', '+5511'],
  ['1191234567', '1191234567'],
  ['11 91234-5678 ramal 9', '119123456789'],
  ['11 91234-5678 / 11 3123-4567', '119123456781131234567'],
  ['55 91234-56789', '559123456789'],
  ['011 9123-4567', '01191234567'],
  ['+', '+'],
  ['abc', ''],
  ['', ''],
])('o telefone escrito %j é %j', (escrito, telefone) => {
  expect(lerTelefone(escrito)).toBe(telefone)
  expect(lerTelefone(telefone)).toBe(telefone)
})

test.each([
  ['+12125551234', 'O telefone deve ser do Brasil, com DDD.'],
  ['01191234567', 'O telefone deve ser do Brasil, com DDD.'],
  ['+55119123456789', 'O telefone deve ter 11 dígitos (DDD+Número).'],
  ['119123456789', 'O telefone deve ter 11 dígitos (DDD+Número).'],
])('do telefone %s, que não serve, se diz %s', (telefone, texto) => {
  expect(telefoneCelularValido(telefone)).toBe(false)
  expect(telefoneDoPainelValido(telefone)).toBe(false)
  expect(telefoneInvalido('O telefone deve ter 11 dígitos (DDD+Número).')(telefone)).toBe(texto)
})

test.each([
  ['(11) 91234-5678', '11912345678'],
  ['+55 11 3123-4567', '1131234567'],
  ['+55 (011) 91234-5678', '11912345678'],
  ['015 11 91234-5678', '11912345678'],
  ['0xx11 91234-5678', '11912345678'],
  ['(0xx11) 91234-5678', '11912345678'],
  ['+55 11 9123', '119123'],
  ['+1 212 555 1234', '12125551234'],
  ['x2', ''],
  ['5534', '5534'],
  ['#48210375', '48210375'],
  ['pizza 4', ''],
  ['', ''],
])('a busca por %j procura os dígitos %j em números e telefones', (termo, digitos) => {
  expect(digitosProcurados(termo)).toBe(digitos)
})

test.each([
  ['11912345678', '(11) 91234-5678'],
  ['1131234567', '(11) 3123-4567'],
  ['551131234567', '551131234567'],
  ['119', '119'],
  ['', ''],
])('o telefone %j aparece como %j', (digitos, texto) => {
  expect(formatTelefone(digitos)).toBe(texto)
})

test.each([
  ['1191234567', false, true],
  ['11912345678', true, true],
  ['01012345678', false, false],
  ['10912345678', false, false],
  ['119123456789', false, false],
  ['191234567', false, false],
  ['', false, false],
  ['1191234567a', false, false],
  ['11912345678\n', false, false],
])('%j: serve no checkout %s, no painel %s', (digitos, noCheckout, noPainel) => {
  expect(telefoneCelularValido(digitos)).toBe(noCheckout)
  expect(telefoneDoPainelValido(digitos)).toBe(noPainel)
})

describe('o telefone mascarado', () => {
  test.each([
    ['11912345678', '(11) *****-5678'],
    ['1131234567', '(11) *****-4567'],
    ['5678', '*****'],
    ['551191234567890', '*****'],
    ['', '*****'],
  ])('de %j é %j', (digitos, texto) => {
    expect(mascararTelefone(digitos)).toBe(texto)
  })
})

describe('o link do WhatsApp', () => {
  const HOST = 'https://api.whatsapp.com'

  test.each([
    ['11912345678', '5511912345678'],
    ['1131234567', '551131234567'],
    ['(11) 91234-5678', '5511912345678'],
    ['5511912345678', '5511912345678'],
    ['551131234567', '551131234567'],
    // Area code 55, not the country code.
    ['55912345678', '5555912345678'],
    ['5532221234', '555532221234'],
    ['5555912345678', '5555912345678'],
  ])('para %s leva o número %s', (telefone, numero) => {
    expect(linkWhatsApp(HOST, telefone, 'Oi')).toBe(`${HOST}/send?phone=${numero}&text=Oi`)
  })

  test('leva a mensagem inteira, com acentos, quebras de linha e &', () => {
    expect(linkWhatsApp(HOST, '11912345678', 'Pão & café\n*R$ 10,00* 🍕')).toBe(
      `${HOST}/send?phone=5511912345678&text=P%C3%A3o%20%26%20caf%C3%A9%0A*R%24%2010%2C00*%20%F0%9F%8D%95`,
    )
  })

  test('aceita o endereço do serviço com barra no fim', () => {
    expect(linkWhatsApp('http://127.0.0.1:9/', '11912345678', 'Oi')).toBe(
      'http://127.0.0.1:9/send?phone=5511912345678&text=Oi',
    )
  })

  test('sem telefone, quem envia escolhe o destinatário', () => {
    expect(linkWhatsApp(HOST, '', 'Veja o cardápio')).toBe(`${HOST}/send?text=Veja%20o%20card%C3%A1pio`)
  })

  test('qualquer texto bem formado volta igual, e nenhum texto quebra o link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), texto => {
        const link = new URL(linkWhatsApp(HOST, '11912345678', `${texto}\uD83C`))
        expect(link.searchParams.get('text')).toBe(texto.replace(/\p{Cs}/gu, ''))
        expect(link.searchParams.get('phone')).toBe('5511912345678')
      }),
    )
  })
})
