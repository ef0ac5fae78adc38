import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'

/** The people who sign in. The role of each in a company is in `membros`. */
export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).$type<ContaId>().generatedAlwaysAsIdentity().primaryKey(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The trade name at signup. */
    nomeCompleto: text('nome_completo').notNull(),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  t => [uniqueIndex('users_email').on(sql`lower(${t.email})`)],
)

/** A signed-in browser. The cookie carries a random key; only its SHA-256 is kept here. */
export const sessions = pgTable(
  'sessions',
  {
    keyHash: text('key_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .$type<ContaId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The company that the person acts for. Every request checks that the person is still a member, because members can
     * be removed.
     */
    empresaId: bigint('empresa_id', { mode: 'number' }).$type<EmpresaId>().notNull(),
    /** 'Manter conectado' */
    persistent: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  t => [index('sessions_user').on(t.userId), index('sessions_expires').on(t.expiresAt)],
)

/** The other half of a link sent by mail; only its SHA-256 is kept here. Used once: using it deletes it. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .$type<ContaId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'confirm' | 'reset' | 'undo'>().notNull(),
    /**
     * The address that the link was sent to, which may be a new one: using the link proves that the user reads its
     * mail.
     */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  t => [
    index('account_tokens_user').on(t.userId),
    check('account_tokens_kind', sql`${t.kind} in ('confirm', 'reset', 'undo')`),
  ],
)
