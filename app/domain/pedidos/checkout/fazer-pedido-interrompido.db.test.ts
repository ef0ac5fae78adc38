import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ehRecusa } from '~/domain/respostas/recusa'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { cairNoComando, contarComandos, levantar } from '../../../../tests/world/banco/queda-no-comando'
import { retratar } from '../../../../tests/world/banco/retrato'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { ENDERECO_PERTO, umPedido } from '../../../../tests/world/um-pedido'
import { fazerPedido } from './fazer-pedido.server'
import { lerNovoPedido } from './novo-pedido'

let mundo: Mundo
let file: number
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  file = (await mundo.produto(mundo.cantina, 'Filé à parmegiana')).id
})
afterAll(() => mundo.fechar())

afterEach(levantar)

let telefones = 11_960_000_000
function novoPedido() {
  const lido = lerNovoPedido(
    umPedido({
      itens: [
        { produtoId: file, quantidade: 1, extras: [], observacao: null },
        { produtoId: file, quantidade: 2, extras: [], observacao: 'bem passado' },
      ],
      tipoEntrega: 'Receber no meu endereço',
      endereco: ENDERECO_PERTO,
      cliente: { telefone: String(++telefones), nome: 'Joana Prado', email: null },
      totalVisto: 3 * 89_90 + 8_20,
    }),
  )
  if (ehRecusa(lido)) throw new Error(lido.texto)
  return lido
}

const fazer = (novo: ReturnType<typeof novoPedido>) =>
  fazerPedido(mundo.cantina, novo, { agora: new Date(), pedidosDaqui: [] })

async function inteiros(chave: string) {
  return mundo.sql<{ itens: number; passos: number; clientes: number }>(
    `select (select count(*)::int from itens_pedido where empresa_id = p.empresa_id and pedido_id = p.id) as itens,
            (select count(*)::int from historico_pedido where empresa_id = p.empresa_id and pedido_id = p.id) as passos,
            (select count(*)::int from clientes where empresa_id = p.empresa_id and telefone = p.telefone_cliente) as clientes
     from pedidos p where chave = $1`,
    [chave],
  )
}

test.each(['antes', 'depois'] as const)(
  'Uma queda %s de qualquer comando deixa o pedido inteiro ou nada dele, e a mesma chave o faz uma vez só',
  async quando => {
    // The first order of a process also asks for its CEP, which is then remembered.
    await fazer(novoPedido())
    const total = await contarComandos(() => fazer(novoPedido()))
    expect(total).toBeGreaterThan(3)
    let inteirosApesarDaQueda = 0
    for (let k = 1; k <= total; k++) {
      const novo = novoPedido()
      const antes = await retratar(mundo)
      const { comandos } = cairNoComando(k, quando)
      await expect(fazer(novo), `command ${k}`).rejects.toThrow()
      levantar()
      const ultimo = comandos[k - 1]
      if ((await inteiros(novo.chave)).length === 0) expect(await retratar(mundo), ultimo).toEqual(antes)
      else inteirosApesarDaQueda++
      await fazer(novo)
      expect(dadosDe(await fazer(novo))).toMatchObject({ repetido: true })
      expect(await inteiros(novo.chave), ultimo).toEqual([{ itens: 2, passos: 1, clientes: 1 }])
    }
    // An order is there only when the failure came after the commit.
    expect(inteirosApesarDaQueda).toBe(quando === 'antes' ? 0 : 1)
  },
)

test('Um pedido cuja transação não começou nada pergunta fora dela', async () => {
  const { comandos } = cairNoComando(1, 'antes')
  await expect(fazer(novoPedido())).rejects.toThrow()
  expect(comandos.map(comando => comando.split(' ')[0])).toEqual(['begin', 'rollback'])
})
