update configuracoes set modo_frete = 'km' where calcular_frete_por_km;
--> statement-breakpoint
ALTER TABLE "configuracoes" DROP COLUMN "calcular_frete_por_km";
