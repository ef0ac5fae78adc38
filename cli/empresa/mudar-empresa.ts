import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { acabarMudanca, comecarMudanca } from '~/domain/empresas/mudar-de-instalacao.server'
import { verifyArchive } from '../backup/archive'
import { enterCompany, readTables } from '../backup/tables'
import { feito } from '../command/achada'
import { type Command, Refusal } from '../command/command'
import { confirm } from '../command/confirm'
import { reaching, withConnection, withDatabase } from '../command/database'
import { type CompanyManifest, companyManifest, compareCompany } from './company-file'
import { tablesOfCompany } from './company-rows'
import { findCompany } from './exportar'

export const mudarEmpresa: Command = {
  name: 'empresa mudar',
  usage: ['<slug>', '<endereço>'],
  summary: 'fecha aqui uma empresa que vai para outra instalação',
  help: [
    '<endereço> é o do cardápio na outra: https://outra.example/loja. Daqui em diante ninguém pede nem entra, até empresa mudou.',
    'Quando o comando volta, nenhum pedido está a caminho: exporte, importe na outra e confirme com empresa mudou.',
    'Para ela ficar: ativar.',
  ].join('\n'),
  async run({ args: [slug = '', para = ''] }) {
    if (!/^https?:\/\/[^/\s]+\/[a-z0-9-]+$/.test(para) || !URL.canParse(para))
      throw new Refusal(
        `O endereço é o do cardápio na outra instalação, como https://outra.example/loja: ${para}`,
      )
    await withDatabase(async () => feito(slug, await comecarMudanca(slug, para)))
    await reaching(false, url => withConnection(url, outlastReaders))
    console.log(`${slug} está fechada aqui. Agora: empresa exportar ${slug} <arquivo>`)
  },
}

export const confirmarMudanca: Command = {
  name: 'empresa mudou',
  usage: ['<slug>', '<arquivo>', '<dias>'],
  asks: true,
  summary: 'manda por tantos dias quem vem daqui para onde a empresa está',
  help: [
    'Antes confere que aqui nada mudou desde o arquivo com que ela foi, e pergunta; com --sim não pergunta. O endereço é o que empresa mudar disse.',
    'Cardápio e pedidos levam para lá, com o resto do endereço; quem tenta entrar no painel lê onde. Depois dos dias: não encontrada.',
  ].join('\n'),
  async run({ args: [slug = '', name = '', digitado = ''], folder, sim }) {
    const dias = /^\d{1,4}$/.test(digitado) ? Number(digitado) : 0
    if (dias === 0) throw new Refusal(`Os dias vão de 1 a 9999: ${digitado}`)
    const manifest = await verifyArchive(resolve(folder, name), companyManifest)
    await reaching(false, url => withConnection(url, client => requireSame(client, slug, manifest)))
    if (!sim)
      await confirm(
        `Você abriu o cardápio e o painel de ${slug} na outra instalação? Depois disto, ativar já não a traz de volta.`,
      )
    const ate = new Date(Date.now() + dias * 86_400_000)
    await withDatabase(async () => feito(slug, await acabarMudanca(slug, ate)))
    console.log(`Quem procura ${slug} aqui é levado para lá até ${ate.toISOString().slice(0, 10)}.`)
  },
}

/**
 * Waits for every transaction that may have begun before the move: each reads first of all whether its company moves, and can write
 * nothing then. Whoever reads a table holds a lock on it to its end. The command line, which may write, is not waited for.
 */
async function outlastReaders(client: pg.Client): Promise<void> {
  const readers = async () => {
    const { rows } = await client.query<{ one: string }>(
      `select virtualtransaction as one from pg_locks join pg_stat_activity using (pid)
       where relation = 'mudancas'::regclass and database = (select oid from pg_database where datname = current_database())
         and pid <> pg_backend_pid() and application_name <> 'comanda cli'`,
    )
    return rows.map(({ one }) => one)
  }
  const before = new Set(await readers())
  while ((await readers()).some(one => before.has(one))) await pause(50)
}

async function requireSame(client: pg.Client, slug: string, manifest: CompanyManifest): Promise<void> {
  await client.query(`set timezone = 'UTC'`)
  await client.query('begin isolation level repeatable read read only')
  const { company } = await findCompany(client, slug)
  await enterCompany(client, company.id)
  try {
    await compareCompany(client, tablesOfCompany(await readTables(client)), manifest, company)
  } catch (error) {
    throw new Refusal(
      `A empresa não é mais a do arquivo, e nada foi feito (${(error as Error).message}).\n` +
        'Tire-a da outra instalação (empresa apagar), exporte e importe de novo.',
    )
  }
}
