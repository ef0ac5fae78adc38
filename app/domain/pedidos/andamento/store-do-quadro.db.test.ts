import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertItens } from '~/domain/pedidos/store.server'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { PEDIDOS, PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { PIZZA_GUARDADA } from '../../../../tests/world/plantado/pizza-guardada'
import { carimboDoPedido } from './carimbo'
import { listEncerrados, listQuadro } from './store-do-quadro.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const HORA_MS = 60 * 60_000
const ha = (horas: number) => new Date(Date.now() - horas * HORA_MS)
const ler = (empresa: EmpresaId, maximo = 30) => withTenant(empresa, tx => listQuadro(tx, ha(24), maximo))
const quadro = async (empresa: EmpresaId, maximo?: number) => (await ler(empresa, maximo)).pedidos

/** Finishes an order that was placed `feito` hours ago and finished `entregue` hours ago. */
const finalizar = (numero: number, feito: number, entregue: number | null) =>
  mundo.sql(`update pedidos set status = 'Finalizado', data_pedido = $2, data_entrega = $3 where id = $1`, [
    numero,
    ha(feito),
    entregue === null ? null : ha(entregue),
  ])

describe('O quadro', () => {
  test('lê todo pedido aberto da empresa, do mais novo ao mais antigo, e de nenhuma outra', async () => {
    const abertos = await mundo.sql<{ id: number }>(
      `select id from pedidos where empresa_id = $1 and status in ('Pendente', 'Em Preparação', 'Em Rota')
       order by data_pedido desc, id desc`,
      [mundo.cantina],
    )
    const lidos = (await quadro(mundo.cantina)).filter(({ status }) => status !== 'Finalizado')
    expect(lidos.length).toBeGreaterThan(5)
    expect(lidos.map(({ id }) => id)).toEqual(abertos.map(({ id }) => id))
    const ids = new Set(lidos.map(({ id }) => id))
    expect((await quadro(mundo.bella)).filter(({ id }) => ids.has(id))).toEqual([])
  })

  test('a quem já tem um pedido como está diz só que ele ainda está lá, e o que mudou, inteiro', async () => {
    const inicio = await ler(mundo.cantina)
    const conhecidos = new Map(inicio.pedidos.map(pedido => [pedido.id, carimboDoPedido(pedido)]))
    const reler = () => withTenant(mundo.cantina, tx => listQuadro(tx, ha(24), 30, conhecidos))
    expect(await reler()).toEqual({ ...inicio, pedidos: [] })
    const numero = PEDIDOS.emRota.numero
    await mundo.sql('update pedidos set versao = versao + 1 where id = $1', [numero])
    const { ordem, pedidos } = await reler()
    expect(ordem).toEqual(inicio.ordem)
    expect(pedidos).toEqual((await quadro(mundo.cantina)).filter(({ id }) => id === numero))
    conhecidos.delete(PEDIDOS.naMesa.numero as PedidoId)
    expect((await reler()).pedidos).toHaveLength(2)
  })

  test('de uma taxa que não é do bairro do endereço diz de qual é, aberto o pedido ou encerrado', async () => {
    const { numero } = PEDIDOS.pendente
    await mundo.sql("update pedidos set frete_modo = 'bairros', frete_lugar = 'Bela Vista' where id = $1", [
      numero,
    ])
    const lidos = await quadro(mundo.cantina)
    const comTaxa = lidos.filter(pedido => 'sobreATaxa' in pedido)
    expect(comTaxa.map(({ id, sobreATaxa }) => [id, sobreATaxa])).toEqual([
      [numero, 'Bairro da taxa: Bela Vista'],
    ])
    await mundo.sql("update pedidos set frete_modo = 'a-combinar', frete_lugar = null where id = $1", [
      numero,
    ])
    expect((await quadro(mundo.cantina)).find(({ id }) => id === numero)).toMatchObject({
      ...{ sobreATaxa: 'Entrega a combinar: não está no total.', aCombinar: true },
    })
    await mundo.sql("update pedidos set frete_modo = 'bairros', frete_lugar = 'Bela Vista' where id = $1", [
      numero,
    ])
    await mundo.sql("update pedidos set status = 'Finalizado', data_entrega = now() where id = $1", [numero])
    const { linhas } = await withTenant(mundo.cantina, tx =>
      listEncerrados(tx, { status: 'Finalizado', desde: null, busca: '', pagina: 1 }),
    )
    expect(linhas.find(({ id }) => id === numero)?.sobreATaxa).toBe('Bairro da taxa: Bela Vista')
    await mundo.sql(
      "update pedidos set status = 'Pendente', data_entrega = null, frete_modo = 'km', frete_lugar = null where id = $1",
      [numero],
    )
  })

  test('de cada item diz quantos, o nome, os extras e a observação', async () => {
    const pendente = (await quadro(mundo.cantina)).find(({ id }) => id === PEDIDOS.pendente.numero)
    const itens = await mundo.sql<{ nome: string; quantidade: number; extras: number }>(
      `select nome_produto as nome, quantidade,
              (select count(*)::int from itens_pedido_extra e where e.id_item_pedido = i.id) as extras
       from itens_pedido i where pedido_id = $1 order by id`,
      [PEDIDOS.pendente.numero],
    )
    expect(
      pendente?.itens.map(({ nome, quantidade, extras }) => ({ nome, quantidade, extras: extras.length })),
    ).toEqual(itens)
    expect(itens.some(({ extras }) => extras > 0)).toBe(true)
    const todos = (await quadro(mundo.cantina)).flatMap(pedido => pedido.itens)
    expect(todos.some(({ observacao }) => observacao !== null)).toBe(true)
  })

  test('de uma pizza diz o tamanho, os sabores numa linha só e a nota de uma metade', async () => {
    const { id } = await mundo.produto(mundo.cantina, PRODUTOS.margherita.nome)
    await withTenant(mundo.cantina, tx =>
      insertItens(tx, PEDIDOS.pendente.numero as PedidoId, [{ ...PIZZA_GUARDADA, produtoId: id }]),
    )
    const pendente = (await quadro(mundo.cantina)).find(({ id }) => id === PEDIDOS.pendente.numero)
    expect(pendente?.itens.at(-1)).toEqual({
      quantidade: 2,
      nome: 'Pizza salgada',
      variante: 'Família',
      observacao: 'bem assada',
      extras: [
        { tipo: 'sabores', texto: '1/2 Portuguesa + 1/2 Calabresa' },
        { tipo: 'nota', texto: 'Portuguesa: sem cebola' },
        { tipo: 'extra', texto: '+ Borda: Catupiry' },
      ],
    })
  })

  test('mostra os finalizados das últimas 24 horas, contadas do fim, e não mais que o limite', async () => {
    const { numero } = PEDIDOS.finalizado
    const aparece = async () => (await quadro(mundo.cantina)).some(({ id }) => id === numero)
    await finalizar(numero, 30, 1)
    expect(await aparece()).toBe(true)
    await finalizar(numero, 30, 25)
    expect(await aparece()).toBe(false)
    await finalizar(numero, 23, null)
    expect(await aparece()).toBe(true)
    const finalizados = (await quadro(mundo.cantina, 1)).filter(({ status }) => status === 'Finalizado')
    expect(finalizados).toHaveLength(1)
  })

  test('conta também os finalizados que passam do limite', async () => {
    const lidos = (await quadro(mundo.cantina)).filter(({ status }) => status === 'Finalizado')
    expect(lidos.length).toBeGreaterThan(1)
    expect((await ler(mundo.cantina)).finalizadosFora).toBe(0)
    expect((await ler(mundo.cantina, lidos.length)).finalizadosFora).toBe(0)
    expect((await ler(mundo.cantina, 1)).finalizadosFora).toBe(lidos.length - 1)
  })
})

describe('Os pedidos encerrados', () => {
  const procurar = (
    busca: string,
    status: 'Finalizado' | 'Cancelado' = 'Cancelado',
    empresa = mundo.cantina,
    desde: Date | null = null,
  ) => withTenant(empresa, tx => listEncerrados(tx, { status, desde, busca, pagina: 1 }))

  beforeAll(() =>
    mundo.sql(
      `update pedidos set nome_cliente = 'Conceição Ávila', telefone_cliente = '5531234567',
              data_cancelamento = $2 where id = $1`,
      [PEDIDOS.cancelado.numero, ha(2)],
    ),
  )

  test.each([
    ['tudo', ''],
    ['o número', String(PEDIDOS.cancelado.numero)],
    ['o fim do número', String(PEDIDOS.cancelado.numero).slice(-4)],
    ['o nome sem acento nem maiúscula', 'conceicao avila'],
    ['o telefone como se escreve', '(55) 3123-4567'],
  ])('são achados por %s', async (_, busca) => {
    const { linhas, total } = await procurar(busca)
    expect(linhas.map(({ id }) => id)).toContain(PEDIDOS.cancelado.numero)
    expect(total).toBe(linhas.length)
  })

  test.each(['ninguém', '%', '00000000', 'x4130'])('por "%s" não se acha nada', async busca => {
    expect(await procurar(busca)).toMatchObject({ linhas: [], total: 0 })
  })

  test('dizem quando acabaram, por quê e quem cancelou', async () => {
    const [linha] = (await procurar('conceicao')).linhas
    const [dono] = await mundo.sql<{ id: string }>(
      'select user_id as id from membros where empresa_id = $1',
      [mundo.cantina],
    )
    expect(linha?.motivoCancelamento).toEqual(expect.any(String))
    expect(linha?.encerradoEm).toBeInstanceOf(Date)
    expect(Number(linha?.canceladoPor)).toBe(Number(dono?.id))
  })

  test('os de antes da data pedida ficam de fora, e os do outro fim também', async () => {
    expect((await procurar('conceicao', 'Cancelado', mundo.cantina, ha(3))).total).toBe(1)
    expect((await procurar('conceicao', 'Cancelado', mundo.cantina, ha(1))).total).toBe(0)
    expect((await procurar('conceicao', 'Finalizado')).total).toBe(0)
  })

  test('os de outra empresa não aparecem', async () => {
    const { linhas } = await procurar('', 'Cancelado', mundo.bella)
    expect(linhas.map(({ id }) => id)).not.toContain(PEDIDOS.cancelado.numero)
  })
})
