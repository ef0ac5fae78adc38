CREATE TABLE "formas_pagamento" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "formas_pagamento_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"forma" text NOT NULL,
	"especie" text GENERATED ALWAYS AS (case when forma in ('dinheiro', 'pix') then forma when forma like 'cartao%' then 'cartao' when forma like 'v%' then 'voucher' else 'outro' end) STORED NOT NULL,
	"entrega" boolean DEFAULT true NOT NULL,
	"retirada" boolean DEFAULT true NOT NULL,
	"mesa" boolean DEFAULT true NOT NULL,
	"bandeiras" text,
	CONSTRAINT "formas_pagamento_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "formas_pagamento_forma" UNIQUE("empresa_id","forma"),
	CONSTRAINT "formas_pagamento_palavra" CHECK ("formas_pagamento"."forma" ~ '^(dinheiro|pix|cartao_credito|cartao_debito|v[ra]( [^ ].*)?|outro [^ ].*)$')
);
--> statement-breakpoint
ALTER TABLE "formas_pagamento" ADD CONSTRAINT "formas_pagamento_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The four of every shop, before a row can point at them; further companies get theirs from the trigger below.
insert into formas_pagamento (empresa_id, forma)
select e.id, f.forma from empresas e, unnest('{dinheiro,pix,cartao_credito,cartao_debito}'::text[]) with ordinality f(forma, n)
order by e.id, f.n;
--> statement-breakpoint
ALTER TABLE "pagamentos" DROP CONSTRAINT "pagamentos_forma";
--> statement-breakpoint
ALTER TABLE "pedidos" DROP CONSTRAINT "pedidos_forma_pagamento";
--> statement-breakpoint
ALTER TABLE "pagamentos" ADD CONSTRAINT "forma_usada" FOREIGN KEY ("empresa_id","forma") REFERENCES "public"."formas_pagamento"("empresa_id","forma") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "forma_usada" FOREIGN KEY ("empresa_id","forma_pagamento") REFERENCES "public"."formas_pagamento"("empresa_id","forma") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
alter table formas_pagamento enable row level security;
--> statement-breakpoint
alter table formas_pagamento force row level security;
--> statement-breakpoint
create policy inquilino on formas_pagamento using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on formas_pagamento to comanda_app;
--> statement-breakpoint
grant insert on formas_pagamento to comanda_plataforma;
--> statement-breakpoint
create trigger cardapio_inserido after insert on formas_pagamento referencing new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_alterado after update on formas_pagamento referencing old table as antes new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_apagado after delete on formas_pagamento referencing old table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
-- Whoever inserts a company, be it the signup or an operator's SQL, is in no company yet: the function enters it for its one
-- statement. Of the copies of empresas that the machines of a distributed engine have, the coordinator's alone does it.
create function formas_da_empresa() returns trigger language plpgsql as $$
declare
  antes text := current_setting('app.empresa_id', true);
  aqui boolean;
begin
  if to_regproc('pg_catalog.citus_is_coordinator') is not null then
    execute 'select citus_is_coordinator()' into aqui;
    if not aqui then
      return null;
    end if;
  end if;
  perform set_config('app.empresa_id', new.id::text, true);
  insert into formas_pagamento (empresa_id, forma)
  select new.id, forma from unnest('{dinheiro,pix,cartao_credito,cartao_debito}'::text[]) with ordinality f(forma, n) order by n;
  perform set_config('app.empresa_id', coalesce(antes, ''), true);
  return null;
end $$;
--> statement-breakpoint
create trigger formas_da_empresa after insert on empresas for each row execute function formas_da_empresa();
