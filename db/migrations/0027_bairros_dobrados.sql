-- Bairros that were saved before keep their folded names of that time. Here they are folded as `chaveDoBairro` folds them now
-- (app/domain/frete/bairro-digitado.ts), so that pasting the same bairro again adds no second row.
create function dobrado(texto text) returns text language sql immutable strict
return translate(replace(replace(replace(
  regexp_replace(
    lower(normalize(texto, NFKD) collate "pt-BR-x-icu"),
    '[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufff8]',
    '', 'g'
  ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđ', 'old');
--> statement-breakpoint
create function bairro_dobrado(nome text) returns text language sql immutable strict as $$
  with palavras as (
    select n, regexp_replace(palavra, '^(\d+)[ao]$', '\1') as palavra
    from regexp_split_to_table(translate(dobrado(replace(nome, '°', 'o')), '''’‘`´', '') collate "C", '[^a-z0-9]+')
      with ordinality as t(palavra, n)
    where palavra <> ''
  ), juntas as (
    select n, case
      when palavra in ('n', 'nsa', 'nossa') and lead(palavra) over (order by n) in ('s', 'sra', 'senhora') then 'nossa'
      when palavra in ('s', 'sra', 'senhora') and lag(palavra) over (order by n) in ('n', 'nsa', 'nossa') then 'senhora'
      else palavra end as palavra
    from palavras
  )
  select coalesce(string_agg(coalesce(
    ('{"jd":"jardim","vl":"vila","pq":"parque","sta":"santa","sto":"santo","s":"sao","cid":"cidade","conj":"conjunto",
       "res":"residencial","dr":"doutor","dra":"doutora","prof":"professor","profa":"professora","eng":"engenheiro",
       "cel":"coronel","cap":"capitao","gal":"general","sra":"senhora"}'::jsonb) ->> palavra, palavra), ' ' order by n), '')
  from juntas
$$;
--> statement-breakpoint
create function cidade_dobrada(cidade text, uf text) returns text language sql immutable strict as $$
  with palavras as (
    select n, palavra, count(*) over () as total
    from regexp_split_to_table(dobrado(cidade) collate "C", '[^a-z0-9'']+') with ordinality as t(palavra, n)
    where palavra <> ''
  )
  select regexp_replace(
    coalesce(string_agg(regexp_replace(palavra, '^(sao|santo|santa|sto|sta)$', 's'), '' order by n), ''), '[^a-z0-9]', '', 'g')
  from palavras
  where total = 1 or n < (select max(n) from palavras) or palavra <> lower(uf)
$$;
--> statement-breakpoint
-- The owner of the tables may be no superuser, and would then see no company's rows.
alter table bairros_entrega no force row level security;
--> statement-breakpoint
-- One row after the other changes, and may have for a moment what another one still has.
alter table bairros_entrega drop constraint bairros_entrega_nome;
--> statement-breakpoint
-- Two rows of one bairro both stay, with their own fees: only the owner knows which is right. The second one gets a mark that
-- no folded name has, is found by a search all the same, and cannot be saved again under this name.
update bairros_entrega
set cidade_dobrada = nova.cidade, nome_dobrado = nova.nome || case when nova.vez > 1 then ' #' || nova.vez else '' end
from (
  select empresa_id, id, cidade, nome, row_number() over (
    partition by empresa_id, cidade, estado, nome order by (cidade, nome) is distinct from (cidade_antes, nome_antes), id
  ) as vez
  from (
    select empresa_id, id, estado, cidade_dobrada as cidade_antes, nome_dobrado as nome_antes,
      cidade_dobrada(cidade, estado) as cidade, bairro_dobrado(nome) as nome
    from bairros_entrega
  ) dobrados
) nova
where nova.empresa_id = bairros_entrega.empresa_id and nova.id = bairros_entrega.id
  and (cidade_dobrada, nome_dobrado) is distinct from
    (nova.cidade, nova.nome || case when nova.vez > 1 then ' #' || nova.vez else '' end);
--> statement-breakpoint
alter table bairros_entrega add constraint bairros_entrega_nome unique (empresa_id, cidade_dobrada, estado, nome_dobrado);
--> statement-breakpoint
alter table bairros_entrega force row level security;
--> statement-breakpoint
drop function bairro_dobrado(text);
--> statement-breakpoint
drop function cidade_dobrada(text, text);
--> statement-breakpoint
drop function dobrado(text);
