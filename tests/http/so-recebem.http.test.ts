import { afterAll, beforeAll, expect, test } from 'vitest'
import { CANTINA, PEDIDOS } from '../world/demo'
import { listRotas, preencher } from '../world/rotas'
import { type Browser, type Comanda, openComanda } from './comanda'

/** Addresses that only take POSTs from a screen; sooner or later somebody opens or reloads one. */
const soRecebem = listRotas().filter(({ le, muda, tela }) => muda && !le && !tela)
const onde = (caminho: string) =>
  preencher(caminho, { slug: CANTINA.slug, id: String(PEDIDOS.emRota.numero) })

let comanda: Comanda
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
})
afterAll(() => comanda.close())

/** The signup redirects a signed-in owner to the panel, so those addresses are opened by a stranger. */
const quem = (caminho: string) => (caminho.startsWith('/home') ? dono : comanda.browser())
const abrir = (caminho: string, method = 'GET') =>
  quem(caminho).send(onde(caminho), {
    method,
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  })

const TELAS: Record<string, string> = {
  '/home/pedidos': '/home',
  '/home/pedidos/:id/avanco': '/home',
  '/home/clientes/importacao': '/home/clientes',
  '/home/configuracoes/:secao': '/home/configuracoes',
  '/cadastro-empresa/cep': '/cadastro-empresa',
  '/:slug/pedidos': '/:slug',
  '/:slug/cliente': '/:slug',
}

test('a tabela das telas só nomeia endereços que existem, e nenhum ficou sem prova', () => {
  const caminhos = soRecebem.map(({ caminho }) => caminho)
  expect(caminhos.length).toBeGreaterThan(12)
  expect(caminhos).toEqual(expect.arrayContaining(Object.keys(TELAS)))
})

test.each(soRecebem)('$caminho aberto num navegador leva à tela a que pertence', async ({ caminho }) => {
  for (const method of ['GET', 'HEAD']) {
    const resposta = await abrir(caminho, method)
    expect(resposta.status).toBe(302)
    const tela = resposta.headers.get('Location') ?? ''
    if (caminho in TELAS) expect(tela).toBe(onde(TELAS[caminho] ?? ''))
    const passou = await abrir(tela)
    // The address of a row redirects once more, to its list.
    const aberta = passou.status === 302 ? await abrir(passou.headers.get('Location') ?? '') : passou
    expect(aberta.status).toBe(200)
    expect(aberta.headers.get('Content-Type')).toContain('text/html')
  }
})

test.each(soRecebem)('$caminho lido por um script diz em português que só recebe', async ({ caminho }) => {
  const resposta = await dono.get(onde(caminho))
  expect([resposta.status, resposta.headers.get('Allow')]).toEqual([405, 'POST'])
  expect(resposta.headers.get('Cache-Control')).toBe('no-store')
  const { recusas } = (await resposta.json()) as { recusas: { texto: string }[] }
  expect(recusas[0]?.texto).toBe('Este endereço só recebe o que uma tela envia.')
})
