-- How a search compares texts. unaccent is not immutable, because its dictionary could be changed, which nobody does here.
create function sem_acentos(texto text) returns text language sql immutable strict parallel safe
return lower(unaccent(texto));
--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "procurado" text GENERATED ALWAYS AS (sem_acentos(nome::text || E'\n' || telefone::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "encerrado_em" timestamp with time zone GENERATED ALWAYS AS (case status when 'Finalizado' then coalesce(data_entrega, data_pedido) when 'Cancelado' then coalesce(data_cancelamento, data_pedido) end) STORED;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "procurado" text GENERATED ALWAYS AS (sem_acentos(nome_cliente::text || E'\n' || telefone_cliente::text || E'\n' || id::text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "clientes_por_nome" ON "clientes" USING btree ("empresa_id","nome" collate "pt-BR-x-icu","id","procurado");--> statement-breakpoint
CREATE INDEX "pedidos_encerrados" ON "pedidos" USING btree ("empresa_id","status","encerrado_em","id","procurado") WHERE "pedidos"."status" in ('Finalizado', 'Cancelado');