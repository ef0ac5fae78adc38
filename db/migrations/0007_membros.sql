-- Who may act for which company: one owner each until now, whom empresas.user_id named.
CREATE TABLE "membros" (
	"empresa_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"papel" text NOT NULL,
	"desde" timestamp with time zone DEFAULT now() NOT NULL,
	"entrou_em" timestamp with time zone,
	CONSTRAINT "membros_empresa_id_user_id_pk" PRIMARY KEY("empresa_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "empresas" DROP CONSTRAINT "empresas_user_id_unique";--> statement-breakpoint
ALTER TABLE "empresas" DROP CONSTRAINT "empresas_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "empresas_email";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "empresa_id" bigint;--> statement-breakpoint
ALTER TABLE "membros" ADD CONSTRAINT "membros_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membros" ADD CONSTRAINT "membros_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membros_user" ON "membros" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "empresas_email" ON "empresas" USING btree (lower("email"));--> statement-breakpoint
INSERT INTO "membros" ("empresa_id", "user_id", "papel", "desde")
  SELECT e."id", u."id", 'dono', u."created_at" FROM "empresas" e JOIN "users" u ON u."id" = e."user_id";--> statement-breakpoint
-- Whoever is signed in stays so.
UPDATE "sessions" s SET "empresa_id" = m."empresa_id" FROM "membros" m WHERE m."user_id" = s."user_id";--> statement-breakpoint
DELETE FROM "sessions" WHERE "empresa_id" IS NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "empresa_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "empresas" DROP COLUMN "user_id";--> statement-breakpoint
-- Read by the door before there is a company to set, like empresas: enabled, not forced. comanda_app has no right to it.
ALTER TABLE "membros" ENABLE ROW LEVEL SECURITY;
