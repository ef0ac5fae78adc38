import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { transacao } from '../banco/banco-do-servidor'

/** Opening hours for every day; 'HH:MM' in São Paulo. */
export interface Expediente {
  readonly abre: string
  readonly fecha: string
}

export const DIA_E_NOITE: Expediente = { abre: '00:00', fecha: '00:00' }

interface LojaPropria {
  readonly slug: string
  readonly produto: { readonly nome: string }
}

/** A shop with one product in the database of a running server: what happens to it disturbs no other test. */
export function abrirLojaPropria(url: string, expediente: Expediente): Promise<LojaPropria> {
  const slug = `loja-propria-${randomInt(1e9)}`
  const produto = { nome: 'Bolo de fubá' }
  return transacao(url, async (db, entrar) => {
    const conta = await umaLinha(
      db,
      `insert into users (email, password_hash, nome_completo, email_confirmed_at)
       values ($1, 'nobody signs in', 'Loja Própria', now()) returning id`,
      [`${slug}@exemplo.com.br`],
    )
    const empresa = await umaLinha(
      db,
      `insert into empresas (razaosocial, nomefantasia, email, slug, data_cadastro, status_plano)
       values ('Loja Própria Ltda.', 'Loja Própria', $1, $2, current_date, 'mensal') returning id`,
      [`${slug}@exemplo.com.br`, slug],
    )
    await db.query(`insert into membros (empresa_id, user_id, papel) values ($1, $2, 'dono')`, [
      empresa,
      conta,
    ])
    await entrar(empresa)
    const categoria = await umaLinha(
      db,
      `insert into categorias (empresa_id, nome) values ($1, 'Bolos') returning id`,
      [empresa],
    )
    await umaLinha(
      db,
      `insert into produtos (empresa_id, categoria_id, nome, preco) values ($1, $2, $3, 18.5) returning id`,
      [empresa, categoria, produto.nome],
    )
    await insertExpediente(db, empresa, expediente)
    return { slug, produto }
  })
}

/**
 * Changes the hours in one transaction, so that no reader ever sees a shop without hours. Two changes at once wait for
 * each other.
 */
export function mudarHorarios(url: string, slug: string, expediente: Expediente): Promise<void> {
  return transacao(url, async (db, entrar) => {
    const empresa = await umaLinha(db, 'select id from empresas where slug = $1 for update', [slug])
    await entrar(empresa)
    await db.query('delete from horarios_funcionamento where empresa_id = $1', [empresa])
    await insertExpediente(db, empresa, expediente)
  })
}

async function insertExpediente(db: pg.Client, empresa: string, { abre, fecha }: Expediente): Promise<void> {
  await db.query(
    `insert into horarios_funcionamento (empresa_id, dia_semana, horario_abertura, horario_fechamento, turno)
     select $1, dia, $2, $3, 1
     from unnest(array['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']) dia`,
    [empresa, abre, fecha],
  )
}

/** The id of the one row that the statement answers. */
async function umaLinha(db: pg.Client, sql: string, valores: unknown[]): Promise<string> {
  const { rows } = await db.query<{ id: string }>(sql, valores)
  const [linha] = rows
  if (!linha) throw new Error(`no row: ${sql}`)
  return linha.id
}
