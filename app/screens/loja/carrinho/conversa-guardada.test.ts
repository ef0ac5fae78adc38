import { expect, test } from 'vitest'
import { lerConversa } from './conversa-guardada'

const EM = Date.parse('2026-11-20T20:00:00-03:00')
const HORA = 60 * 60_000
const conversa = { link: 'https://api.whatsapp.com/send?text=x', aCopiar: null }
const guardada = (mudancas: object = {}) => JSON.stringify({ ...conversa, em: EM, ...mudancas })

test.each([
  ['há pouco', guardada(), 1, conversa],
  ['há quase duas horas', guardada(), 2 * HORA - 1, conversa],
  [
    'com a mensagem a copiar',
    guardada({ aCopiar: '*Novo pedido*' }),
    1,
    { ...conversa, aCopiar: '*Novo pedido*' },
  ],
  ['há duas horas', guardada(), 2 * HORA, null],
  ['no futuro, porque o relógio mudou', guardada(), -1, null],
  ['sem hora', guardada({ em: undefined }), 1, null],
  ['com outra coisa no lugar do link', guardada({ link: 'javascript:alert(1)' }), 1, null],
  ['nunca', null, 1, null],
  ['de outro jeito', '[]', 1, null],
  ['ilegível', '{', 1, null],
])('a conversa guardada %s', (_caso, texto, idade, lida) => {
  expect(lerConversa(texto, EM + idade)).toEqual(lida)
})
