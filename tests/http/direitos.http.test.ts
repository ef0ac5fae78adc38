import { afterAll, beforeAll, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { CANTINA } from '../world/demo'
import { listRotas, preencher } from '../world/rotas'
import { type Browser, type Comanda, openComanda, SO_A_RESPOSTA } from './comanda'

/** Signed in at the Cantina, in a role that the table of rights does not know. */
let visita: Browser
let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
  visita = await comanda.browser().signIn(CANTINA)
  await comanda.mundo.sql(`update membros set papel = 'visita' where empresa_id = $1`, [
    comanda.mundo.cantina,
  ])
})
afterAll(() => comanda.close())

/** Everybody who is signed in may sign out. */
const SEM_DIREITO = ['/home/sair']

/**
 * Calls the loader or the action of one route alone, because a refusal by the layout around it would prove nothing
 * about the route.
 */
const casos = listRotas()
  .filter(({ caminho }) => /^\/(home(\/|$)|cadastro-empresa\/:id$)/.test(caminho))
  .filter(({ caminho }) => !SEM_DIREITO.includes(caminho))
  .flatMap(({ id, caminho, carrega, muda }) => [
    ...(carrega
      ? [{ como: 'ler', caminho, pedir: (onde: string) => visita.get(`${onde}.data?_routes=${id}`) }]
      : []),
    ...(muda
      ? [{ como: 'mudar', caminho, pedir: (onde: string) => visita.form(onde, {}, SO_A_RESPOSTA) }]
      : []),
  ])

test.each(casos)(
  'sem o direito ninguém pode $como em $caminho, e ouve por quê',
  async ({ caminho, pedir }) => {
    const antes = await retratar(comanda.mundo)
    const resposta = await pedir(preencher(caminho, { id: String(comanda.mundo.cantina) }))
    expect(resposta.status).toBe(403)
    expect(await resposta.text()).toMatch(
      /Sem permissão.*Sua conta não pode .+ nesta empresa\. Fale com o dono\./s,
    )
    expect(await retratar(comanda.mundo)).toEqual(antes)
  },
)

test('a página que não se pode ver diz isso em vez de aparecer', async () => {
  for (const pagina of ['/home/clientes', '/home/compartilhar/cartao', '/home/pedidos/10000000/recibo']) {
    const resposta = await visita.get(pagina)
    expect(resposta.status).toBe(403)
    expect(await resposta.text()).toMatch(/Sua conta não pode .+ nesta empresa\. Fale com o dono\./)
  }
})
