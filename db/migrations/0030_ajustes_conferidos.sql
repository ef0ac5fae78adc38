ALTER TABLE "configuracoes" DROP CONSTRAINT "configuracoes_positivas";--> statement-breakpoint
ALTER TABLE "configuracoes" DROP CONSTRAINT "configuracoes_limites";--> statement-breakpoint
ALTER TABLE "configuracoes" DROP CONSTRAINT "configuracoes_minutos";--> statement-breakpoint
-- The owner of the tables may be no superuser, and would then see no company's rows.
alter table configuracoes no force row level security;
--> statement-breakpoint
-- Fees and distances that were saved while no form refused what is more than an order may come to, or than the earth has. `least` would make 20000 of null.
update configuracoes set
  valor_frete_km = case when valor_frete_km > 20000 then 20000 else valor_frete_km end,
  valor_frete_fixo = case when valor_frete_fixo > 20000 then 20000 else valor_frete_fixo end,
  minimo_entrega = case when minimo_entrega > 20000 then 20000 else minimo_entrega end,
  minimo_retirada = case when minimo_retirada > 20000 then 20000 else minimo_retirada end,
  frete_gratis_acima = case when frete_gratis_acima > 20000 then 20000 else frete_gratis_acima end,
  raio_atendimento = case when raio_atendimento > 20000 then 20000 else raio_atendimento end
where greatest(valor_frete_km, valor_frete_fixo, minimo_entrega, minimo_retirada, frete_gratis_acima, raio_atendimento) > 20000;
--> statement-breakpoint
alter table configuracoes force row level security;
--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_valor_frete_km" CHECK ("configuracoes"."valor_frete_km" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_valor_frete_fixo" CHECK ("configuracoes"."valor_frete_fixo" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_raio_atendimento" CHECK ("configuracoes"."raio_atendimento" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_minimo_entrega" CHECK ("configuracoes"."minimo_entrega" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_minimo_retirada" CHECK ("configuracoes"."minimo_retirada" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_frete_gratis_acima" CHECK ("configuracoes"."frete_gratis_acima" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_preparo_min" CHECK ("configuracoes"."preparo_min" between 1 and 240);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_margem_fechamento_min" CHECK ("configuracoes"."margem_fechamento_min" between 0 and 60);--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_correria_min" CHECK ("configuracoes"."correria_min" in (15, 30));