import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { ask } from '../world/banco/banco-por-fora'
import { BELLA, BURGER, CANTINA } from '../world/demo'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { comanda } from '../world/processo/comando'
import { entrarNoPainel } from '../world/processo/entrar-no-painel'
import { temporaryFolder } from '../world/processo/pasta'
import { type Servidor, startServidor } from '../world/processo/servidor'

let folder: string
let cluster: Cluster
let env: Record<string, string>
let servidores: Servidor[]
beforeAll(async () => {
  folder = await temporaryFolder('dois-servidores')
  cluster = await plantarPasta(folder)
  env = { DATABASE_URL: cluster.url, COMANDA_DADOS: join(folder, 'dados'), SECRET: 'o mesmo nos dois' }
  servidores = [await startServidor(env), await startServidor(env)]
})
afterAll(async () => {
  await Promise.all(servidores.map(servidor => servidor.end('SIGTERM')))
  await cluster.release()
  await rm(folder, { recursive: true, force: true })
})

const origens = () => servidores.map(({ origin }) => origin) as [string, string]

const enviar = (url: string, campos: Record<string, string>, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { Origin: new URL(url).origin, Cookie: cookie },
    body: new URLSearchParams(campos),
    redirect: 'manual',
  })

/** An open stream; `fim` resolves at its end. */
async function ouvir(origin: string, cookie: string) {
  const resposta = await fetch(`${origin}/home/ao-vivo`, { headers: { Cookie: cookie } })
  expect(resposta.status).toBe(200)
  const leitor = resposta.body?.getReader()
  await leitor?.read()
  async function ler(): Promise<string> {
    for (;;) if ((await leitor?.read())?.done) return 'acabou'
  }
  return { fim: ler(), fechar: () => leitor?.cancel() }
}

test('Em 5 segundos acaba num servidor a corrente de quem teve a senha trocada no outro; a de outra empresa fica', async () => {
  const [um, outro] = origens()
  const cookie = await entrarNoPainel(um, CANTINA)
  const daCantina = [await ouvir(um, cookie), await ouvir(outro, cookie)]
  const daBella = await ouvir(outro, await entrarNoPainel(um, BELLA))

  const { dito } = await comanda(env, 'senha', CANTINA.slug)
  const token = /token=([\w-]+)/.exec(dito)?.[1] ?? ''
  const trocada = await enviar(`${um}/reset-password`, {
    ...{ token, senha: 'senha-nova-1', confirmarSenha: 'senha-nova-1' },
  })
  expect(trocada.status).toBeLessThan(400)
  const fins = Promise.all(daCantina.map(({ fim }) => fim))
  expect(await Promise.race([fins, wait(5_000, 'aberta')])).toEqual(['acabou', 'acabou'])
  const deNovo = await fetch(`${outro}/home/ao-vivo`, { headers: { Cookie: cookie }, redirect: 'manual' })
  expect(deNovo.status).not.toBe(200)
  expect(await Promise.race([daBella.fim, wait(500, 'aberta')])).toBe('aberta')
  await daBella.fechar()
})

test.each([
  ['sai no outro', (origin: string, cookie: string) => enviar(`${origin}/home/sair`, {}, cookie)],
  ['é de uma empresa que o operador desliga', () => comanda(env, 'desativar', BURGER.slug)],
])('Em 5 segundos acaba num servidor a corrente de quem %s', async (_, acabar) => {
  await comanda(env, 'ativar', BURGER.slug)
  const [um, outro] = origens()
  const cookie = await entrarNoPainel(um, BURGER)
  const abertas = [await ouvir(um, cookie), await ouvir(outro, cookie)]
  await acabar(outro, cookie)
  const fins = Promise.all(abertas.map(({ fim }) => fim))
  expect(await Promise.race([fins, wait(5_000, 'aberta')])).toEqual(['acabou', 'acabou'])
  for (const origin of [um, outro]) {
    const deNovo = await fetch(`${origin}/home`, { headers: { Cookie: cookie }, redirect: 'manual' })
    expect(deNovo.headers.get('Location')).toMatch(/^\/login/)
  }
})

describe('As tentativas feitas pelos dois servidores contam juntas, e depois do seu tempo contam de novo', () => {
  afterEach(passarUmaHora)

  /** Nobody waits for a window's end. */
  async function passarUmaHora() {
    await ask(cluster.url, `update maquina.tries set ends_at = ends_at - interval '1 hour'`)
  }

  /** The answers to so many tries, by turns at the one and the other. */
  async function revezar(vezes: number, tentar: (origin: string, n: number) => Promise<Response>) {
    const respostas: number[] = []
    for (let n = 0; n < vezes; n++) {
      const resposta = await tentar(origens()[n % 2] ?? '', n)
      await resposta.text()
      respostas.push(resposta.status)
    }
    return respostas
  }

  test.each([
    [
      'a sexta senha errada de uma conta num minuto',
      5,
      401,
      (origin: string) => enviar(`${origin}/login`, { identificador: BELLA.email, senha: 'errada' }),
    ],
    [
      'a quarta carta de senha nova numa hora',
      3,
      200,
      (origin: string) => enviar(`${origin}/reset-password/link`, { email: BELLA.email }),
    ],
    [
      'o trigésimo primeiro cupom errado de uma loja em dez minutos',
      30,
      422,
      (origin: string, n: number) =>
        fetch(`${origin}/${CANTINA.slug}/cupom`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            ...{ cupom: `ERRADO${n}`, tipoEntrega: 'Retirar no local', telefone: '' },
            itens: [{ produtoId: 1, quantidade: 1, extras: [], observacao: null }],
            navegador: randomUUID(),
          }),
        }),
    ],
  ])('%s é recusada', async (_, cabem, status, tentar) => {
    const passam = Array(cabem).fill(status)
    expect(await revezar(cabem + 2, tentar)).toEqual([...passam, 429, 429])
    await passarUmaHora()
    expect(await revezar(cabem + 1, tentar)).toEqual([...passam, 429])
  })

  test('o endereço que tentou não se lê na tabela, nem a conta', async () => {
    await revezar(1, origin => enviar(`${origin}/login`, { identificador: BELLA.email, senha: 'errada' }))
    const [{ tudo } = { tudo: '' }] = await ask<{ tudo: string }>(
      cluster.url,
      'select string_agg(t::text, chr(10)) as tudo from maquina.tries t',
    )
    expect(tudo).not.toBe('')
    expect(tudo).not.toMatch(/127\.0|@/)
  })
})
