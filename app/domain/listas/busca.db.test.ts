import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CASOS_DA_BUSCA } from '../../../tests/world/casos-da-busca'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { dobrarParaBusca, procurar } from '../valores/busca'
import { acha } from './busca.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

async function achaNoBanco(texto: string, termo: string): Promise<boolean> {
  const { sql: pergunta, params } = new PgDialect().sqlToQuery(
    sql`select ${acha(sql`dobrar_e_juntar(${texto}::text)`, termo) ?? sql`true`} as acha`,
  )
  const [linha] = await mundo.sql<{ acha: boolean }>(pergunta, params)
  return linha?.acha ?? false
}

test.each(CASOS_DA_BUSCA)(
  'o banco diz o mesmo que o navegador: em %j, %j acha: %j',
  async (texto, termo, achado) => {
    expect(await achaNoBanco(texto, termo)).toBe(achado)
  },
)

const trecho = fc.oneof(
  fc.constantFrom(
    'x',
    'ba',
    'con',
    'pão',
    'pasteis',
    'Pastel',
    'dois',
    'Água',
    'ﬁ',
    'ß',
    'É',
    '2',
    '🍕',
    '½',
    'º',
  ),
  fc.constantFrom(
    ' ',
    '-',
    '‑',
    '–',
    '’',
    "'",
    '´',
    '\u00AD',
    '\u200D',
    '\u3164',
    '\n',
    '.',
    '%',
    '\\',
    '(',
    '·',
  ),
)
const escrito = fc.array(trecho, { maxLength: 6 }).map(trechos => trechos.join(''))

test('o banco dobra e acha o que o navegador dobra e acha, também em textos que ninguém previu', async () => {
  const pares = fc.sample(fc.tuple(escrito, escrito), { numRuns: 400, seed: 24 })
  const dobrados = await mundo.sql<{ dobrado: string }>(
    'select dobrar_para_busca(texto) as dobrado from unnest($1::text[]) with ordinality as t (texto, n) order by n',
    [pares.map(([texto]) => texto)],
  )
  expect(dobrados.map(({ dobrado }) => dobrado)).toEqual(pares.map(([texto]) => dobrarParaBusca(texto)))
  for (const [texto, termo] of pares) {
    expect([texto, termo, await achaNoBanco(texto, termo)]).toEqual([
      texto,
      termo,
      procurar(termo)(dobrarParaBusca(texto)),
    ])
  }
})
