import { describe, expect, test } from 'vitest'
import { DIAS, type Turno } from './horario'
import { type HorariosDaLoja, type Pausa, recusarPorPausa, situacaoComPausa } from './pausa'
import { DURACOES_DA_PAUSA, type DuracaoDaPausa, fimDaPausa, lerPausa } from './pausa-digitada'

function emSaoPaulo(local: string): Date {
  return new Date(`${local}:00-03:00`)
}

const todoDia = (abre: number, fecha: number) =>
  DIAS.map((diaSemana): Turno => ({ diaSemana, abertura: abre * 60, fechamento: fecha * 60, turno: 1 }))
const NOITES: HorariosDaLoja = { turnos: todoDia(18, 2), fuso: 'America/Sao_Paulo' }

const ate = (local: string, mais: Partial<Pausa> = {}): Pausa => ({
  ...{ servico: 'tudo', ate: emSaoPaulo(local).getTime(), motivo: null, ...mais },
})
const com = (pausa: Pausa, agora = '2026-11-20T20:00') =>
  situacaoComPausa({ ...NOITES, pausa }, emSaoPaulo(agora))

describe('o que o cliente lê de uma pausa', () => {
  test.each([
    [{}, 'Pausamos os pedidos até 20:30.'],
    [{ motivo: 'Forno em manutenção' }, 'Pausamos os pedidos até 20:30. Forno em manutenção.'],
    [{ motivo: 'Voltamos já!' }, 'Pausamos os pedidos até 20:30. Voltamos já!'],
    [
      { servico: 'entrega', motivo: 'Chuva forte' },
      'Pausamos as entregas até 20:30. Chuva forte. Você ainda pode pedir para retirar no local.',
    ],
    [{ servico: 'retirada' }, 'Pausamos as retiradas até 20:30. Você ainda pode pedir para entrega.'],
  ] as const)('%j: %s', (mais, mensagem) => {
    expect(com(ate('2026-11-20T20:30', mais)).pausa?.mensagem).toBe(mensagem)
  })

  test.each([
    ['2026-11-21T00:30', 'Pausamos os pedidos até amanhã às 00:30.', '2026-11-21T00:00'],
    ['2026-11-22T05:00', 'Pausamos os pedidos até 22/11 às 05:00.', '2026-11-21T00:00'],
  ])('que acaba em outro dia, %s, diz o dia, e de novo à meia-noite', (fim, mensagem, muda) => {
    const { pausa, mudaEm } = com(ate(fim))
    expect(pausa?.mensagem).toBe(mensagem)
    expect(mudaEm).toEqual(emSaoPaulo(muda))
  })
})

describe('a pausa e o horário', () => {
  test('aberta, a loja muda de situação quando a pausa acaba', () => {
    const { aberta, mensagem, mudaEm } = com(ate('2026-11-20T20:30'))
    expect([aberta, mensagem, mudaEm]).toEqual([true, 'Aberto até 02:00.', emSaoPaulo('2026-11-20T20:30')])
  })

  test('quando ela passou, já não há pausa, leia quem a ler', () => {
    expect(com(ate('2026-11-20T20:00'))).toMatchObject({ pausa: null })
  })

  test('fechada, a loja diz o horário, e volta a dizer a pausa quando abre', () => {
    const longa = ate('2026-11-20T18:30')
    expect(com(longa, '2026-11-20T17:00')).toMatchObject({ aberta: false, pausa: null })
    expect(com(longa, '2026-11-20T18:00').pausa).not.toBeNull()
  })

  test('sem pausa a situação é a do horário', () => {
    expect(situacaoComPausa(NOITES, emSaoPaulo('2026-11-20T20:00'))).toMatchObject({
      ...{ aberta: true, pausa: null, mudaEm: emSaoPaulo('2026-11-21T02:00') },
    })
  })
})

describe('o que a pausa recusa', () => {
  test.each([
    ['tudo', null, 'Pedidos pausados'],
    ['tudo', 'entrega', 'Pedidos pausados'],
    ['tudo', 'retirada', 'Pedidos pausados'],
    ['entrega', 'entrega', 'Entregas pausadas'],
    ['entrega', 'retirada', null],
    ['entrega', null, null],
    ['retirada', 'retirada', 'Retiradas pausadas'],
    ['retirada', 'entrega', null],
  ] as const)('a de %s, um pedido de %s: %s', (servico, pedido, titulo) => {
    const recusa = recusarPorPausa({ servico, mensagem: 'Pausamos.' }, pedido)
    expect(recusa?.titulo ?? null).toBe(titulo)
    if (recusa) expect(recusa).toMatchObject({ codigo: 'loja-pausada', texto: 'Pausamos.' })
  })
})

describe('quando a pausa acaba', () => {
  const LOJAS: Record<string, HorariosDaLoja> = {
    noites: NOITES,
    'sempre aberta': { ...NOITES, turnos: todoDia(0, 0) },
    'sem horários': { ...NOITES, turnos: [] },
    'noites, fechada no dia 20': {
      ...NOITES,
      excecoes: [{ data: '2026-11-20', nome: 'Feriado', turnos: [] }],
    },
  }

  test.each<[DuracaoDaPausa, string, string, string]>([
    ['15', 'noites', '2026-11-20T20:10', '2026-11-20T20:25'],
    ['60', 'noites', '2026-11-21T01:30', '2026-11-21T02:30'],
    ['turno', 'noites', '2026-11-20T20:10', '2026-11-21T02:00'],
    ['turno', 'noites', '2026-11-20T17:00', '2026-11-21T02:00'],
    ['turno', 'sempre aberta', '2026-11-20T20:10', '2026-11-21T05:00'],
    ['turno', 'sempre aberta', '2026-11-20T04:10', '2026-11-20T05:00'],
    ['turno', 'sem horários', '2026-11-20T20:10', '2026-11-21T05:00'],
    ['turno', 'noites, fechada no dia 20', '2026-11-20T01:10', '2026-11-20T02:00'],
    ['turno', 'noites, fechada no dia 20', '2026-11-20T20:00', '2026-11-21T05:00'],
  ])('de %s, com %s, às %s: %s', (duracao, loja, agora, fim) => {
    expect(fimDaPausa(duracao, LOJAS[loja] ?? NOITES, emSaoPaulo(agora))).toEqual(emSaoPaulo(fim))
  })

  test('sempre depois de agora', () => {
    for (const duracao of DURACOES_DA_PAUSA) {
      for (const horarios of Object.values(LOJAS)) {
        for (let meia = 0; meia < 48; meia++) {
          const agora = new Date(Date.UTC(2026, 10, 20, 3, meia * 30))
          expect(fimDaPausa(duracao, horarios, agora).getTime()).toBeGreaterThan(agora.getTime())
        }
      }
    }
  })
})

test('a pausa que o dono pede tem prazo, serviço e, se ele quiser, um motivo', () => {
  const pedida = { duracao: '30', servico: 'entrega', motivo: ' Chuva  forte ' }
  expect(lerPausa(pedida)).toEqual({ dados: { duracao: '30', servico: 'entrega', motivo: 'Chuva forte' } })
  expect(lerPausa({ ...pedida, motivo: '' })).toMatchObject({ dados: { motivo: null } })
  expect(lerPausa({ motivo: 'x'.repeat(101) })).toMatchObject({
    recusas: [
      { campo: 'duracao', texto: 'Escolha por quanto tempo pausar.' },
      { campo: 'servico', texto: 'Escolha o que pausar.' },
      { campo: 'motivo', texto: 'O campo Motivo deve ter no máximo 100 caracteres.' },
    ],
  })
})
