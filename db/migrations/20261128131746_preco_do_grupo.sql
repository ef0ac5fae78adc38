CREATE TABLE "precos_grupo" (
	"empresa_id" bigint NOT NULL,
	"grupo_id" bigint NOT NULL,
	"tamanho" text NOT NULL,
	"preco" numeric(10,2) NOT NULL,
	CONSTRAINT "precos_grupo_empresa_id_grupo_id_tamanho_pk" PRIMARY KEY("empresa_id","grupo_id","tamanho"),
	CONSTRAINT "precos_grupo_preco" CHECK ("precos_grupo"."preco" between 0 and 20000)
);
--> statement-breakpoint
ALTER TABLE "grupos" ADD COLUMN "preco" numeric(10,2);--> statement-breakpoint
ALTER TABLE "precos_grupo" ADD CONSTRAINT "precos_grupo_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precos_grupo" ADD CONSTRAINT "precos_grupo_grupo" FOREIGN KEY ("empresa_id","grupo_id") REFERENCES "public"."grupos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupos" ADD CONSTRAINT "grupos_preco" CHECK ("grupos"."preco" between 0 and 20000 and ("grupos"."preco" is null or "grupos"."tipo" = 'sabor'));--> statement-breakpoint
alter table "precos_grupo" enable row level security;--> statement-breakpoint
alter table "precos_grupo" force row level security;--> statement-breakpoint
create policy inquilino on "precos_grupo" using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());--> statement-breakpoint
grant select, insert, update, delete on "precos_grupo" to comanda_app;--> statement-breakpoint
-- What the public menu shows leaves an event (0010).
create trigger cardapio_inserido after insert on "precos_grupo" referencing new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');--> statement-breakpoint
create trigger cardapio_alterado after update on "precos_grupo" referencing old table as antes new table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');--> statement-breakpoint
create trigger cardapio_apagado after delete on "precos_grupo" referencing old table as mudadas
  for each statement execute function cardapio_mudou('empresa_id');
