import { randomInt, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import type { EmpresaId } from '~/domain/valores/ids'
import { closeDatabase, openDatabase } from '~/server/database/database.server'
import { stopHearing } from '~/server/database/live.server'
import { type Tx, withTenant } from '~/server/database/transaction.server'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { openArchive } from '../../cli/backup/archive'
import { ask } from '../world/banco/banco-por-fora'
import { urlOf } from '../world/banco/test-database'
import { BELLA, CANTINA, PRODUTOS, ZE } from '../world/demo'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { comanda } from '../world/processo/comando'
import { entrarNoPainel } from '../world/processo/entrar-no-painel'
import { temporaryFolder } from '../world/processo/pasta'
import { type Servidor, startServidor } from '../world/processo/servidor'
import { umPedido } from '../world/um-pedido'

const CLIENTES = 6
const COM_CALMA = { timeout: 60_000 }

let folder: string
let clusters: Cluster[]
let daqui: Servidor
let la: Servidor
beforeAll(async () => {
  folder = await temporaryFolder('empresa-mudada')
  clusters = []
  for (const nome of ['daqui', 'la']) {
    await mkdir(join(folder, nome), { mode: 0o711 })
    clusters.push(await plantarPasta(join(folder, nome)))
  }
  await ask(
    clusters[1]?.url ?? '',
    `update empresas set slug = 'la-' || slug, cnpj = null, id_publico = gen_random_uuid()`,
  )
  await ask(clusters[1]?.url ?? '', `update users set email = 'la-' || email`)
  daqui = await startServidor(ambiente('daqui'))
  la = await startServidor(ambiente('la'))
})
afterAll(async () => {
  await Promise.all([daqui, la].map(servidor => servidor.end('SIGTERM')))
  for (const cluster of clusters) await cluster.release()
  await rm(folder, { recursive: true, force: true })
})

const ambiente = (nome: string) => ({
  COMANDA_DADOS: join(folder, nome),
  COMANDA_LIMITES: '1000000',
  CEP_API_URL: 'http://127.0.0.1:9',
})
const mandar = (nome: string, ...args: string[]) => comanda(ambiente(nome), ...args)
const feito = async (nome: string, ...args: string[]) => {
  const resposta = await mandar(nome, ...args)
  expect(resposta).toMatchObject({ codigo: 0, erro: '' })
  return resposta.dito
}

interface Respondido {
  readonly pedido: NovoPedidoEnviado
  readonly status: number
  readonly corpo: {
    readonly pedidoId?: number
    readonly recusa?: { readonly codigo: string; readonly texto: string }
  }
}

async function enviar({ origin }: Servidor, pedido: NovoPedidoEnviado): Promise<Respondido> {
  const resposta = await fetch(`${origin}/${CANTINA.slug}/pedidos`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pedido),
  })
  return { pedido, status: resposta.status, corpo: await resposta.json() }
}

function novoPedido(produtoId: number): NovoPedidoEnviado {
  const itens = [{ produtoId, quantidade: 1, extras: [], observacao: '' }]
  const cliente = { telefone: `119${randomInt(10_000_000, 100_000_000)}`, nome: 'Zoë', email: null }
  return umPedido({ chave: randomUUID(), itens, cliente, totalVisto: PRODUTOS.semExtras.preco })
}

const pagina = (servidor: Servidor, caminho: string, Accept = 'text/html') =>
  fetch(servidor.origin + caminho, { redirect: 'manual', headers: { Accept } })

test('Uma loja muda de instalação durante os pedidos: cada pedido respondido está lá, e os outros leem que nada foi enviado', async () => {
  const [produto] = await ask<{ id: number }>(
    clusters[0]?.url ?? '',
    'select id::int as id from produtos where nome = $1',
    [PRODUTOS.semExtras.nome],
  )
  const respondidos: Respondido[] = []
  let parar = false
  const clientes = Array.from({ length: CLIENTES }, async () => {
    while (!parar) respondidos.push(await enviar(daqui, novoPedido(produto?.id ?? 0)))
  })
  await expect.poll(() => respondidos.length, COM_CALMA).toBeGreaterThan(30)
  const arquivo = join(folder, 'cantina.tar.gz')
  const novoEndereco = `${la.origin}/${CANTINA.slug}`
  await feito('daqui', 'empresa', 'mudar', CANTINA.slug, novoEndereco)
  await feito('daqui', 'empresa', 'exportar', CANTINA.slug, arquivo)
  await expect
    .poll(() => respondidos.filter(({ status }) => status === 422).length, COM_CALMA)
    .toBeGreaterThan(10)
  parar = true
  await Promise.all(clientes)
  expect((await pagina(daqui, `/${CANTINA.slug}`)).status).toBe(503)

  await feito('la', 'empresa', 'importar', arquivo)
  expect(await mandar('daqui', 'empresa', 'mudou', CANTINA.slug, arquivo, '30')).toMatchObject({
    codigo: 1,
    erro: 'Nada foi feito: sem um terminal para perguntar, use --sim.\n',
  })
  await feito('daqui', 'empresa', 'mudou', CANTINA.slug, arquivo, '30', '--sim')
  expect(await mandar('daqui', 'ativar', CANTINA.slug)).toMatchObject({
    codigo: 1,
    erro: `A empresa está em ${novoEndereco}, e aqui só há uma cópia antiga. Para ela voltar: empresa apagar aqui, exportar de lá e importar.\n`,
  })
  const lidos = await ask<{ id: number }>(
    clusters[1]?.url ?? '',
    'select id from pedidos where empresa_id = (select id from empresas where slug = $1)',
    [CANTINA.slug],
  )
  const presentes = new Set(lidos.map(({ id }) => id))
  const aceitos = respondidos.filter(({ status }) => status === 200)
  expect(aceitos.filter(({ corpo }) => !presentes.has(corpo.pedidoId ?? 0))).toEqual([])
  const recusados = respondidos.filter(({ status }) => status !== 200)
  expect(new Set(recusados.map(({ status, corpo }) => `${status} ${corpo.recusa?.texto}`))).toEqual(
    new Set(['422 Nada foi enviado. Recarregue a página em alguns minutos e peça de novo.']),
  )
  console.log(`${aceitos.length} answered, ${recusados.length} refused, none missing`)

  // Whoever sends again what had been answered hears the same, here and there.
  const [antes] = aceitos
  for (const servidor of [daqui, la])
    expect(await enviar(servidor, antes?.pedido as NovoPedidoEnviado)).toMatchObject({
      status: 200,
      corpo: { pedidoId: antes?.corpo.pedidoId },
    })
})

test('O endereço de antes leva ao novo, com o resto do caminho, e o painel diz onde entrar', async () => {
  const status = `/${CANTINA.slug}/status-pedido/id/12345678?x=1`
  const resposta = await pagina(daqui, status)
  expect([resposta.status, resposta.headers.get('Location')]).toEqual([301, la.origin + status])
  const cardapio = await pagina(daqui, `/${CANTINA.slug}`)
  expect([cardapio.status, cardapio.headers.get('Location')]).toEqual([301, `${la.origin}/${CANTINA.slug}`])
  expect((await pagina(la, `/${CANTINA.slug}`)).status).toBe(200)
  // The script of an open menu loads its page again, which may go where scripts may not.
  expect((await pagina(daqui, `/${CANTINA.slug}/estado`, '*/*')).status).toBe(404)
  const login = await fetch(`${daqui.origin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ identificador: CANTINA.email, senha: CANTINA.senha }),
  })
  expect(await login.text()).toContain(`Esta empresa mudou de endereço. Entre em ${la.origin}/login`)
  await entrarNoPainel(la.origin, CANTINA)
  const PUBLIC_URL = 'https://la.example'
  const mapa = async (nome: string, proxy: string) =>
    (await comanda({ ...ambiente(nome), PUBLIC_URL }, 'empresa', 'mapa', proxy)).dito.split('\n')
  expect(await mapa('la', 'nginx')).toContain(`${CANTINA.slug} ${PUBLIC_URL};`)
  expect(await mapa('la', 'caddy')).toContain(`${CANTINA.slug} ${PUBLIC_URL}`)
  expect((await mapa('daqui', 'nginx')).filter(linha => linha.startsWith(CANTINA.slug))).toEqual([])
})

test('O que mudou depois do arquivo não se perde calado: empresa mudou recusa, e ativar desfaz', async () => {
  const arquivo = join(folder, 'ze.tar.gz')
  expect(await mandar('daqui', 'empresa', 'mudou', ZE.slug, arquivo, '30', '--sim')).toMatchObject({
    codigo: 1,
  })
  await feito('daqui', 'empresa', 'exportar', ZE.slug, arquivo)
  expect(await mandar('daqui', 'empresa', 'mudou', ZE.slug, arquivo, '30', '--sim')).toMatchObject({
    codigo: 1,
    erro: 'A empresa não está de mudança: comece por empresa mudar.\n',
  })
  await feito('daqui', 'empresa', 'mudar', ZE.slug, `${la.origin}/${ZE.slug}`)
  await ask(
    clusters[0]?.url ?? '',
    `update produtos set preco = preco + 1 where empresa_id = (select id from empresas where slug = $1)`,
    [ZE.slug],
  )
  expect(await mandar('daqui', 'empresa', 'mudou', ZE.slug, arquivo, '30', '--sim')).toMatchObject({
    codigo: 1,
    erro: expect.stringMatching(/^A empresa não é mais a do arquivo, e nada foi feito \(produtos: /),
  })
  expect((await pagina(daqui, `/${ZE.slug}`)).status).toBe(503)
  expect(await mandar('daqui', 'empresa', 'apagar', ZE.slug, '--sim')).toMatchObject({
    codigo: 1,
    erro: expect.stringContaining('está de mudança, e nada foi apagado'),
  })
  await feito('daqui', 'ativar', ZE.slug)
  await expect.poll(async () => (await pagina(daqui, `/${ZE.slug}`)).status, COM_CALMA).toBe(200)
  expect(await mandar('daqui', 'empresa', 'apagar', ZE.slug, '--sim')).toMatchObject({
    codigo: 1,
    erro: expect.stringContaining('está ativa, e nada foi apagado'),
  })
})

test('O que o painel começou a gravar antes da mudança está no arquivo, e o que começou depois é recusado', async () => {
  const [{ url } = { url: '' }] = clusters
  const [empresa] = await ask<{ id: EmpresaId }>(url, 'select id::int as id from empresas where slug = $1', [
    BELLA.slug,
  ])
  const id = empresa?.id as EmpresaId
  const arquivo = join(folder, 'bella.tar.gz')
  openDatabase(url)
  try {
    const gravar = (tx: Tx) => tx.execute(sql`update categorias set nome = nome || ' de antes'`)
    let soltar = () => {}
    let antes: Promise<pg.QueryResult> | undefined
    await new Promise<void>(comecou => {
      antes = withTenant(id, async tx => {
        comecou()
        await new Promise<void>(resolve => (soltar = resolve))
        return gravar(tx)
      })
    })
    let voltou = false
    const mudar = feito('daqui', 'empresa', 'mudar', BELLA.slug, `${la.origin}/${BELLA.slug}`).then(() => {
      voltou = true
    })
    await expect.poll(() => ask(url, 'select from mudancas where ate is null'), COM_CALMA).toHaveLength(1)
    await expect(withTenant(id, gravar)).rejects.toMatchObject({ status: 503 })
    expect(voltou).toBe(false)
    soltar()
    expect((await antes)?.rowCount).toBeGreaterThan(0)
    await mudar
    await feito('daqui', 'empresa', 'exportar', BELLA.slug, arquivo)
    expect(await textoDe(arquivo, 'categorias')).toContain(' de antes"')
  } finally {
    await stopHearing()
    await closeDatabase()
  }
  await feito('daqui', 'ativar', BELLA.slug)
})

async function textoDe(arquivo: string, tabela: string): Promise<string> {
  let texto = ''
  for await (const { name, content } of openArchive(arquivo))
    if (name.startsWith(`tabelas/${tabela}/`)) texto += content
  return texto
}

test('Apagada de vez, não fica nada dela aqui, e as outras empresas não mudam', async () => {
  const [{ url } = { url: '' }] = clusters
  const tabelas = await ask<{ nome: string }>(
    url,
    `select relname::text as nome from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'eventos'
       and exists (select from pg_attribute where attrelid = c.oid and attname = 'empresa_id')`,
  )
  const [cantina] = await ask<{ id: number }>(url, 'select id::int as id from empresas where slug = $1', [
    CANTINA.slug,
  ])
  const contar = (onde: string) =>
    ask(
      url,
      tabelas
        .map(({ nome }) => `select '${nome}' as nome, count(*) from ${nome} where empresa_id ${onde}`)
        .join(' union all '),
      [cantina?.id],
    )
  const outras = await contar('<> $1')
  const fotos = join(folder, 'daqui', 'imagens', String(cantina?.id))
  await mkdir(fotos, { recursive: true })
  await writeFile(join(fotos, 'prato_0123456789ab-400.webp'), 'um prato')
  await apagarNaCopia(url)
  expect(await readdir(fotos)).toHaveLength(1)
  await feito('daqui', 'empresa', 'apagar', CANTINA.slug, '--sim')
  expect(await readdir(fotos)).toEqual([])
  expect(await contar('<> $1')).toEqual(outras)
  expect((await contar('= $1')).filter(({ count }) => count !== '0')).toEqual([])
  expect(await ask(url, 'select from users where email = $1', [CANTINA.email])).toEqual([])
  expect((await pagina(daqui, `/${CANTINA.slug}`)).status).toBe(404)
  expect((await pagina(daqui, `/${BELLA.slug}`)).status).toBe(200)
})

/** As who tries it beforehand: in another database, beside the same pictures. */
async function apagarNaCopia(url: string): Promise<void> {
  const arquivo = join(folder, 'tudo.tar.gz')
  await feito('daqui', 'backup', arquivo)
  await ask(url, `create database copia template template0 encoding 'UTF8' locale 'C'`)
  const copia = (...args: string[]) =>
    comanda({ ...ambiente('daqui'), DATABASE_URL: urlOf(url, 'copia') }, ...args)
  expect(await copia('restaurar', arquivo)).toMatchObject({ codigo: 0, erro: '' })
  expect(await copia('empresa', 'apagar', CANTINA.slug, '--sim')).toMatchObject({
    codigo: 0,
    dito: expect.stringMatching(/^As fotos ficam \(\d+\/, arquivos: 1\): são de outro banco/),
  })
}
