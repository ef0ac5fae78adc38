import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { CANTINA, PEDIDOS } from '../world/demo'
import { listRotas, preencher } from '../world/rotas'
import { type Browser, type Comanda, ORIGIN, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
})
afterAll(() => comanda.close())

const url = (caminho: string) =>
  preencher(caminho, { slug: CANTINA.slug, id: String(PEDIDOS.pendente.numero) })

describe('Vindo de outro site', () => {
  const ALHEIOS: Array<[string, Record<string, string>]> = [
    ['outra origem', { Origin: 'https://outro.exemplo' }],
    ['a origem nula', { Origin: 'null' }],
    ['a mesma casa em https', { Origin: ORIGIN.replace('http:', 'https:') }],
    ['a mesma casa noutra porta', { Origin: `${ORIGIN}:8080` }],
    ['um endereço que começa igual', { Origin: `${ORIGIN}.outro.exemplo` }],
    ['nenhuma origem, e o navegador diz cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['nenhuma origem, e o navegador diz same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['outra origem em texto', { Origin: 'https://outro.exemplo', 'Content-Type': 'text/plain' }],
  ]
  const mudam = listRotas()
    .filter(rota => rota.muda)
    .map(rota => rota.caminho)

  test('há o que conferir', () => {
    expect(mudam.length).toBeGreaterThan(5)
  })

  // Nothing may ever change, so the portrait that each case must find again is the one taken before the first.
  let antes: Record<string, string>
  beforeAll(async () => {
    antes = await retratar(comanda.mundo)
  })
  test.each(mudam)('%s é 403, seja qual for a origem alheia, e nada muda', async rota => {
    for (const [qual, [de, cabecalhos]] of ALHEIOS.entries()) {
      for (const method of qual === 0 ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST']) {
        for (const sufixo of ['', '.data']) {
          const resposta = await dono.send(url(rota) + sufixo, {
            method,
            headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...cabecalhos },
            body: 'status=Pendente',
          })
          expect(resposta.status, `${method} com ${de}`).toBe(403)
        }
      }
    }
    expect(await retratar(comanda.mundo)).toEqual(antes)
  })

  test.each(mudam)('%s da própria origem não é 403: a recusa acima era pela origem', async rota => {
    const navegador = rota.startsWith('/home') ? dono : comanda.browser()
    expect((await navegador.form(url(rota), { status: 'Cancelado' })).status).not.toBe(403)
    // The session may have ended: that is what this route is for.
    if (rota === '/home/sair') dono = await comanda.browser().signIn(CANTINA)
  })
})

const PARA_FORA = [
  '//outro.exemplo',
  '/\\outro.exemplo',
  '//outro.exemplo/%2e%2e',
  '/%09/outro.exemplo',
  '///outro.exemplo/home',
]
test.each(PARA_FORA.flatMap(caminho => [caminho, `${caminho}?redirectTo=//outro.exemplo`]))(
  'Nenhum endereço leva a outro site: %s',
  async caminho => {
    const para = (await dono.send(ORIGIN + caminho)).headers.get('Location')
    expect(new URL(para ?? '/', ORIGIN).origin).toBe(ORIGIN)
  },
)
