CREATE TABLE "limites_tamanho" (
	"empresa_id" bigint NOT NULL,
	"produto_id" bigint NOT NULL,
	"grupo_id" bigint NOT NULL,
	"variante_id" bigint NOT NULL,
	"min" smallint,
	"max" smallint,
	"incluidas" smallint,
	CONSTRAINT "limites_tamanho_empresa_id_produto_id_grupo_id_variante_id_pk" PRIMARY KEY("empresa_id","produto_id","grupo_id","variante_id"),
	CONSTRAINT "limites_tamanho_limites" CHECK ("limites_tamanho"."min" >= 0 and "limites_tamanho"."max" between 0 and 99 and "limites_tamanho"."min" <= "limites_tamanho"."max"),
	CONSTRAINT "limites_tamanho_incluidas" CHECK ("limites_tamanho"."incluidas" between 0 and 99),
	CONSTRAINT "limites_tamanho_algum" CHECK (num_nonnulls("limites_tamanho"."min", "limites_tamanho"."max", "limites_tamanho"."incluidas") > 0)
);
--> statement-breakpoint
ALTER TABLE "limites_tamanho" ADD CONSTRAINT "limites_tamanho_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limites_tamanho" ADD CONSTRAINT "limites_tamanho_vinculo" FOREIGN KEY ("empresa_id","produto_id","grupo_id") REFERENCES "public"."produto_grupos"("empresa_id","produto_id","grupo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limites_tamanho" ADD CONSTRAINT "limites_tamanho_variante" FOREIGN KEY ("empresa_id","variante_id") REFERENCES "public"."variantes"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limites_tamanho_por_variante" ON "limites_tamanho" USING btree ("empresa_id","variante_id");--> statement-breakpoint
alter table "limites_tamanho" enable row level security;--> statement-breakpoint
alter table "limites_tamanho" force row level security;--> statement-breakpoint
create policy inquilino on "limites_tamanho" using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());--> statement-breakpoint
grant select, insert, update, delete on "limites_tamanho" to comanda_app;--> statement-breakpoint
-- What the public menu shows leaves an event (0010).
create trigger cardapio_inserido after insert on "limites_tamanho" referencing new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');--> statement-breakpoint
create trigger cardapio_alterado after update on "limites_tamanho" referencing old table as antes new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');--> statement-breakpoint
create trigger cardapio_apagado after delete on "limites_tamanho" referencing old table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
