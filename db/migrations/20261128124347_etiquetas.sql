ALTER TABLE "produtos" ADD COLUMN "etiquetas" text;--> statement-breakpoint
ALTER TABLE "produtos" ADD COLUMN "serve" smallint;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "maior_de_18" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "produtos" ADD CONSTRAINT "produtos_etiquetas" CHECK ("produtos"."etiquetas" ~ '^(vegano|vegetariano|sem glúten|sem lactose|picante|contém álcool)(, (vegano|vegetariano|sem glúten|sem lactose|picante|contém álcool))*$');--> statement-breakpoint
ALTER TABLE "produtos" ADD CONSTRAINT "produtos_serve" CHECK ("produtos"."serve" between 1 and 99);