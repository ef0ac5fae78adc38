-- A shop and the place of its CEP may be saved at the same moment, and neither transaction sees what the other has not
-- committed. The second one waits for the first, and reads what is there then.
create or replace function lugar_da_loja() returns trigger language plpgsql as $$
begin
  -- The place of the same CEP follows by the other trigger, which may be waiting for this row, and must not be waited for.
  if tg_op = 'UPDATE' and new.endereco_cep is not distinct from old.endereco_cep then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('cep ' || new.endereco_cep, 0));
  select cidade, estado into new.cidade_do_cep, new.estado_do_cep from ceps where cep = new.endereco_cep;
  return new;
end $$;
--> statement-breakpoint
create or replace function lugar_das_lojas() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cep ' || new.cep, 0));
  update empresas set cidade_do_cep = new.cidade, estado_do_cep = new.estado
  where endereco_cep = new.cep and (cidade_do_cep, estado_do_cep) is distinct from (new.cidade, new.estado);
  return null;
end $$;
--> statement-breakpoint
update empresas set cidade_do_cep = cidade, estado_do_cep = estado from ceps
where cep = endereco_cep and (cidade_do_cep, estado_do_cep) is distinct from (cidade, estado);
