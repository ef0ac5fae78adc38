-- How each transaction of a company begins (transaction.server.ts). A company that moves to another installation, or has moved, is
-- only read from then on, except by the command line (empresa-13). Whoever has read `mudancas` holds a lock on it to the end of the
-- transaction: `empresa mudar` waits for those that began before. SET, and not set_config(), which a distributed engine does not
-- pass on to the machine that keeps the rows.
create function entrar_na_empresa(empresa bigint) returns void language plpgsql as $$
begin
  perform from mudancas where empresa_id = empresa;
  if found and current_setting('application_name') <> 'comanda cli' then
    set transaction read only;
  end if;
  set local role comanda_app;
  execute 'set local app.empresa_id = ''' || empresa || '''';
  set local lock_timeout = '5s';
end $$;
