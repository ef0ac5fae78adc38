CREATE SCHEMA "maquina";
--> statement-breakpoint
CREATE TABLE "eventos" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "eventos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tipo" text NOT NULL,
	"objeto_id" bigint,
	"em" timestamp with time zone DEFAULT now() NOT NULL,
	"posicao" bigint,
	CONSTRAINT "eventos_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "eventos_tipo" CHECK ("eventos"."tipo" ~ '^[a-z]+(-[a-z]+)*$')
);
--> statement-breakpoint
CREATE TABLE "maquina"."timed_work" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE INDEX "eventos_sem_posicao" ON "eventos" USING btree ("id") WHERE "eventos"."posicao" is null;--> statement-breakpoint
CREATE INDEX "eventos_por_posicao" ON "eventos" USING btree ("posicao") WHERE "eventos"."posicao" is not null;--> statement-breakpoint
-- Every company writes its own events and reads none; who reads them reads all companies', as the owner.
alter table eventos enable row level security;
--> statement-breakpoint
create policy inquilino on eventos for insert to comanda_app with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant insert (empresa_id, tipo, objeto_id) on eventos to comanda_app;
--> statement-breakpoint
-- Whatever changes what the public sees of a company leaves an event, be it a verb, the command line or an operator's
-- SQL: once in a transaction, and not when all is saved as it was. The argument is the column that names the company.
create function cardapio_mudou() returns trigger language plpgsql as $$
declare
  empresa bigint;
begin
  for empresa in execute format(
    case tg_op
      when 'UPDATE' then 'select distinct %I from (select * from mudadas except select * from antes) diferentes'
      else 'select distinct %I from mudadas'
    end, tg_argv[0])
  loop
    if current_setting('app.cardapio_mudou', true) is distinct from empresa::text then
      insert into eventos (empresa_id, tipo) values (empresa, 'cardapio-mudou');
      perform set_config('app.cardapio_mudou', empresa::text, true);
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  tabela text;
begin
  foreach tabela in array array[
    'empresas', 'configuracoes', 'horarios_funcionamento', 'categorias', 'produtos', 'itens_extra', 'produto_itens_extra'
  ] loop
    execute format(
      'create trigger cardapio_inserido after insert on %1$I referencing new table as mudadas
         for each statement execute function cardapio_mudou(%2$L)',
      tabela, case tabela when 'empresas' then 'id' else 'empresa_id' end);
    execute format(
      'create trigger cardapio_alterado after update on %1$I referencing old table as antes new table as mudadas
         for each statement execute function cardapio_mudou(%2$L)',
      tabela, case tabela when 'empresas' then 'id' else 'empresa_id' end);
    execute format(
      'create trigger cardapio_apagado after delete on %1$I referencing old table as mudadas
         for each statement execute function cardapio_mudou(%2$L)',
      tabela, case tabela when 'empresas' then 'id' else 'empresa_id' end);
  end loop;
end $$;
