import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { EmpresaId } from '~/domain/valores/ids'
import { closeDatabase, openDatabase } from '~/server/database/database.server'
import { migrate } from '~/server/database/migrate.server'
import { withTenant } from '~/server/database/transaction.server'
import { asAdmin, urlOf } from '../../../../tests/world/banco/test-database'
import { chaveDoBairro } from '../bairro-digitado'
import { adicionarBairros, listBairrosDoPainel, salvarBairro } from './store-bairros.server'

/** The version before the one that folds them again. */
const ANTES = 1795707812198

const nome = `${inject('template')}_${randomBytes(3).toString('hex')}`
const url = urlOf(inject('adminUrl'), nome)
const sql = <T extends object>(texto: string, valores: unknown[] = []) =>
  asAdmin(url, async admin => (await admin.query<T>(texto, valores)).rows)

/** Names as they were stored: with what PDFs write, abbreviations, ordinals, and texts without a letter. */
const NOMES = [
  ...[
    'Jar\u00addim das Flores',
    'São\u200b Jo\u00e3o',
    'Jo\u0061\u0303o Paulo',
    'Vila \ufb01gueira',
    'Ｃｅｎｔｒｏ',
  ],
  ...[
    'Jd. S. Luis',
    'Vl. N. S. do Ó',
    'N. Sra. das Graças',
    'Nsa Sra',
    'Nossa S.',
    'Senhora do Parto',
    'N. S. S. José',
  ],
  ...[
    'Pq. 1ª de Maio',
    '1° de Maio B',
    'Cj. Res. Dr. Prof. Eng. X',
    'Cid. Gal. Osório',
    '2a Légua',
    '3ao',
    'Sta. Sto. S',
  ],
  ...[
    "D'Água",
    'D’Oeste',
    'D´Ouro',
    'D`Ajuda',
    'Straße Æ Œ Ø Ł Đ',
    'Setor 10-A/B',
    'Жуковка',
    '—',
    '\u{1F355} Pizza',
  ],
  ...[
    'Vila\u00a0Nova',
    'Zo\u00eb\ufe0f',
    'Ⅳ Centenário',
    'İstanbul',
    'CONSTRUCTOR',
    'dra. Sra. profa',
    '№ 5',
    'Bairro ½',
  ],
]
const CIDADES = [
  ['São Paulo', 'SP'],
  ['S. PAULO - SP', 'SP'],
  ['Sto. Antônio d’Oeste', 'SP'],
  ["San\u00adta Bárbara D'Oeste", 'SP'],
  ['SP', 'SP'],
  ['Embu-Guaçu/SP', 'SP'],
  ['—', 'SP'],
] as const

let empresa: EmpresaId
beforeAll(async () => {
  await asAdmin(inject('adminUrl'), async admin => {
    await admin.query(`create role ${nome}_dono login password '${nome}' nosuperuser nocreaterole`)
    await admin.query(`grant comanda_app to ${nome}_dono`)
    await admin.query(`create database ${nome} owner ${nome}_dono template template0`)
  })
  await migrate(doDono(), ANTES)
  const [linha] = await sql<{ id: EmpresaId }>(
    `insert into empresas (razaosocial, nomefantasia, email, slug, data_cadastro, endereco_cep, endereco_cidade)
     values ('', '', '', 'loja', '2026-01-01', '05010000', 'Salvador') returning id::int`,
  )
  if (!linha) throw new Error('no company was inserted')
  empresa = linha.id
})
afterAll(async () => {
  await closeDatabase()
  await asAdmin(inject('adminUrl'), async admin => {
    await admin.query(`drop database if exists ${nome} with (force)`)
    await admin.query(`drop role ${nome}_dono`)
  })
})

/** The owner of the tables, who is no superuser and sees no company's rows. */
function doDono(): string {
  return url.replace(/^(\w+:\/\/)([^@/]*@)?/, `$1${nome}_dono:${nome}@`)
}

interface Linha {
  readonly cidade: string
  readonly estado: string
  readonly nome: string
  readonly cidade_dobrada: string
  readonly nome_dobrado: string
  readonly taxa: string
}

function inserir(cidade: string, bairro: string, dobrado: readonly [string, string], taxa = 5) {
  return sql(
    `insert into bairros_entrega (empresa_id, cidade, estado, nome, cidade_dobrada, nome_dobrado, taxa)
     values ($1, $2, 'SP', $3, $4, $5, $6)`,
    [empresa, cidade, bairro, ...dobrado, taxa],
  )
}

test('Ao atualizar, os bairros de antes são dobrados de novo, e dois que são um só ficam os dois', async () => {
  for (const [n, bairro] of NOMES.entries()) await inserir(`Outra ${n}`, bairro, ['velha', `velho ${n}`])
  for (const [n, [cidade]] of CIDADES.entries()) await inserir(cidade, `Bairro ${n}`, [`velha ${n}`, 'velho'])
  // The same bairro three times, of which the second is folded as today.
  await inserir('Santos', 'Gonza\u00adga', ['santos', 'gonza\u00adga'], 6)
  await inserir('Santos', 'Gonzaga', ['santos', 'gonzaga'], 7)
  await inserir('Santos', 'Gon\u200bzaga', ['santos', 'gon\u200bzaga'], 8)
  // Each has what the other one gets.
  await inserir('Itu', 'Um', ['itu', 'dois'])
  await inserir('Itu', 'Dois', ['itu', 'um'])
  await sql(`insert into ceps (cep, cidade, estado) values ('05010000', 'São Paulo', 'SP')`)

  await migrate(doDono())

  const linhas = await sql<Linha>('select * from bairros_entrega order by id')
  expect(linhas).toHaveLength(NOMES.length + CIDADES.length + 5)
  const deSantos = linhas.filter(({ cidade }) => cidade === 'Santos')
  const outras = linhas.filter(({ cidade }) => cidade !== 'Santos')
  expect(
    outras.map(({ nome, cidade_dobrada, nome_dobrado }) => [nome, cidade_dobrada, nome_dobrado]),
  ).toEqual(
    outras.map(({ cidade, estado, nome }) => {
      const { cidadeDobrada, nomeDobrado } = chaveDoBairro({ cidade, estado, nome })
      return [nome, cidadeDobrada, nomeDobrado]
    }),
  )
  expect(deSantos.map(({ taxa, nome_dobrado }) => [taxa, nome_dobrado])).toEqual([
    ['6.00', 'gonzaga #2'],
    ['7.00', 'gonzaga'],
    ['8.00', 'gonzaga #3'],
  ])
})

test('Uma loja de antes fica onde o seu CEP fica', async () => {
  expect(await sql('select endereco_cidade, cidade_do_cep, estado_do_cep from empresas')).toEqual([
    { endereco_cidade: 'Salvador', cidade_do_cep: 'São Paulo', estado_do_cep: 'SP' },
  ])
})

test('Colar um bairro de antes não o repete, os dois de um nome são achados, e o segundo só com outro nome é salvo', async () => {
  openDatabase(urlOf(inject('serviceUrl'), nome))
  const linhas = 'Jardim das Flores; 5,00\nGonzaga; 9,00'
  for (const cidade of ['Outra 0', 'Santos']) {
    const feito = await adicionarBairros(empresa, { cidade, estado: 'SP', linhas })
    expect(feito).toEqual({ dados: { adicionados: 1, mudados: 0, jaEstavam: 1 } })
  }
  const achadas = await withTenant(empresa, tx => listBairrosDoPainel(tx, { busca: 'gonzaga', pagina: 1 }))
  const deSantos = achadas.linhas.filter(({ cidade }) => cidade === 'Santos')
  expect(deSantos.map(({ taxa }) => taxa).toSorted()).toEqual([600, 700, 800])

  const repetido = deSantos.find(({ taxa }) => taxa === 600)
  if (!repetido) throw new Error('the row is gone')
  const salvar = (nome: string) =>
    salvarBairro(empresa, repetido.id, { cidade: 'Santos', estado: 'SP', nome, taxa: '6', ativo: 'on' })
  expect(await salvar('Gonzaga')).toMatchObject({ recusas: [{ codigo: 'bairro-repetido' }] })
  expect(await salvar('Gonzaga Velho')).toHaveProperty('dados')
})
