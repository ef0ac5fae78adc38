import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { BELLA, CANTINA } from '../world/demo'
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

const enviar = (url: string, campos: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { Origin: new URL(url).origin },
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
  const [um, outro] = servidores.map(({ origin }) => origin) as [string, string]
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
