import { sql } from 'drizzle-orm'
import { char, check, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ClienteId } from '~/domain/valores/ids'
import { colunaEmpresa, colunaId } from '../empresas/colunas.server'

export const clientes = pgTable(
  'clientes',
  {
    empresaId: colunaEmpresa(),
    id: colunaId<ClienteId>(),
    nome: text().notNull(),
    /** 10 or 11 digits: the panel knows landlines, the public form does not. */
    telefone: text().notNull(),
    email: text(),
    enderecoCep: char('endereco_cep', { length: 8 }),
    enderecoLogradouro: text('endereco_logradouro'),
    enderecoNumero: text('endereco_numero'),
    enderecoBairro: text('endereco_bairro'),
    enderecoCidade: text('endereco_cidade'),
    enderecoEstado: char('endereco_estado', { length: 2 }),
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
