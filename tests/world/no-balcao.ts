import { randomUUID } from 'node:crypto'
import { searchClientes } from '~/domain/clientes/store-busca.server'
import type { Papel } from '~/domain/empresas/direitos'
import { editarPedido } from '~/domain/pedidos/balcao/editar-pedido.server'
import { lancarPedido } from '~/domain/pedidos/balcao/lancar-pedido.server'
import type { PedidoDoPainelEnviado } from '~/domain/pedidos/balcao/pedido-do-painel'
import { lerPedidoDoPainel } from '~/domain/pedidos/balcao/pedido-do-painel'
import { findPedido } from '~/domain/pedidos/store.server'
import type { ContaId, EmpresaId, PedidoId, ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from './banco/dados-de'
import type { Mundo } from './mundo'
import { ENDERECO_PERTO } from './um-pedido'

type Item = PedidoDoPainelEnviado['itens'][number]

let telefones = 1_130_000_000

/** A number of 10 digits that no customer has yet; the panel allows landlines. */
export function telefoneFixo(): string {
  return String(++telefones)
}

/** The Cantina's owner at the order form, in the world of this test. */
export async function noBalcao(mundo: Mundo) {
  const rosa = { nome: 'Rosa Klein', telefone: telefoneFixo() }
  const agora = new Date('2026-11-20T23:30:00Z')
  const file: ProdutoId = (await mundo.produto(mundo.cantina, 'Filé à parmegiana')).id
  const [extra] = await mundo.sql<{ id: string }>(
    `select id_extra as id from itens_extra where nome = 'Molho extra da casa'`,
  )
  const [dono] = await mundo.sql<{ id: string }>('select user_id as id from membros where empresa_id = $1', [
    mundo.cantina,
  ])
  const por = Number(dono?.id) as ContaId

  const umFile = (mudancas: Partial<Item> = {}): Item => ({
    id: null,
    produtoId: file,
    quantidade: 1,
    preco: 89_90,
    extras: [],
    extrasMantidos: [],
    observacao: null,
    ...mudancas,
  })
  /** An order of Rosa's for pickup, as the form sends it. */
  const enviado = (mudancas: Partial<PedidoDoPainelEnviado> = {}): PedidoDoPainelEnviado => ({
    chave: randomUUID(),
    versao: null,
    cliente: rosa,
    tipoEntrega: 'Retirar no restaurante',
    endereco: null,
    frete: 0,
    itens: [umFile()],
    formaPagamento: 'pix',
    valorPago: null,
    observacoes: null,
    ...mudancas,
  })
  const entrega = (mudancas: Partial<PedidoDoPainelEnviado> = {}) =>
    enviado({ tipoEntrega: 'Receber no meu endereço', endereco: ENDERECO_PERTO, frete: 8_20, ...mudancas })

  function ler(entrada: PedidoDoPainelEnviado) {
    const lido = lerPedidoDoPainel(entrada)
    if ('recusas' in lido) throw new Error(`the test's own order is refused: ${lido.recusas[0]?.texto}`)
    return lido.dados
  }
  function lancar(entrada: PedidoDoPainelEnviado, empresa: EmpresaId = mundo.cantina, papel: Papel = 'dono') {
    return lancarPedido(empresa, { ...ler(entrada), chave: entrada.chave ?? '' }, { por, papel, agora })
  }
  async function comoEsta(id: PedidoId) {
    const pedido = await withTenant(mundo.cantina, tx => findPedido(tx, id))
    if (!pedido) throw new Error('no such order')
    return pedido
  }
  return {
    agora,
    por,
    file,
    molho: Number(extra?.id),
    umFile,
    enviado,
    entrega,
    lancar,
    comoEsta,
    async lancado(entrada: PedidoDoPainelEnviado): Promise<PedidoId> {
      return dadosDe(await lancar(entrada)).pedidoId
    },
    editar(
      id: PedidoId,
      versao: number,
      mudancas: Partial<PedidoDoPainelEnviado>,
      empresa: EmpresaId = mundo.cantina,
      papel: Papel = 'dono',
    ) {
      return editarPedido(
        empresa,
        id,
        { ...ler(enviado({ chave: null, ...mudancas })), versao },
        { por, papel, agora },
      )
    },
    /** The lines of the order, as its form sends them when nothing was touched. */
    async queFicam(id: PedidoId): Promise<Item[]> {
      return (await comoEsta(id)).itens.map(item =>
        umFile({
          id: item.id,
          produtoId: item.produtoId,
          quantidade: item.quantidade,
          preco: item.preco,
          extrasMantidos: item.extras.map(({ id }) => id),
          observacao: item.observacao,
        }),
      )
    },
    /** The digest that an order form opened now would have of the record with this phone. */
    async visto(telefone: string): Promise<string | null> {
      const achados = await withTenant(mundo.cantina, tx => searchClientes(tx, telefone))
      return achados[0]?.visto ?? null
    },
    async cliente(telefone: string) {
      const [linha] = await mundo.sql(
        'select nome, email, endereco_numero from clientes where telefone = $1',
        [telefone],
      )
      return linha
    },
  }
}

export type Balcao = Awaited<ReturnType<typeof noBalcao>>
