-- As in cardapio_mudou: of the copies of empresas that the machines of a distributed engine have, the coordinator's alone tells. Another
-- could not even commit: a transaction that notifies cannot be prepared for a commit on several machines.
create or replace function sessao_mudou() returns trigger language plpgsql as $$
declare
  empresa bigint := to_jsonb(old)->>tg_argv[0];
  aqui boolean;
begin
  if tg_argv[0] = 'empresa_id' then
    insert into eventos (empresa_id, tipo) values (empresa, 'sessao-mudou');
  elsif to_regproc('pg_catalog.citus_is_coordinator') is not null then
    execute 'select citus_is_coordinator()' into aqui;
    if not aqui then
      return null;
    end if;
  end if;
  perform pg_notify('comanda_live',
    json_build_array('banco', json_build_array(empresa, 'sessao-mudou', 0))::text);
  return null;
end $$;
