-- A company reads what kind of events it has, for its menu's version: a function that does it with the owner's rights is refused on
-- a machine of a distributed engine.
create policy leitura on eventos for select to comanda_app using (empresa_id = empresa_atual());
--> statement-breakpoint
grant select (empresa_id, id, tipo) on eventos to comanda_app;
--> statement-breakpoint
drop function versao_do_cardapio();
--> statement-breakpoint
create or replace function cardapio_mudou() returns trigger language plpgsql as $$
declare
  mudanca record;
  aqui boolean;
begin
  -- Each machine of a distributed engine has a copy of empresas: the coordinator alone tells that one has changed.
  if tg_argv[0] = 'id' and to_regproc('pg_catalog.citus_is_coordinator') is not null then
    execute 'select citus_is_coordinator()' into aqui;
    if not aqui then
      return null;
    end if;
  end if;
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
    perform contar_mudanca(mudanca.empresa, case when mudanca.outra then 'cardapio-mudou' else 'esgotado-mudou' end);
  end loop;
  return null;
end $$;
