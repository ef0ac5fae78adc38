-- How a search compares texts: as `dobrarParaBusca` of app/domain/valores/busca.ts, word for word.
create function dobrar_para_busca(texto text) returns text language sql immutable strict parallel safe
return regexp_replace(
  translate(replace(replace(replace(
    regexp_replace(
      lower(normalize(
        ' ' || replace(translate(texto, '''’‘‛`´ʼ′', ''), E'\n', E' \n ') || ' ', NFKD
      ) collate "pt-BR-x-icu"),
      '[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufff8]',
      '', 'g'
    ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđ', 'old'),
  '[\u0001-\u0009\u000b-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf×÷\u2000-\u206f\u2212\u2800\u3000-\u3003]+',
  ' ', 'g'
);
--> statement-breakpoint
-- The words, and once more in capitals without the blanks between them, so that 'xbacon' finds 'x bacon'; but no line that
-- is one number.
create function dobrar_e_juntar(texto text) returns text language sql immutable strict parallel safe
begin atomic
  select dobrado || upper(replace(regexp_replace(dobrado, '\n [0-9]+ ', '', 'g'), ' ', '') collate "pt-BR-x-icu")
  from (select dobrar_para_busca(texto) as dobrado offset 0) as uma_vez;
end;
--> statement-breakpoint
ALTER TABLE "clientes" drop column "procurado";--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "procurado" text GENERATED ALWAYS AS (dobrar_e_juntar(coalesce(nome::text, '') || E'\n' || coalesce(telefone::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" drop column "procurado";--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "procurado" text GENERATED ALWAYS AS (dobrar_e_juntar(coalesce(nome_cliente::text, '') || E'\n' || coalesce(telefone_cliente::text, '') || E'\n' || coalesce(id::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "produtos" ADD COLUMN "procurado" text GENERATED ALWAYS AS (dobrar_e_juntar(coalesce(nome::text, '') || E'\n' || coalesce(descricao::text, '') || E'\n' || coalesce(codigo_cliente::text, ''))) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "clientes_por_nome" ON "clientes" USING btree ("empresa_id","nome" collate "pt-BR-x-icu","id","procurado") WHERE "clientes"."procurado" > '';--> statement-breakpoint
CREATE INDEX "pedidos_encerrados" ON "pedidos" USING btree ("empresa_id","status","encerrado_em","id","procurado") WHERE "pedidos"."status" in ('Finalizado', 'Cancelado');--> statement-breakpoint
drop function sem_acentos(text);
