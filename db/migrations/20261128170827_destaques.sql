CREATE TABLE "destaques" (
	"empresa_id" bigint NOT NULL,
	"destaques" text DEFAULT 'nenhum' NOT NULL,
	CONSTRAINT "destaques_empresa_id_pk" PRIMARY KEY("empresa_id"),
	CONSTRAINT "destaques_destaques" CHECK ("destaques"."destaques" in ('nenhum', 'escolhidos', 'vendas'))
);
--> statement-breakpoint
CREATE TABLE "produtos_destacados" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "produtos_destacados_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lista" text NOT NULL,
	"pelas_vendas" boolean NOT NULL,
	"produto_id" bigint NOT NULL,
	"ordem" smallint NOT NULL,
	CONSTRAINT "produtos_destacados_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "produtos_destacados_uma_vez" UNIQUE("empresa_id","lista","pelas_vendas","produto_id"),
	CONSTRAINT "produtos_destacados_lista" CHECK ("produtos_destacados"."lista" in ('destaques')),
	CONSTRAINT "produtos_destacados_ordem" CHECK ("produtos_destacados"."ordem" > 0)
);
--> statement-breakpoint
ALTER TABLE "destaques" ADD CONSTRAINT "destaques_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produtos_destacados" ADD CONSTRAINT "produtos_destacados_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produtos_destacados" ADD CONSTRAINT "produtos_destacados_produto" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produtos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "produtos_destacados_por_produto" ON "produtos_destacados" USING btree ("empresa_id","produto_id");
--> statement-breakpoint
alter table destaques enable row level security;
--> statement-breakpoint
alter table destaques force row level security;
--> statement-breakpoint
create policy inquilino on destaques using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on destaques to comanda_app;
--> statement-breakpoint
create trigger cardapio_inserido after insert on destaques referencing new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_alterado after update on destaques referencing old table as antes new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_apagado after delete on destaques referencing old table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
alter table produtos_destacados enable row level security;
--> statement-breakpoint
alter table produtos_destacados force row level security;
--> statement-breakpoint
create policy inquilino on produtos_destacados using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on produtos_destacados to comanda_app;
--> statement-breakpoint
create trigger cardapio_inserido after insert on produtos_destacados referencing new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_alterado after update on produtos_destacados referencing old table as antes new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_apagado after delete on produtos_destacados referencing old table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
