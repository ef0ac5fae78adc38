import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { EmpresaId } from '~/domain/valores/ids'
import { closeDatabase, openDatabase } from '~/server/database/database.server'
import { stopHearing } from '~/server/database/live.server'
import { LOCKS } from '~/server/database/locks.server'
import { withTenant } from '~/server/database/transaction.server'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { MANIFEST, openArchive } from '../../cli/backup/archive'
import { packInto } from '../../cli/backup/write-archive'
import type { CompanyManifest } from '../../cli/empresa/company-file'
import { STAYS } from '../../cli/empresa/company-rows'
import { runCommand } from '../../cli/run-command'
import { ask, connect, retratar } from '../world/banco/banco-por-fora'
import { cairNoComando, levantar } from '../world/banco/queda-no-comando'
import { plantarUmaLinhaDeCada } from '../world/banco/uma-linha-de-cada'
import { BELLA, BURGER, CANTINA, PRODUTOS } from '../world/demo'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { plantarMuitosPedidos } from '../world/plantado/pedidos-de-meses'
import { plantarPizza } from '../world/plantado/pizza-plantada'
import { startBucket } from '../world/processo/bucket'
import { comanda } from '../world/processo/comando'
import { entrarNoPainel } from '../world/processo/entrar-no-painel'
import { temporaryFolder } from '../world/processo/pasta'
import { startServidor } from '../world/processo/servidor'

/** The full run, at each statement, is `npm run faults`. */
const PASSO = process.env.COMANDA_QUEDAS ? 1 : 11
/** Some hundreds of imports, beside other work. */
const UM_A_UM_MS = 1_800_000

interface Instalacao {
  readonly pasta: string
  readonly cluster: Cluster
  readonly banco: pg.Client
}

let folder: string
let daqui: Instalacao
let la: Instalacao
/** Of another installation in the same folder, under the very id that would be drawn next here. */
let alheia: string
beforeAll(async () => {
  folder = await temporaryFolder('empresa-levada')
  daqui = await instalar('daqui')
  la = await instalar('la')
  await encher(daqui)
  expect(await exportar(daqui, CANTINA.slug, 'cantina.tar.gz')).toMatchObject({ codigo: 0, erro: '' })
  // All ids are taken there, by other companies and other people; one of them has an account in both.
  await la.banco.query(
    `update empresas set slug = 'la-' || slug, cnpj = null, id_publico = gen_random_uuid()`,
  )
  await la.banco.query(`update users set email = 'la-' || email`)
  const { rows } = await la.banco.query<{ proxima: number }>(
    'select max(id)::int + 1 as proxima from empresas',
  )
  alheia = `${rows[0]?.proxima}/prato_0123456789ab-400.webp`
  await mkdir(join(la.pasta, 'imagens', String(rows[0]?.proxima)), { recursive: true })
  await writeFile(join(la.pasta, 'imagens', alheia), 'de outra instalação')
  await la.banco.query(
    `insert into users (email, password_hash, nome_completo, email_confirmed_at) values ('NosDois@exemplo.com.br', 'a de lá', 'Lá', now())`,
  )
})
afterAll(async () => {
  for (const { banco, cluster } of [daqui, la]) {
    await banco.end()
    await cluster.release()
  }
  await rm(folder, { recursive: true, force: true })
})

async function instalar(nome: string): Promise<Instalacao> {
  const pasta = join(folder, nome)
  // The system user that runs PostgreSQL for root must be able to enter the folder.
  await mkdir(pasta, { mode: 0o711 })
  const cluster = await plantarPasta(pasta)
  return { pasta, cluster, banco: await connect(cluster.url) }
}

const VEIO_DE = 'instagram / combo de sexta'

/** The Cantina has a row in every table, a picture of each kind, a slug of before, and 2,500 orders more. */
async function encher(de: Instalacao): Promise<void> {
  const { cluster, banco } = de
  const sql = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await banco.query<T>(text, values)).rows
  const [cantina] = await sql<{ id: EmpresaId }>('select id::int as id from empresas where slug = $1', [
    CANTINA.slug,
  ])
  const id = cantina?.id as EmpresaId
  openDatabase(cluster.url)
  await withTenant(id, tx => plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome))
  await stopHearing()
  await closeDatabase()
  await plantarUmaLinhaDeCada({ sql }, id)
  await plantarMuitosPedidos(cluster, id, 2_500)
  await sql(`update pedidos set veio_de = $2 where empresa_id = $1`, [id, VEIO_DE])
  await sql('insert into slugs_antigos values ($1, $2)', ['cantina-de-antes', id])
  await sql(
    `with outra as (insert into users (email, password_hash, nome_completo, email_confirmed_at)
       values ('nosdois@exemplo.com.br', '$argon2id$v=19$m=19456,t=2,p=1$daqui', 'Daqui', now()), ('so@daqui.exemplo', 'x', 'Quem saiu', now()) returning *)
     insert into membros (empresa_id, user_id, papel) select $1, id, 'dono' from outra where nome_completo = 'Daqui'`,
    [id],
  )
  // Whoever did something: a member, and somebody who is none any more.
  for (const [tabela, email] of [
    ['historico_pedido', CANTINA.email],
    ['ajustes_pedido', 'so@daqui.exemplo'],
  ])
    await sql(
      `update ${tabela} set user_id = (select id from users where email = $2) where empresa_id = $1`,
      [id, email],
    )
  for (const [onde, nome] of [
    [PRIMEIRO_PRODUTO, 'prato'],
    ['aparencia set logo = $2 where empresa_id = $1', 'logo'],
    ['aparencia set capa = $2 where empresa_id = $1', 'capa'],
    ['banners set imagem = $2 where empresa_id = $1', 'banner'],
  ] as const)
    await darFoto(de, id, onde, nome)
}

const PRIMEIRO_PRODUTO = `produtos set imagem_url = $2
  where id = (select min(id) from produtos where empresa_id = $1) and empresa_id = $1`

/** In the three widths in which pictures are kept. */
async function darFoto({ banco, pasta }: Instalacao, id: number, onde: string, nome: string): Promise<void> {
  const chave = `${id}/${nome}_0123456789ab`
  await banco.query(`update ${onde}`, [id, chave])
  await mkdir(join(pasta, 'imagens', String(id)), { recursive: true })
  for (const largura of [128, 400, 800])
    await writeFile(join(pasta, 'imagens', `${chave}-${largura}.webp`), randomBytes(9_000))
}

const ambiente = ({ pasta, cluster }: Instalacao) => ({ COMANDA_DADOS: pasta, DATABASE_URL: cluster.url })
const exportar = (de: Instalacao, slug: string, arquivo: string) =>
  comanda(ambiente(de), 'empresa', 'exportar', slug, join(folder, arquivo))
const importar = (em: Instalacao, arquivo: string, ...slug: string[]) =>
  comanda(ambiente(em), 'empresa', 'importar', join(folder, arquivo), ...slug)

async function manifesto(arquivo: string): Promise<CompanyManifest> {
  let ultimo: Buffer | undefined
  for await (const { content } of openArchive(join(folder, arquivo))) ultimo = content
  return JSON.parse(String(ultimo))
}

/** The same archive with another manifest. */
async function regravar(arquivo: string, novo: string, mudancas: Partial<CompanyManifest>): Promise<void> {
  async function* entradas() {
    for await (const entrada of openArchive(join(folder, arquivo)))
      yield entrada.name === MANIFEST
        ? { ...entrada, content: Buffer.from(JSON.stringify({ ...(await manifesto(arquivo)), ...mudancas })) }
        : entrada
  }
  await packInto(join(folder, novo), entradas())
}

/** What must not change when nothing is imported. */
async function tudo({ cluster, pasta }: Instalacao) {
  const linhas = Object.entries(await retratar(cluster.url)).filter(([nome]) => !nome.endsWith('_seq'))
  const fotos = existsSync(join(pasta, 'imagens'))
    ? await readdir(join(pasta, 'imagens'), { recursive: true })
    : []
  return { linhas, fotos: fotos.filter(nome => nome.endsWith('.webp')) }
}

test('Toda tabela vai junto ou fica por uma razão escrita, e toda tabela que vai tem linhas neste teste', async () => {
  const { tabelas } = await manifesto('cantina.tar.gz')
  const todas = await ask<{ nome: string }>(
    daqui.cluster.url,
    `select relname::text as nome from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  expect([...Object.keys(tabelas), ...Object.keys(STAYS)].sort()).toEqual(
    todas.map(({ nome }) => nome).sort(),
  )
  expect(Object.entries(tabelas).filter(([, { linhas }]) => linhas === 0)).toEqual([])
  expect((await stat(join(folder, 'cantina.tar.gz'))).mode & 0o777).toBe(0o600)
})

test('O arquivo não tem nenhum id da instalação: nem da empresa, nem das pessoas, nem nas fotos', async () => {
  const { rows } = await daqui.banco.query<{ nome: string }>(
    `select conrelid::regclass || '.' || attname as nome from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where confrelid = 'users'::regclass and attname <> 'user_id'`,
  )
  expect(rows).toEqual([])
  const suspeitas: string[] = []
  for await (const { name, content } of openArchive(join(folder, 'cantina.tar.gz'))) {
    if (!name.endsWith('.jsonl')) continue
    for (const linha of String(content).trimEnd().split('\n'))
      for (const [coluna, valor] of Object.entries(JSON.parse(linha)))
        if (/^[1-9]\d*\/[a-z0-9_]+$/.test(String(valor)) || (coluna === 'empresa_id' && valor !== 0))
          suspeitas.push(`${name} ${coluna} ${valor}`)
  }
  expect(suspeitas).toEqual([])
})

test('Recusado o arquivo cortado, o de outra versão ou o endereço tomado, nada muda', async () => {
  await la.banco.query(`update empresas set slug = $1 where slug = $2`, [CANTINA.slug, `la-${BELLA.slug}`])
  const antes = await tudo(la)
  const bytes = await readFile(join(folder, 'cantina.tar.gz'))
  await writeFile(join(folder, 'cortado'), bytes.subarray(0, bytes.length - 20))
  expect(await importar(la, 'cortado')).toMatchObject({
    codigo: 1,
    erro: expect.stringMatching(/^O arquivo está incompleto ou danificado, e nada foi escrito/),
  })
  expect(await comanda(ambiente(la), 'backup', join(folder, 'backup.tar.gz'))).toMatchObject({ codigo: 0 })
  expect(await importar(la, 'backup.tar.gz')).toMatchObject({
    codigo: 1,
    erro: expect.stringContaining('não é o arquivo de uma empresa'),
  })
  expect(await importar(la, 'cantina.tar.gz')).toMatchObject({
    codigo: 1,
    erro: `O endereço ${CANTINA.slug} é aqui de outra empresa, e nada mudou. Com outro: empresa importar <arquivo> <slug>\n`,
  })
  expect(await importar(la, 'cantina.tar.gz', 'Não É')).toMatchObject({ codigo: 1 })
  await regravar('cantina.tar.gz', 'antiga.tar.gz', { migracao: 1 })
  expect(await importar(la, 'antiga.tar.gz')).toMatchObject({
    codigo: 1,
    erro: expect.stringMatching(
      /^O arquivo é da versão 1 e esta instalação da \d+: leve as duas à mesma versão/,
    ),
  })
  expect(await tudo(la)).toEqual(antes)
  await la.banco.query(`update empresas set slug = $2 where slug = $1`, [CANTINA.slug, `la-${BELLA.slug}`])
})

describe('Interrompida em qualquer ponto, não há meia empresa', () => {
  test('a exportação não deixa um arquivo com o nome pedido', async () => {
    await daqui.banco.query('begin; lock table historico_pedido in access exclusive mode')
    const { processo, fim } = comecar(daqui, 'empresa', 'exportar', CANTINA.slug, join(folder, 'meia.tar.gz'))
    await esperaLock(daqui)
    processo.kill('SIGKILL')
    await fim
    await daqui.banco.query('rollback')
    expect(existsSync(join(folder, 'meia.tar.gz'))).toBe(false)
    expect((await readdir(folder)).filter(nome => nome.startsWith('meia.tar.gz.parcial'))).toHaveLength(1)
  })

  test('a importação morta no meio das linhas', async () => {
    const antes = await tudo(la)
    await la.banco.query('begin; lock table itens_pedido_extra in exclusive mode')
    const { processo, fim } = comecar(la, 'empresa', 'importar', join(folder, 'cantina.tar.gz'))
    await esperaLock(la)
    processo.kill('SIGKILL')
    await fim
    await la.banco.query('rollback')
    await sossega(la)
    expect(await tudo(la)).toEqual(antes)
  })

  test('a importação morta quando só falta confirmar: ficam fotos, que a próxima tira', async () => {
    const antes = await tudo(la)
    await la.banco.query('begin; lock table itens_pedido_extra in exclusive mode')
    const { processo, fim } = comecar(la, 'empresa', 'importar', join(folder, 'cantina.tar.gz'))
    await esperaLock(la)
    const nomes = await connect(la.cluster.url)
    await nomes.query(`begin; select pg_advisory_xact_lock(${LOCKS.names})`)
    await la.banco.query('rollback')
    await esperaLock(la, 'advisory')
    expect((await tudo(la)).fotos).toHaveLength(antes.fotos.length + 12)
    processo.kill('SIGKILL')
    await fim
    await nomes.end()
    await sossega(la)
    expect((await tudo(la)).linhas).toEqual(antes.linhas)
  })

  test(
    'a importação que perde o banco em qualquer comando não deixa linhas nem fotos',
    async () => {
      Object.assign(process.env, ambiente(la))
      const importarAqui = () => runCommand(['empresa', 'importar', join(folder, 'pequena.tar.gz')], folder)
      const [burger] = await ask<{ id: number }>(
        daqui.cluster.url,
        'select id::int as id from empresas where slug = $1',
        [BURGER.slug],
      )
      await darFoto(daqui, burger?.id ?? 0, PRIMEIRO_PRODUTO, 'lanche')
      await exportar(daqui, BURGER.slug, 'pequena.tar.gz')
      vi.spyOn(console, 'log').mockImplementation(() => {})
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const antes = await tudo(la)
      try {
        for (let k = 1; ; k += PASSO) {
          const { comandos } = cairNoComando(k, 'antes')
          const codigo = await importarAqui()
          levantar()
          if (codigo === 0) break
          const depois = await tudo(la)
          expect(depois.linhas, `${k}: ${comandos.at(-1)}`).toEqual(antes.linhas)
          expect(antes.fotos).toEqual(expect.arrayContaining(depois.fotos))
        }
      } finally {
        levantar()
        vi.restoreAllMocks()
      }
      const { rows } = await la.banco.query('select from empresas where slug = $1', [BURGER.slug])
      expect(rows).toHaveLength(1)
    },
    UM_A_UM_MS,
  )
})

/** A command that goes on by itself. */
function comecar(em: Instalacao, ...args: string[]) {
  const processo = spawn(process.execPath, ['bin/comanda.mjs', ...args], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...ambiente(em) },
    stdio: 'ignore',
  })
  return { processo, fim: once(processo, 'exit') }
}

const comandos = ({ cluster }: Instalacao) =>
  ask<{ espera: string }>(
    cluster.url,
    `select wait_event as espera from pg_stat_activity where application_name = 'comanda cli'`,
  )
const esperaLock = (em: Instalacao, qual = 'relation') =>
  expect.poll(() => comandos(em), { timeout: 60_000 }).toEqual([{ espera: qual }])
const sossega = (em: Instalacao) => expect.poll(() => comandos(em), { timeout: 60_000 }).toEqual([])

describe('Importada, a empresa é lá a mesma', () => {
  let novo: number
  beforeAll(async () => {
    expect(await importar(la, 'cantina.tar.gz')).toMatchObject({ codigo: 0, erro: '' })
    const { rows } = await la.banco.query<{ id: number }>(
      'select id::int as id from empresas where slug = $1',
      [CANTINA.slug],
    )
    novo = rows[0]?.id ?? 0
  })

  test('linha por linha, centavo por centavo e foto por foto: exportada de lá, o arquivo diz o mesmo', async () => {
    expect(await exportar(la, CANTINA.slug, 'de-volta.tar.gz')).toMatchObject({ codigo: 0, erro: '' })
    const [ido, voltado] = [await manifesto('cantina.tar.gz'), await manifesto('de-volta.tar.gz')]
    const semContas = ({ tabelas: { users: _, ...tabelas }, criadoEm: __, ...resto }: CompanyManifest) => ({
      ...resto,
      tabelas,
    })
    expect(semContas(voltado)).toEqual(semContas(ido))
    expect(Number(ido.totalDosPedidos)).toBeGreaterThan(25_000)
    // Also what imports left that were killed is gone.
    const { fotos } = await tudo(la)
    const deOutra = (nome: string) => !nome.startsWith(`${novo}/`) && !nome.includes('/lanche_')
    expect(fotos.filter(deOutra)).toEqual([alheia])
  })

  test('também de onde veio cada pedido', async () => {
    const { rows } = await la.banco.query('select distinct veio_de from pedidos where empresa_id = $1', [
      novo,
    ])
    expect(rows).toEqual([{ veio_de: VEIO_DE }])
  })

  test('de novo, ou com outro endereço, é recusada: já está lá', async () => {
    for (const slug of [[], ['outro-endereco']]) {
      const antes = await tudo(la)
      expect(await importar(la, 'cantina.tar.gz', ...slug)).toMatchObject({
        codigo: 1,
        erro: expect.stringMatching(/^(Esta empresa já está aqui|O endereço)/),
      })
      expect(await tudo(la)).toEqual(antes)
    }
  })

  test('e nenhum número que veio junto é sorteado de novo', async () => {
    const { rows } = await la.banco.query<{ tabela: string; coluna: string }>(
      `select relname as tabela, attname as coluna from pg_attribute join pg_class c on c.oid = attrelid
       where attidentity <> '' and relnamespace = 'public'::regnamespace
         and exists (select from pg_attribute e where e.attrelid = c.oid and e.attname = 'empresa_id')`,
    )
    for (const { tabela, coluna } of rows) {
      const {
        rows: [visto],
      } = await la.banco.query<{ ok: boolean }>(
        `select nextval(pg_get_serial_sequence($1, $2)) > max(${coluna}) as ok from ${tabela} where empresa_id = $3`,
        [tabela, coluna, novo],
      )
      expect(visto?.ok, tabela).not.toBe(false)
    }
  })

  test('quem já tinha conta lá fica com a de lá, quem não tinha leva a sua, e quem saiu não vai', async () => {
    const { rows } = await la.banco.query(
      `select email, password_hash <> 'a de lá' as "comASua" from membros join users on id = user_id where empresa_id = $1 order by email`,
      [novo],
    )
    expect(rows).toEqual([
      { email: 'NosDois@exemplo.com.br', comASua: false },
      { email: CANTINA.email, comASua: true },
    ])
    const { rows: quem } = await la.banco.query(
      `select distinct email from historico_pedido h left join users u on u.id = user_id where empresa_id = $1
       union all select distinct email from ajustes_pedido left join users u on u.id = user_id where empresa_id = $1`,
      [novo],
    )
    expect(quem).toEqual([{ email: CANTINA.email }, { email: null }])
  })

  test('nas telas: o cardápio, as planilhas, os pedidos encerrados e um recibo, menos o id da empresa', async () => {
    const servidores = await Promise.all(
      [daqui, la].map(em => startServidor({ ...ambiente(em), COMANDA_ESPERA_MS: '5000' })),
    )
    try {
      const { rows } = await la.banco.query<{ id: number; antigo: number }>(
        `select min(id) as id from pedidos where empresa_id = $1 and status <> 'Finalizado'`,
        [novo],
      )
      const pedido = rows[0]?.id
      const cookies = await Promise.all(servidores.map(({ origin }) => entrarNoPainel(origin, CANTINA)))
      const vistos = await Promise.all(
        servidores.map(async ({ origin }, n) => {
          const ler = async (caminho: string) => {
            const resposta = await fetch(origin + caminho, { headers: { Cookie: cookies[n] ?? '' } })
            return [
              resposta.url.replace(origin, ''),
              resposta.status,
              semInstalacao(await resposta.text(), origin),
            ]
          }
          const lidas = []
          for (const caminho of TELAS(pedido)) lidas.push(await ler(caminho))
          return lidas
        }),
      )
      expect(vistos[0]?.map(([, status]) => status)).toEqual(Array(9).fill(200))
      expect(vistos[1]).toEqual(vistos[0])
    } finally {
      await Promise.all(servidores.map(servidor => servidor.end('SIGTERM')))
    }
  })
})

const TELAS = (pedido: number | undefined) => [
  `/${CANTINA.slug}`,
  '/cantina-de-antes',
  `/${CANTINA.slug}/status-pedido/id/${pedido}`,
  '/home/produtos/planilha.csv',
  '/home/clientes/planilha.csv',
  '/home/configuracoes/bairros/planilha.csv',
  '/home/cancelados',
  '/home/cupons',
  `/home/pedidos/${pedido}/recibo`,
]

/** What a page shows, whenever it was read: its scripts have the time, and ids of company and person. */
function semInstalacao(texto: string, origin: string): string {
  return texto
    .replaceAll(origin, '')
    .replace(/<script[\s\S]*?<\/script>| nonce="[^"]*"/g, '')
    .replace(/Atualizado às \d\d:\d\d/, '')
    .replace(/(imagens|cadastro-empresa)\/\d+/g, '$1/0')
}

test('De um bucket para uma pasta e de uma pasta para um bucket vão as mesmas fotos', async () => {
  const bucket = await startBucket()
  try {
    const noBucket = { ...ambiente(la), ...bucket.env }
    const { rows } = await daqui.banco.query<{ id: number }>(
      'select id::int as id from empresas where slug = $1',
      [BELLA.slug],
    )
    const pasta = join(daqui.pasta, 'imagens', String(rows[0]?.id))
    await mkdir(pasta, { recursive: true })
    await writeFile(join(pasta, 'bella_0123456789ab-400.webp'), 'a foto da Bella')
    await exportar(daqui, BELLA.slug, 'bella.tar.gz')
    expect(
      await comanda(noBucket, 'empresa', 'importar', join(folder, 'bella.tar.gz'), 'bella-no-bucket'),
    ).toMatchObject({ codigo: 0, erro: '' })
    expect([...bucket.objects.values()].map(({ body }) => String(body))).toEqual(['a foto da Bella'])
    expect(
      await comanda(noBucket, 'empresa', 'exportar', 'bella-no-bucket', join(folder, 'bella-2.tar.gz')),
    ).toMatchObject({ codigo: 0 })
    expect((await manifesto('bella-2.tar.gz')).imagens).toEqual((await manifesto('bella.tar.gz')).imagens)
  } finally {
    await bucket.stop()
  }
})
