import type { BrowserContextOptions, Page } from '@playwright/test'
import { transacao } from '../../world/banco/banco-do-servidor'
import { umPedido } from '../../world/um-pedido'
import { plantarDono } from './dono'
import { COMPUTADOR, entrarNoPainel, expect } from './jornada'
import { observar } from './observar'

/** The owner of such a shop at a computer whose loudspeaker, printer and notifications are counted, and a customer. */
export async function abrirLojaObservada(abrirNavegador: (options?: BrowserContextOptions) => Promise<Page>) {
  const page = await abrirNavegador(COMPUTADOR)
  await observar(page.context())
  const loja = await abrirLojaDoDono(page)
  return { page, loja, cliente: await abrirNavegador() }
}

/** A shop of the test's own with its owner signed in on `page`: with no orders but those that the test places. */
export async function abrirLojaDoDono(page: Page) {
  const dono = await plantarDono()
  const banco = process.env.COMANDA_E2E_BANCO ?? ''
  const { empresa, produtoId } = await transacao(banco, async (db, entrar) => {
    const { rows: lojas } = await db.query('select id from empresas where slug = $1', [dono.slug])
    const empresa: string = lojas[0]?.id
    await entrar(empresa)
    const { rows: produtos } = await db.query(
      `with nova as (insert into categorias (empresa_id, nome) values ($1, 'Bolos') returning id)
       insert into produtos (empresa_id, categoria_id, nome, preco)
       select $1, nova.id, 'Bolo de fubá', 18.5 from nova returning id`,
      [empresa],
    )
    return { empresa, produtoId: Number(produtos[0]?.id) }
  })
  await entrarNoPainel(page, dono)
  return {
    dono,
    /** Somebody else orders a cake to be picked up; answers the number of the order. */
    async pedir(cliente: Page, nome: string): Promise<number> {
      const pedido = umPedido({
        itens: [{ produtoId, quantidade: 1, extras: [], observacao: null }],
        totalVisto: 18_50,
        cliente: { telefone: `119${String(Math.random()).slice(2, 10)}`, nome, email: null },
      })
      const resposta = await cliente.request.post(`/${dono.slug}/pedidos`, { data: pedido })
      const { pedidoId } = await resposta.json()
      expect(typeof pedidoId).toBe('number')
      return pedidoId
    },
    /** Deletes the order, as if it had never existed. */
    apagar(numero: number): Promise<unknown> {
      return transacao(banco, async (db, entrar) => {
        await entrar(empresa)
        return db.query('delete from pedidos where empresa_id = $1 and id = $2', [empresa, numero])
      })
    },
  }
}
