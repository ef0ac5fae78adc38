import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PedidoFeito } from '~/domain/pedidos/uma-vez.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { dadosDe, recusadoPor } from '../../../../tests/world/banco/dados-de'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { ENDERECO_PERTO, umPedido } from '../../../../tests/world/um-pedido'
import { fazerPedido, type ResultadoDoPedido } from './fazer-pedido.server'
import { lerNovoPedido, type NovoPedidoEnviado } from './novo-pedido'

let mundo: Mundo
let file: number
let molho: number
beforeAll(async () => {
  // No postal service answers here, so a CEP that is not in the cache is unknown.
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  file = (await mundo.produto(mundo.cantina, 'Filé à parmegiana')).id
  molho = await idDoExtra('Molho extra da casa')
})
afterAll(() => mundo.fechar())

async function idDoExtra(nome: string): Promise<number> {
  const [linha] = await mundo.sql<{ id: string }>('select id_extra as id from itens_extra where nome = $1', [
    nome,
  ])
  return Number(linha?.id)
}

interface Como {
  empresa?: EmpresaId
  agora?: Date
  pedidosDaqui?: PedidoId[]
}

function pedir(enviado: NovoPedidoEnviado, como: Como = {}): Promise<ResultadoDoPedido> {
  const novo = lerNovoPedido(enviado)
  if (ehRecusa(novo)) throw new Error(`the test's own order is refused: ${novo.texto}`)
  return fazerPedido(como.empresa ?? mundo.cantina, novo, {
    agora: como.agora ?? new Date(),
    pedidosDaqui: como.pedidosDaqui ?? [],
  })
}

function feito(resultado: ResultadoDoPedido): PedidoFeito {
  const dados = dadosDe(resultado)
  if ('repetido' in dados) return dados
  throw new Error(`not placed: ${JSON.stringify(dados)}`)
}

const umFile = (quantidade = 1, extras: number[] = []) => [
  { produtoId: file, quantidade, extras, observacao: null },
]
/** R$ 89,90. */
const retirada = (mudancas: Partial<NovoPedidoEnviado> = {}) =>
  umPedido({ itens: umFile(), totalVisto: 89_90, ...mudancas })
/** R$ 89,90 and 4,1 km at R$ 2,00. */
const entrega = (mudancas: Partial<NovoPedidoEnviado> = {}) =>
  retirada({
    tipoEntrega: 'Receber no meu endereço',
    endereco: ENDERECO_PERTO,
    totalVisto: 98_10,
    ...mudancas,
  })

async function contarPedidos(): Promise<number> {
  const [linha] = await mundo.sql<{ n: number }>('select count(*)::int as n from pedidos')
  return linha?.n ?? -1
}

async function recusaSemGravar(enviado: NovoPedidoEnviado, como: Como = {}): Promise<string> {
  const antes = await contarPedidos()
  const resultado = await pedir(enviado, como)
  expect(await contarPedidos(), 'nothing saved').toBe(antes)
  return recusadoPor(resultado) ?? `not refused: ${JSON.stringify(resultado)}`
}

describe('O pedido feito', () => {
  test('é gravado inteiro, com os valores do servidor', async () => {
    const { pedidoId } = feito(
      await pedir(
        entrega({
          itens: [{ produtoId: file, quantidade: 2, extras: [molho], observacao: 'bem passado' }],
          observacoes: 'sem contato',
          formaPagamento: 'dinheiro',
          valorPago: 250_00,
          totalVisto: 201_00,
          cliente: { telefone: '11987650010', nome: 'Joana Prado', email: 'joana@exemplo.com.br' },
        }),
      ),
    )
    expect(String(pedidoId)).toMatch(/^[1-9]\d{7}$/)
    const [pedido] = await mundo.sql('select * from pedidos where id = $1', [pedidoId])
    expect(pedido).toMatchObject({
      total: '192.80',
      frete: '8.20',
      total_com_frete: '201.00',
      valor_pago: '250.00',
      frete_modo: 'km',
      distancia_km: '4.10',
      status: 'Pendente',
      origem: 'cardapio',
      pagamento_confirmado: false,
      tipo_entrega: 'Receber no meu endereço',
      forma_pagamento: 'dinheiro',
      observacoes: 'sem contato',
      endereco_entrega: 'Rua Caiubi, 100 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 12',
      nome_cliente: 'Joana Prado',
      telefone_cliente: '11987650010',
    })
    const itens = await mundo.sql(
      `select nome_produto, i.quantidade, preco_unitario, i.observacoes, nome_extra, e.preco
       from itens_pedido i left join itens_pedido_extra e on e.id_item_pedido = i.id where pedido_id = $1`,
      [pedidoId],
    )
    expect(itens).toEqual([
      {
        nome_produto: 'Filé à parmegiana',
        quantidade: 2,
        preco_unitario: '89.90',
        observacoes: 'bem passado',
        nome_extra: 'Molho extra da casa',
        preco: '6.50',
      },
    ])
    expect(
      await mundo.sql('select de, para, user_id from historico_pedido where pedido_id = $1', [pedidoId]),
    ).toEqual([{ de: null, para: 'Pendente', user_id: null }])
    const [cliente] = await mundo.sql(
      `select nome, email, endereco_numero from clientes where telefone = '11987650010'`,
    )
    expect(cliente).toEqual({ nome: 'Joana Prado', email: 'joana@exemplo.com.br', endereco_numero: '100' })
  })

  test('de uma empresa whatsapp não é gravado: abre uma conversa com o telefone dela', async () => {
    const antes = await contarPedidos()
    const { id, preco } = await mundo.produto(mundo.bella, PRODUTOS.bella.nome)
    const resultado = await pedir(
      umPedido({
        itens: [{ produtoId: id, quantidade: 1, extras: [], observacao: null }],
        totalVisto: preco,
      }),
      { empresa: mundo.bella, agora: new Date('2026-11-20T22:00:00Z') },
    )
    expect(dadosDe(resultado)).toEqual({
      link: expect.stringMatching(/^https:\/\/api\.whatsapp\.com\/send\?phone=55\d{11}&text=/),
      aCopiar: null,
      // It is not stored, so it has no number.
      pix: expect.stringContaining('62070503***'),
    })
    expect(await contarPedidos()).toBe(antes)
  })
})

describe('A mesma chave', () => {
  test('dez vezes ao mesmo tempo faz um pedido e dá dez respostas iguais', async () => {
    const enviado = retirada({ cliente: { telefone: '11987650020', nome: 'Ana', email: null } })
    const antes = await contarPedidos()
    const respostas = (await Promise.all(Array.from({ length: 10 }, () => pedir(enviado)))).map(feito)
    expect(await contarPedidos()).toBe(antes + 1)
    expect(new Set(respostas.map(r => r.pedidoId)).size).toBe(1)
    expect(respostas.filter(r => !r.repetido)).toHaveLength(1)
    expect(feito(await pedir(enviado))).toEqual({ ...respostas[0], repetido: true })
  })

  test('é repetida mesmo que a loja tenha fechado ou o preço mudado', async () => {
    const enviado = retirada()
    const { pedidoId } = feito(await pedir(enviado))
    await mundo.sql('update produtos set preco = preco + 1 where id = $1', [file])
    expect(feito(await pedir(enviado)).pedidoId).toBe(pedidoId)
    await mundo.sql('update produtos set preco = preco - 1 where id = $1', [file])
  })

  test('com outro conteúdo é recusada, dizendo o pedido que já existe', async () => {
    const enviado = retirada()
    const { pedidoId } = feito(await pedir(enviado))
    const antes = await contarPedidos()
    expect(await pedir({ ...enviado, itens: umFile(2), totalVisto: 179_80 })).toMatchObject({
      recusas: [{ titulo: 'Pedido já enviado', texto: expect.stringContaining(`nº ${pedidoId}`) }],
      achado: { pedidoId },
    })
    expect(await contarPedidos()).toBe(antes)
  })

  test('só é gasta por um pedido gravado', async () => {
    const enviado = retirada({ totalVisto: 1_00 })
    expect(dadosDe(await pedir(enviado))).toMatchObject({ mudou: true })
    feito(await pedir({ ...enviado, totalVisto: 89_90 }))
  })

  test('em outra empresa é outra chave', async () => {
    const enviado = retirada()
    feito(await pedir(enviado))
    expect(await recusaSemGravar(enviado, { empresa: mundo.ze })).toMatch(/não está recebendo pedidos/)
  })
})

test('Dezesseis clientes pedem o mesmo produto ao mesmo tempo: dezesseis pedidos', async () => {
  const antes = await contarPedidos()
  const respostas = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      pedir(
        retirada({
          cliente: { telefone: `119876501${String(n).padStart(2, '0')}`, nome: 'Cliente', email: null },
        }),
      ),
    ),
  )
  expect(new Set(respostas.map(r => feito(r).pedidoId)).size).toBe(16)
  expect(await contarPedidos()).toBe(antes + 16)
})

describe('É recusado, sem gravar nada,', () => {
  const INDISPONIVEL =
    'Um dos produtos do seu pedido não está mais disponível. Remova-o do carrinho para continuar.'
  const comProduto = (produtoId: number) =>
    retirada({ itens: [{ produtoId, quantidade: 1, extras: [], observacao: null }] })

  test('um produto de outra empresa', async () => {
    const [alheio] = await mundo.sql<{ id: string }>(
      'select id from produtos where empresa_id = $1 limit 1',
      [mundo.bella],
    )
    expect(await recusaSemGravar(comProduto(Number(alheio?.id)))).toBe(INDISPONIVEL)
  })

  test('um produto que não existe', async () => {
    expect(await recusaSemGravar(comProduto(999_999_999))).toBe(INDISPONIVEL)
  })

  test('um produto inativo', async () => {
    const [inativo] = await mundo.sql<{ id: string }>(
      'select id from produtos where empresa_id = $1 and not ativo',
      [mundo.cantina],
    )
    expect(await recusaSemGravar(comProduto(Number(inativo?.id)))).toBe(INDISPONIVEL)
  })

  test('um produto de uma categoria inativa', async () => {
    await mundo.sql(
      'update categorias set ativo = false where id = (select categoria_id from produtos where id = $1)',
      [file],
    )
    expect(await recusaSemGravar(retirada())).toBe(INDISPONIVEL)
    await mundo.sql(
      'update categorias set ativo = true where id = (select categoria_id from produtos where id = $1)',
      [file],
    )
  })

  test('um extra de outro produto', async () => {
    const borda = await idDoExtra('Borda recheada de catupiry')
    expect(await recusaSemGravar(retirada({ itens: umFile(1, [borda]) }))).toBe(
      'Um dos extras de Filé à parmegiana não está mais disponível. Edite o item para continuar.',
    )
  })

  test('um extra num produto que deixou de ter extras', async () => {
    await mundo.sql('update produtos set possui_extra = false where id = $1', [file])
    expect(await recusaSemGravar(retirada({ itens: umFile(1, [molho]) }))).toMatch(/^Um dos extras/)
    await mundo.sql('update produtos set possui_extra = true where id = $1', [file])
  })

  test('o pedido a uma loja fechada', async () => {
    const texto = await recusaSemGravar(umPedido({ itens: umFile() }), {
      empresa: mundo.bella,
      agora: new Date('2026-11-20T18:00:00Z'),
    })
    expect(texto).toBe('Não é possível finalizar o pedido. Fechado agora. Próxima abertura: hoje às 18:00.')
  })

  test('o pedido a uma empresa cujo teste expirou', async () => {
    expect(await recusaSemGravar(umPedido({ itens: umFile() }), { empresa: mundo.ze })).toBe(
      'Este estabelecimento não está recebendo pedidos no momento.',
    )
  })

  const SEM_ENTREGA = 'Não é possível entregar no CEP informado ou o cálculo de distância falhou.'

  test('a entrega fora do raio', async () => {
    expect(await recusaSemGravar(entrega({ endereco: { ...ENDERECO_PERTO, cep: '08295005' } }))).toBe(
      SEM_ENTREGA,
    )
  })

  test('a entrega sem distância conhecida, quando não há frete fixo que valha', async () => {
    const longe = { ...ENDERECO_PERTO, cep: '69900000' }
    feito(await pedir(entrega({ endereco: longe, totalVisto: 97_90 })))
    await mundo.sql('update configuracoes set valor_frete_fixo = 0 where empresa_id = $1', [mundo.cantina])
    expect(await recusaSemGravar(entrega({ endereco: longe, totalVisto: 89_90 }))).toBe(SEM_ENTREGA)
    await mundo.sql('update configuracoes set valor_frete_fixo = 8 where empresa_id = $1', [mundo.cantina])
  })

  describe('a entrega numa cidade que não é a do CEP', () => {
    const SALVADOR = { cidade: 'Salvador', estado: 'BA' }
    const NAO_CONFERE = 'O CEP 01310-100 é de São Paulo/SP. Corrija a cidade e o estado, ou o CEP.'
    /** To the Cantina's own CEP: 0 km and no fee. */
    const noCepDaLoja = (mudancas: Partial<typeof ENDERECO_PERTO>) =>
      entrega({ endereco: { ...ENDERECO_PERTO, cep: '01310100', ...mudancas }, totalVisto: 89_90 })

    test('nem de graça, com o CEP da própria loja', async () => {
      expect(await pedir(noCepDaLoja(SALVADOR))).toMatchObject({
        recusas: [{ texto: NAO_CONFERE, campo: 'cidade' }],
      })
      expect(await recusaSemGravar(noCepDaLoja(SALVADOR))).toBe(NAO_CONFERE)
      expect(await pedir(noCepDaLoja({ estado: 'RJ' }))).toMatchObject({
        recusas: [{ campo: 'estado' }],
      })
      feito(await pedir(noCepDaLoja({ cidade: ' SAO  PAULO' })))
    })

    test('nem por WhatsApp, com frete fixo', async () => {
      await mundo.sql('delete from horarios_funcionamento where empresa_id = $1', [mundo.bella])
      const { id, preco } = await mundo.produto(mundo.bella, PRODUTOS.bella.nome)
      const enviado = entrega({
        itens: [{ produtoId: id, quantidade: 1, extras: [], observacao: null }],
        endereco: { ...ENDERECO_PERTO, ...SALVADOR },
        totalVisto: preco + 7_00,
      })
      expect(await recusaSemGravar(enviado, { empresa: mundo.bella })).toMatch(
        /^O CEP 05010-000 é de São Paulo/,
      )
      const conferido = { ...enviado, endereco: ENDERECO_PERTO }
      expect(await pedir(conferido, { empresa: mundo.bella })).not.toHaveProperty('recusas')
    })

    test('nem quando ninguém responde pelo CEP da loja: dele, sabe a loja', async () => {
      const [guardado] = await mundo.sql('delete from ceps where cep = $1 returning *', ['01310100'])
      expect(guardado).toBeDefined()
      expect(await recusaSemGravar(noCepDaLoja(SALVADOR))).toBe(NAO_CONFERE)
      feito(await pedir(noCepDaLoja({})))
    })

    test('nem no endereço guardado, que então se digita', async () => {
      const cliente = { telefone: '11987650077', nome: 'Rosa Klein', email: null }
      feito(
        await pedir(
          entrega({ cliente, endereco: { ...ENDERECO_PERTO, cep: '69900000' }, totalVisto: 97_90 }),
        ),
      )
      await mundo.sql(
        `update clientes set endereco_cep = '05010000', endereco_cidade = 'Salvador' where telefone = $1`,
        [cliente.telefone],
      )
      const comSalvo = entrega({ cliente, endereco: null, cepSalvo: '05010000' })
      expect(await pedir(comSalvo)).toMatchObject({
        recusas: [
          { texto: 'O endereço salvo não fica no CEP informado. Preencha o endereço.', campo: 'cepSalvo' },
        ],
      })
    })

    test('mas de um CEP que ninguém sabe, aceita', async () => {
      feito(
        await pedir(
          entrega({ endereco: { ...ENDERECO_PERTO, ...SALVADOR, cep: '69900000' }, totalVisto: 97_90 }),
        ),
      )
    })
  })

  test('o dinheiro que não chega ao total', async () => {
    expect(await recusaSemGravar(retirada({ formaPagamento: 'dinheiro', valorPago: 89_89 }))).toBe(
      'Para pagamento em dinheiro, informe um valor igual ou maior que o total do pedido.',
    )
  })

  test('um total acima de R$ 20.000,00', async () => {
    const itens = Array.from({ length: 3 }, () => umFile(99)[0]).flatMap(item => (item ? [item] : []))
    expect(await recusaSemGravar(retirada({ itens, totalVisto: 26_700_30 }))).toBe(
      'Um pedido pode somar no máximo R$\u00a020.000,00.',
    )
  })
})

test('Um preço que mudou não é cobrado sem que o cliente o veja, item por item', async () => {
  await mundo.sql('update produtos set preco = 95.50 where id = $1', [file])
  const antes = await contarPedidos()
  expect(dadosDe(await pedir(entrega()))).toMatchObject({
    mudou: true,
    itens: [{ produtoId: file, preco: 95_50 }],
    valores: { total: 95_50, totalComFrete: 103_70 },
    frete: { modo: 'km', situacao: 'calculado', km: 4.1, taxa: 8_20 },
  })
  expect(await contarPedidos()).toBe(antes)
  await mundo.sql('update produtos set preco = 89.90 where id = $1', [file])
})

describe('O cliente guardado', () => {
  const MARIANA = '11900001101'
  const guardado = async () => (await mundo.sql('select * from clientes where telefone = $1', [MARIANA]))[0]
  const comoMariana = (mudancas: Partial<NovoPedidoEnviado> = {}) =>
    entrega({
      cliente: { telefone: MARIANA, nome: 'Outra Pessoa', email: 'outra@exemplo.com.br' },
      ...mudancas,
    })

  test('não muda em nada com um pedido de um navegador que não é o dele', async () => {
    const antes = await guardado()
    const { pedidoId } = feito(await pedir(comoMariana()))
    expect(await guardado()).toEqual(antes)
    const [pedido] = await mundo.sql(
      'select nome_cliente, cliente_id, endereco_numero from pedidos where id = $1',
      [pedidoId],
    )
    expect(pedido).toEqual({ nome_cliente: 'Outra Pessoa', cliente_id: antes?.id, endereco_numero: '100' })
  })

  test('recebe o pedido no endereço guardado quando o CEP digitado é o dele, e nada mais se sabe dele', async () => {
    const { pedidoId } = feito(await pedir(comoMariana({ endereco: null, cepSalvo: '05010000' })))
    const [pedido] = await mundo.sql('select endereco_numero, endereco_salvo from pedidos where id = $1', [
      pedidoId,
    ])
    expect(pedido).toEqual({ endereco_numero: '214', endereco_salvo: true })
    const outroCep = comoMariana({ endereco: null, cepSalvo: '01310100' })
    expect(await recusaSemGravar(outroCep)).toBe(
      'Não encontramos um endereço salvo com este CEP. Preencha o endereço.',
    )
  })

  test('muda com outro pedido do mesmo navegador enquanto diz o que os dele deixaram', async () => {
    const cliente = { telefone: '11987650099', nome: 'Novo', email: 'novo@exemplo.com.br' }
    const primeiro = feito(await pedir(retirada({ cliente })))
    const semEmail = { ...cliente, nome: 'Novo Nome', email: null }
    const daqui = { pedidosDaqui: [primeiro.pedidoId] }
    const segundo = feito(await pedir(entrega({ cliente: semEmail }), daqui))
    const linha = async () =>
      (await mundo.sql('select * from clientes where telefone = $1', [cliente.telefone]))[0]
    const dele = await linha()
    expect(dele).toMatchObject({ nome: 'Novo Nome', email: cliente.email, endereco_numero: '100' })

    // First from another browser, then from this one, which knows only the order that left the record in another state.
    await pedir(retirada({ cliente }))
    await pedir(retirada({ cliente }), daqui)
    expect(await linha()).toEqual(dele)
    await mundo.sql(`update clientes set endereco_logradouro = null where telefone = $1`, [cliente.telefone])
    const doPainel = await linha()
    await pedir(retirada({ cliente }), { pedidosDaqui: [primeiro.pedidoId, segundo.pedidoId] })
    expect(await linha()).toEqual(doPainel)
  })

  test('não é o endereço que um navegador lê depois, mesmo que ele tenha criado o cliente', async () => {
    const cliente = { telefone: '11987650098', nome: 'Novo', email: null }
    const { pedidoId } = feito(await pedir(entrega({ cliente })))
    const doSalvo = entrega({ cliente, endereco: null, cepSalvo: '05010000' })
    const salvo = feito(await pedir(doSalvo, { pedidosDaqui: [pedidoId] }))
    expect(await mundo.sql('select endereco_salvo from pedidos where id = $1', [salvo.pedidoId])).toEqual([
      { endereco_salvo: true },
    ])
  })
})
