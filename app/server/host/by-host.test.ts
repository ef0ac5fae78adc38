import { type ActionFunctionArgs, createContext, data, RouterContextProvider, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { findRoutes } from '../route-modules.server'
import { answerByHost, byHost } from './by-host.server'

const quemEntrou = createContext('ninguém')
type Argumentos = ActionFunctionArgs<Readonly<RouterContextProvider>>

const responder = async ({ context, params, pattern, request }: Argumentos) =>
  Response.json([context.get(quemEntrou), params, pattern, await request.text()])

type Porta = (args: Argumentos, next: () => Promise<Response>) => unknown

function anfitriao(portas: readonly Porta[], action: unknown = byHost(responder)) {
  const routes = {
    loja: { id: 'loja', path: ':slug', module: { middleware: portas } },
    pedidos: { id: 'pedidos', parentId: 'loja', path: 'pedidos', module: { action } },
  }
  const responder = answerByHost(findRoutes({ routes } as never))
  return (method = 'POST', endereco = '/cantina/pedidos') => {
    const corpo = method === 'POST' ? { body: 'um pedido' } : {}
    return responder(
      new Request(`http://comanda.teste${endereco}`, { method, ...corpo }),
      new RouterContextProvider(),
    )
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
  const acao = byHost(() => Promise.reject(new Error('the action was called')))
  expect((await anfitriao([porta], acao)())?.status).toBe(status)
})

test('Um defeito não vira resposta', async () => {
  const quebrada: Porta = () => {
    throw new Error('broken door')
  }
  await expect(anfitriao([quebrada])()).rejects.toThrow('broken door')
})

test('O resto fica com o roteador', () => {
  expect(anfitriao([])('GET')).toBeNull()
  expect(anfitriao([])('POST', '/cantina/outra')).toBeNull()
  expect(anfitriao([], () => Promise.resolve(new Response()))()).toBeNull()
})
