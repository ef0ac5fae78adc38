import pg from 'pg'

/** Fills the menu of the demo's Cantina da Nona up to `products` with copies of its own products. */
export async function encherCardapio(databaseUrl: string, products: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `with cantina as (select id from empresas where slug = 'cantina-da-nona'),
          venda as (select p.*, row_number() over (order by id) as n from produtos p
                    where empresa_id = (select id from cantina) and ativo)
     insert into produtos (empresa_id, categoria_id, nome, descricao, preco, possui_extra, ativo, imagem_url)
     select v.empresa_id, v.categoria_id, v.nome || ' ' || volta, v.descricao, v.preco, false, true, v.imagem_url
     from venda v, generate_series(2, 4) volta order by volta, n limit $1 - (select count(*) from venda)`,
    [products],
  )
  await client.end()
}
