import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ClienteId } from '~/domain/valores/ids'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { enderecoColumns } from '../enderecos/columns.server'

export const clientes = pgTable(
  'clientes',
  {
    empresaId: empresaColumn(),
    id: idColumn<ClienteId>(),
    nome: text().notNull(),
    /** 10 or 11 digits: the panel knows landlines, the public form does not. */
    telefone: text().notNull(),
    email: text(),
    ...enderecoColumns(),
    enderecoComplemento: text('endereco_complemento'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    unique('clientes_telefone').on(t.empresaId, t.telefone),
    check('clientes_telefone_digitos', sql`${t.telefone} ~ '^[0-9]{10,11}$'`),
    check('clientes_nome', sql`btrim(${t.nome}) <> ''`),
    check('clientes_cep', sql`${t.enderecoCep} ~ '^[0-9]{8}$'`),
  ],
)
