import { describe, expect, test } from 'vitest'
import { formatReais } from '~/domain/valores/centavos'
import { recusarPorPlano, recusarQuadro, STATUS_DO_PLANO, situacaoDoTeste, textoDoTeste } from './plano'
import { PLANOS } from './planos'

const emTeste = { statusPlano: 'teste', dataCadastro: '2026-11-13', diasTeste: 7 } as const

describe('período de teste', () => {
  test.each([
    ['no dia do cadastro restam 7', 7, '2026-11-13', 7, false],
    ['no sexto dia resta 1', 7, '2026-11-19', 1, false],
    ['quando os dias passados chegam a dias_teste, expirou', 7, '2026-11-20', 0, true],
    ['e segue expirado', 7, '2027-01-01', 0, true],
    ['sem dias_teste valem 7', null, '2026-11-19', 1, false],
    ['sem dias_teste expira no sétimo', null, '2026-11-20', 0, true],
    ['com 30 dias_teste atravessa o mês', 30, '2026-12-12', 1, false],
    ['com zero dias_teste já começa expirado', 0, '2026-11-13', 0, true],
    ['um cadastro de amanhã não ganha dias', 7, '2026-11-12', 7, false],
  ])('%s', (_caso, diasTeste, hoje, diasRestantes, expirado) => {
    const situacao = situacaoDoTeste({ ...emTeste, diasTeste }, hoje)
    expect(situacao).toEqual({ emTeste: true, diasRestantes, expirado })
  })

  test.each(['mensal', 'anual'] as const)('o plano %s não tem faixa nem limite', statusPlano => {
    const situacao = situacaoDoTeste({ ...emTeste, statusPlano }, '2030-01-01')
    expect(situacao).toEqual({ emTeste: false, diasRestantes: null, expirado: false })
    expect(textoDoTeste(situacao)).toBeNull()
  })

  test.each([
    ['2026-11-13', 'Período de teste: restam 7 dias.'],
    ['2026-11-19', 'Período de teste: resta 1 dia.'],
    ['2026-11-20', 'Seu período de teste expirou'],
  ])('a faixa em %s diz: %s', (hoje, texto) => {
    expect(textoDoTeste(situacaoDoTeste(emTeste, hoje))).toBe(texto)
  })
})

describe('o cardápio de uma empresa com teste expirado', () => {
  test('recusa o pedido que iria para o painel', () => {
    expect(recusarPorPlano({ ...emTeste, tipoPedido: 'sistema' }, '2026-11-20')?.texto).toBe(
      'Este estabelecimento não está recebendo pedidos no momento.',
    )
  })

  test.each([
    ['ainda em teste', 'teste', 'sistema', '2026-11-19'],
    ['que paga por mês', 'mensal', 'sistema', '2030-01-01'],
    ['que recebe por WhatsApp', 'teste', 'whatsapp', '2030-01-01'],
  ] as const)('aceita o de uma empresa %s', (_caso, statusPlano, tipoPedido, hoje) => {
    expect(recusarPorPlano({ ...emTeste, statusPlano, tipoPedido }, hoje)).toBeNull()
  })
})

describe('planos', () => {
  test.each([
    ['Plano Mensal', 'R$\u00a099,90', 'R$\u00a099,90'],
    ['Plano Anual', 'R$\u00a0999,90', 'R$\u00a083,32'],
  ])('%s custa %s, %s por mês', (nome, preco, porMes) => {
    const plano = PLANOS.find(p => p.nome === nome)
    expect([formatReais(plano?.preco), formatReais(plano?.precoPorMes)]).toEqual([preco, porMes])
  })

  test('o preço por mês do anual é um doze avos, sem arredondar para cima', () => {
    const anual = PLANOS.find(p => p.status === 'anual')
    expect(anual?.precoPorMes).toBe(Math.floor((anual?.preco ?? 0) / 12))
  })

  test('os dois planos trazem pedidos e produtos ilimitados; só o anual, suporte prioritário', () => {
    expect(PLANOS.map(p => p.beneficios.includes('Pedidos ilimitados'))).toEqual([true, true])
    expect(PLANOS.map(p => p.beneficios.includes('Produtos ilimitados'))).toEqual([true, true])
    expect(PLANOS.map(p => p.beneficios.includes('Suporte prioritário'))).toEqual([false, true])
  })

  test('todo plano à venda é um status guardado', () => {
    expect(PLANOS.map(p => p.status)).toEqual(STATUS_DO_PLANO.filter(status => status !== 'teste'))
  })
})

test('O quadro de uma empresa cujo teste expirou não aceita nada, receba ela os pedidos como receber', () => {
  const empresa = { statusPlano: 'teste', dataCadastro: '2026-11-01', diasTeste: 7 } as const
  expect(recusarQuadro(empresa, '2026-11-07')).toBeNull()
  expect(recusarQuadro(empresa, '2026-11-08')).toMatchObject({ titulo: 'Seu período de teste expirou' })
  expect(recusarQuadro({ ...empresa, statusPlano: 'mensal' }, '2026-11-08')).toBeNull()
})
