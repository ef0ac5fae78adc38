-- Live streams ask nobody once they are open. So whatever may end one tells every process of it with its commit, whoever did it:
-- a screen, the operator's command or a deleted account. The payload is that of app/server/live.server.ts.
create function sessao_mudou() returns trigger language plpgsql as $$
begin
  perform pg_notify('comanda_live',
    json_build_array('banco', json_build_array((to_jsonb(old)->>tg_argv[0])::bigint, 'sessao-mudou', 0))::text);
  return null;
end $$;
--> statement-breakpoint
create trigger sessao_acabou after delete on sessions for each row execute function sessao_mudou('empresa_id');
--> statement-breakpoint
create trigger sessao_acabou after update or delete on membros for each row execute function sessao_mudou('empresa_id');
--> statement-breakpoint
create trigger sessao_acabou after update of ativo, status_plano, dias_teste on empresas for each row
  execute function sessao_mudou('id');
