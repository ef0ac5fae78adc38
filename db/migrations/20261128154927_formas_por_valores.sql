-- As in the migration before, but by VALUES and SET: a distributed engine writes what is selected by COPY, which row-level security
-- refuses, and takes to its machines what SET says and not what a function sets.
create or replace function formas_da_empresa() returns trigger language plpgsql as $$
declare
  antes text := coalesce(current_setting('app.empresa_id', true), '');
  aqui boolean;
begin
  if to_regproc('pg_catalog.citus_is_coordinator') is not null then
    execute 'select citus_is_coordinator()' into aqui;
    if not aqui then
      return null;
    end if;
  end if;
  execute format('set local app.empresa_id = %L', new.id);
  insert into formas_pagamento (empresa_id, forma)
  values (new.id, 'dinheiro'), (new.id, 'pix'), (new.id, 'cartao_credito'), (new.id, 'cartao_debito');
  execute format('set local app.empresa_id = %L', antes);
  return null;
end $$;
