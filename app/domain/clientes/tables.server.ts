import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ClienteId } from '~/domain/valores/ids'
import { empresaColumn, idColumn } from '../empresas/columns.server'
import { enderecoColumns } from '../enderecos/columns.server'
import { procuradoColumn } from '../valores/columns.server'

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
    procurado: procuradoColumn('nome', 'telefone'),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    unique('clientes_telefone').on(t.telefone, t.empresaId),
    // A list reads its order from it, and a search nothing else (decision 051).
    // Partial, though nobody is left out, so that nothing else takes it (decision 044).
    index('clientes_por_nome')
      .on(t.empresaId, sql`${t.nome} collate "pt-BR-x-icu"`, t.id, t.procurado)
      .where(sql`${t.procurado} > ''`),
    check('clientes_telefone_digitos', sql`${t.telefone} ~ '^[0-9]{10,11}$'`),
    check('clientes_nome', sql`btrim(${t.nome}) <> ''`),
    check('clientes_cep', sql`${t.enderecoCep} ~ '^[0-9]{8}$'`),
  ],
)
