import { expect, test } from 'vitest'
import { linkOrigin } from './request.server'

test('Sem PUBLIC_URL o link de uma carta abre nesta máquina, diga o pedido o Host que disser', () => {
  const pedido = (url: string) => new Request(url, { method: 'POST' })
  const aqui = `http://localhost:${process.env.PORT ?? 3000}`
  expect(linkOrigin(pedido('http://atacante.example/reset-password/link'))).toBe(aqui)
  expect(linkOrigin(pedido('http://192.168.0.9:3000/reset-password/link'))).toBe(aqui)
})
