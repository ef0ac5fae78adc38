CREATE TABLE "banners" (
	"empresa_id" bigint NOT NULL,
	"texto" text NOT NULL,
	"imagem" text,
	"alvo" text,
	"inicio" date,
	"fim" date,
	"ativo" boolean DEFAULT true NOT NULL,
	CONSTRAINT "banners_empresa_id_pk" PRIMARY KEY("empresa_id"),
	CONSTRAINT "banners_alvo" CHECK ("banners"."alvo" ~ '^((categoria|produto)-[1-9][0-9]*|cupom-[A-Z0-9]{3,20})$')
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
alter table banners enable row level security;
--> statement-breakpoint
alter table banners force row level security;
--> statement-breakpoint
create policy inquilino on banners using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on banners to comanda_app;
--> statement-breakpoint
create trigger cardapio_inserido after insert on banners referencing new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_alterado after update on banners referencing old table as antes new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_apagado after delete on banners referencing old table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
-- A banner leads to a coupon for as long as that can be used.
drop trigger cardapio_alterado on cupons;
--> statement-breakpoint
create trigger cardapio_alterado after update of ativo, codigo, inicio, fim, limite on cupons for each row
  when ((old.ativo, old.codigo, old.inicio, old.fim, old.limite) is distinct from (new.ativo, new.codigo, new.inicio, new.fim, new.limite))
  execute function linha_mudou('cardapio-mudou');
