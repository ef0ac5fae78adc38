-- Written without a log: a crash of the database forgets tries, and nothing else.
CREATE UNLOGGED TABLE "maquina"."tries" (
	"key" text PRIMARY KEY NOT NULL,
	"remaining" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tries_ends" ON "maquina"."tries" USING btree ("ends_at");--> statement-breakpoint
grant select, insert, update (remaining, ends_at), delete on maquina.tries to comanda_plataforma;
