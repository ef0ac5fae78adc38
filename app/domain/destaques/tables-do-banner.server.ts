import { sql } from 'drizzle-orm'
import { boolean, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { empresaColumn } from '../empresas/columns.server'

/** The banner above a shop's menu; no row means none. What it leads to may be gone: then it leads nowhere. */
export const banners = pgTable(
  'banners',
  {
    empresaId: empresaColumn(),
    texto: text().notNull(),
    /** Name of a stored picture, as the cover has one. */
    imagem: text(),
    alvo: text(),
    inicio: date({ mode: 'string' }),
    fim: date({ mode: 'string' }),
    ativo: boolean().notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.empresaId] }),
    check('banners_alvo', sql`${t.alvo} ~ '^((categoria|produto)-[1-9][0-9]*|cupom-[A-Z0-9]{3,20})$'`),
  ],
)
