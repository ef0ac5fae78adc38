CREATE TABLE "mudancas" (
	"empresa_id" bigint PRIMARY KEY NOT NULL,
	"para" text NOT NULL,
	"ate" timestamp with time zone,
	CONSTRAINT "mudancas_para" CHECK ("mudancas"."para" ~ '^https?://[^/]+/[a-z0-9-]+$')
);
--> statement-breakpoint
ALTER TABLE "mudancas" ADD CONSTRAINT "mudancas_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
alter table mudancas enable row level security;
--> statement-breakpoint
create policy plataforma on mudancas to comanda_plataforma using (true) with check (true);
--> statement-breakpoint
grant select, insert, delete on mudancas to comanda_plataforma;
