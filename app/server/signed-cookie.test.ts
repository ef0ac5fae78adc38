import { createCookie } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSigned, writeSigned } from './signed-cookie.server'

const antes = process.env.SECRET
beforeAll(() => {
  process.env.SECRET = 'segredo'
})
afterAll(() => {
  process.env.SECRET = antes
})

const DE_UM = { name: 'loja_1', purpose: 'vinculo:1', maxAge: 3_600 }
const VALOR = { pedidos: [12_345_678, 87_654_321], nota: 'é?>' }
const enviado = (gravado: string) => gravado.split(';')[0] ?? ''

test('O que o navegador guarda volta inteiro, e o que foi mexido não vale', () => {
  const cookie = enviado(writeSigned(DE_UM, VALOR))
  expect(readSigned(DE_UM, cookie)).toEqual(VALOR)
  expect(readSigned(DE_UM, `outro=1; ${cookie}; mais=2`)).toEqual(VALOR)
  const outro = enviado(writeSigned(DE_UM, { ...VALOR, pedidos: [1] }))
  const trocado = `${outro.split('.')[0]}.${cookie.split('.')[1]}`
  for (const falso of [trocado, cookie.slice(0, -1), 'loja_1=', 'loja_1=.', 'loja_1=%', 'x', '', null])
    expect(readSigned(DE_UM, falso), String(falso)).toBeNull()
  expect(readSigned({ ...DE_UM, purpose: 'vinculo:2' }, cookie)).toBeNull()
})

test('O cookie é escrito e lido como o roteador o escrevia, para os que já estão nos navegadores', async () => {
  const doRoteador = createCookie('loja_1', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: 3_600,
    secrets: ['segredo:vinculo:1'],
  })
  const escrito = await doRoteador.serialize(VALOR)
  expect(writeSigned(DE_UM, VALOR)).toBe(escrito)
  expect(readSigned(DE_UM, enviado(escrito))).toEqual(VALOR)
})
