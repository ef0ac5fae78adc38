import { spawn } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { findFolder } from '~/server/embedded-postgres/folder.server'
import { findPostmaster } from '~/server/embedded-postgres/postmaster.server'
import { CANTINA_DA_NONA } from '../../db/demo/cantina-da-nona'
import { ask } from '../world/banco/banco-por-fora'
import { CANTINA } from '../world/demo'
import { temporaryFolder } from '../world/processo/pasta'
import { startServidor } from '../world/processo/servidor'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('partida')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const partir = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', COMANDA_DADOS: folder, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const fim = new Promise<number | null>(resolve => child.once('exit', resolve))
  return { child, fim }
}

async function bancoNoAr(): Promise<boolean> {
  const { dataDir } = await findFolder(join(folder, 'postgres'))
  return (await findPostmaster(dataDir)) !== undefined
}

test('Uma porta ocupada é dita em português, e o banco não fica para trás', async () => {
  const outro = createServer()
  await new Promise<void>(resolve => outro.listen(0, resolve))
  const address = outro.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { child, fim } = partir({ PORT: String(port), COMANDA_DEMO: '0' })
  const dito = await text(child.stderr)
  expect(await fim).toBe(1)
  outro.close()
  expect(dito).toBe(
    `A porta ${port} já está em uso. Pare o outro programa ou escolha outra porta: PORT=3001 npm start\n`,
  )
  expect(await bancoNoAr()).toBe(false)
})

test('Um arquivo no lugar da pasta de dados é dito em português, sem pilha', async () => {
  const arquivo = join(folder, 'um-arquivo')
  await writeFile(arquivo, '')
  const { child, fim } = partir({ PORT: '0', COMANDA_DADOS: arquivo })
  const dito = await text(child.stderr)
  expect(await fim).toBe(1)
  expect(dito).toMatch(/^Há um arquivo no lugar de uma pasta em .*COMANDA_DADOS=.*\n$/)
})

test('De duas primeiras partidas ao mesmo tempo, na mesma pasta, as duas ficam de pé, e cada produto tem a sua foto em duas larguras', async () => {
  const nova = { COMANDA_DADOS: join(folder, 'nova', 'dados') }
  const servidores = await Promise.all([startServidor(nova), startServidor(nova)])
  for (const { origin } of servidores) expect((await fetch(`${origin}/${CANTINA.slug}`)).status).toBe(200)
  await conferirFotos(nova.COMANDA_DADOS)
  expect(await Promise.all(servidores.map(servidor => servidor.end('SIGTERM')))).toEqual([0, 0])
})

/** The demo's pictures of the Cantina, drawn once, and nothing else beside them. */
async function conferirFotos(dados: string): Promise<void> {
  const cluster = await openCluster({ dataDir: join(dados, 'postgres') })
  const produtos = await ask<{ nome: string; imagem_url: string | null }>(
    cluster.url,
    `select p.nome, imagem_url from produtos p join empresas e on e.id = p.empresa_id where slug = $1`,
    [CANTINA.slug],
  )
  await cluster.release()
  const semFoto = CANTINA_DA_NONA.cardapio.flatMap(c => c.produtos).filter(({ foto }) => foto === null)
  expect(produtos.filter(p => p.imagem_url === null).map(p => p.nome)).toEqual(semFoto.map(p => p.nome))
  const chaves = produtos.flatMap(p => p.imagem_url ?? [])
  expect(chaves.length).toBeGreaterThanOrEqual(30)
  expect(new Set(chaves).size).toBe(chaves.length)
  const arquivos = await readdir(join(dados, 'imagens', chaves[0]?.split('/')[0] ?? ''))
  const daLoja = arquivos.filter(nome => /^(logo|capa)_/.test(nome))
  expect(daLoja.map(nome => nome.replace(/_\w+/, '')).sort()).toEqual(['capa-1600.webp', 'capa-800.webp'])
  expect(arquivos.filter(nome => !daLoja.includes(nome)).sort()).toEqual(
    chaves.flatMap(chave => [400, 800].map(largura => `${chave.split('/')[1]}-${largura}.webp`)).sort(),
  )
}

test('Fechar o terminal para o servidor e o banco', async () => {
  const { child, fim } = partir({ PORT: '0', COMANDA_DEMO: '0' })
  await new Promise<void>(resolve =>
    child.stdout.on('data', dados => String(dados).includes('Comanda: ') && resolve()),
  )
  expect(await bancoNoAr()).toBe(true)
  // From here on nobody reads the output of the process.
  child.stdout.destroy()
  child.stderr.destroy()
  child.kill('SIGHUP')
  expect(await fim).toBe(0)
  expect(await bancoNoAr()).toBe(false)
})

test('Ctrl-C no meio da primeira partida não deixa o banco para trás', async () => {
  const { child, fim } = partir({ PORT: '0', COMANDA_DEMO: '1' })
  while (!(await bancoNoAr())) await new Promise(resolve => setImmediate(resolve))
  child.kill('SIGINT')
  expect(await fim).toBe(0)
  expect(await bancoNoAr()).toBe(false)
})
