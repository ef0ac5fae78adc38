CREATE TABLE "categorias" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "categorias_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"codigo_categoria_sistema_cliente" text,
	"descricao" text,
	"ativo" boolean DEFAULT true NOT NULL,
	CONSTRAINT "categorias_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "categorias_nome" CHECK (btrim("categorias"."nome") <> '')
);
--> statement-breakpoint
CREATE TABLE "itens_extra" (
	"empresa_id" bigint NOT NULL,
	"id_extra" bigint GENERATED ALWAYS AS IDENTITY (sequence name "itens_extra_id_extra_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"preco" numeric(10,2) NOT NULL,
	"tipo" text DEFAULT 'adicional' NOT NULL,
	CONSTRAINT "itens_extra_empresa_id_id_extra_pk" PRIMARY KEY("empresa_id","id_extra"),
	CONSTRAINT "itens_extra_nome" CHECK (btrim("itens_extra"."nome") <> ''),
	CONSTRAINT "itens_extra_preco" CHECK ("itens_extra"."preco" >= 0),
	CONSTRAINT "itens_extra_tipo" CHECK ("itens_extra"."tipo" in ('adicional', 'opcional'))
);
--> statement-breakpoint
CREATE TABLE "produto_itens_extra" (
	"empresa_id" bigint NOT NULL,
	"id_produto" bigint NOT NULL,
	"id_extra" bigint NOT NULL,
	CONSTRAINT "produto_itens_extra_empresa_id_id_produto_id_extra_pk" PRIMARY KEY("empresa_id","id_produto","id_extra")
);
--> statement-breakpoint
CREATE TABLE "produtos" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "produtos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"categoria_id" bigint,
	"nome" text NOT NULL,
	"descricao" text,
	"preco" numeric(10,2) NOT NULL,
	"codigo_cliente" text,
	"possui_extra" boolean DEFAULT false NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"imagem_url" text,
	CONSTRAINT "produtos_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "produtos_nome" CHECK (btrim("produtos"."nome") <> ''),
	CONSTRAINT "produtos_preco" CHECK ("produtos"."preco" >= 0)
);
--> statement-breakpoint
CREATE TABLE "clientes" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "clientes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"telefone" text NOT NULL,
	"email" text,
	"endereco_cep" char(8),
	"endereco_logradouro" text,
	"endereco_numero" text,
	"endereco_bairro" text,
	"endereco_cidade" text,
	"endereco_estado" char(2),
	"endereco_complemento" text,
	CONSTRAINT "clientes_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "clientes_telefone" UNIQUE("empresa_id","telefone"),
	CONSTRAINT "clientes_telefone_digitos" CHECK ("clientes"."telefone" ~ '^[0-9]{10,11}$'),
	CONSTRAINT "clientes_nome" CHECK (btrim("clientes"."nome") <> ''),
	CONSTRAINT "clientes_cep" CHECK ("clientes"."endereco_cep" ~ '^[0-9]{8}$')
);
--> statement-breakpoint
CREATE TABLE "empresas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "empresas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"razaosocial" text NOT NULL,
	"nomefantasia" text NOT NULL,
	"cnpj" text,
	"email" text NOT NULL,
	"telefone" text,
	"endereco_cep" char(8),
	"endereco_logradouro" text,
	"endereco_numero" text,
	"endereco_bairro" text,
	"endereco_cidade" text,
	"endereco_estado" char(2),
	"latitude" double precision,
	"longitude" double precision,
	"fuso_horario" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"slug" text NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"tipo_pedido" text DEFAULT 'sistema' NOT NULL,
	"data_cadastro" date NOT NULL,
	"status_plano" text DEFAULT 'teste' NOT NULL,
	"dias_teste" integer DEFAULT 7,
	CONSTRAINT "empresas_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "empresas_cnpj_unique" UNIQUE("cnpj"),
	CONSTRAINT "empresas_slug_unique" UNIQUE("slug"),
	CONSTRAINT "empresas_slug" CHECK ("empresas"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("empresas"."slug") between 3 and 60),
	CONSTRAINT "empresas_cnpj" CHECK ("empresas"."cnpj" ~ '^[0-9A-Z]{1,14}$'),
	CONSTRAINT "empresas_telefone" CHECK ("empresas"."telefone" ~ '^[0-9]{1,11}$'),
	CONSTRAINT "empresas_cep" CHECK ("empresas"."endereco_cep" ~ '^[0-9]{8}$'),
	CONSTRAINT "empresas_tipo_pedido" CHECK ("empresas"."tipo_pedido" in ('sistema', 'whatsapp')),
	CONSTRAINT "empresas_status_plano" CHECK ("empresas"."status_plano" in ('teste', 'mensal', 'anual')),
	CONSTRAINT "empresas_posicao" CHECK (("empresas"."latitude" is null) = ("empresas"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "ceps" (
	"cep" char(8) PRIMARY KEY NOT NULL,
	"logradouro" text,
	"bairro" text,
	"cidade" text NOT NULL,
	"estado" char(2) NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"fuso_horario" text,
	"consultado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configuracoes" (
	"empresa_id" bigint NOT NULL,
	"calcular_frete_por_km" boolean DEFAULT false NOT NULL,
	"valor_frete_km" numeric(10,2),
	"valor_frete_fixo" numeric(10,2),
	"raio_atendimento" numeric(8,2),
	CONSTRAINT "configuracoes_empresa_id_pk" PRIMARY KEY("empresa_id"),
	CONSTRAINT "configuracoes_positivas" CHECK (coalesce("configuracoes"."valor_frete_km", 0) >= 0 and coalesce("configuracoes"."valor_frete_fixo", 0) >= 0 and coalesce("configuracoes"."raio_atendimento", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "horarios_funcionamento" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "horarios_funcionamento_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dia_semana" text NOT NULL,
	"horario_abertura" time NOT NULL,
	"horario_fechamento" time NOT NULL,
	"turno" smallint NOT NULL,
	CONSTRAINT "horarios_funcionamento_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "horarios_dia_turno" UNIQUE("empresa_id","dia_semana","turno"),
	CONSTRAINT "horarios_dia" CHECK ("horarios_funcionamento"."dia_semana" in ('domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado')),
	CONSTRAINT "horarios_turno" CHECK ("horarios_funcionamento"."turno" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "historico_pedido" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "historico_pedido_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pedido_id" integer NOT NULL,
	"em" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" bigint,
	"de" text,
	"para" text NOT NULL,
	CONSTRAINT "historico_pedido_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "itens_pedido" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "itens_pedido_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pedido_id" integer NOT NULL,
	"produto_id" bigint NOT NULL,
	"nome_produto" text NOT NULL,
	"quantidade" smallint NOT NULL,
	"preco_unitario" numeric(10,2) NOT NULL,
	"observacoes" text,
	CONSTRAINT "itens_pedido_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "itens_pedido_quantidade" CHECK ("itens_pedido"."quantidade" between 1 and 99),
	CONSTRAINT "itens_pedido_preco" CHECK ("itens_pedido"."preco_unitario" >= 0)
);
--> statement-breakpoint
CREATE TABLE "itens_pedido_extra" (
	"empresa_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "itens_pedido_extra_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id_item_pedido" bigint NOT NULL,
	"nome_extra" text NOT NULL,
	"preco" numeric(10,2) DEFAULT 0 NOT NULL,
	"tipo" text NOT NULL,
	CONSTRAINT "itens_pedido_extra_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "itens_pedido_extra_preco" CHECK ("itens_pedido_extra"."preco" >= 0),
	CONSTRAINT "itens_pedido_extra_tipo" CHECK ("itens_pedido_extra"."tipo" in ('adicional', 'opcional'))
);
--> statement-breakpoint
CREATE TABLE "pedidos" (
	"empresa_id" bigint NOT NULL,
	"id" integer NOT NULL,
	"cliente_id" bigint,
	"data_pedido" timestamp with time zone DEFAULT now() NOT NULL,
	"total" numeric(10,2) NOT NULL,
	"frete" numeric(10,2) NOT NULL,
	"total_com_frete" numeric(10,2) NOT NULL,
	"valor_pago" numeric(10,2) NOT NULL,
	"status" text DEFAULT 'Pendente' NOT NULL,
	"tipo_entrega" text NOT NULL,
	"forma_pagamento" text NOT NULL,
	"observacoes" text,
	"endereco_entrega" text,
	"endereco_cep" char(8),
	"endereco_logradouro" text,
	"endereco_numero" text,
	"endereco_bairro" text,
	"endereco_cidade" text,
	"endereco_estado" char(2),
	"endereco_complemento" text,
	"endereco_salvo" boolean DEFAULT false NOT NULL,
	"distancia_km" numeric(8,2),
	"nome_cliente" text NOT NULL,
	"telefone_cliente" text NOT NULL,
	"pagamento_confirmado" boolean DEFAULT false NOT NULL,
	"data_confirmacao" timestamp with time zone,
	"data_entrega" timestamp with time zone,
	"data_cancelamento" timestamp with time zone,
	"motivo_cancelamento" text,
	"chave" uuid,
	"conteudo" char(64),
	"vincula_cliente" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pedidos_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "pedidos_numero" CHECK ("pedidos"."id" between 10000000 and 99999999),
	CONSTRAINT "pedidos_valores" CHECK ("pedidos"."total" >= 0 and "pedidos"."frete" >= 0 and "pedidos"."valor_pago" >= 0),
	CONSTRAINT "pedidos_soma" CHECK ("pedidos"."total_com_frete" = "pedidos"."total" + "pedidos"."frete"),
	CONSTRAINT "pedidos_status" CHECK ("pedidos"."status" in ('Pendente', 'Em Preparação', 'Em Rota', 'Finalizado', 'Cancelado')),
	CONSTRAINT "pedidos_tipo_entrega" CHECK ("pedidos"."tipo_entrega" in ('Retirar no local', 'Receber no meu endereço', 'Retirar no restaurante', 'Consumir no restaurante')),
	CONSTRAINT "pedidos_forma_pagamento" CHECK ("pedidos"."forma_pagamento" in ('dinheiro', 'pix', 'cartao_credito', 'cartao_debito')),
	CONSTRAINT "pedidos_endereco" CHECK (("pedidos"."tipo_entrega" = 'Receber no meu endereço') = ("pedidos"."endereco_entrega" is not null)),
	CONSTRAINT "pedidos_frete_so_na_entrega" CHECK ("pedidos"."frete" = 0 or "pedidos"."tipo_entrega" = 'Receber no meu endereço')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"persistent" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"nome_completo" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categorias" ADD CONSTRAINT "categorias_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itens_extra" ADD CONSTRAINT "itens_extra_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produto_itens_extra" ADD CONSTRAINT "produto_itens_extra_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produto_itens_extra" ADD CONSTRAINT "produto_itens_extra_produto" FOREIGN KEY ("empresa_id","id_produto") REFERENCES "public"."produtos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produto_itens_extra" ADD CONSTRAINT "produto_itens_extra_extra" FOREIGN KEY ("empresa_id","id_extra") REFERENCES "public"."itens_extra"("empresa_id","id_extra") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produtos" ADD CONSTRAINT "produtos_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produtos" ADD CONSTRAINT "produtos_categoria" FOREIGN KEY ("empresa_id","categoria_id") REFERENCES "public"."categorias"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clientes" ADD CONSTRAINT "clientes_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "empresas" ADD CONSTRAINT "empresas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configuracoes" ADD CONSTRAINT "configuracoes_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horarios_funcionamento" ADD CONSTRAINT "horarios_funcionamento_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_pedido" ADD CONSTRAINT "historico_pedido_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_pedido" ADD CONSTRAINT "historico_pedido_pedido" FOREIGN KEY ("empresa_id","pedido_id") REFERENCES "public"."pedidos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itens_pedido" ADD CONSTRAINT "itens_pedido_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itens_pedido" ADD CONSTRAINT "itens_pedido_pedido" FOREIGN KEY ("empresa_id","pedido_id") REFERENCES "public"."pedidos"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itens_pedido" ADD CONSTRAINT "itens_pedido_produto" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produtos"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD CONSTRAINT "itens_pedido_extra_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itens_pedido_extra" ADD CONSTRAINT "itens_pedido_extra_item" FOREIGN KEY ("empresa_id","id_item_pedido") REFERENCES "public"."itens_pedido"("empresa_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_cliente" FOREIGN KEY ("empresa_id","cliente_id") REFERENCES "public"."clientes"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "produto_itens_extra_por_extra" ON "produto_itens_extra" USING btree ("empresa_id","id_extra");--> statement-breakpoint
CREATE INDEX "produtos_por_categoria" ON "produtos" USING btree ("empresa_id","categoria_id");--> statement-breakpoint
CREATE UNIQUE INDEX "empresas_email" ON "empresas" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "historico_por_pedido" ON "historico_pedido" USING btree ("empresa_id","pedido_id");--> statement-breakpoint
CREATE INDEX "itens_pedido_por_pedido" ON "itens_pedido" USING btree ("empresa_id","pedido_id");--> statement-breakpoint
CREATE INDEX "itens_pedido_por_produto" ON "itens_pedido" USING btree ("empresa_id","produto_id");--> statement-breakpoint
CREATE INDEX "itens_pedido_extra_por_item" ON "itens_pedido_extra" USING btree ("empresa_id","id_item_pedido");--> statement-breakpoint
CREATE UNIQUE INDEX "pedidos_chave" ON "pedidos" USING btree ("empresa_id","chave");--> statement-breakpoint
CREATE INDEX "pedidos_por_status" ON "pedidos" USING btree ("empresa_id","status","data_pedido");--> statement-breakpoint
CREATE INDEX "pedidos_por_cliente" ON "pedidos" USING btree ("empresa_id","cliente_id","data_pedido");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));