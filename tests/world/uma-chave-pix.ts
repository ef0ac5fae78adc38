import { transacao } from './banco/banco-do-servidor'

/** A key as an owner types it, and as the codes have it. */
export const CHAVE_DIGITADA = {
  ...{ tipo: 'cnpj', chave: '11.222.333/0001-81', nome: 'Cantina da Nona & Cia.', cidade: 'São Paulo' },
  usarTxid: 'on',
}
export const RECEBEDOR = 'Cantina da Nona Cia'

/** Gives a shop of the server's database that key. */
export function plantarChavePix(url: string, slug: string): Promise<void> {
  return transacao(url, async (db, entrar) => {
    const { rows } = await db.query<{ id: string }>('select id from empresas where slug = $1', [slug])
    const id = rows[0]?.id ?? ''
    await entrar(id)
    await db.query(
      `insert into configuracoes (empresa_id, pix_tipo, pix_chave, pix_nome, pix_cidade)
       values ($1, 'cnpj', '11222333000181', $2, 'Sao Paulo')
       on conflict (empresa_id) do update set pix_tipo = excluded.pix_tipo, pix_chave = excluded.pix_chave,
         pix_nome = excluded.pix_nome, pix_cidade = excluded.pix_cidade`,
      [id, RECEBEDOR],
    )
  })
}
