DROP INDEX "eventos_do_cardapio";--> statement-breakpoint
CREATE INDEX "eventos_do_cardapio" ON "eventos" USING btree ("empresa_id","id") WHERE "eventos"."tipo" = 'cardapio-mudou';--> statement-breakpoint
-- An order reads the shop anew: its prices come from no memory whose version it would have to ask for.
drop function versao_da_venda();
