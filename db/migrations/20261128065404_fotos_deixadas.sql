CREATE TABLE "maquina"."left_pictures" (
	"company_id" bigint PRIMARY KEY NOT NULL
);
