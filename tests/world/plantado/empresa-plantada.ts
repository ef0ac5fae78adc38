import { transacao } from '../banco/banco-do-servidor'
import { hashBarato } from '../banco/senhas-baratas'

interface Dono {
  readonly email: string
  readonly senha: string
  readonly slug: string
  readonly razaosocial: string
  readonly nomefantasia: string
  readonly telefone: string
  readonly cnpj: string
}

/** Writes the rows that a signup without an address, with its e-mail confirmed, leaves in the database. */
export async function plantarEmpresa(url: string, dono: Dono): Promise<void> {
  const { email, senha, slug, razaosocial, nomefantasia, telefone, cnpj } = dono
  const senhaHash = await hashBarato(senha)
  await transacao(url, db =>
    db.query(
      `with conta as (
         insert into users (email, password_hash, nome_completo, email_confirmed_at)
         values ($1, $2, $3, now()) returning id
       ), empresa as (
         insert into empresas (email, razaosocial, nomefantasia, slug, telefone, cnpj, data_cadastro)
         values ($1, $3, $4, $5, $6, $7, (now() at time zone 'America/Sao_Paulo')::date) returning id
       )
       insert into membros (empresa_id, user_id, papel) select empresa.id, conta.id, 'dono' from empresa, conta`,
      [email, senhaHash, razaosocial, nomefantasia, slug, telefone, cnpj],
    ),
  )
}
