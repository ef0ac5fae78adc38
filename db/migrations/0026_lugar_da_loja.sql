ALTER TABLE "empresas" ADD COLUMN "cidade_do_cep" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "estado_do_cep" char(2);--> statement-breakpoint
CREATE INDEX "empresas_por_cep" ON "empresas" USING btree ("endereco_cep");
--> statement-breakpoint
-- A shop lies where the postal service says that its CEP is, whatever its owner typed before that was refused (decision 063).
-- The service may answer long after the address was saved, so both tables keep it.
create function lugar_da_loja() returns trigger language plpgsql as $$
begin
  select cidade, estado into new.cidade_do_cep, new.estado_do_cep from ceps where cep = new.endereco_cep;
  return new;
end $$;
--> statement-breakpoint
create trigger lugar_da_loja before insert or update of endereco_cep on empresas for each row execute function lugar_da_loja();
--> statement-breakpoint
create function lugar_das_lojas() returns trigger language plpgsql as $$
begin
  update empresas set cidade_do_cep = new.cidade, estado_do_cep = new.estado
  where endereco_cep = new.cep and (cidade_do_cep, estado_do_cep) is distinct from (new.cidade, new.estado);
  return null;
end $$;
--> statement-breakpoint
create trigger lugar_das_lojas after insert or update of cidade, estado on ceps for each row execute function lugar_das_lojas();
--> statement-breakpoint
update empresas set cidade_do_cep = cidade, estado_do_cep = estado from ceps where cep = endereco_cep;
