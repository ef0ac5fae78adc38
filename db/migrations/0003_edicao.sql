-- The panel edits orders, and looks customers up by name however they are accented.
ALTER TABLE "pedidos" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Trusted since PostgreSQL 13: the owner of the database may create it without being a superuser.
CREATE EXTENSION IF NOT EXISTS unaccent;
