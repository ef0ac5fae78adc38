DROP INDEX "eventos_do_cardapio";--> statement-breakpoint
CREATE INDEX "eventos_do_cardapio" ON "eventos" USING btree ("empresa_id","tipo","id") WHERE "eventos"."tipo" in ('cardapio-mudou', 'esgotado-mudou');--> statement-breakpoint
-- An order takes prices from memory only while nothing has changed what its company's pages show, sold-out marks included. It
-- asks so in its own statement: whoever changes any of that writes an event in the same transaction, so both are seen together.
-- Events stay for days, so within the hours that a reading is remembered none of them leaves that is not older than it, and the
-- sum of their numbers is another one after each change.
create function versao_da_venda() returns text language sql stable security definer set search_path = pg_catalog, public
as $$
  select count(*) || ':' || coalesce(sum(id), 0) from eventos
  where empresa_id = empresa_atual() and tipo in ('cardapio-mudou', 'esgotado-mudou')
$$;
--> statement-breakpoint
revoke execute on function versao_da_venda() from public;
--> statement-breakpoint
grant execute on function versao_da_venda() to comanda_app;
