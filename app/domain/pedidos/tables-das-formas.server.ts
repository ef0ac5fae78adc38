import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { EmpresaId } from '~/domain/valores/ids'
import { idColumn } from '../empresas/columns.server'
import { empresas } from '../empresas/tables.server'
import { centavosColumn, umDe, umValor } from '../valores/columns.server'
import type { Especie, FormaPagamento } from './forma-pagamento'

/**
 * How a shop is paid. Orders and payments point at `forma`, so a method that was used cannot be deleted or called
 * otherwise. A trigger gives each new company the four that every shop has (decision 075).
 */
export const formasPagamento = pgTable(
  'formas_pagamento',
  {
    // A signup that was never confirmed is deleted with them.
    empresaId: bigint('empresa_id', { mode: 'number' })
      .$type<EmpresaId>()
      .notNull()
      .references(() => empresas.id, { onDelete: 'cascade' }),
    id: idColumn(),
    forma: text().$type<FormaPagamento>().notNull(),
    /** By `especieDe`, for whoever asks the database. */
    especie: text()
      .$type<Especie>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when forma in ('dinheiro', 'pix') then forma when forma like 'cartao%' then 'cartao' when forma like 'v%' then 'voucher' else 'outro' end`,
      ),
    /** Whether orders that are delivered, picked up or eaten there may be paid so. */
    entrega: boolean().notNull().default(true),
    retirada: boolean().notNull().default(true),
    mesa: boolean().notNull().default(true),
    /** The brands that a card may have, as customers read them. */
    bandeiras: text(),
    /** `AjusteDaForma`; null for none. A percentage has two decimals, as reais have. */
    ajusteTipo: text('ajuste_tipo').$type<'desconto' | 'acrescimo'>(),
    ajusteEm: text('ajuste_em').$type<'percentual' | 'valor'>(),
    ajuste: centavosColumn(),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    unique('formas_pagamento_forma').on(t.empresaId, t.forma),
    check(
      'formas_pagamento_ajuste',
      sql`num_nulls(${t.ajusteTipo}, ${t.ajusteEm}, ${t.ajuste}) in (0, 3) and ${umDe(t.ajusteTipo, ['desconto', 'acrescimo'])} and ${umDe(t.ajusteEm, ['percentual', 'valor'])}`,
    ),
    // A discount of a hundred percent would be an order that nobody pays, by a method.
    check(
      'formas_pagamento_quanto',
      sql`${t.ajuste} > 0 and ${umValor(t.ajuste)} and (${t.ajusteEm} <> 'percentual' or ${t.ajuste} < 100)`,
    ),
    check(
      'formas_pagamento_palavra',
      sql`${t.forma} ~ '^(dinheiro|pix|cartao_credito|cartao_debito|v[ra]( [^ ].*)?|outro [^ ].*)$'`,
    ),
  ],
)
