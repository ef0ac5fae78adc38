import { transacao } from '../../world/banco/banco-do-servidor'

/** One statement in the server's database, inside that shop; its id is $1, `valores` follow. */
export function naLoja<Linha extends object>(
  { slug }: { readonly slug: string },
  sql: string,
  valores: readonly unknown[] = [],
): Promise<Linha[]> {
  return transacao(process.env.COMANDA_E2E_BANCO ?? '', async (db, entrar) => {
    const { rows } = await db.query<{ id: string }>('select id from empresas where slug = $1', [slug])
    const id = rows[0]?.id ?? ''
    await entrar(id)
    return (await db.query<Linha>(sql, [id, ...valores])).rows
  })
}
