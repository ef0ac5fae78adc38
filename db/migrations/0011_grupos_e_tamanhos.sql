-- Sizes, option groups, windows and counted stock. No order and no simple extra changes.
CREATE TABLE "estoques" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "estoques_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"produto_id" bigint,
	"variante_id" bigint,
	"opcao_id" bigint,
	"restante" integer NOT NULL,
	"diario" integer,
	"dia" date NOT NULL,
	CONSTRAINT "estoques_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "estoques_do_produto" UNIQUE("empresa_id","produto_id"),
	CONSTRAINT "estoques_da_variante" UNIQUE("empresa_id","variante_id"),
	CONSTRAINT "estoques_da_opcao" UNIQUE("empresa_id","opcao_id"),
	CONSTRAINT "estoques_de_um" CHECK (num_nonnulls("estoques"."produto_id", "estoques"."variante_id", "estoques"."opcao_id") = 1),
	CONSTRAINT "estoques_restante" CHECK ("estoques"."restante" >= 0),
	CONSTRAINT "estoques_diario" CHECK ("estoques"."diario" >= 0)
);
--> statement-breakpoint
CREATE TABLE "grupos" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "grupos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"ajuda" text,
	"tipo" text DEFAULT 'escolha' NOT NULL,
	"min" smallint DEFAULT 0 NOT NULL,
	"max" smallint NOT NULL,
	"max_distintas" smallint,
	"incluidas" smallint DEFAULT 0 NOT NULL,
	"regra_preco" text DEFAULT 'soma' NOT NULL,
	CONSTRAINT "grupos_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "grupos_nome" CHECK (btrim("grupos"."nome") <> ''),
	CONSTRAINT "grupos_tipo" CHECK ("grupos"."tipo" in ('escolha', 'remocao', 'sabor', 'borda', 'massa')),
	CONSTRAINT "grupos_limites" CHECK (0 <= "grupos"."min" and "grupos"."min" <= "grupos"."max" and "grupos"."max" between 1 and 99),
	CONSTRAINT "grupos_distintas" CHECK ("grupos"."max_distintas" >= 1),
	CONSTRAINT "grupos_incluidas" CHECK ("grupos"."incluidas" between 0 and "grupos"."max"),
	CONSTRAINT "grupos_regra" CHECK ("grupos"."regra_preco" in ('soma', 'maior', 'media')),
	CONSTRAINT "grupos_regra_dos_sabores" CHECK ("grupos"."regra_preco" = 'soma' or "grupos"."tipo" = 'sabor')
);
--> statement-breakpoint
CREATE TABLE "janelas" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "janelas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"produto_id" bigint,
	"categoria_id" bigint,
	"dia_semana" text NOT NULL,
	"abertura" smallint NOT NULL,
	"fechamento" smallint NOT NULL,
	CONSTRAINT "janelas_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "janelas_de_um" CHECK (num_nonnulls("janelas"."produto_id", "janelas"."categoria_id") = 1),
	CONSTRAINT "janelas_dia" CHECK ("janelas"."dia_semana" in ('domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado')),
	CONSTRAINT "janelas_horas" CHECK ("janelas"."abertura" between 0 and 1439 and "janelas"."fechamento" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "opcoes" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "opcoes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"grupo_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"descricao" text,
	"preco" numeric(10,2),
	"max_unidades" smallint DEFAULT 1 NOT NULL,
	"ordem" smallint NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"padrao" boolean DEFAULT false NOT NULL,
	"esgotado_ate" timestamp with time zone,
	"codigo_cliente" text,
	CONSTRAINT "opcoes_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "opcoes_nome" CHECK (btrim("opcoes"."nome") <> ''),
	CONSTRAINT "opcoes_preco" CHECK ("opcoes"."preco" >= 0),
	CONSTRAINT "opcoes_unidades" CHECK ("opcoes"."max_unidades" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "precos_opcao" (
	"empresa_id" bigint NOT NULL,
	"opcao_id" bigint NOT NULL,
	"tamanho" text NOT NULL,
	"preco" numeric(10,2) NOT NULL,
	CONSTRAINT "precos_opcao_empresa_id_opcao_id_tamanho_pk" PRIMARY KEY("empresa_id","opcao_id","tamanho"),
	CONSTRAINT "precos_opcao_preco" CHECK ("precos_opcao"."preco" >= 0)
);
--> statement-breakpoint
CREATE TABLE "produto_grupos" (
	"empresa_id" bigint NOT NULL,
	"produto_id" bigint NOT NULL,
	"grupo_id" bigint NOT NULL,
	"ordem" smallint NOT NULL,
	"min" smallint,
	"max" smallint,
	"incluidas" smallint,
	CONSTRAINT "produto_grupos_empresa_id_produto_id_grupo_id_pk" PRIMARY KEY("empresa_id","produto_id","grupo_id"),
	CONSTRAINT "produto_grupos_limites" CHECK ("produto_grupos"."min" >= 0 and "produto_grupos"."max" between 1 and 99 and "produto_grupos"."min" <= "produto_grupos"."max"),
	CONSTRAINT "produto_grupos_incluidas" CHECK ("produto_grupos"."incluidas" between 0 and 99)
);
--> statement-breakpoint
CREATE TABLE "variantes" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "variantes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"produto_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"preco" numeric(10,2) NOT NULL,
	"max_sabores" smallint,
	"ordem" smallint NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"esgotado_ate" timestamp with time zone,
	"codigo_cliente" text,
	CONSTRAINT "variantes_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "variantes_nome" CHECK (btrim("variantes"."nome") <> ''),
	CONSTRAINT "variantes_preco" CHECK ("variantes"."preco" >= 0),
	CONSTRAINT "variantes_sabores" CHECK ("variantes"."max_sabores" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" DROP CONSTRAINT "itens_pedido_extra_fracao";--> statement-breakpoint
ALTER TABLE "produtos" ADD COLUMN "esgotado_ate" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD COLUMN "observacoes" text;--> statement-breakpoint
ALTER TABLE "estoques" ADD CONSTRAINT "estoques_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estoques" ADD CONSTRAINT "estoques_produto" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produtos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estoques" ADD CONSTRAINT "estoques_variante" FOREIGN KEY ("empresa_id","variante_id") REFERENCES "public"."variantes"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estoques" ADD CONSTRAINT "estoques_opcao" FOREIGN KEY ("empresa_id","opcao_id") REFERENCES "public"."opcoes"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupos" ADD CONSTRAINT "grupos_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "janelas" ADD CONSTRAINT "janelas_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "janelas" ADD CONSTRAINT "janelas_produto" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produtos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "janelas" ADD CONSTRAINT "janelas_categoria" FOREIGN KEY ("empresa_id","categoria_id") REFERENCES "public"."categorias"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opcoes" ADD CONSTRAINT "opcoes_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opcoes" ADD CONSTRAINT "opcoes_grupo" FOREIGN KEY ("empresa_id","grupo_id") REFERENCES "public"."grupos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precos_opcao" ADD CONSTRAINT "precos_opcao_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precos_opcao" ADD CONSTRAINT "precos_opcao_opcao" FOREIGN KEY ("empresa_id","opcao_id") REFERENCES "public"."opcoes"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produto_grupos" ADD CONSTRAINT "produto_grupos_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produto_grupos" ADD CONSTRAINT "produto_grupos_produto" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produtos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produto_grupos" ADD CONSTRAINT "produto_grupos_grupo" FOREIGN KEY ("empresa_id","grupo_id") REFERENCES "public"."grupos"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variantes" ADD CONSTRAINT "variantes_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variantes" ADD CONSTRAINT "variantes_produto" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produtos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grupos_nome_unico" ON "grupos" USING btree ("empresa_id",lower("nome"));--> statement-breakpoint
CREATE INDEX "janelas_por_produto" ON "janelas" USING btree ("empresa_id","produto_id");--> statement-breakpoint
CREATE INDEX "janelas_por_categoria" ON "janelas" USING btree ("empresa_id","categoria_id");--> statement-breakpoint
CREATE UNIQUE INDEX "opcoes_nome_unico" ON "opcoes" USING btree ("empresa_id","grupo_id",lower("nome"));--> statement-breakpoint
CREATE INDEX "produto_grupos_por_grupo" ON "produto_grupos" USING btree ("empresa_id","grupo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variantes_nome_unico" ON "variantes" USING btree ("empresa_id","produto_id",lower("nome"));--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD CONSTRAINT "itens_pedido_extra_fracao" CHECK ("itens_pedido_extra"."fracao" >= 1);--> statement-breakpoint
do $$
declare
  tabela text;
begin
  foreach tabela in array array[
    'variantes', 'grupos', 'opcoes', 'precos_opcao', 'produto_grupos', 'janelas', 'estoques'
  ] loop
    execute format('alter table %I enable row level security', tabela);
    execute format('alter table %I force row level security', tabela);
    execute format(
      'create policy inquilino on %I using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual())', tabela);
    execute format('grant select, insert, update, delete on %I to comanda_app', tabela);
  end loop;
end $$;
--> statement-breakpoint
-- What the public menu shows leaves an event (0010). A count does not: every order would be a change of the menu.
do $$
declare
  tabela text;
begin
  foreach tabela in array array[
    'variantes', 'grupos', 'opcoes', 'precos_opcao', 'produto_grupos', 'janelas'
  ] loop
    execute format(
      'create trigger cardapio_inserido after insert on %1$I referencing new table as mudadas
         for each statement execute function cardapio_mudou(''empresa_id'')', tabela);
    execute format(
      'create trigger cardapio_alterado after update on %1$I referencing old table as antes new table as mudadas
         for each statement execute function cardapio_mudou(''empresa_id'')', tabela);
    execute format(
      'create trigger cardapio_apagado after delete on %1$I referencing old table as mudadas
         for each statement execute function cardapio_mudou(''empresa_id'')', tabela);
  end loop;
end $$;
