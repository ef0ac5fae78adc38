-- One company's rows are that company's only. Code reaches tenant tables through withTenant (app/server/transaction.server.ts),
-- which enters the role comanda_app and sets app.empresa_id; these policies hold even against hand-written SQL in that role.
-- A later migration that adds a tenant table repeats the three statements; tests/tenants fails until it does.

do $$
begin
  if not exists (select from pg_roles where rolname = 'comanda_app') then
    create role comanda_app nologin nosuperuser nocreatedb nocreaterole noinherit nobypassrls;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of this server migrates at the same moment
end $$;
--> statement-breakpoint
do $$
begin
  -- Since 16 whoever creates a role may not enter it yet; an operator who made it has granted it already.
  if not pg_has_role(
    current_user, 'comanda_app', case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end
  ) then
    execute format('grant comanda_app to %I', current_user);
  end if;
end $$;
--> statement-breakpoint
grant usage on schema public to comanda_app;
--> statement-breakpoint
create function empresa_atual() returns bigint language sql stable parallel safe
as $$ select nullif(current_setting('app.empresa_id', true), '')::bigint $$;
--> statement-breakpoint
-- The doors (slug, session, login) read empresas as the owner: enabled, not forced.
alter table empresas enable row level security;
--> statement-breakpoint
create policy inquilino on empresas to comanda_app using (id = empresa_atual()) with check (id = empresa_atual());
--> statement-breakpoint
grant select on empresas to comanda_app;
--> statement-breakpoint
do $$
declare
  tabela text;
begin
  foreach tabela in array array[
    'configuracoes', 'horarios_funcionamento', 'categorias', 'produtos', 'itens_extra', 'produto_itens_extra',
    'clientes', 'pedidos', 'itens_pedido', 'itens_pedido_extra', 'historico_pedido'
  ] loop
    execute format('alter table %I enable row level security', tabela);
    execute format('alter table %I force row level security', tabela);
    execute format(
      'create policy inquilino on %I using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual())', tabela);
    execute format('grant select, insert, update, delete on %I to comanda_app', tabela);
  end loop;
end $$;
--> statement-breakpoint
-- The history of an order is written once.
revoke update on historico_pedido from comanda_app;
