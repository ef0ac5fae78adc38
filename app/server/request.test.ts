import { expect, test } from 'vitest'
import { clientAddress, linkOrigin, networksOf } from './request.server'

test('Sem PUBLIC_URL o link de uma carta abre nesta máquina, diga o pedido o Host que disser', () => {
  const pedido = (url: string) => new Request(url, { method: 'POST' })
  const aqui = `http://localhost:${process.env.PORT ?? 3000}`
  expect(linkOrigin(pedido('http://atacante.example/reset-password/link'))).toBe(aqui)
  expect(linkOrigin(pedido('http://192.168.0.9:3000/reset-password/link'))).toBe(aqui)
})

test('Um endereço IPv6 é de um /64, de um /56 e de um /48; um IPv4 é só ele mesmo', () => {
  const redes = (address: string) => networksOf(clientAddress(address, null))
  const minhas = redes('2804:18:7f:1a2b::1')
  expect(minhas).toHaveLength(3)
  const iguais = (address: string) => redes(address).map((rede, n) => rede === minhas[n])
  expect(iguais('2804:18:7f:1a2b:ffff::9')).toEqual([true, true, true])
  expect(iguais('2804:18:7f:1aff::1')).toEqual([false, true, true])
  expect(iguais('2804:18:7f:1bff::1')).toEqual([false, false, true])
  expect(iguais('2804:18:80:1a2b::1')).toEqual([false, false, false])
  expect(new Set(redes('2804:18:7f::1')).size).toBe(3)
  expect(redes('177.10.20.30')).toEqual(['177.10.20.30'])
})
