import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
} from 'drizzle-orm/pg-core'
import type { ContaId } from '~/domain/valores/ids'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { instanteColumn } from '../valores/columns.server'
import type { DiaDaSemana, Trecho } from './horario'
import type { ServicoPausado } from './pausa'

export const horariosFuncionamento = pgTable(
  'horarios_funcionamento',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    diaSemana: text('dia_semana').$type<DiaDaSemana>().notNull(),
    horarioAbertura: time('horario_abertura').notNull(),
    horarioFechamento: time('horario_fechamento').notNull(),
    turno: smallint().$type<1 | 2>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    unique('horarios_dia_turno').on(t.empresaId, t.diaSemana, t.turno),
    check(
      'horarios_dia',
      sql`${t.diaSemana} in ('domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado')`,
    ),
    check('horarios_turno', sql`${t.turno} in (1, 2)`),
  ],
)

/** Local dates with hours of their own (horarios-11). */
export const excecoesHorario = pgTable(
  'excecoes_horario',
  {
    empresaId: empresaColumn(),
    data: date({ mode: 'string' }).notNull(),
    nome: text().notNull(),
    /** Two at most, in minutes since midnight; none: closed. */
    turnos: jsonb().$type<readonly Trecho[]>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.data] }),
    check(
      'excecoes_horario_turnos',
      sql`jsonb_typeof(${t.turnos}) = 'array' and jsonb_array_length(${t.turnos}) <= 2`,
    ),
  ],
)

/** Every pause that was made; the present one is that which has begun, is not over and was not ended (horarios-13). */
export const pausas = pgTable(
  'pausas',
  {
    empresaId: empresaColumn(),
    id: idColumn(),
    de: instanteColumn('de').notNull(),
    ate: instanteColumn('ate').notNull(),
    servico: text().$type<ServicoPausado>().notNull(),
    motivo: text(),
    userId: bigint('user_id', { mode: 'number' }).$type<ContaId>(),
    encerradaEm: instanteColumn('encerrada_em'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('pausas_por_fim').on(t.empresaId, t.ate),
    check('pausas_fim', sql`${t.ate} > ${t.de}`),
    check('pausas_servico', sql`${t.servico} in ('tudo', 'entrega', 'retirada')`),
  ],
)
