import { expect, test } from 'vitest'
import { destinoDeQuemEntrou } from './destino-de-quem-entrou'

test.each([
  '/home/produtos',
  '/home/produtos?busca=p%C3%A3o+de+queijo&pagina=2',
  '/home/pedidos/48210375/recibo',
])('quem entra volta a %s', volta => {
  expect(destinoDeQuemEntrou(volta)).toBe(volta)
})

test.each([
  null,
  '',
  '/home',
  '//outro.example/home/produtos',
  'https://outro.example/home/x',
  '/home/..\\outro.example',
  '/home/x?y=//outro.example',
  '/home/x?busca=a#//outro.example',
  '/outra-loja',
])('quem entra com a volta %j chega ao quadro', volta => {
  expect(destinoDeQuemEntrou(volta)).toBe('/home?entrou')
})
