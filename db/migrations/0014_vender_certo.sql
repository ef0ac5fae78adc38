CREATE TABLE "aparencia" (
	"empresa_id" bigint NOT NULL,
	"cor" text,
	"logo" text,
	"capa" text,
	CONSTRAINT "aparencia_empresa_id_pk" PRIMARY KEY("empresa_id"),
	CONSTRAINT "aparencia_cor" CHECK ("aparencia"."cor" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "cupons" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"codigo" text NOT NULL,
	"tipo" text NOT NULL,
	"valor" numeric(10,2),
	"percentual" smallint,
	"teto" numeric(10,2),
	"minimo" numeric(10,2),
	"maneira" text,
	"dias" text[] DEFAULT '{}' NOT NULL,
	"de_hora" smallint,
	"ate_hora" smallint,
	"inicio" date,
	"fim" date,
	"produtos" bigint[] DEFAULT '{}' NOT NULL,
	"categorias" bigint[] DEFAULT '{}' NOT NULL,
	"primeira_compra" boolean DEFAULT false NOT NULL,
	"limite" integer,
	"por_cliente" integer,
	"por_dia" integer,
	"ativo" boolean DEFAULT true NOT NULL,
	"usos" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cupons_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "cupons_codigo" UNIQUE("empresa_id","codigo"),
	CONSTRAINT "cupons_formato" CHECK ("cupons"."codigo" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "cupons_tipo" CHECK (case "cupons"."tipo" when 'valor' then "cupons"."valor" > 0 when 'percentual' then "cupons"."percentual" between 1 and 100 else "cupons"."tipo" = 'frete' end),
	CONSTRAINT "cupons_limites" CHECK (coalesce("cupons"."limite", 1) >= 1 and coalesce("cupons"."por_cliente", 1) >= 1 and coalesce("cupons"."por_dia", 1) >= 1 and "cupons"."usos" >= 0),
	CONSTRAINT "cupons_horas" CHECK (("cupons"."de_hora" is null) = ("cupons"."ate_hora" is null))
);
--> statement-breakpoint
CREATE TABLE "usos_cupom" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "usos_cupom_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cupom_id" bigint NOT NULL,
	"pedido_id" integer,
	"chave" uuid,
	"telefone" text,
	"valor" numeric(10,2) NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"dia" date NOT NULL,
	"estornado_em" timestamp with time zone,
	CONSTRAINT "usos_cupom_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "usos_cupom_pedido" UNIQUE("empresa_id","pedido_id"),
	CONSTRAINT "usos_cupom_chave" UNIQUE("empresa_id","chave"),
	CONSTRAINT "usos_cupom_de_quem" CHECK (num_nonnulls("usos_cupom"."pedido_id", "usos_cupom"."chave") = 1)
);
--> statement-breakpoint
CREATE TABLE "bairros_entrega" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bairros_entrega_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cidade" text NOT NULL,
	"cidade_dobrada" text NOT NULL,
	"estado" char(2) NOT NULL,
	"nome" text NOT NULL,
	"nome_dobrado" text NOT NULL,
	"taxa" numeric(10,2) NOT NULL,
	"minimo" numeric(10,2),
	"minutos" smallint,
	"ativo" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bairros_entrega_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "bairros_entrega_nome" UNIQUE("empresa_id","cidade_dobrada","estado","nome_dobrado"),
	CONSTRAINT "bairros_entrega_valores" CHECK ("bairros_entrega"."taxa" >= 0 and coalesce("bairros_entrega"."minimo", 0) >= 0),
	CONSTRAINT "bairros_entrega_minutos" CHECK ("bairros_entrega"."minutos" between 0 and 999)
);
--> statement-breakpoint
CREATE TABLE "faixas_frete" (
	"empresa_id" bigint NOT NULL,
	"ate_km" numeric(8,2) NOT NULL,
	"taxa" numeric(10,2) NOT NULL,
	"minimo" numeric(10,2),
	"minutos" smallint,
	CONSTRAINT "faixas_frete_empresa_id_ate_km_pk" PRIMARY KEY("empresa_id","ate_km"),
	CONSTRAINT "faixas_frete_valores" CHECK ("faixas_frete"."ate_km" > 0 and "faixas_frete"."taxa" >= 0 and coalesce("faixas_frete"."minimo", 0) >= 0),
	CONSTRAINT "faixas_frete_minutos" CHECK ("faixas_frete"."minutos" between 0 and 999)
);
--> statement-breakpoint
CREATE TABLE "excecoes_horario" (
	"empresa_id" bigint NOT NULL,
	"data" date NOT NULL,
	"nome" text NOT NULL,
	"turnos" jsonb NOT NULL,
	CONSTRAINT "excecoes_horario_empresa_id_data_pk" PRIMARY KEY("empresa_id","data"),
	CONSTRAINT "excecoes_horario_turnos" CHECK (jsonb_typeof("excecoes_horario"."turnos") = 'array' and jsonb_array_length("excecoes_horario"."turnos") <= 2)
);
--> statement-breakpoint
CREATE TABLE "pausas" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pausas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"de" timestamp with time zone NOT NULL,
	"ate" timestamp with time zone NOT NULL,
	"servico" text NOT NULL,
	"motivo" text,
	"user_id" bigint,
	"encerrada_em" timestamp with time zone,
	CONSTRAINT "pausas_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "pausas_fim" CHECK ("pausas"."ate" > "pausas"."de"),
	CONSTRAINT "pausas_servico" CHECK ("pausas"."servico" in ('tudo', 'entrega', 'retirada'))
);
--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "modo_frete" text DEFAULT 'fixo' NOT NULL;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "minimo_entrega" numeric(10,2);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "minimo_retirada" numeric(10,2);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "frete_gratis_acima" numeric(10,2);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "gratis_sobre" text DEFAULT 'bruto' NOT NULL;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "preparo_min" smallint;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "margem_fechamento_min" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "correria_min" smallint;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "correria_ate" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "pix_tipo" text;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "pix_chave" text;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "pix_nome" text;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "pix_cidade" text;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD COLUMN "pix_identificado" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "prometido_de" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "pix_copia_e_cola" text;--> statement-breakpoint
ALTER TABLE "aparencia" ADD CONSTRAINT "aparencia_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cupons" ADD CONSTRAINT "cupons_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usos_cupom" ADD CONSTRAINT "usos_cupom_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usos_cupom" ADD CONSTRAINT "usos_cupom_cupom" FOREIGN KEY ("empresa_id","cupom_id") REFERENCES "public"."cupons"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bairros_entrega" ADD CONSTRAINT "bairros_entrega_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faixas_frete" ADD CONSTRAINT "faixas_frete_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excecoes_horario" ADD CONSTRAINT "excecoes_horario_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pausas" ADD CONSTRAINT "pausas_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usos_cupom_por_cupom" ON "usos_cupom" USING btree ("empresa_id","cupom_id","telefone");--> statement-breakpoint
CREATE INDEX "pausas_por_fim" ON "pausas" USING btree ("empresa_id","ate");--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_modo_frete" CHECK ("configuracoes"."modo_frete" in ('fixo', 'km', 'faixas', 'bairros'));--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_limites" CHECK (coalesce("configuracoes"."minimo_entrega", 0) >= 0 and coalesce("configuracoes"."minimo_retirada", 0) >= 0 and coalesce("configuracoes"."frete_gratis_acima", 0) >= 0);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_gratis_sobre" CHECK ("configuracoes"."gratis_sobre" in ('bruto', 'liquido'));--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_minutos" CHECK (coalesce("configuracoes"."preparo_min", 1) >= 1 and "configuracoes"."margem_fechamento_min" between 0 and 60 and coalesce("configuracoes"."correria_min", 15) in (15, 30));--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_correria" CHECK (("configuracoes"."correria_min" is null) = ("configuracoes"."correria_ate" is null));--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_pix" CHECK (num_nulls("configuracoes"."pix_tipo", "configuracoes"."pix_chave", "configuracoes"."pix_nome", "configuracoes"."pix_cidade") in (0, 4));--> statement-breakpoint
alter table aparencia enable row level security;
--> statement-breakpoint
alter table aparencia force row level security;
--> statement-breakpoint
create policy inquilino on aparencia using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on aparencia to comanda_app;
--> statement-breakpoint
alter table cupons enable row level security;
--> statement-breakpoint
alter table cupons force row level security;
--> statement-breakpoint
create policy inquilino on cupons using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on cupons to comanda_app;
--> statement-breakpoint
alter table usos_cupom enable row level security;
--> statement-breakpoint
alter table usos_cupom force row level security;
--> statement-breakpoint
create policy inquilino on usos_cupom using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on usos_cupom to comanda_app;
--> statement-breakpoint
alter table bairros_entrega enable row level security;
--> statement-breakpoint
alter table bairros_entrega force row level security;
--> statement-breakpoint
create policy inquilino on bairros_entrega using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on bairros_entrega to comanda_app;
--> statement-breakpoint
alter table faixas_frete enable row level security;
--> statement-breakpoint
alter table faixas_frete force row level security;
--> statement-breakpoint
create policy inquilino on faixas_frete using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on faixas_frete to comanda_app;
--> statement-breakpoint
alter table excecoes_horario enable row level security;
--> statement-breakpoint
alter table excecoes_horario force row level security;
--> statement-breakpoint
create policy inquilino on excecoes_horario using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on excecoes_horario to comanda_app;
--> statement-breakpoint
alter table pausas enable row level security;
--> statement-breakpoint
alter table pausas force row level security;
--> statement-breakpoint
create policy inquilino on pausas using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on pausas to comanda_app;
--> statement-breakpoint
-- What of it the menu shows leaves an event, as every other part of the menu does.
do $$
declare
  tabela text;
begin
  foreach tabela in array array['aparencia', 'bairros_entrega', 'faixas_frete', 'excecoes_horario', 'pausas'] loop
    execute format(
      'create trigger cardapio_inserido after insert on %1$I referencing new table as mudadas
         for each statement execute function cardapio_mudou(%2$L)', tabela, 'empresa_id');
    execute format(
      'create trigger cardapio_alterado after update on %1$I referencing old table as antes new table as mudadas
         for each statement execute function cardapio_mudou(%2$L)', tabela, 'empresa_id');
    execute format(
      'create trigger cardapio_apagado after delete on %1$I referencing old table as mudadas
         for each statement execute function cardapio_mudou(%2$L)', tabela, 'empresa_id');
  end loop;
end $$;
