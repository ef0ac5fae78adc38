CREATE TABLE "baixas" (
	"empresa_id" bigint NOT NULL,
	"pedido_id" integer NOT NULL,
	"estoque_id" bigint NOT NULL,
	"unidades" integer NOT NULL,
	"dia" date NOT NULL,
	CONSTRAINT "baixas_empresa_id_pedido_id_estoque_id_pk" PRIMARY KEY("empresa_id","pedido_id","estoque_id"),
	CONSTRAINT "baixas_unidades" CHECK ("baixas"."unidades" >= 0)
);
--> statement-breakpoint
ALTER TABLE "baixas" ADD CONSTRAINT "baixas_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baixas" ADD CONSTRAINT "baixas_estoque" FOREIGN KEY ("empresa_id","estoque_id") REFERENCES "public"."estoques"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baixas_por_estoque" ON "baixas" USING btree ("empresa_id","estoque_id");--> statement-breakpoint
alter table baixas enable row level security;
--> statement-breakpoint
alter table baixas force row level security;
--> statement-breakpoint
create policy inquilino on baixas using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on baixas to comanda_app;
