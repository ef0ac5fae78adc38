-- Every open menu asks what is sold out and for the version of the rest. What is sold out has an event of its own, so that
-- a mark does not make every browser read the whole menu again.
CREATE INDEX "eventos_do_cardapio" ON "eventos" USING btree ("empresa_id","id") WHERE "eventos"."tipo" = 'cardapio-mudou';
--> statement-breakpoint
create or replace function cardapio_mudou() returns trigger language plpgsql as $$
declare
  mudanca record;
  tipo text;
begin
  for mudanca in execute format(
    case tg_op
      when 'UPDATE' then
        'select empresa, bool_or(outra) as outra from (
           select %1$I as empresa, false as outra from (select * from mudadas except select * from antes) diferentes
           union all
           select (linha->>%1$L)::bigint, true from (
             select to_jsonb(m) - ''esgotado_ate'' as linha from mudadas m
             except select to_jsonb(a) - ''esgotado_ate'' from antes a) outras
         ) mudancas group by empresa'
      else 'select distinct %1$I as empresa, true as outra from mudadas'
    end, tg_argv[0])
  loop
    tipo := case when mudanca.outra then 'cardapio-mudou' else 'esgotado-mudou' end;
    if current_setting('app.' || replace(tipo, '-', '_'), true) is distinct from mudanca.empresa::text then
      insert into eventos (empresa_id, tipo) values (mudanca.empresa, tipo);
      perform set_config('app.' || replace(tipo, '-', '_'), mudanca.empresa::text, true);
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
-- A company reads no events, so it asks here what its menu's version is: another text after each change. The count is in
-- it because an event with a lower number may be committed later.
create function versao_do_cardapio() returns text language sql stable security definer set search_path = pg_catalog, public
as $$
  select coalesce(max(id), 0) || ':' || count(*) from eventos
  where empresa_id = empresa_atual() and tipo = 'cardapio-mudou'
$$;
--> statement-breakpoint
revoke execute on function versao_do_cardapio() from public;
--> statement-breakpoint
grant execute on function versao_do_cardapio() to comanda_app;
