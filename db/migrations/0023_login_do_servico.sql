CREATE TABLE "maquina"."logins" (
	"name" text PRIMARY KEY NOT NULL,
	"password" text NOT NULL
);
--> statement-breakpoint
-- Whoever owns the tables migrates; everything else runs with a login that owns nothing and is in two roles: comanda_app,
-- in which a company's transaction runs, and comanda_plataforma, which may do what belongs to no company, and no more than
-- the code does (decision 058).
do $$
begin
  if not exists (select from pg_roles where rolname = 'comanda_plataforma') then
    create role comanda_plataforma nologin nosuperuser nocreatedb nocreaterole noinherit nobypassrls;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of this server migrates at the same moment
end $$;
--> statement-breakpoint
grant usage on schema public, maquina to comanda_plataforma;
--> statement-breakpoint
-- Databases that were made before PostgreSQL 15 let everybody make tables and functions here.
revoke create on schema public from public;
--> statement-breakpoint
-- The doors (by slug, by session, at login), signups, 'Meus dados' and the operator's commands.
grant select, insert, update, delete on empresas to comanda_plataforma;
--> statement-breakpoint
grant select, insert, update (entrou_em) on membros to comanda_plataforma;
--> statement-breakpoint
grant select, insert, delete on slugs_antigos to comanda_plataforma;
--> statement-breakpoint
-- Accounts, what is sent to them, and the clock, which deletes what has ended. To lock a row asks for a right to change it.
grant select, insert, update (email, password_hash, email_confirmed_at), delete on users to comanda_plataforma;
--> statement-breakpoint
grant select, insert, delete on sessions to comanda_plataforma;
--> statement-breakpoint
grant select, insert, update (expires_at), delete on account_tokens to comanda_plataforma;
--> statement-breakpoint
grant select, insert, update (attempts, next_at), delete on mail_queue to comanda_plataforma;
--> statement-breakpoint
grant select, insert, update on ceps, maquina.timed_work to comanda_plataforma;
--> statement-breakpoint
-- Readers number events and delete the old ones; triggers on the companies' own rows write them.
grant select, insert, update (posicao), delete on eventos to comanda_plataforma;
--> statement-breakpoint
do $$
declare
  tabela text;
begin
  foreach tabela in array array['empresas', 'membros', 'slugs_antigos', 'eventos'] loop
    execute format('create policy plataforma on %I to comanda_plataforma using (true) with check (true)', tabela);
  end loop;
end $$;
--> statement-breakpoint
-- Unless it is named, the schema of temporary tables is searched first: what somebody has made there would be called as the owner.
alter function versao_do_cardapio() set search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
alter function versao_da_venda() set search_path = pg_catalog, public, pg_temp;
