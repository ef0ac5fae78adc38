ALTER TABLE "pedidos" ADD COLUMN "veio_de" text;--> statement-breakpoint
CREATE INDEX "pedidos_por_veio_de" ON "pedidos" USING btree ("empresa_id","data_pedido") WHERE "pedidos"."veio_de" is not null;--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_veio_de" CHECK (char_length("pedidos"."veio_de") <= 169);