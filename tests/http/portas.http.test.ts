import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { BELLA, CANTINA, PEDIDOS, ZE } from '../world/demo'
import { listRotas, preencher, type Rota } from '../world/rotas'
import { type Browser, type Comanda, openComanda, SO_A_RESPOSTA } from './comanda'

let comanda: Comanda
/** Texts from the Cantina's orders and customers, which nobody else may read. */
let canarios: string[]
beforeAll(async () => {
  comanda = await openComanda()
  const linhas = await comanda.mundo.sql<{ texto: string }>(
    `select unnest(array[nome_cliente, telefone_cliente, endereco_entrega, id::text]) as texto
     from pedidos where empresa_id = $1
     union select unnest(array[nome, telefone, email, endereco_logradouro]) from clientes where empresa_id = $1`,
    [comanda.mundo.cantina],
  )
  canarios = linhas.map(linha => linha.texto).filter(texto => texto !== null && texto.length > 3)
})
afterAll(() => comanda.close())

const numero = String(PEDIDOS.pendente.numero)
const rotas = listRotas()
/** Routes that need neither a slug nor a session. */
const ABERTAS = [
  '/',
  '/cadastro-empresa',
  '/cadastro-empresa/cep',
  '/confirmar-email',
  '/confirmar-email/desfazer',
  '/confirmar-email/novo',
  '/login',
  '/planos',
  '/reset-password',
  '/reset-password/link',
  '/robots.txt',
  '/sitemap.xml',
]
const doPainel = rotas.filter(({ caminho }) => /^\/(home(\/|$)|cadastro-empresa\/:id$)/.test(caminho))
const daLoja = rotas.filter(({ caminho }) => caminho.startsWith('/:slug'))

interface Pergunta {
  readonly nome: string
  readonly fazer: (navegador: Browser, caminho: string) => Promise<Response>
}

function perguntas({ le, muda, tela, caminho }: Rota): Pergunta[] {
  return [
    ...(le
      ? [
          { nome: 'GET', fazer: (n: Browser, caminho: string) => n.get(caminho) },
          { nome: 'GET .data', fazer: (n: Browser, caminho: string) => n.get(`${caminho}.data`) },
        ]
      : []),
    ...(muda
      ? [
          {
            nome: 'POST',
            fazer: (n: Browser, caminho: string) => n.form(caminho, { status: 'Pendente' }),
          },
          {
            nome: 'POST só pela resposta',
            fazer: (n: Browser, caminho: string) => n.form(caminho, { status: 'Pendente' }, SO_A_RESPOSTA),
          },
        ]
      : []),
    // Nothing else that the panel posts is answered by the router (decision 066).
    ...(muda && (tela || caminho === '/home/sair' || !caminho.startsWith('/home'))
      ? [
          {
            nome: 'POST .data',
            fazer: (n: Browser, caminho: string) => n.form(`${caminho}.data`, { status: 'Pendente' }),
          },
        ]
      : []),
  ]
}

/** The whole answer, headers too; of a stream its beginning. */
async function lerTudo(resposta: Response): Promise<string> {
  const cabecalhos = JSON.stringify([...resposta.headers])
  if (!resposta.headers.get('Content-Type')?.startsWith('text/event-stream'))
    return cabecalhos + (await resposta.text())
  const leitor = resposta.body?.getReader()
  const comeco = new TextDecoder().decode((await leitor?.read())?.value)
  await leitor?.cancel()
  return cabecalhos + comeco
}

/** The canaries found in an answer, except those that stand in the address which the visitor typed. */
function achados(texto: string, caminho: string): string[] {
  return canarios.filter(canario => !caminho.includes(canario) && texto.includes(canario))
}

const casos = (lista: Rota[]) =>
  lista.flatMap(rota => perguntas(rota).map(pergunta => ({ rota: rota.caminho, ...pergunta })))

test('toda rota está atrás de uma porta, ou na lista das que não precisam de uma', () => {
  expect(doPainel.length).toBeGreaterThan(3)
  expect(daLoja.length).toBeGreaterThan(5)
  const outras = rotas.filter(rota => !doPainel.includes(rota) && !daLoja.includes(rota))
  expect(outras.map(rota => rota.caminho).sort()).toEqual(ABERTAS)
})

test('o dono vê os canários no seu quadro: a procura os acharia', async () => {
  const dono = await comanda.browser().signIn(CANTINA)
  expect(achados(await dono.html('/home'), '').length).toBeGreaterThan(5)
})

// Nothing may ever change, so the portrait that each case must find again is the one taken before the first.
describe('O painel', () => {
  let antes: Record<string, string>
  let encerrada: Browser['cookies']
  beforeAll(async () => {
    const saiu = await comanda.browser().signIn(CANTINA)
    encerrada = new Map(saiu.cookies)
    await saiu.form('/home/sair', {})
    antes = await retratar(comanda.mundo)
  })

  const com = (cookies: Browser['cookies']) => {
    const navegador = comanda.browser()
    for (const [nome, valor] of cookies) navegador.cookies.set(nome, valor)
    return navegador
  }

  test.each(casos(doPainel))(
    '$nome $rota sem sessão, ou depois de sair, leva ao login',
    async ({ rota, fazer }) => {
      const plantada = new Map([['comanda_sessao', 'plantada']])
      for (const cookies of [new Map(), encerrada, plantada]) {
        const resposta = await fazer(com(cookies), preencher(rota, { id: numero }))
        const texto = await lerTudo(resposta)
        expect([202, 302]).toContain(resposta.status)
        expect(texto).toContain('/login')
        // Where somebody asked to go is said back, and nothing else.
        expect(achados(texto, preencher(rota, { id: numero }))).toEqual([])
      }
      expect(await retratar(comanda.mundo)).toEqual(antes)
    },
  )
})

describe('A loja', () => {
  let antes: Record<string, string>
  beforeAll(async () => {
    // The first page of a shop gives the events of its planting their places.
    await comanda.browser().get(`/${CANTINA.slug}`)
    antes = await retratar(comanda.mundo)
  })

  test.each(casos(daLoja))(
    '$nome $rota não mostra nem muda nada a um navegador estranho',
    async ({ rota, fazer }) => {
      for (const slug of [CANTINA.slug, BELLA.slug, ZE.slug, 'nao-existe']) {
        const resposta = await fazer(comanda.browser(), preencher(rota, { slug, id: numero }))
        expect(resposta.status).toBeLessThan(500)
        if (slug === 'nao-existe') expect(resposta.status).toBe(404)
        expect(achados(await lerTudo(resposta), `/${numero}`)).toEqual([])
      }
      expect(await retratar(comanda.mundo)).toEqual(antes)
    },
  )
})
