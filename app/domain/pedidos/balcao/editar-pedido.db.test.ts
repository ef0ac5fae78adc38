import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { avancarPedido } from '~/domain/pedidos/andamento/avancar-pedido.server'
import { NAO_EXISTE } from '~/domain/respostas/resultado'
import type { GrupoId, PedidoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import { retratar } from '../../../../tests/world/banco/retrato'
import { PEDIDOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { type Balcao, noBalcao, telefoneFixo } from '../../../../tests/world/no-balcao'
import { DESATUALIZADO } from './editar-pedido.server'

let mundo: Mundo
let balcao: Balcao
beforeAll(async () => {
  mundo = await abrirMundo()
  balcao = await noBalcao(mundo)
})
afterAll(() => mundo.fechar())

describe('O pedido editado', () => {
  test('guarda o nome e o extra de quando foi feito, embora o cardápio tenha mudado', async () => {
    const id = await balcao.lancado(balcao.enviado({ itens: [balcao.umFile({ extras: [balcao.molho] })] }))
    await mundo.sql(`update produtos set nome = 'Filé novo', preco = 120, ativo = false where id = $1`, [
      balcao.file,
    ])
    await mundo.sql('update itens_extra set preco = 20 where id_extra = $1', [balcao.molho])
    const [linha] = await balcao.queFicam(id)
    const resultado = await balcao.editar(id, 1, { itens: [{ ...balcao.umFile(linha), quantidade: 3 }] })
    await mundo.sql(
      `update produtos set nome = 'Filé à parmegiana', preco = 89.90, ativo = true where id = $1`,
      [balcao.file],
    )
    await mundo.sql('update itens_extra set preco = 6.50 where id_extra = $1', [balcao.molho])
    expect(resultado).toEqual({ dados: { pedidoId: id } })
    const depois = await balcao.comoEsta(id)
    expect(depois).toMatchObject({ versao: 2, total: 289_20, valorPago: 289_20, status: 'Pendente' })
    expect(depois.itens).toMatchObject([
      { id: linha?.id, nome: 'Filé à parmegiana', preco: 89_90, quantidade: 3, extras: [{ preco: 6_50 }] },
    ])
  })

  test('troca de linhas e de extras: o que saiu saiu, o que entrou vem depois', async () => {
    const id = await balcao.lancado(
      balcao.enviado({
        itens: [balcao.umFile({ observacao: 'sai' }), balcao.umFile({ observacao: 'fica' })],
      }),
    )
    const [, fica] = await balcao.queFicam(id)
    await balcao.editar(id, 1, {
      itens: [
        { ...balcao.umFile(fica), extras: [balcao.molho] },
        balcao.umFile({ observacao: 'entra', quantidade: 2 }),
      ],
    })
    expect((await balcao.comoEsta(id)).itens).toMatchObject([
      { id: fica?.id, observacao: 'fica', extras: [{ nome: 'Molho extra da casa' }] },
      { observacao: 'entra', quantidade: 2, extras: [] },
    ])
    expect(await mundo.sql('select 1 from itens_pedido where pedido_id = $1', [id])).toHaveLength(2)
    expect(
      await mundo.sql(
        'select de, para, user_id::int from historico_pedido where pedido_id = $1 order by id',
        [id],
      ),
    ).toEqual([
      { de: null, para: 'Pendente', user_id: balcao.por },
      { de: 'Pendente', para: 'Pendente', user_id: balcao.por },
    ])
  })

  test('com outro tamanho e outras escolhas muda a linha no seu lugar, e o resto dela fica', async () => {
    const { produtoId, broto, grande, grupoId, opcoes } = await umaPizza()
    const [calabresa = 0, portuguesa = 0, atum = 0] = opcoes
    const escolha = (opcaoId: number, mais: object = {}) => ({ grupoId, opcaoId, quantidade: 1, ...mais })
    const id = await balcao.lancado(
      balcao.enviado({
        itens: [
          {
            ...balcao.umFile({ produtoId, preco: 40_00, observacao: 'bem assada' }),
            ...{ varianteId: grande, opcoes: [escolha(calabresa), escolha(portuguesa)] },
          },
          balcao.umFile(),
        ],
      }),
    )
    const [pizza, file] = await balcao.queFicam(id)
    if (!pizza || !file) throw new Error('two lines were ordered')
    const semRestos = { ...pizza, extrasMantidos: [] }
    const trocada = {
      ...{ ...semRestos, varianteId: grande },
      opcoes: [escolha(portuguesa), escolha(atum, { observacao: 'sem sal' })],
    }
    const codigo = () => mundo.sql('select codigo_cliente from itens_pedido where id = $1', [pizza.id])
    expect(await balcao.editar(id, 1, { itens: [trocada, file] })).toEqual({ dados: { pedidoId: id } })
    expect((await balcao.comoEsta(id)).itens).toMatchObject([
      {
        ...{
          id: pizza.id,
          variante: 'Grande',
          preco: 40_00,
          observacao: 'bem assada',
          observacaoDoPainel: true,
        },
        extras: [
          { nome: 'Portuguesa', fracao: 2 },
          { nome: 'Atum', fracao: 2, observacao: 'sem sal' },
        ],
      },
      { id: file.id },
    ])
    expect(await codigo()).toEqual([{ codigo_cliente: 'G1' }])
    const menor = { ...semRestos, varianteId: broto, opcoes: [escolha(atum)] }
    expect(await balcao.editar(id, 2, { itens: [menor, file] })).toEqual({ dados: { pedidoId: id } })
    expect((await balcao.comoEsta(id)).itens).toMatchObject([
      { id: pizza.id, variante: 'Broto', varianteId: broto, extras: [{ nome: 'Atum', fracao: 1 }] },
      { id: file.id },
    ])
    expect(await codigo()).toEqual([{ codigo_cliente: 'B1' }])
  })

  test('presume pago o que passou a custar, e o que alguém já recebeu fica', async () => {
    const id = await balcao.lancado(balcao.enviado())
    await avancarPedido(mundo.cantina, id, {
      statusMostrado: 'Pendente',
      por: balcao.por,
      agora: balcao.agora,
    })
    const pagar = async (versao: number, quantidade: number) => {
      const itens = (await balcao.queFicam(id)).map(item => ({ ...item, quantidade }))
      await balcao.editar(id, versao, { itens, formaPagamento: 'dinheiro', valorPago: 300_00 })
      return mundo.sql(
        'select situacao, forma, valor, tendido from pagamentos where pedido_id = $1 order by id',
        [id],
      )
    }
    const [presumido, recebido] = [{ situacao: 'presumido', forma: 'dinheiro' }, { situacao: 'recebido' }]
    expect(await pagar(1, 2)).toEqual([{ ...presumido, valor: '179.80', tendido: '300.00' }])
    await mundo.sql(`update pagamentos set situacao = 'recebido' where pedido_id = $1`, [id])
    expect(await pagar(2, 3)).toMatchObject([recebido, { ...presumido, valor: '89.90', tendido: null }])
    expect(await pagar(3, 1)).toMatchObject([{ ...recebido, valor: '179.80' }])
  })

  test('deixa de ter frete e endereço quando passa a ser retirado', async () => {
    const telefone = telefoneFixo()
    const cliente = { nome: 'Rosa Klein', telefone }
    const id = await balcao.lancado(balcao.entrega({ cliente }))
    await balcao.editar(id, 1, { cliente, itens: await balcao.queFicam(id) })
    expect(await balcao.comoEsta(id)).toMatchObject({ frete: 0, enderecoEntrega: null, enderecoCep: null })
    expect(await balcao.cliente(telefone)).toMatchObject({ endereco_numero: '100' })
  })

  test('com um número que não o visto é avisado, e nada do que a outra pessoa salvou se perde', async () => {
    const id = await balcao.lancado(balcao.enviado())
    await balcao.editar(id, 1, { itens: await balcao.queFicam(id), observacoes: 'a primeira' })
    const antes = await retratar(mundo)
    expect(await balcao.editar(id, 1, { itens: await balcao.queFicam(id), observacoes: 'a segunda' })).toBe(
      DESATUALIZADO,
    )
    expect(await balcao.editar(id, 1, { itens: [balcao.umFile({ id: 999_999 })] })).toBe(DESATUALIZADO)
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('repetido depois de uma resposta perdida é o mesmo salvar, e não um conflito', async () => {
    const id = await balcao.lancado(balcao.enviado())
    const itens = [...(await balcao.queFicam(id)), balcao.umFile({ extras: [balcao.molho] })]
    expect(await balcao.editar(id, 1, { itens })).toEqual({ dados: { pedidoId: id } })
    expect(await balcao.editar(id, 1, { itens })).toEqual({ dados: { pedidoId: id } })
    expect(await balcao.comoEsta(id)).toMatchObject({ versao: 2, itens: [{}, {}] })
  })

  test('por dez pessoas ao mesmo tempo é salvo por uma', async () => {
    const id = await balcao.lancado(balcao.enviado())
    const itens = await balcao.queFicam(id)
    const todos = await Promise.all(
      Array.from({ length: 10 }, (_, n) => balcao.editar(id, 1, { itens, observacoes: `pessoa ${n}` })),
    )
    expect(todos.filter(resultado => resultado !== DESATUALIZADO)).toEqual([{ dados: { pedidoId: id } }])
    expect(await balcao.comoEsta(id)).toMatchObject({ versao: 2 })
  })

  test.each(['Finalizado', 'Cancelado'])('%s não se edita mais', async status => {
    const id = await balcao.lancado(balcao.enviado())
    await mundo.sql('update pedidos set status = $2 where id = $1', [id, status])
    expect(await balcao.editar(id, 1, { itens: await balcao.queFicam(id) })).toMatchObject({
      recusas: [
        { titulo: 'Aviso', texto: 'Este pedido já está finalizado ou cancelado e não pode ser editado.' },
      ],
    })
  })

  test('de outra empresa não existe, e uma linha de outro pedido também não', async () => {
    const id = await balcao.lancado(balcao.enviado())
    const outro = await balcao.lancado(balcao.enviado())
    const antes = await retratar(mundo)
    expect(await balcao.editar(id, 1, { itens: [balcao.umFile()] }, mundo.bella)).toBe(NAO_EXISTE)
    expect(await balcao.editar(id, 1, { itens: await balcao.queFicam(outro) })).toMatchObject({
      recusas: [{ recusa: true }],
    })
    expect(await retratar(mundo)).toEqual(antes)
  })
})

describe('O cliente de um pedido editado', () => {
  const { cliente: nome, numero } = PEDIDOS.pendente
  const id = numero as PedidoId

  async function mariana() {
    const [linha] = await mundo.sql<{ nome: string; telefone: string; numero: string }>(
      `select nome, telefone, endereco_numero as numero from clientes where nome like $1 and empresa_id = $2`,
      [`${nome.split(' ')[0]}%`, mundo.cantina],
    )
    return linha
  }

  test('não muda com o que o dono deixou como estava: pode ser o que um estranho digitou', async () => {
    const dela = await mariana()
    await mundo.sql(
      `update pedidos set nome_cliente = 'Estranho', endereco_numero = '666',
       endereco_entrega = replace(endereco_entrega, endereco_numero, '666') where id = $1`,
      [id],
    )
    const pedido = await balcao.comoEsta(id)
    const endereco = {
      cep: pedido.enderecoCep ?? '',
      logradouro: pedido.enderecoLogradouro ?? '',
      numero: '666',
      complemento: pedido.enderecoComplemento,
      bairro: pedido.enderecoBairro ?? '',
      cidade: pedido.enderecoCidade ?? '',
      estado: pedido.enderecoEstado ?? '',
    }
    const como = {
      cliente: { nome: 'Estranho', telefone: pedido.telefoneCliente },
      itens: await balcao.queFicam(id),
      tipoEntrega: 'Receber no meu endereço' as const,
      frete: pedido.frete,
    }
    expect(await balcao.editar(id, pedido.versao, { ...como, endereco })).toEqual({ dados: { pedidoId: id } })
    expect(await mariana()).toEqual(dela)
    expect(await balcao.comoEsta(id)).toMatchObject({ enderecoSalvo: pedido.enderecoSalvo })

    const visto = await balcao.visto(pedido.telefoneCliente)
    const naRua12 = { ...como, endereco: { ...endereco, numero: '12' } }
    await balcao.editar(id, pedido.versao + 1, {
      ...naRua12,
      cliente: { ...como.cliente, visto },
    })
    // An order in another name does not change her record.
    expect(await mariana()).toEqual(dela)
    // A stranger's browser placed the order, and must not read the address that the owner typed.
    expect(await balcao.comoEsta(id)).toMatchObject({ enderecoSalvo: true })

    const cliente = { nome: dela?.nome ?? '', telefone: pedido.telefoneCliente, visto }
    await balcao.editar(id, pedido.versao + 2, {
      ...naRua12,
      cliente,
      endereco: { ...endereco, numero: '14' },
    })
    expect(await mariana()).toEqual({ ...dela, numero: '14' })
  })

  test('passado para o telefone de outra pessoa diz de quem é, e nada muda', async () => {
    const [meu, dela] = [telefoneFixo(), telefoneFixo()]
    const id = await balcao.lancado(balcao.entrega({ cliente: { nome: 'Rosa Klein', telefone: meu } }))
    await balcao.lancado(balcao.enviado({ cliente: { nome: 'Bruna Dias', telefone: dela } }))
    const antes = await retratar(mundo)
    const cliente = { nome: 'Rosa Klein', telefone: dela }
    expect(
      await balcao.editar(id, 1, { ...balcao.entrega({ cliente }), itens: await balcao.queFicam(id) }),
    ).toMatchObject({ achado: { dono: { nome: 'Bruna Dias' } } })
    expect(await retratar(mundo)).toEqual(antes)
  })
})

/** A pizza in two sizes with codes of their own, and three flavours. */
async function umaPizza() {
  const um = async (comando: string, ...valores: unknown[]) =>
    Number((await mundo.sql<{ id: string }>(`${comando} returning id`, [mundo.cantina, ...valores]))[0]?.id)
  const produtoId = (await um(
    `insert into produtos (empresa_id, nome, preco) values ($1, 'Pizza', 0)`,
  )) as ProdutoId
  const tamanho = (nome: string, codigo: string) =>
    um(
      `insert into variantes (empresa_id, produto_id, nome, preco, ordem, codigo_cliente) values ($1, $2, $3, 40, 0, $4)`,
      ...[produtoId, nome, codigo],
    ) as Promise<VarianteId>
  const [broto, grande] = [await tamanho('Broto', 'B1'), await tamanho('Grande', 'G1')]
  const grupoId = (await um(
    `insert into grupos (empresa_id, nome, tipo, regra_preco, min, max) values ($1, 'Sabores', 'sabor', 'media', 1, 2)`,
  )) as GrupoId
  await mundo.sql(
    'insert into produto_grupos (empresa_id, produto_id, grupo_id, ordem) values ($1, $2, $3, 0)',
    [mundo.cantina, produtoId, grupoId],
  )
  const opcoes: number[] = []
  for (const nome of ['Calabresa', 'Portuguesa', 'Atum'])
    opcoes.push(
      await um(
        'insert into opcoes (empresa_id, grupo_id, nome, preco, ordem) values ($1, $2, $3, 40, 0)',
        grupoId,
        nome,
      ),
    )
  return { produtoId, broto, grande, grupoId, opcoes }
}
