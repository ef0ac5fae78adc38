import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { observeStatements } from '../../../tests/world/banco/nomeia-a-empresa'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { withTenant } from './transaction.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo({ livre: true })
})
afterAll(() => mundo.fechar())

/** What the check of every test file says of one statement that ran in a company's transaction. */
async function conferir(comando: string): Promise<void> {
  const { requireNamed } = observeStatements()
  await withTenant(mundo.cantina, tx => tx.execute(sql.raw(comando)))
  await requireNamed(mundo.url)
}

describe('Um comando que deixa a empresa só para as políticas é achado', () => {
  test.each<[string, string, RegExp]>([
    ['ao ler uma tabela toda', 'select from pedidos', /\npedidos: select/],
    [
      'ao nomear a da linha de fora',
      'select (select count(*) from itens_pedido i where i.empresa_id = p.empresa_id) from pedidos p where empresa_id = 1',
      /\ni: select/,
    ],
    [
      'ao nomeá-la numa de duas alternativas',
      'select from produtos where (empresa_id = 1 and ativo) or id = 2',
      /\nprodutos: select/,
    ],
    ['ao mudar linhas', 'update clientes set nome = nome where id = 0', /\nclientes: update/],
    ['ao excluir linhas', 'delete from estoques where id = 0', /\nestoques: delete/],
    [
      'ao copiar linhas',
      'insert into estoques (empresa_id, produto_id, restante) select empresa_id, id, 1 from produtos where id = 0',
      /\nprodutos: insert/,
    ],
  ])('%s', async (_, comando, achado) => {
    await expect(conferir(comando)).rejects.toThrow(achado)
  })

  test('e o que a nomeia passa, ainda que uma tabela a tenha da outra', async () => {
    await conferir(
      'select from pedidos p left join itens_pedido i on (i.empresa_id, i.pedido_id) = (p.empresa_id, p.id) where p.empresa_id = 1',
    )
    await conferir('select from empresas where id = 1')
  })
})
