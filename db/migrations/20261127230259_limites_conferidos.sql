ALTER TABLE "estoques" DROP CONSTRAINT "estoques_diario";--> statement-breakpoint
ALTER TABLE "grupos" DROP CONSTRAINT "grupos_distintas";--> statement-breakpoint
ALTER TABLE "opcoes" DROP CONSTRAINT "opcoes_preco";--> statement-breakpoint
ALTER TABLE "precos_opcao" DROP CONSTRAINT "precos_opcao_preco";--> statement-breakpoint
ALTER TABLE "variantes" DROP CONSTRAINT "variantes_preco";--> statement-breakpoint
ALTER TABLE "itens_extra" DROP CONSTRAINT "itens_extra_preco";--> statement-breakpoint
ALTER TABLE "produtos" DROP CONSTRAINT "produtos_preco";--> statement-breakpoint
ALTER TABLE "cupons" DROP CONSTRAINT "cupons_limites";--> statement-breakpoint
ALTER TABLE "cupons" DROP CONSTRAINT "cupons_horas";--> statement-breakpoint
ALTER TABLE "bairros_entrega" DROP CONSTRAINT "bairros_entrega_valores";--> statement-breakpoint
ALTER TABLE "faixas_frete" DROP CONSTRAINT "faixas_frete_valores";--> statement-breakpoint
-- The owner of the tables may be no superuser, and would then see no company's rows.
alter table produtos no force row level security;
--> statement-breakpoint
alter table variantes no force row level security;
--> statement-breakpoint
alter table grupos no force row level security;
--> statement-breakpoint
alter table opcoes no force row level security;
--> statement-breakpoint
alter table precos_opcao no force row level security;
--> statement-breakpoint
alter table estoques no force row level security;
--> statement-breakpoint
alter table itens_extra no force row level security;
--> statement-breakpoint
alter table cupons no force row level security;
--> statement-breakpoint
alter table faixas_frete no force row level security;
--> statement-breakpoint
alter table bairros_entrega no force row level security;
--> statement-breakpoint
-- What was saved while no form refused it is brought to the limit: a constraint that is not valid for old rows would refuse the next
-- change of such a row, as an order that takes its coupon.
update produtos set preco = 20000 where preco > 20000;
--> statement-breakpoint
update variantes set preco = 20000 where preco > 20000;
--> statement-breakpoint
update opcoes set preco = 20000 where preco > 20000;
--> statement-breakpoint
update precos_opcao set preco = 20000 where preco > 20000;
--> statement-breakpoint
update itens_extra set preco = 20000 where preco > 20000;
--> statement-breakpoint
update faixas_frete set taxa = 20000 where taxa > 20000;
--> statement-breakpoint
update faixas_frete set minimo = 20000 where minimo > 20000;
--> statement-breakpoint
update bairros_entrega set taxa = 20000 where taxa > 20000;
--> statement-breakpoint
update bairros_entrega set minimo = 20000 where minimo > 20000;
--> statement-breakpoint
update grupos set max_distintas = 99 where max_distintas > 99;
--> statement-breakpoint
update estoques set diario = 9999 where diario > 9999;
--> statement-breakpoint
update cupons set valor = greatest(0, least(valor, 20000)) where valor not between 0 and 20000;
--> statement-breakpoint
update cupons set teto = greatest(0, least(teto, 20000)) where teto not between 0 and 20000;
--> statement-breakpoint
update cupons set minimo = greatest(0, least(minimo, 20000)) where minimo not between 0 and 20000;
--> statement-breakpoint
update cupons set limite = greatest(1, least(limite, 9999)) where limite not between 1 and 9999;
--> statement-breakpoint
update cupons set por_cliente = greatest(1, least(por_cliente, 9999)) where por_cliente not between 1 and 9999;
--> statement-breakpoint
update cupons set por_dia = greatest(1, least(por_dia, 9999)) where por_dia not between 1 and 9999;
--> statement-breakpoint
update cupons set de_hora = greatest(0, least(de_hora, 1439)) where de_hora not between 0 and 1439;
--> statement-breakpoint
update cupons set ate_hora = greatest(0, least(ate_hora, 1439)) where ate_hora not between 0 and 1439;
--> statement-breakpoint
alter table produtos force row level security;
--> statement-breakpoint
alter table variantes force row level security;
--> statement-breakpoint
alter table grupos force row level security;
--> statement-breakpoint
alter table opcoes force row level security;
--> statement-breakpoint
alter table precos_opcao force row level security;
--> statement-breakpoint
alter table estoques force row level security;
--> statement-breakpoint
alter table itens_extra force row level security;
--> statement-breakpoint
alter table cupons force row level security;
--> statement-breakpoint
alter table faixas_frete force row level security;
--> statement-breakpoint
alter table bairros_entrega force row level security;
--> statement-breakpoint
ALTER TABLE "estoques" ADD CONSTRAINT "estoques_diario" CHECK ("estoques"."diario" between 0 and 9999);--> statement-breakpoint
ALTER TABLE "grupos" ADD CONSTRAINT "grupos_distintas" CHECK ("grupos"."max_distintas" between 1 and 99);--> statement-breakpoint
ALTER TABLE "opcoes" ADD CONSTRAINT "opcoes_preco" CHECK ("opcoes"."preco" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "precos_opcao" ADD CONSTRAINT "precos_opcao_preco" CHECK ("precos_opcao"."preco" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "variantes" ADD CONSTRAINT "variantes_preco" CHECK ("variantes"."preco" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "itens_extra" ADD CONSTRAINT "itens_extra_preco" CHECK ("itens_extra"."preco" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "produtos" ADD CONSTRAINT "produtos_preco" CHECK ("produtos"."preco" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "cupons" ADD CONSTRAINT "cupons_valores" CHECK ("cupons"."valor" between 0 and 20000 and "cupons"."teto" between 0 and 20000 and "cupons"."minimo" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "cupons" ADD CONSTRAINT "cupons_limites" CHECK ("cupons"."limite" between 1 and 9999 and "cupons"."por_cliente" between 1 and 9999 and "cupons"."por_dia" between 1 and 9999 and "cupons"."usos" >= 0);--> statement-breakpoint
ALTER TABLE "cupons" ADD CONSTRAINT "cupons_horas" CHECK (("cupons"."de_hora" is null) = ("cupons"."ate_hora" is null) and "cupons"."de_hora" between 0 and 1439 and "cupons"."ate_hora" between 0 and 1439);--> statement-breakpoint
ALTER TABLE "bairros_entrega" ADD CONSTRAINT "bairros_entrega_valores" CHECK ("bairros_entrega"."taxa" between 0 and 20000 and "bairros_entrega"."minimo" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "faixas_frete" ADD CONSTRAINT "faixas_frete_valores" CHECK ("faixas_frete"."ate_km" > 0 and "faixas_frete"."taxa" between 0 and 20000 and "faixas_frete"."minimo" between 0 and 20000);
