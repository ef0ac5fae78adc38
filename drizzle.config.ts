import { defineConfig } from 'drizzle-kit'

/**
 * `npm run db:generate` writes the next migration from the tables; the migrations are forward-only SQL. They are named by their time,
 * so that two branches make no file of one name.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./app/domain/*/tables*.server.ts', './app/server/*/tables.server.ts'],
  out: './db/migrations',
  migrations: { prefix: 'timestamp' },
})
