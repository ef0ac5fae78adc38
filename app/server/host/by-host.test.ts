import { type ActionFunctionArgs, createContext, data, RouterContextProvider, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { findRoutes } from '../route-modules.server'
import { answerByHost } from './by-host.server'

const quemEntrou = createContext('ninguém')
type Argumentos = ActionFunctionArgs<Readonly<RouterContextProvider>>

const responder = async ({ context, params, pattern, request }: Argumentos) =>
  Response.json([context.get(quemEntrou), params, pattern, await request.text()])

type Porta = (args: Argumentos, next: () => Promise<Response>) => unknown

function anfitriao(
  portas: readonly Porta[],
  module: object = { action: responder },
  handle = { byHost: true },
) {
  const routes = {
    loja: { id: 'loja', path: ':slug', module: { middleware: portas, handle } },
    pedidos: { id: 'pedidos', parentId: 'loja', path: 'pedidos', module },
  }
  const responder = answerByHost(findRoutes({ routes } as never))
  return async (method = 'POST', endereco = '/cantina/pedidos', Accept = '*/*') => {
    const corpo = method === 'POST' ? { body: 'um pedido' } : {}
    const request = new Request(`http://comanda.teste${endereco}`, { method, headers: { Accept }, ...corpo })
    return responder(request, new RouterContextProvider())
  }
}

const abrir: Porta = ({ context }) => context.set(quemEntrou, 'a Cantina')

test('Quem passou pelas portas da rota é respondido pela ação dela', async () => {
  const resposta = await anfitriao([abrir])()
  expect(await resposta?.json()).toEqual(['a Cantina', { slug: 'cantina' }, '/:slug/pedidos', 'um pedido'])
})

test('As portas abrem na ordem da rota, e a de fora vê a resposta', async () => {
  const vistos: string[] = []
  const deFora: Porta = async (_, next) => {
    vistos.push('entra')
    const resposta = await next()
    vistos.push(`sai com ${resposta.status}`)
    return resposta
  }
  const deDentro: Porta = () => void vistos.push('de dentro')
  await anfitriao([deFora, deDentro])()
  expect(vistos).toEqual(['entra', 'de dentro', 'sai com 200'])
})

test.each<[string, Porta, number]>([
  ['que responde', () => new Response(null, { status: 204 }), 204],
  [
    'que leva a outro endereço',
    () => {
      throw redirect('/outro', 308)
    },
    308,
  ],
  [
    'que não conhece ninguém',
    () => {
      throw data({ slug: 'cantina' }, { status: 404 })
    },
    404,
  ],
])('A porta %s é a resposta, e a ação não é chamada', async (_, porta, status) => {
  const action = () => Promise.reject(new Error('the action was called'))
  expect((await anfitriao([porta], { action })())?.status).toBe(status)
})

test('Um defeito não vira resposta', async () => {
  const quebrada: Porta = () => {
    throw new Error('broken door')
  }
  await expect(anfitriao([quebrada])()).rejects.toThrow('broken door')
})

const recusa = { recusas: ['Falta o nome.'] }

test.each<[string, () => unknown, number, unknown]>([
  ['devolve', () => ({ aviso: 'Feito!' }), 200, { aviso: 'Feito!' }],
  ['devolve com um status', () => data(recusa, { status: 422 }), 422, recusa],
  [
    'recusa',
    () => {
      throw data(recusa, { status: 409 })
    },
    409,
    recusa,
  ],
  ['faz sem nada dizer', () => null, 200, {}],
])('O que a ação %s é a resposta', async (_, action, status, corpo) => {
  const resposta = await anfitriao([], { action })()
  expect([resposta?.status, await resposta?.json()]).toEqual([status, corpo])
})

test('Numa tela, quem pede só a resposta a tem da ação, e quem quer a página a tem do roteador', async () => {
  const tela = { action: responder, default: () => null }
  expect((await anfitriao([], tela)('POST', undefined, 'application/json'))?.status).toBe(200)
  expect(await anfitriao([], tela)('POST', undefined, 'text/html')).toBeNull()
})

test('O endereço que só o roteador usa não leva à ação', async () => {
  const action = () => Promise.reject(new Error('the action was called'))
  expect((await anfitriao([], { action })('POST', '/cantina/pedidos.data'))?.status).toBe(404)
})

test('O resto fica com o roteador', async () => {
  expect(await anfitriao([])('GET')).toBeNull()
  expect(await anfitriao([])('POST', '/cantina/outra')).toBeNull()
  expect(await anfitriao([], {})()).toBeNull()
  expect(await anfitriao([], { action: responder }, { byHost: false })()).toBeNull()
  // The route knows better than the frame around it.
  expect(await anfitriao([], { action: responder, handle: { byHost: false } })()).toBeNull()
})
