import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { users } from '../../server/auth/tables.server'
import { enderecoColumns } from '../enderecos/columns.server'
import type { Papel } from './direitos'
import type { StatusDoPlano, TipoPedido } from './plano'

export const empresas = pgTable(
  'empresas',
  {
    id: bigint({ mode: 'number' }).$type<EmpresaId>().generatedAlwaysAsIdentity().primaryKey(),
    /** The id that other systems use; no screen shows it. */
    idPublico: uuid('id_publico').notNull().unique().defaultRandom(),
    razaosocial: text().notNull(),
    nomefantasia: text().notNull(),
    /** Letters and digits only, upper case. */
    cnpj: text().unique(),
    email: text().notNull(),
    telefone: text(),
    ...enderecoColumns(),
    /** Where the postal service says that the CEP is, kept by the database; null where it has not said so yet (frete-22). */
    cidadeDoCep: text('cidade_do_cep'),
    estadoDoCep: char('estado_do_cep', { length: 2 }),
    /** Stored when the address is saved, so that freight never asks for the company's own position. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** IANA name. */
    fusoHorario: text('fuso_horario').notNull().default('America/Sao_Paulo'),
    slug: text().notNull().unique(),
    ativo: boolean().notNull().default(true),
    tipoPedido: text('tipo_pedido').$type<TipoPedido>().notNull().default('sistema'),
    /** Local date of the signup in the company's time zone. */
    dataCadastro: date('data_cadastro', { mode: 'string' }).notNull(),
    statusPlano: text('status_plano').$type<StatusDoPlano>().notNull().default('teste'),
    /** 7 when null. */
    diasTeste: integer('dias_teste').default(7),
  },
  t => [
    // Not unique: two companies of one person may both have that person's e-mail. An account's e-mail is unique.
    index('empresas_email').on(sql`lower(${t.email})`),
    index('empresas_por_cep').on(t.enderecoCep),
    check(
      'empresas_slug',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) between 3 and 60`,
    ),
    check('empresas_cnpj', sql`${t.cnpj} ~ '^[0-9A-Z]{1,14}$'`),
    check('empresas_telefone', sql`${t.telefone} ~ '^[0-9]{1,11}$'`),
    check('empresas_cep', sql`${t.enderecoCep} ~ '^[0-9]{8}$'`),
    check('empresas_tipo_pedido', sql`${t.tipoPedido} in ('sistema', 'whatsapp')`),
    check('empresas_status_plano', sql`${t.statusPlano} in ('teste', 'mensal', 'anual')`),
    check('empresas_posicao', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
  ],
)

/**
 * Who may act for which company. The roles are those of direitos.ts, which gives no right to one that it does not know:
 * the column takes any text, so that a new role needs no migration.
 */
export const membros = pgTable(
  'membros',
  {
    empresaId: bigint('empresa_id', { mode: 'number' })
      .$type<EmpresaId>()
      .notNull()
      .references(() => empresas.id, { onDelete: 'cascade' }),
    conta: bigint('user_id', { mode: 'number' })
      .$type<ContaId>()
      .notNull()
      .references(() => users.id),
    papel: text().$type<Papel>().notNull(),
    desde: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * When this person last signed in to this company. The next login of a person with several companies enters the
     * latest one.
     */
    entrouEm: timestamp('entrou_em', { withTimezone: true }),
  },
  t => [primaryKey({ columns: [t.empresaId, t.conta] }), index('membros_user').on(t.conta)],
)

/** Slugs that a company had before: they lead to its present one, and no other company may take them. */
export const slugsAntigos = pgTable(
  'slugs_antigos',
  {
    slug: text().primaryKey(),
    empresaId: bigint('empresa_id', { mode: 'number' })
      .$type<EmpresaId>()
      .notNull()
      .references(() => empresas.id),
  },
  t => [index('slugs_antigos_empresa').on(t.empresaId)],
)

/**
 * Companies, switched off here, that move to another installation or have moved: the address of its menu there, and until when whoever
 * asks here is sent there; null while it is not there yet.
 */
export const mudancas = pgTable(
  'mudancas',
  {
    empresaId: bigint('empresa_id', { mode: 'number' })
      .$type<EmpresaId>()
      .primaryKey()
      .references(() => empresas.id, { onDelete: 'cascade' }),
    para: text().notNull(),
    ate: timestamp({ withTimezone: true }),
  },
  t => [check('mudancas_para', sql`${t.para} ~ '^https?://[^/]+/[a-z0-9-]+$'`)],
)
