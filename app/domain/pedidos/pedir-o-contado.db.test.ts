import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelarPedido } from '~/domain/pedidos/andamento/cancelar-pedido.server'
import { moverPedido } from '~/domain/pedidos/andamento/mover-pedido.server'
import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido, type NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import { centavos } from '~/domain/valores/centavos'
import type { ContaId, PedidoId } from '~/domain/valores/ids'
import { dadosDe, recusaDe } from '../../../tests/world/banco/dados-de'
import { contarComandos } from '../../../tests/world/banco/queda-no-comando'
import { insistir } from '../../../tests/world/insistir'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { type Balcao, noBalcao } from '../../../tests/world/no-balcao'
import { type LojaDePizza, venderPizza } from '../../../tests/world/pedir-pizza'
import { umPedido } from '../../../tests/world/um-pedido'

/** A Friday evening; the Cantina is open from 18:00 to 23:00. */
const SEXTA = new Date('2026-11-20T20:30-03:00')
const SABADO = new Date('2026-11-21T20:30-03:00')

let mundo: Mundo
let loja: LojaDePizza
let balcao: Balcao
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  loja = await venderPizza(mundo)
  balcao = await noBalcao(mundo)
})
afterAll(() => mundo.fechar())
beforeEach(async () => {
  await mundo.sql('delete from estoques')
})

interface Contado {
  readonly produto?: number
  readonly tamanho?: number
  readonly opcao?: number
}

async function contar({ produto, tamanho, opcao }: Contado, restante: number, diario: number | null = null) {
  await mundo.sql(
    `insert into estoques (empresa_id, produto_id, variante_id, opcao_id, restante, diario, dia)
     values ($1, $2, $3, $4, $5, $6, '2026-11-20')`,
    [mundo.cantina, produto, tamanho, opcao, restante, diario],
  )
}

const restam = async () =>
  (await mundo.sql<{ restante: number }>('select restante from estoques order by id')).map(
    ({ restante }) => restante,
  )

type Linha = NovoPedidoEnviado['itens'][number]

const lasanha = (quantidade = 1): Linha => ({
  produtoId: loja.lasanha,
  quantidade,
  extras: [],
  observacao: null,
})
const file = (quantidade = 1): Linha => ({ ...lasanha(quantidade), produtoId: balcao.file })

let telefones = 11_970_000_000

/** Orders what it says, at whatever price: the second request agrees to the total of the first. */
async function pedir(itens: readonly Linha[], { chave = randomUUID() as string, agora = SEXTA } = {}) {
  const cliente = { telefone: String(++telefones), nome: 'Joana Prado', email: null }
  const enviar = async (totalVisto: number) => {
    const novo = lerNovoPedido({ ...umPedido({ itens: [...itens], totalVisto, cliente, chave }), versao: 2 })
    if (ehRecusa(novo)) throw new Error(`the test's own order is refused: ${novo.texto}`)
    return insistir(() => fazerPedido(mundo.cantina, novo, { agora, pedidosDaqui: [] }))
  }
  const primeira = await enviar(1)
  if ('recusas' in primeira || !('mudou' in primeira.dados)) return primeira
  return enviar(primeira.dados.valores.totalComFrete)
}

async function pedido(...itens: readonly Linha[]): Promise<PedidoId> {
  const dados = dadosDe(await pedir(itens))
  if (!('pedidoId' in dados)) throw new Error(`not placed: ${JSON.stringify(dados)}`)
  return dados.pedidoId
}

const cancelar = (id: PedidoId, statusMostrado = 'Pendente') =>
  cancelarPedido(mundo.cantina, id, { statusMostrado, por: 1 as ContaId, agora: SEXTA, motivo: null })

describe('O cliente', () => {
  test('leva da contagem o produto, o tamanho e a opção, e a última linha que não cabe é recusada inteira', async () => {
    const grande = await loja.tamanho('Grande')
    const [calabresa, catupiry] = await loja.opcoes('Calabresa', 'Catupiry')
    await contar({ produto: loja.lasanha }, 5)
    await contar({ tamanho: grande }, 3)
    await contar({ opcao: catupiry?.opcaoId }, 3)
    const opcoes = [calabresa, catupiry].filter(opcao => opcao !== undefined)
    const pizza = (quantidade: number) =>
      ({ ...lasanha(quantidade), produtoId: loja.pizza, varianteId: grande, opcoes }) as Linha
    await pedido(lasanha(2), pizza(1), lasanha(1))
    expect(await restam()).toEqual([2, 2, 2])
    const recusa = recusaDe(await pedir([lasanha(1), pizza(3)]))
    expect(recusa).toMatchObject({ codigo: 'restam-poucos', campo: 'itens.1' })
    expect(recusa?.texto).toMatch(/^Restam só 2 de .* \(Grande\)\. Diminua a quantidade/)
    expect(await restam()).toEqual([2, 2, 2])
  })

  test('que repete o pedido não leva duas vezes', async () => {
    await contar({ produto: loja.lasanha }, 5)
    const chave = randomUUID()
    const itens = [lasanha(2)]
    const novo = lerNovoPedido({ ...umPedido({ itens, totalVisto: 1, chave }), versao: 2 })
    if (ehRecusa(novo)) throw new Error(novo.texto)
    const fazer = (totalVisto: number) =>
      fazerPedido(
        mundo.cantina,
        { ...novo, totalVisto: centavos(totalVisto) },
        { agora: SEXTA, pedidosDaqui: [] },
      )
    const mudou = dadosDe(await fazer(1))
    if (!('mudou' in mudou)) throw new Error('the price was guessed')
    const total = mudou.valores.totalComFrete
    const respostas = await Promise.all([fazer(total), fazer(total), fazer(total)])
    expect(respostas.filter(resposta => 'dados' in resposta)).not.toEqual([])
    expect(dadosDe(await fazer(total))).toMatchObject({ repetido: true })
    expect(await restam()).toEqual([3])
  })

  test('acha cheia no dia seguinte a contagem do dia, e só ela', async () => {
    await contar({ produto: loja.lasanha }, 1, 4)
    await contar({ produto: balcao.file }, 1)
    await pedido(lasanha(), file())
    expect(await restam()).toEqual([0, 0])
    expect(recusaDe(await pedir([lasanha()]))).toMatchObject({ codigo: 'fora-de-venda' })
    expect(dadosDe(await pedir([lasanha(3)], { agora: SABADO }))).toMatchObject({ repetido: false })
    expect(recusaDe(await pedir([file()], { agora: SABADO }))).toMatchObject({ codigo: 'fora-de-venda' })
    expect(await restam()).toEqual([1, 0])
  })

  test('paga com um comando a mais o que se conta, e com nenhum o que não se conta', async () => {
    await pedido(lasanha())
    const sem = await contarComandos(() => pedido(lasanha()))
    await contar({ produto: loja.lasanha }, 5)
    await contar({ produto: balcao.file }, 5)
    expect(await contarComandos(() => pedido(lasanha(), lasanha(2)))).toBe(sem + 1)
    await mundo.sql('delete from estoques where produto_id = $1', [loja.lasanha])
    // Another process's change is found out by the next order, which asks once more.
    await pedido(lasanha())
    expect(await contarComandos(() => pedido(lasanha()))).toBe(sem)
  })

  test('entre 32 de uma vez: vende-se o que há, nem um a mais, e ninguém trava ninguém', async () => {
    await contar({ produto: loja.lasanha }, 20)
    await contar({ produto: balcao.file }, 26)
    const respostas = await Promise.all(
      Array.from({ length: 32 }, (_, cliente) =>
        pedir(cliente % 2 === 0 ? [lasanha(), file()] : [file(), lasanha()]),
      ),
    )
    const feitos = respostas.filter(resposta => 'dados' in resposta)
    expect(feitos).toHaveLength(20)
    expect(await restam()).toEqual([0, 6])
    const textos = respostas.flatMap(resposta => recusaDe(resposta)?.texto ?? [])
    expect(textos).toHaveLength(12)
    for (const texto of textos) expect(texto).toMatch(/acabou agora há pouco|esgotado no momento/)
  })
})

describe('O pedido cancelado', () => {
  test('devolve uma vez, também entre 8 cancelamentos de uma vez', async () => {
    await contar({ produto: loja.lasanha }, 9)
    const id = await pedido(lasanha(4))
    expect(await restam()).toEqual([5])
    const feitos = await Promise.all(Array.from({ length: 8 }, () => cancelar(id)))
    expect(feitos.filter(feito => 'dados' in feito)).toHaveLength(1)
    expect(await restam()).toEqual([9])
  })

  test('nada devolve quando é mais velho que a contagem', async () => {
    const id = await pedido(lasanha(4))
    await contar({ produto: loja.lasanha }, 9)
    await cancelar(id)
    expect(await restam()).toEqual([9])
  })

  test('depois de finalizado não se cancela, e voltar de Finalizado nada devolve', async () => {
    await contar({ produto: loja.lasanha }, 9)
    const id = await pedido(lasanha(4))
    const mover = (statusMostrado: string, para: string) =>
      moverPedido(mundo.cantina, id, { statusMostrado, para, por: 1 as ContaId, agora: SEXTA })
    await mover('Pendente', 'Finalizado')
    expect(recusaDe(await cancelar(id, 'Finalizado'))?.codigo).toBe('pedido-nao-se-cancela')
    await mover('Finalizado', 'Em Preparação')
    expect(await restam()).toEqual([5])
    await cancelar(id, 'Em Preparação')
    expect(await restam()).toEqual([9])
  })
})

describe('O painel', () => {
  test('vende além do que há, e a contagem para em zero', async () => {
    await contar({ produto: balcao.file }, 2)
    const id = await balcao.lancado(balcao.enviado({ itens: [balcao.umFile({ quantidade: 5 })] }))
    expect(await restam()).toEqual([0])
    await cancelar(id)
    expect(await restam()).toEqual([2])
  })

  test('que edita um pedido leva ou devolve a diferença, e a linha que sai devolve tudo', async () => {
    await contar({ produto: balcao.file }, 10)
    const id = await balcao.lancado(
      balcao.enviado({ itens: [balcao.umFile(), balcao.umFile({ quantidade: 2 })] }),
    )
    expect(await restam()).toEqual([7])
    const [uma, outra] = await balcao.queFicam(id)
    await balcao.editar(id, 1, {
      itens: [
        { ...balcao.umFile(uma), quantidade: 4 },
        { ...balcao.umFile(outra), quantidade: 1 },
      ],
    })
    expect(await restam()).toEqual([5])
    // The same save again, because its answer was lost.
    await balcao.editar(id, 1, {
      itens: [
        { ...balcao.umFile(uma), quantidade: 4 },
        { ...balcao.umFile(outra), quantidade: 1 },
      ],
    })
    expect(await restam()).toEqual([5])
    await balcao.editar(id, 2, { itens: [{ ...balcao.umFile(uma), quantidade: 1 }] })
    expect(await restam()).toEqual([9])
    const trocado = { ...balcao.umFile(), produtoId: loja.lasanha }
    await balcao.editar(id, 3, { itens: [trocado] })
    expect(await restam()).toEqual([10])
  })
})
