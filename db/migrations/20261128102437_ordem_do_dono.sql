ALTER TABLE "categorias" ADD COLUMN "ordem" integer;--> statement-breakpoint
ALTER TABLE "produtos" ADD COLUMN "ordem" integer;--> statement-breakpoint
ALTER TABLE "categorias" ADD CONSTRAINT "categorias_ordem" CHECK ("categorias"."ordem" > 0);--> statement-breakpoint
ALTER TABLE "produtos" ADD CONSTRAINT "produtos_ordem" CHECK ("produtos"."ordem" > 0);