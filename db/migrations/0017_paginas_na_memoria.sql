CREATE INDEX "eventos_das_paginas" ON "eventos" USING btree ("posicao","id") WHERE "eventos"."tipo" in ('cardapio-mudou', 'esgotado-mudou');
--> statement-breakpoint
-- Pages are kept in memory, so whatever changes what they show leaves an event, once in a transaction. The notice is for
-- the process that makes the change: it drops the company's pages before it answers. A notice that comes from a
-- transaction that is rolled back drops them for nothing.
create function contar_mudanca(empresa bigint, tipo text) returns void language plpgsql as $$
declare
  marca text := 'app.' || replace(tipo, '-', '_');
begin
  if current_setting(marca, true) is not distinct from empresa::text then
    return;
  end if;
  insert into eventos (empresa_id, tipo) values (empresa, tipo);
  perform set_config(marca, empresa::text, true);
  raise notice 'the pages of company % show something else', empresa using errcode = 'CMPAG', detail = empresa::text;
end $$;
--> statement-breakpoint
create or replace function cardapio_mudou() returns trigger language plpgsql as $$
declare
  mudanca record;
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
    perform contar_mudanca(mudanca.empresa, case when mudanca.outra then 'cardapio-mudou' else 'esgotado-mudou' end);
  end loop;
  return null;
end $$;
--> statement-breakpoint
-- For rows that orders write: only what WHEN lets through costs anything.
create function linha_mudou() returns trigger language plpgsql as $$
begin
  perform contar_mudanca(case tg_op when 'DELETE' then old.empresa_id else new.empresa_id end, tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
-- A menu shows of a count whether nothing is left.
create trigger cardapio_inserido after insert on estoques for each row
  when (new.restante = 0 or new.diario = 0) execute function linha_mudou('esgotado-mudou');
--> statement-breakpoint
create trigger cardapio_alterado after update on estoques for each row
  when ((old.restante = 0 or new.restante = 0 or old.diario is distinct from new.diario) and old.* is distinct from new.*)
  execute function linha_mudou('esgotado-mudou');
--> statement-breakpoint
create trigger cardapio_apagado after delete on estoques for each row execute function linha_mudou('esgotado-mudou');
--> statement-breakpoint
-- A menu shows of coupons whether there is one.
create trigger cardapio_inserido after insert on cupons for each row
  when (new.ativo) execute function linha_mudou('cardapio-mudou');
--> statement-breakpoint
create trigger cardapio_alterado after update of ativo on cupons for each row
  when (old.ativo is distinct from new.ativo) execute function linha_mudou('cardapio-mudou');
--> statement-breakpoint
create trigger cardapio_apagado after delete on cupons for each row
  when (old.ativo) execute function linha_mudou('cardapio-mudou');
--> statement-breakpoint
-- A company without a confirmed member is not shown at all.
create trigger cardapio_apagado after delete on membros for each row execute function linha_mudou('cardapio-mudou');
