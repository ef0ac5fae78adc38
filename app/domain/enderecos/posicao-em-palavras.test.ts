import { expect, test } from 'vitest'
import { dizerPosicao, type VizinhoNoMapa } from './posicao-em-palavras'

const SP = { cidade: 'São Paulo', estado: 'SP' }
const LOJA = { latitude: -23.555, longitude: -46.69 }
const vizinho = (
  bairro: string,
  latitude: number,
  longitude: number,
  cidade = 'São Paulo',
): VizinhoNoMapa => ({
  ...{ bairro, cidade, estado: 'SP', posicao: { latitude, longitude } },
})
const VIZINHOS = [
  vizinho('Perdizes', -23.53, -46.67),
  vizinho('Perdizes', -23.531, -46.671),
  vizinho('Pinheiros', -23.565, -46.69),
  vizinho('Santana', -23.5, -46.62),
  vizinho('Mooca', -23.56, -46.59),
]

test('A posição é dita pela distância a bairros vizinhos, o mais perto primeiro', () => {
  expect(dizerPosicao(LOJA, SP, VIZINHOS)).toEqual({
    tom: 'certa',
    texto: 'Em linha reta, a loja fica a 1,1 km de Pinheiros, 3,3 km de Perdizes e 9,4 km de Santana.',
  })
})

test('Sem vizinhos conhecidos, só o mapa pode dizer', () => {
  expect(dizerPosicao(LOJA, SP, [])).toEqual({
    tom: 'certa',
    texto: 'A posição da loja é conhecida. Confira no mapa se é a certa.',
  })
})

test('Fora do estado ela não vale, e o texto diz a que distância fica', () => {
  expect(dizerPosicao({ latitude: -3.7, longitude: -38.5 }, SP, VIZINHOS)).toEqual({
    tom: 'errada',
    texto:
      'A posição guardada não vale: fica fora de SP, a 2.368 km de Santana. Sem a posição certa, a distância não pode ser calculada.',
  })
  expect(dizerPosicao({ latitude: -3.7, longitude: -38.5 }, SP, [])?.texto).toContain(
    'fica fora de SP. Sem a',
  )
})

test('Longe demais de todos os vizinhos da cidade, ela parece errada', () => {
  const longe = dizerPosicao({ latitude: -22.12, longitude: -51.39 }, SP, VIZINHOS)
  expect(longe.tom).toBe('errada')
  expect(longe.texto).toMatch(
    /^A posição guardada parece errada: fica a 5\d\d km de Pinheiros\. Sem a posição/,
  )
  const daqui = VIZINHOS.map(outro => ({ ...outro, cidade: 'Osasco' }))
  expect(dizerPosicao({ latitude: -22.12, longitude: -51.39 }, SP, daqui).tom).toBe('certa')
})

test('Sem posição, a distância não pode ser calculada', () => {
  expect(dizerPosicao(null, SP, VIZINHOS)).toEqual({
    tom: 'errada',
    texto: 'Ninguém sabe a posição da loja no mapa. Sem a posição certa, a distância não pode ser calculada.',
  })
})
