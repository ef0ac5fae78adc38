CREATE TABLE "promocoes" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "promocoes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"tipo" text NOT NULL,
	"produto_id" bigint,
	"variante_id" bigint,
	"categoria_id" bigint,
	"valor" numeric(10,2),
	"percentual" smallint,
	"leve" smallint,
	"pague" smallint,
	"minimo" numeric(10,2),
	"dias" text[] DEFAULT '{}' NOT NULL,
	"de_hora" smallint,
	"ate_hora" smallint,
	"inicio" date,
	"fim" date,
	"ativo" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promocoes_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "promocoes_nome" CHECK (btrim("promocoes"."nome") <> ''),
	CONSTRAINT "promocoes_tipo" CHECK ("promocoes"."tipo" in ('preco', 'leve', 'desconto')),
	CONSTRAINT "promocoes_de_que" CHECK (num_nonnulls("promocoes"."produto_id", "promocoes"."variante_id", "promocoes"."categoria_id") <= 1),
	CONSTRAINT "promocoes_efeito" CHECK (case "promocoes"."tipo"
        when 'preco' then "promocoes"."valor" > 0 and num_nonnulls("promocoes"."produto_id", "promocoes"."variante_id") = 1
        when 'leve' then "promocoes"."leve" is not null and num_nonnulls("promocoes"."valor", "promocoes"."pague") = 1 and coalesce("promocoes"."pague", 1) < "promocoes"."leve"
        else num_nonnulls("promocoes"."valor", "promocoes"."percentual") = 1 end),
	CONSTRAINT "promocoes_limites" CHECK ("promocoes"."leve" between 2 and 99 and "promocoes"."pague" >= 1 and "promocoes"."percentual" between 1 and 100),
	CONSTRAINT "promocoes_valores" CHECK ("promocoes"."valor" between 0 and 20000 and "promocoes"."minimo" between 0 and 20000),
	CONSTRAINT "promocoes_horas" CHECK (("promocoes"."de_hora" is null) = ("promocoes"."ate_hora" is null) and "promocoes"."de_hora" between 0 and 1439 and "promocoes"."ate_hora" between 0 and 1439)
);
--> statement-breakpoint
ALTER TABLE "itens_pedido" ADD COLUMN "preco_normal" numeric(10,2);--> statement-breakpoint
ALTER TABLE "promocoes" ADD CONSTRAINT "promocoes_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocoes" ADD CONSTRAINT "promocoes_produto" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produtos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocoes" ADD CONSTRAINT "promocoes_variante" FOREIGN KEY ("empresa_id","variante_id") REFERENCES "public"."variantes"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocoes" ADD CONSTRAINT "promocoes_categoria" FOREIGN KEY ("empresa_id","categoria_id") REFERENCES "public"."categorias"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promocoes_por_produto" ON "promocoes" USING btree ("empresa_id","produto_id");--> statement-breakpoint
CREATE INDEX "promocoes_por_variante" ON "promocoes" USING btree ("empresa_id","variante_id");--> statement-breakpoint
CREATE INDEX "promocoes_por_categoria" ON "promocoes" USING btree ("empresa_id","categoria_id");--> statement-breakpoint
ALTER TABLE "itens_pedido" ADD CONSTRAINT "itens_pedido_preco_normal" CHECK ("itens_pedido"."preco_normal" > "itens_pedido"."preco_unitario");
--> statement-breakpoint
alter table promocoes enable row level security;
--> statement-breakpoint
alter table promocoes force row level security;
--> statement-breakpoint
create policy inquilino on promocoes using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on promocoes to comanda_app;
--> statement-breakpoint
-- The menu shows the prices that they make.
create trigger cardapio_inserido after insert on promocoes referencing new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_alterado after update on promocoes referencing old table as antes new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
--> statement-breakpoint
create trigger cardapio_apagado after delete on promocoes referencing old table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
