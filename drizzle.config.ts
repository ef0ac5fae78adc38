import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` writes the next migration from the tables; the migrations are forward-only SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./app/domain/*/tables*.server.ts', './app/server/*/tables.server.ts'],
  out: './db/migrations',
})
