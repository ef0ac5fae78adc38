ALTER TABLE "pedidos" ADD COLUMN "frete_modo" text;--> statement-breakpoint
-- Of the orders of before only those with a distance are known to be charged by it; the owner of the tables may be no
-- superuser, whom the forced policies would show no row.
ALTER TABLE "pedidos" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "pedidos" SET "frete_modo" = 'km' WHERE "distancia_km" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" FORCE ROW LEVEL SECURITY;
