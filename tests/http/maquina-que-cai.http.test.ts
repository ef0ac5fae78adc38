import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CANTINA } from '../world/demo'
import { type Browser, type Comanda, openComanda } from './comanda'

/** As a distributed engine says that the rows are on another machine by now, and that a machine has gone. */
const MUDOU = 'shard for the given value does not exist'
const CAIU = 'server closed the connection unexpectedly'

let comanda: Comanda
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  for (const sql of [
    // What a transaction takes from a sequence is not given back when it is undone.
    'create sequence vezes',
    'create table queda (ate int not null, dito text not null)',
    `insert into queda values (0, '')`,
    `create function cair() returns boolean language plpgsql security definer as $$ begin
       if (select ate from queda) > 0 and nextval('vezes') <= (select ate from queda) then
         raise exception using errcode = 'XX000', message = (select dito from queda);
       end if;
       return true;
     end $$`,
    'create policy queda on clientes as restrictive using (cair()) with check (cair())',
  ])
    await comanda.mundo.sql(sql)
})
afterAll(() => comanda.close())

const cair = async (ate: number, dito: string) => {
  await comanda.mundo.sql('alter sequence vezes restart')
  await comanda.mundo.sql('update queda set ate = $1, dito = $2', [ate, dito])
}
beforeEach(() => cair(0, ''))

const SEMPRE = 2 ** 31 - 1

describe.each([
  ['as linhas mudam de máquina', MUDOU],
  ['a máquina cai', CAIU],
])('Quando %s no meio', (_, dito) => {
  test('de uma leitura, ela é feita de novo', async () => {
    await cair(1, dito)
    const resposta = await dono.get('/home/clientes')
    expect(resposta.status).toBe(200)
    expect(await resposta.text()).toContain('Mariana')
  })

  test('de um pedido, ele é feito uma vez', async () => {
    const pedido = comanda.umaFocaccia()
    await cair(1, dito)
    const resposta = await comanda.browser().post(`/${CANTINA.slug}/pedidos`, pedido)
    expect(resposta.status, await resposta.clone().text()).toBe(200)
    await cair(0, '')
    expect(await comanda.mundo.sql('select 1 from pedidos where chave = $1', [pedido.chave])).toHaveLength(1)
  })

  test('e continua assim, a resposta diz quando voltar, e nada foi feito', async () => {
    const pedido = comanda.umaFocaccia()
    await cair(SEMPRE, dito)
    const respostas = [
      await dono.get('/home/clientes'),
      await dono.form('/home/clientes', { nome: 'Cida', telefone: '11987001234' }),
      await comanda.browser().post(`/${CANTINA.slug}/pedidos`, pedido),
    ]
    for (const resposta of respostas)
      expect([resposta.status, resposta.headers.get('Retry-After')]).toEqual([503, '5'])
    await cair(0, '')
    expect(await comanda.mundo.sql('select 1 from pedidos where chave = $1', [pedido.chave])).toEqual([])
    expect(await comanda.mundo.sql(`select 1 from clientes where nome = 'Cida'`)).toEqual([])
  })
})

test('O que o banco recusa por outra razão não se pede de novo', async () => {
  await cair(1, 'cache lookup failed for relation 16384')
  expect((await dono.get('/home/clientes')).status).toBe(500)
  expect(await comanda.mundo.sql('select last_value::int as vezes from vezes')).toEqual([{ vezes: 1 }])
})
