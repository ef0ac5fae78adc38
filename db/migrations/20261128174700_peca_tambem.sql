CREATE TABLE "comprados_juntos" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "comprados_juntos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"produto_id" bigint NOT NULL,
	"junto_id" bigint NOT NULL,
	"ordem" smallint NOT NULL,
	CONSTRAINT "comprados_juntos_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "comprados_juntos_uma_vez" UNIQUE("empresa_id","produto_id","junto_id"),
	CONSTRAINT "comprados_juntos_par" CHECK ("comprados_juntos"."produto_id" < "comprados_juntos"."junto_id"),
	CONSTRAINT "comprados_juntos_ordem" CHECK ("comprados_juntos"."ordem" > 0)
);
--> statement-breakpoint
ALTER TABLE "produtos_destacados" DROP CONSTRAINT "produtos_destacados_lista";--> statement-breakpoint
ALTER TABLE "destaques" ADD COLUMN "tambem" text DEFAULT 'nenhum' NOT NULL;--> statement-breakpoint
ALTER TABLE "comprados_juntos" ADD CONSTRAINT "comprados_juntos_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comprados_juntos" ADD CONSTRAINT "comprados_juntos_produto" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produtos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comprados_juntos" ADD CONSTRAINT "comprados_juntos_junto" FOREIGN KEY ("empresa_id","junto_id") REFERENCES "public"."produtos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comprados_juntos_por_junto" ON "comprados_juntos" USING btree ("empresa_id","junto_id");--> statement-breakpoint
ALTER TABLE "destaques" ADD CONSTRAINT "destaques_tambem" CHECK ("destaques"."tambem" in ('nenhum', 'escolhidos', 'vendas'));--> statement-breakpoint
ALTER TABLE "produtos_destacados" ADD CONSTRAINT "produtos_destacados_lista" CHECK ("produtos_destacados"."lista" in ('destaques', 'tambem'));
--> statement-breakpoint
alter table comprados_juntos enable row level security;
--> statement-breakpoint
alter table comprados_juntos force row level security;
--> statement-breakpoint
create policy inquilino on comprados_juntos using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on comprados_juntos to comanda_app;
--> statement-breakpoint
create trigger cardapio_inserido after insert on comprados_juntos referencing new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_alterado after update on comprados_juntos referencing old table as antes new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_apagado after delete on comprados_juntos referencing old table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
