import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import { NAO_EXISTE } from '~/domain/respostas/resultado'
import { listen } from '~/server/database/live.server'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { retratar } from '../../../../tests/world/banco/retrato'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { ENDERECO_PERTO, umPedido } from '../../../../tests/world/um-pedido'
import { apagarCliente } from './apagar-cliente.server'
import { exportarCliente } from './exportar-cliente.server'

let mundo: Mundo
let produtoId: number
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  produtoId = (await mundo.produto(mundo.cantina, PRODUTOS.semExtras.nome)).id
})
afterAll(() => mundo.fechar())

const TELEFONE = '11987001234'
const CANARIOS = {
  nome: 'Xantipa Canária',
  telefone: TELEFONE,
  email: 'xantipa@canario.exemplo',
  logradouro: 'Rua do Canário Belga',
  complemento: 'fundos do viveiro',
  item: 'cortar em formato de pena',
  metade: 'nesta metade a inicial da Xantipa',
  pedido: 'deixar com Xavantina',
  motivo: 'Xantipa desistiu',
}

/** An order for delivery with a canary in every text that the customer types. */
async function pedirComCanarios(empresa = mundo.cantina): Promise<number> {
  const novo = lerNovoPedido(
    umPedido({
      itens: [{ produtoId, quantidade: 1, extras: [], observacao: CANARIOS.item }],
      observacoes: CANARIOS.pedido,
      cliente: { telefone: TELEFONE, nome: CANARIOS.nome, email: CANARIOS.email },
      tipoEntrega: 'Receber no meu endereço',
      endereco: { ...ENDERECO_PERTO, logradouro: CANARIOS.logradouro, complemento: CANARIOS.complemento },
      totalVisto: PRODUTOS.semExtras.preco + 820,
    }),
  )
  if (ehRecusa(novo)) throw new Error(novo.texto)
  const feito = dadosDe(await fazerPedido(empresa, novo, { agora: new Date(), pedidosDaqui: [] }))
  if (!('pedidoId' in feito)) throw new Error(JSON.stringify(feito))
  return Number(feito.pedidoId)
}

/** The canaries that are anywhere in the database, with their tables. */
async function canariosNoBanco(): Promise<string[]> {
  const tabelas = await mundo.sql<{ nome: string }>(
    `select table_name as nome from information_schema.tables where table_schema = 'public'`,
  )
  const achados: string[] = []
  for (const { nome } of tabelas) {
    for (const [campo, texto] of Object.entries(CANARIOS)) {
      const [linha] = await mundo.sql(`select from ${nome} t where t::text like $1 limit 1`, [`%${texto}%`])
      if (linha) achados.push(`${nome}: ${campo}`)
    }
  }
  return achados
}

const FIGURAS = `select id, total, frete, total_com_frete, valor_pago, status, tipo_entrega, forma_pagamento, data_pedido,
    (select jsonb_agg(to_jsonb(i) - 'observacoes' order by i.id) from itens_pedido i where i.pedido_id = p.id) as itens,
    (select jsonb_agg(to_jsonb(h) order by h.id) from historico_pedido h where h.pedido_id = p.id) as historico
  from pedidos p order by id`

describe('Apagar um cliente', () => {
  let numeros: number[]
  beforeEach(async () => {
    numeros = [await pedirComCanarios(), await pedirComCanarios()]
    await mundo.sql(
      `update pedidos set status = 'Cancelado', motivo_cancelamento = $2, data_cancelamento = now() where id = $1`,
      [numeros[0], CANARIOS.motivo],
    )
    await mundo.sql(
      `insert into itens_pedido_extra (empresa_id, id_item_pedido, nome_extra, tipo, fracao, observacoes)
       select empresa_id, id, 'Calabresa', 'opcional', 1, $2 from itens_pedido where pedido_id = any($1)`,
      [numeros, CANARIOS.metade],
    )
  })

  test('não deixa rastro da pessoa em tabela nenhuma, e pedidos, itens, totais e histórico ficam', async () => {
    await mundo.sql(`update pedidos set status = 'Finalizado', data_entrega = now() where id = $1`, [
      numeros[1],
    ])
    const antes = await mundo.sql(FIGURAS)
    const semEsta = `select md5(string_agg(p::text, '|' order by id)) as resumo from pedidos p where telefone_cliente not in ('', $1)`
    const [outros] = await mundo.sql(semEsta, [TELEFONE])
    // The search works: before the erasure it finds the canaries.
    expect(new Set((await canariosNoBanco()).map(achado => achado.split(': ')[1]))).toEqual(
      new Set(Object.keys(CANARIOS)),
    )
    const ouvidos: number[] = []
    const parar = listen(mundo.cantina, ({ id }) => ouvidos.push(id))

    expect(await apagarCliente(mundo.cantina, TELEFONE)).toEqual({ dados: { pedidos: 2 } })

    parar()
    expect(await canariosNoBanco()).toEqual([])
    expect(await mundo.sql(FIGURAS)).toEqual(antes)
    expect(await mundo.sql(semEsta, [TELEFONE])).toEqual([outros])
    expect(ouvidos.sort()).toEqual(numeros.sort())
    const apagados = await mundo.sql('select * from pedidos where id = any($1)', [numeros])
    for (const pedido of apagados) {
      expect(pedido).toMatchObject({
        cliente_id: null,
        nome_cliente: 'Cliente apagado',
        telefone_cliente: '',
        endereco_entrega: 'Endereço apagado',
        endereco_cep: null,
        distancia_km: null,
        conteudo: null,
      })
    }
    expect(await exportarCliente(mundo.cantina, TELEFONE)).toBeNull()
    expect(await apagarCliente(mundo.cantina, TELEFONE)).toBe(NAO_EXISTE)
  })

  test('com um pedido em andamento é recusado, e nada muda', async () => {
    const antes = await retratar(mundo)
    expect(await apagarCliente(mundo.cantina, TELEFONE)).toMatchObject({
      recusas: [{ titulo: 'Nada foi apagado', texto: expect.stringContaining(String(numeros[1])) }],
    })
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('de outra empresa não encontra ninguém, e nada muda', async () => {
    const antes = await retratar(mundo)
    expect(await apagarCliente(mundo.bella, TELEFONE)).toBe(NAO_EXISTE)
    expect(await exportarCliente(mundo.bella, TELEFONE)).toBeNull()
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('antes dele, a exportação tem tudo o que a empresa guarda da pessoa', async () => {
    const dados = await exportarCliente(mundo.cantina, TELEFONE)
    const texto = JSON.stringify(dados)
    expect(Object.values(CANARIOS).filter(canario => !texto.includes(canario))).toEqual([])
    expect(dados?.pedidos.map(({ id }) => id)).toEqual(expect.arrayContaining(numeros))
    const pedido = dados?.pedidos.find(({ id }) => id === numeros[0])
    expect(pedido).toMatchObject({
      itens: [
        {
          nome_produto: PRODUTOS.semExtras.nome,
          quantidade: 1,
          extras: [{ nome_extra: 'Calabresa' }],
          texto: `1x ${PRODUTOS.semExtras.nome} · Calabresa (${CANARIOS.metade})`,
        },
      ],
      historico: [{ de: null, para: 'Pendente' }],
    })
    // Customers of two companies with the same phone are two customers: the orders of one are not the other's.
    expect(texto).not.toContain('empresa_id')
  })
})
