-- The order's data model: money with discounts and fees, choices of a line, times and origin, ids for machines.
CREATE TABLE "ajustes_pedido" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ajustes_pedido_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pedido_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"alvo" text NOT NULL,
	"rotulo" text,
	"valor" numeric(10,2) NOT NULL,
	"cupom_id" bigint,
	"user_id" bigint,
	CONSTRAINT "ajustes_pedido_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "ajustes_pedido_valor" CHECK ("ajustes_pedido"."valor" > 0),
	CONSTRAINT "ajustes_pedido_tipo" CHECK (("ajustes_pedido"."tipo", "ajustes_pedido"."alvo") in (('desconto', 'itens'), ('desconto', 'frete'), ('taxa', 'servico')))
);
--> statement-breakpoint
ALTER TABLE "pedidos" DROP CONSTRAINT "pedidos_soma";--> statement-breakpoint
ALTER TABLE "produtos" ADD COLUMN "id_publico" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "id_publico" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "itens_pedido" ADD COLUMN "variante" text;--> statement-breakpoint
ALTER TABLE "itens_pedido" ADD COLUMN "variante_id" bigint;--> statement-breakpoint
ALTER TABLE "itens_pedido" ADD COLUMN "codigo_cliente" text;--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD COLUMN "grupo" text;--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD COLUMN "opcao_id" bigint;--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD COLUMN "id_extra" bigint;--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD COLUMN "quantidade" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD COLUMN "fracao" smallint;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "id_publico" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "dia_operacional" date;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "origem" text;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "prometido_para" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "agendado_de" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "agendado_ate" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "pronto_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "desconto_itens" numeric(10,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "desconto_frete" numeric(10,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "taxa_servico" numeric(10,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What happened before five in the morning belongs to the evening before. A zone that PostgreSQL does not know is read as
-- the default one. The owner of the tables may be no superuser, whom the forced policies would show no row.
ALTER TABLE "pedidos" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "historico_pedido" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "pedidos" p SET
  "dia_operacional" = (p."data_pedido" AT TIME ZONE coalesce(z."name", 'America/Sao_Paulo') - interval '5 hours')::date,
  "origem" = (
    SELECT CASE WHEN h."user_id" IS NULL THEN 'cardapio' ELSE 'painel' END FROM "historico_pedido" h
    WHERE h."empresa_id" = p."empresa_id" AND h."pedido_id" = p."id" AND h."de" IS NULL ORDER BY h."em", h."id" LIMIT 1)
  FROM "empresas" e LEFT JOIN pg_timezone_names z ON z."name" = e."fuso_horario" WHERE e."id" = p."empresa_id";--> statement-breakpoint
ALTER TABLE "historico_pedido" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pedidos" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pedidos" ALTER COLUMN "dia_operacional" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ajustes_pedido" ADD CONSTRAINT "ajustes_pedido_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ajustes_pedido" ADD CONSTRAINT "ajustes_pedido_pedido" FOREIGN KEY ("empresa_id","pedido_id") REFERENCES "public"."pedidos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ajustes_pedido_por_pedido" ON "ajustes_pedido" USING btree ("empresa_id","pedido_id");--> statement-breakpoint
CREATE UNIQUE INDEX "produtos_id_publico" ON "produtos" USING btree ("empresa_id","id_publico");--> statement-breakpoint
CREATE UNIQUE INDEX "pedidos_id_publico" ON "pedidos" USING btree ("empresa_id","id_publico");--> statement-breakpoint
ALTER TABLE "empresas" ADD CONSTRAINT "empresas_id_publico_unique" UNIQUE("id_publico");--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD CONSTRAINT "itens_pedido_extra_quantidade" CHECK ("itens_pedido_extra"."quantidade" between 1 and 99);--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD CONSTRAINT "itens_pedido_extra_fracao" CHECK ("itens_pedido_extra"."fracao" >= 2);--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_ajustes" CHECK ("pedidos"."desconto_itens" between 0 and "pedidos"."total" and "pedidos"."desconto_frete" between 0 and "pedidos"."frete" and "pedidos"."taxa_servico" >= 0);--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_origem" CHECK ("pedidos"."origem" in ('cardapio', 'painel'));--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_agendado" CHECK (("pedidos"."agendado_de" is null) = ("pedidos"."agendado_ate" is null) and "pedidos"."agendado_de" <= "pedidos"."agendado_ate");--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_soma" CHECK ("pedidos"."total_com_frete" = "pedidos"."total" - "pedidos"."desconto_itens" + "pedidos"."frete" - "pedidos"."desconto_frete" + "pedidos"."taxa_servico");--> statement-breakpoint
alter table ajustes_pedido enable row level security;--> statement-breakpoint
alter table ajustes_pedido force row level security;--> statement-breakpoint
create policy inquilino on ajustes_pedido using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());--> statement-breakpoint
grant select, insert, update, delete on ajustes_pedido to comanda_app;
