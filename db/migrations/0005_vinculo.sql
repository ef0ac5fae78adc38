-- A browser reads of its orders what it typed, and nothing that the panel wrote into them later (decision 005).
ALTER TABLE "itens_pedido" ADD COLUMN "observacoes_do_painel" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "cliente_do_painel" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "observacoes_do_painel" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "cadastro_deixado" text;--> statement-breakpoint
-- What an edit of before this day changed is not known any more: all of it counts as the panel's. The owner of the tables
-- may be no superuser, whom the forced policies would show no row.
ALTER TABLE "pedidos" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "itens_pedido" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "itens_pedido" i SET "observacoes_do_painel" = true FROM "pedidos" p
  WHERE p."empresa_id" = i."empresa_id" AND p."id" = i."pedido_id" AND p."versao" > 1;--> statement-breakpoint
UPDATE "pedidos" SET "cliente_do_painel" = true, "observacoes_do_painel" = true,
  "endereco_salvo" = "endereco_entrega" IS NOT NULL WHERE "versao" > 1;--> statement-breakpoint
ALTER TABLE "itens_pedido" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pedidos" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pedidos" DROP COLUMN "vincula_cliente";
