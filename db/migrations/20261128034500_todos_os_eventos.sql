DROP INDEX "eventos_das_paginas";
--> statement-breakpoint
-- From here on every process reads all events; what nobody has asked for yet is not news.
update eventos set posicao = novo.posicao
from (
  select empresa_id, id, (select coalesce(max(posicao), 0) from eventos) + row_number() over (order by id) as posicao
  from eventos where posicao is null
) novo
where eventos.empresa_id = novo.empresa_id and eventos.id = novo.id;
--> statement-breakpoint
-- The end of a session, and another right of a member, are events as well: what was answered to that session is asked again. That a
-- company has changed is one already (cardapio_mudou).
create or replace function sessao_mudou() returns trigger language plpgsql as $$
declare
  empresa bigint := to_jsonb(old)->>tg_argv[0];
begin
  if tg_argv[0] = 'empresa_id' then
    insert into eventos (empresa_id, tipo) values (empresa, 'sessao-mudou');
  end if;
  perform pg_notify('comanda_live',
    json_build_array('banco', json_build_array(empresa, 'sessao-mudou', 0))::text);
  return null;
end $$;
