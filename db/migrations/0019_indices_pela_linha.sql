ALTER TABLE "clientes" DROP CONSTRAINT "clientes_telefone";--> statement-breakpoint
ALTER TABLE "usos_cupom" DROP CONSTRAINT "usos_cupom_pedido";--> statement-breakpoint
ALTER TABLE "usos_cupom" DROP CONSTRAINT "usos_cupom_chave";--> statement-breakpoint
DROP INDEX "baixas_por_estoque";--> statement-breakpoint
DROP INDEX "clientes_por_nome";--> statement-breakpoint
DROP INDEX "usos_cupom_por_cupom";--> statement-breakpoint
DROP INDEX "ajustes_pedido_por_pedido";--> statement-breakpoint
DROP INDEX "pagamentos_por_pedido";--> statement-breakpoint
DROP INDEX "historico_por_pedido";--> statement-breakpoint
DROP INDEX "itens_pedido_por_pedido";--> statement-breakpoint
DROP INDEX "itens_pedido_por_produto";--> statement-breakpoint
DROP INDEX "itens_pedido_extra_por_item";--> statement-breakpoint
DROP INDEX "pedidos_chave";--> statement-breakpoint
DROP INDEX "pedidos_id_publico";--> statement-breakpoint
DROP INDEX "pedidos_por_status";--> statement-breakpoint
DROP INDEX "pedidos_por_cliente";--> statement-breakpoint
DROP INDEX "pedidos_por_telefone";--> statement-breakpoint
CREATE INDEX "baixas_por_estoque" ON "baixas" USING btree ("estoque_id","empresa_id");--> statement-breakpoint
CREATE INDEX "clientes_por_nome" ON "clientes" USING btree ("empresa_id","nome" collate "pt-BR-x-icu","id","procurado") WHERE "clientes"."procurado" > '';--> statement-breakpoint
CREATE INDEX "usos_cupom_por_cupom" ON "usos_cupom" USING btree ("cupom_id","empresa_id","telefone");--> statement-breakpoint
CREATE INDEX "ajustes_pedido_por_pedido" ON "ajustes_pedido" USING btree ("pedido_id","empresa_id");--> statement-breakpoint
CREATE INDEX "pagamentos_por_pedido" ON "pagamentos" USING btree ("pedido_id","empresa_id");--> statement-breakpoint
CREATE INDEX "historico_por_pedido" ON "historico_pedido" USING btree ("pedido_id","empresa_id");--> statement-breakpoint
CREATE INDEX "itens_pedido_por_pedido" ON "itens_pedido" USING btree ("pedido_id","empresa_id");--> statement-breakpoint
CREATE INDEX "itens_pedido_por_produto" ON "itens_pedido" USING btree ("produto_id","empresa_id");--> statement-breakpoint
CREATE INDEX "itens_pedido_extra_por_item" ON "itens_pedido_extra" USING btree ("id_item_pedido","empresa_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pedidos_chave" ON "pedidos" USING btree ("chave","empresa_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pedidos_id_publico" ON "pedidos" USING btree ("id_publico","empresa_id");--> statement-breakpoint
CREATE INDEX "pedidos_por_status" ON "pedidos" USING btree ("status","empresa_id","data_pedido");--> statement-breakpoint
CREATE INDEX "pedidos_por_cliente" ON "pedidos" USING btree ("cliente_id","empresa_id","data_pedido");--> statement-breakpoint
CREATE INDEX "pedidos_por_telefone" ON "pedidos" USING btree ("telefone_cliente","empresa_id");--> statement-breakpoint
ALTER TABLE "clientes" ADD CONSTRAINT "clientes_telefone" UNIQUE("telefone","empresa_id");--> statement-breakpoint
ALTER TABLE "usos_cupom" ADD CONSTRAINT "usos_cupom_pedido" UNIQUE("pedido_id","empresa_id");--> statement-breakpoint
ALTER TABLE "usos_cupom" ADD CONSTRAINT "usos_cupom_chave" UNIQUE("chave","empresa_id");