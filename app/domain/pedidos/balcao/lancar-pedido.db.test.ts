import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Papel } from '~/domain/empresas/direitos'
import { ehNegado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { retratar } from '../../../../tests/world/banco/retrato'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { type Balcao, noBalcao, telefoneFixo } from '../../../../tests/world/no-balcao'
import { ENDERECO_PERTO } from '../../../../tests/world/um-pedido'
import type { PedidoDoPainelEnviado } from './pedido-do-painel'

let mundo: Mundo
let balcao: Balcao
beforeAll(async () => {
  mundo = await abrirMundo()
  balcao = await noBalcao(mundo)
})
afterAll(() => mundo.fechar())

describe('O pedido lançado no painel', () => {
  test('é gravado inteiro: somas do servidor, preço e frete do dono, cliente novo, primeiro passo', async () => {
    const itens = [
      balcao.umFile({
        quantidade: 2,
        preco: 80_00,
        extras: [balcao.molho],
        observacao: 'mal passado',
      }),
    ]
    const telefone = telefoneFixo()
    const id = await balcao.lancado(
      balcao.entrega({
        cliente: { nome: 'Rosa Klein', telefone },
        itens,
        formaPagamento: 'dinheiro',
        valorPago: 200_00,
        observacoes: 'tocar o interfone',
      }),
    )
    expect(String(id)).toMatch(/^[1-9]\d{7}$/)
    const [pedido] = await mundo.sql('select * from pedidos where id = $1', [id])
    expect(pedido).toMatchObject({
      status: 'Pendente',
      origem: 'painel',
      total: '173.00',
      frete: '8.20',
      frete_modo: 'km',
      distancia_km: '4.10',
      total_com_frete: '181.20',
      valor_pago: '200.00',
      endereco_entrega: 'Rua Caiubi, 100 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 12',
      nome_cliente: 'Rosa Klein',
      telefone_cliente: telefone,
      ficha_deixada: null,
      veio_de: null,
      data_pedido: balcao.agora,
    })
    expect((await balcao.comoEsta(id)).itens).toMatchObject([
      { nome: 'Filé à parmegiana', preco: 80_00, extras: [{ nome: 'Molho extra da casa', preco: 6_50 }] },
    ])
    expect(
      await mundo.sql('select de, para, user_id::int from historico_pedido where pedido_id = $1', [id]),
    ).toEqual([{ de: null, para: 'Pendente', user_id: balcao.por }])
    expect(await balcao.cliente(telefone)).toEqual({
      nome: 'Rosa Klein',
      email: null,
      endereco_numero: '100',
    })
  })

  test('atualiza o cliente que foi visto, sem perder o e-mail, e sem endereço mantém o salvo', async () => {
    const telefone = telefoneFixo()
    await balcao.lancado(balcao.entrega({ cliente: { nome: 'Rosa Klein', telefone } }))
    await mundo.sql(`update clientes set email = 'rosa@exemplo.com.br' where telefone = $1`, [telefone])
    const nome = 'Rosa Klein Prado'
    const cliente = { nome, telefone, visto: await balcao.visto(telefone), renomear: true }
    await balcao.lancado(balcao.enviado({ cliente }))
    const guardado = { nome, email: 'rosa@exemplo.com.br' }
    expect(await balcao.cliente(telefone)).toEqual({ ...guardado, endereco_numero: '100' })
    const naRuaNova = { nome, telefone, visto: await balcao.visto(telefone) }
    const endereco = { ...ENDERECO_PERTO, numero: '7' }
    await balcao.lancado(balcao.entrega({ cliente: naRuaNova, endereco }))
    expect(await balcao.cliente(telefone)).toEqual({ ...guardado, endereco_numero: '7' })
  })

  test('com o telefone de quem tem outro nome diz de quem é, e não renomeia ninguém calado', async () => {
    const telefone = telefoneFixo()
    await balcao.lancado(balcao.entrega({ cliente: { nome: 'Rosa Klein', telefone } }))
    const visto = await balcao.visto(telefone)
    const antes = await retratar(mundo)
    const cliente = { nome: 'Otávio Reis', telefone }
    const endereco = { ...ENDERECO_PERTO, numero: '7' }
    for (const dito of [{}, { visto }, { renomear: true }, { visto: 'de outro', renomear: true }]) {
      expect(
        await balcao.lancar(balcao.entrega({ cliente: { ...cliente, ...dito }, endereco })),
      ).toMatchObject({
        achado: { dono: { nome: 'Rosa Klein', telefone, visto } },
        recusas: [{ titulo: 'Telefone de outro cliente', campo: 'cliente.telefone' }],
      })
    }
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('não escreve por cima de um endereço salvo que o formulário não mostrou', async () => {
    const telefone = telefoneFixo()
    const cliente = { nome: 'Rosa Klein', telefone }
    await balcao.lancado(balcao.entrega({ cliente }))
    const visto = await balcao.visto(telefone)
    await mundo.sql(`update clientes set endereco_numero = '55' where telefone = $1`, [telefone])
    const endereco = { ...ENDERECO_PERTO, numero: '7' }
    const naRua7 = await balcao.lancado(balcao.entrega({ cliente: { ...cliente, visto }, endereco }))
    expect(await balcao.comoEsta(naRua7)).toMatchObject({ enderecoNumero: '7' })
    expect(await balcao.cliente(telefone)).toMatchObject({ endereco_numero: '55' })
  })

  test('repetido com o que só agora se sabe do cliente é o mesmo pedido', async () => {
    const telefone = telefoneFixo()
    const primeiro = balcao.enviado({ cliente: { nome: 'Rosa Klein', telefone } })
    const id = await balcao.lancado(primeiro)
    const cliente = { nome: 'Rosa Klein', telefone, visto: await balcao.visto(telefone) }
    expect(await balcao.lancado({ ...primeiro, cliente })).toBe(id)
  })

  test('repetido pelo formulário de uma versão que conhece mais campos, sem nada neles, é o mesmo pedido', async () => {
    const deAntes = balcao.enviado()
    const id = await balcao.lancado(deAntes)
    expect(await balcao.lancado({ ...deAntes, cupom: null, desconto: null })).toBe(id)
  })

  test('com a mesma chave dez vezes ao mesmo tempo é um pedido só', async () => {
    const mesmo = balcao.enviado()
    const ids = await Promise.all(Array.from({ length: 10 }, () => balcao.lancado(mesmo)))
    expect(new Set(ids).size).toBe(1)
    expect(await mundo.sql('select id from pedidos where chave = $1', [mesmo.chave])).toHaveLength(1)
    expect(await balcao.lancar({ ...mesmo, observacoes: 'outra' })).toMatchObject({
      recusas: [{ titulo: 'Pedido já salvo', texto: expect.stringContaining(`nº ${ids[0]}`) }],
      achado: { pedidoId: ids[0] },
    })
  })

  test('não espera a loja abrir: o horário vale para o público', async () => {
    await mundo.sql(
      `update horarios_funcionamento set horario_abertura = '03:00', horario_fechamento = '03:01'
       where empresa_id = $1`,
      [mundo.cantina],
    )
    await balcao.lancado(balcao.enviado())
  })

  test('leva o que está fora do horário de venda, ou esgotado: quem lança conhece a cozinha', async () => {
    await mundo.sql(
      `insert into janelas (empresa_id, produto_id, dia_semana, abertura, fechamento)
       values ($1, $2, 'segunda', 660, 900)`,
      [mundo.cantina, balcao.file],
    )
    await mundo.sql(`update produtos set esgotado_ate = 'infinity' where id = $1`, [balcao.file])
    await balcao.lancado(balcao.enviado())
  })

  test('aceita um produto ativo sem categoria, que o cardápio público não mostra', async () => {
    await mundo.sql('update produtos set categoria_id = null where id = $1', [balcao.file])
    await balcao.lancado(balcao.enviado())
  })
})

describe('É recusado, sem gravar nada,', () => {
  async function recusaSemGravar(entrada: PedidoDoPainelEnviado, empresa?: EmpresaId) {
    const antes = await retratar(mundo)
    const resultado = await balcao.lancar(entrada, empresa)
    expect(await retratar(mundo)).toEqual(antes)
    if (!ehNegado(resultado)) throw new Error(`not refused: ${JSON.stringify(resultado)}`)
    return resultado.recusas[0]?.titulo
  }

  test.each([
    [
      'de outra empresa',
      'select id from produtos where empresa_id = $1 and ativo limit 1',
      () => mundo.bella,
    ],
    ['inativo', 'select id from produtos where empresa_id = $1 and not ativo limit 1', () => mundo.cantina],
    ['que não existe', 'select 999999999 as id, $1::bigint', () => mundo.cantina],
  ])('um produto %s', async (_, busca, empresa) => {
    const [produto] = await mundo.sql<{ id: string }>(busca, [empresa()])
    expect(
      await recusaSemGravar(balcao.enviado({ itens: [balcao.umFile({ produtoId: Number(produto?.id) })] })),
    ).toBe('Produto indisponível')
  })

  test('um extra de outro produto', async () => {
    const [borda] = await mundo.sql<{ id: string }>(
      `select id_extra as id from itens_extra where nome = 'Borda recheada de catupiry'`,
    )
    expect(
      await recusaSemGravar(balcao.enviado({ itens: [balcao.umFile({ extras: [Number(borda?.id)] })] })),
    ).toBe('Extra indisponível')
  })
})

describe('Quem não pode dar desconto nem editar clientes', () => {
  const VISITA = 'visita' as Papel
  test('não muda o preço: ouve por quê, e nada é gravado', async () => {
    const antes = await retratar(mundo)
    const pedido = balcao.enviado({ itens: [balcao.umFile({ preco: 80_00 })] })
    expect(await balcao.lancar(pedido, mundo.cantina, VISITA)).toMatchObject({
      recusas: [{ codigo: 'sem-direito', campo: 'itens.0.preco' }],
    })
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('lança para quem tem cadastro, que fica com o nome e o endereço que tinha', async () => {
    const telefone = telefoneFixo()
    const cliente = { nome: 'Rosa Klein', telefone }
    await balcao.lancado(balcao.entrega({ cliente }))
    const antes = await balcao.cliente(telefone)
    const visto = await balcao.visto(telefone)
    const outroLugar = { ...ENDERECO_PERTO, numero: '999' }
    const lancar = (nome: string) =>
      balcao.lancar(
        balcao.entrega({ cliente: { nome, telefone, visto, renomear: true }, endereco: outroLugar }),
        mundo.cantina,
        VISITA,
      )
    expect(await lancar('Rosa Klein')).toHaveProperty('dados')
    expect(await lancar('Rosa Maria')).toMatchObject({ recusas: [{ codigo: 'telefone-de-outro-cliente' }] })
    expect(await balcao.cliente(telefone)).toEqual(antes)
  })
})
