-- Payments as rows. Nobody wrote down so far whether money was received: what old orders say is presumed.
CREATE TABLE "pagamentos" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pagamentos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pedido_id" integer NOT NULL,
	"forma" text NOT NULL,
	"valor" numeric(10,2) NOT NULL,
	"tendido" numeric(10,2),
	"situacao" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"user_id" bigint,
	CONSTRAINT "pagamentos_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "pagamentos_valores" CHECK ("pagamentos"."valor" >= 0 and "pagamentos"."tendido" >= "pagamentos"."valor"),
	CONSTRAINT "pagamentos_forma" CHECK ("pagamentos"."forma" in ('dinheiro', 'pix', 'cartao_credito', 'cartao_debito')),
	CONSTRAINT "pagamentos_situacao" CHECK ("pagamentos"."situacao" in ('presumido', 'recebido', 'estornado'))
);
--> statement-breakpoint
ALTER TABLE "pagamentos" ADD CONSTRAINT "pagamentos_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pagamentos" ADD CONSTRAINT "pagamentos_pedido" FOREIGN KEY ("empresa_id","pedido_id") REFERENCES "public"."pedidos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pagamentos_por_pedido" ON "pagamentos" USING btree ("empresa_id","pedido_id");--> statement-breakpoint
alter table pagamentos enable row level security;--> statement-breakpoint
create policy inquilino on pagamentos using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());--> statement-breakpoint
grant select, insert, update, delete on pagamentos to comanda_app;--> statement-breakpoint
-- The owner of the tables may be no superuser, whom the forced policies would show no row.
ALTER TABLE "pedidos" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "pagamentos" ("empresa_id", "pedido_id", "forma", "valor", "tendido", "situacao", "em")
  SELECT "empresa_id", "id", "forma_pagamento", "total_com_frete",
    CASE WHEN "forma_pagamento" = 'dinheiro' AND "valor_pago" >= "total_com_frete" THEN "valor_pago" END,
    'presumido', coalesce("data_confirmacao", "data_pedido")
  FROM "pedidos" WHERE "pagamento_confirmado";--> statement-breakpoint
ALTER TABLE "pedidos" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
alter table pagamentos force row level security;
