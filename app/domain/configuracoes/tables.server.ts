import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  type ExtraConfigColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { TipoDeChave } from '~/domain/pix/chave-pix'
import { empresaColumn } from '../empresas/columns.server'
import { centavosColumn, entre, instanteColumn, kmColumn, umDe } from '../valores/columns.server'
import type { Campo } from './campo'
import { camposDaSecao, type NomeDaSecao, SECOES, type Secao } from './configuracoes'

const CAMPOS = new Map(Object.values(SECOES).flatMap(campos => Object.entries<Campo>(campos)))

/** A column for each setting of the section: `minimoEntrega` is kept in `minimo_entrega`. */
function colunasDa<Nome extends NomeDaSecao>(nome: Nome) {
  const colunas = camposDaSecao(nome).map(([ajuste, campo]) => {
    const coluna = colunaDe(
      campo,
      ajuste.replace(/[A-Z]/g, letra => `_${letra.toLowerCase()}`),
    )
    return [ajuste, ficaEmBranco(campo) ? coluna : coluna.notNull().default(campo.padrao)]
  })
  return Object.fromEntries(colunas) as { [Ajuste in keyof Secao<Nome>]: Coluna<Secao<Nome>[Ajuste]> }
}

/** What all builders of columns can; their own types are not those of each other. */
interface ComPadrao {
  notNull(): { default(valor: unknown): unknown }
}

function colunaDe({ controle }: Campo, nome: string): ComPadrao {
  if (controle.tipo === 'reais') return centavosColumn(nome)
  if (controle.tipo === 'escolha') return text(nome)
  return controle.inputMode === 'decimal' ? kmColumn(nome) : smallint(nome)
}

/** True for a setting that is null while its field is blank. */
function ficaEmBranco({ schema }: Campo): boolean {
  return v.safeParse(schema, '').output === null
}

/** To TypeScript each is a column of text with another type; it cannot follow `colunaDe`. */
type Coluna<Valor> = null extends Valor
  ? ReturnType<typeof anulavel<NonNullable<Valor>>>
  : ReturnType<typeof obrigatoria<Valor>>
const anulavel = <Valor>() => text().$type<Valor>()
const obrigatoria = <Valor>() =>
  text()
    .$type<Valor>()
    .notNull()
    .default('' as never)

/** Each setting's own limits, as its form has them. */
function limites(colunas: Readonly<Record<string, ExtraConfigColumn>>) {
  return Object.entries(colunas).flatMap(([ajuste, coluna]) => {
    const aceita = CAMPOS.get(ajuste)?.aceita
    if (!aceita) return []
    const limite = 'de' in aceita ? entre(coluna, aceita) : umDe(coluna, aceita)
    return [check(`configuracoes_${coluna.name}`, limite)]
  })
}

/** One row per company; no row means that each setting has its default (frete-1). */
export const configuracoes = pgTable(
  'configuracoes',
  {
    empresaId: empresaColumn(),
    ...colunasDa('frete'),
    ...colunasDa('minimo'),
    ...colunasDa('tempo'),
    ...colunasDa('margem'),
    ...colunasDa('servico'),
    /** Minutes that are added to every promise until `correriaAte`. */
    correriaMin: smallint('correria_min'),
    correriaAte: instanteColumn('correria_ate'),
    /** The Pix key in its canonical form; all four are null without one. */
    pixTipo: text('pix_tipo').$type<TipoDeChave>(),
    pixChave: text('pix_chave'),
    pixNome: text('pix_nome'),
    pixCidade: text('pix_cidade'),
    /** False: codes say `***` instead of the order's number. */
    pixIdentificado: boolean('pix_identificado').notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.empresaId] }),
    ...limites(t),
    check('configuracoes_correria_min', sql`${t.correriaMin} in (15, 30)`),
    check('configuracoes_correria', sql`(${t.correriaMin} is null) = (${t.correriaAte} is null)`),
    check(
      'configuracoes_pix',
      sql`num_nulls(${t.pixTipo}, ${t.pixChave}, ${t.pixNome}, ${t.pixCidade}) in (0, 4)`,
    ),
  ],
)
