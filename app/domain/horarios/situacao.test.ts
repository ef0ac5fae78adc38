import { afterEach, describe, expect, test } from 'vitest'
import { type DiaDaSemana, lerHora, type Turno } from './horario'
import { recusarPorHorario, situacaoDaLoja } from './situacao'

const SAO_PAULO = 'America/Sao_Paulo'

/** 'sexta 18:00-02:00' */
function turnos(...textos: string[]): Turno[] {
  const contados = new Map<string, number>()
  return textos.map(texto => {
    const [dia = '', abertura = '', fechamento = ''] = texto.split(/[ -]/)
    contados.set(dia, (contados.get(dia) ?? 0) + 1)
    return {
      diaSemana: dia as DiaDaSemana,
      abertura: lerHora(abertura) ?? Number.NaN,
      fechamento: lerHora(fechamento) ?? Number.NaN,
      turno: contados.get(dia) === 1 ? 1 : 2,
    }
  })
}

const TODOS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']

/** 2026-11-20 is a Friday; São Paulo is three hours behind UTC. */
function emSaoPaulo(local: string): Date {
  return new Date(`${local}:00-03:00`)
}

test('sem horários configurados a loja está aberta e recebe pedidos', () => {
  expect(situacaoDaLoja([], emSaoPaulo('2026-11-20T20:00'), SAO_PAULO)).toEqual({
    aberta: true,
    mensagem: 'Horários de funcionamento não configurados. Pedidos permitidos.',
    mudaEm: null,
  })
})

test('o pedido a uma loja fechada é recusado com a mensagem dos horários; a uma aberta, não', () => {
  const sexta = turnos('sexta 18:00-23:00')
  const pedir = (local: string) => recusarPorHorario(situacaoDaLoja(sexta, emSaoPaulo(local), SAO_PAULO))
  expect(pedir('2026-11-20T17:00')).toMatchObject({
    titulo: 'Estabelecimento Fechado',
    texto: 'Não é possível finalizar o pedido. Fechado agora. Próxima abertura: hoje às 18:00.',
  })
  expect(pedir('2026-11-20T18:00')).toBeNull()
})

describe('aberta ou fechada', () => {
  const semana = TODOS.map(dia => `${dia} 11:00-15:00`)
  const casos: [caso: string, horarios: string[], agora: string, mensagem: string, mudaEm: string | null][] =
    [
      [
        'o minuto da abertura já está aberto',
        semana,
        '2026-11-20T11:00',
        'Aberto até 15:00.',
        '2026-11-20T15:00',
      ],
      [
        'o último minuto ainda está aberto',
        semana,
        '2026-11-20T14:59',
        'Aberto até 15:00.',
        '2026-11-20T15:00',
      ],
      [
        'o minuto do fechamento já está fechado, e a próxima abertura é amanhã',
        semana,
        '2026-11-20T15:00',
        'Fechado agora. Próxima abertura: amanhã às 11:00.',
        '2026-11-21T00:00',
      ],
      [
        'a próxima abertura é hoje mais tarde',
        semana,
        '2026-11-20T10:59',
        'Fechado agora. Próxima abertura: hoje às 11:00.',
        '2026-11-20T11:00',
      ],
      [
        'a próxima abertura é depois de amanhã',
        ['domingo 11:00-15:00'],
        '2026-11-20T15:00',
        'Fechado agora. Próxima abertura: Domingo às 11:00.',
        '2026-11-21T00:00',
      ],
      [
        'a sexta-feira de quem lê numa sexta-feira é a data, porque o dia da semana se leria hoje',
        ['sexta 11:00-15:00'],
        '2026-11-20T15:00',
        'Fechado agora. Próxima abertura: 27/11 às 11:00.',
        '2026-11-21T00:00',
      ],
      [
        'e a partir de sábado é o dia da semana, até a véspera',
        ['sexta 11:00-15:00'],
        '2026-11-21T15:00',
        'Fechado agora. Próxima abertura: Sexta-feira às 11:00.',
        '2026-11-26T00:00',
      ],
      [
        'o segundo turno do dia',
        ['sexta 11:00-15:00', 'sexta 18:00-23:00'],
        '2026-11-20T16:00',
        'Fechado agora. Próxima abertura: hoje às 18:00.',
        '2026-11-20T18:00',
      ],
      [
        'o turno de sexta que atravessa a meia-noite, ainda na sexta',
        ['sexta 18:00-02:00'],
        '2026-11-20T23:00',
        'Aberto até 02:00.',
        '2026-11-21T02:00',
      ],
      [
        'o turno de sexta que atravessa a meia-noite, já no sábado',
        ['sexta 18:00-02:00'],
        '2026-11-21T01:00',
        'Aberto até 02:00.',
        '2026-11-21T02:00',
      ],
      [
        'o turno de sexta não abre a madrugada da própria sexta',
        ['sexta 18:00-02:00'],
        '2026-11-20T01:00',
        'Fechado agora. Próxima abertura: hoje às 18:00.',
        '2026-11-20T18:00',
      ],
      [
        'o turno de sábado que atravessa a virada da semana',
        ['sabado 18:00-02:00'],
        '2026-11-22T01:59',
        'Aberto até 02:00.',
        '2026-11-22T02:00',
      ],
      [
        'fechamento 00:00 é o fim do dia',
        ['sexta 18:00-00:00'],
        '2026-11-20T23:59',
        'Aberto até 00:00.',
        '2026-11-21T00:00',
      ],
      [
        'fechamento 00:00: à meia-noite já está fechada',
        ['sexta 18:00-00:00'],
        '2026-11-21T00:00',
        'Fechado agora. Próxima abertura: Sexta-feira às 18:00.',
        '2026-11-26T00:00',
      ],
      [
        'abertura igual ao fechamento são 24 horas',
        ['sexta 00:00-00:00'],
        '2026-11-20T12:00',
        'Aberto 24 horas.',
        '2026-11-21T00:00',
      ],
      [
        '24 horas a partir das 18:00 seguem até as 18:00 de amanhã',
        ['sexta 18:00-18:00'],
        '2026-11-21T17:59',
        'Aberto 24 horas.',
        '2026-11-21T18:00',
      ],
      [
        'uma semana de dias de 24 horas nunca fecha',
        TODOS.map(dia => `${dia} 00:00-00:00`),
        '2026-11-20T12:00',
        'Aberto 24 horas.',
        null,
      ],
      [
        'uma semana sem intervalo em dois turnos por dia também não',
        TODOS.flatMap(dia => [`${dia} 00:00-12:00`, `${dia} 12:00-00:00`]),
        '2026-11-20T12:00',
        'Aberto 24 horas.',
        null,
      ],
      [
        'turnos encostados mostram o fechamento de verdade',
        ['sexta 11:00-15:00', 'sexta 15:00-23:00'],
        '2026-11-20T12:00',
        'Aberto até 23:00.',
        '2026-11-20T23:00',
      ],
      [
        'turnos sobrepostos também',
        ['sexta 11:00-16:00', 'sexta 14:00-23:00'],
        '2026-11-20T15:00',
        'Aberto até 23:00.',
        '2026-11-20T23:00',
      ],
      [
        'um turno dentro do outro não antecipa o fechamento',
        ['sexta 11:00-23:00', 'sexta 14:00-16:00'],
        '2026-11-20T12:00',
        'Aberto até 23:00.',
        '2026-11-20T23:00',
      ],
      [
        'um turno até a meia-noite emenda com o do dia seguinte',
        ['sexta 18:00-00:00', 'sabado 00:00-04:00'],
        '2026-11-20T20:00',
        'Aberto até 04:00.',
        '2026-11-21T04:00',
      ],
      [
        'quem ainda fica aberto 24 horas não anuncia o horário de depois de amanhã',
        ['sexta 10:00-00:00', 'sabado 00:00-12:00', 'sabado 12:00-00:00', 'domingo 00:00-10:00'],
        '2026-11-20T11:00',
        'Aberto 24 horas.',
        '2026-11-21T10:01',
      ],
      [
        'um dia de 24 horas que emenda com um turno passa a anunciar o fechamento',
        ['sexta 00:00-00:00', 'sabado 00:00-15:00'],
        '2026-11-20T20:00',
        'Aberto 24 horas.',
        '2026-11-21T00:00',
      ],
    ]

  test.each(casos)('%s', (_caso, horarios, agora, mensagem, mudaEm) => {
    expect(situacaoDaLoja(turnos(...horarios), emSaoPaulo(agora), SAO_PAULO)).toEqual({
      aberta: mensagem.startsWith('Aberto'),
      mensagem,
      mudaEm: mudaEm === null ? null : emSaoPaulo(mudaEm),
    })
  })

  test('a mudança vem sempre depois do instante perguntado, também no meio de um minuto', () => {
    const instante = new Date('2026-11-20T17:59:59.999Z')
    const { mudaEm } = situacaoDaLoja(turnos(...semana), instante, SAO_PAULO)
    expect(mudaEm).toEqual(new Date('2026-11-20T18:00:00Z'))
  })
})

describe('fusos e horário de verão', () => {
  test.each([
    ['America/Noronha', 'Aberto até 21:00.'],
    ['America/Sao_Paulo', 'Aberto até 21:00.'],
    ['America/Rio_Branco', 'Fechado agora. Próxima abertura: hoje às 18:00.'],
    ['Asia/Tokyo', 'Fechado agora. Próxima abertura: Sexta-feira às 18:00.'],
  ])('o mesmo instante em %s: %s', (fuso, mensagem) => {
    const instante = new Date('2026-11-20T21:30:00Z')
    expect(situacaoDaLoja(turnos('sexta 18:00-21:00'), instante, fuso).mensagem).toBe(mensagem)
  })

  test('a noite em que o relógio adianta é uma hora mais curta', () => {
    const { mensagem, mudaEm } = situacaoDaLoja(
      turnos('sabado 18:00-04:00'),
      new Date('2026-03-29T00:30:00Z'),
      'Europe/Lisbon',
    )
    expect([mensagem, mudaEm?.toISOString()]).toEqual(['Aberto até 04:00.', '2026-03-29T03:00:00.000Z'])
  })

  test('a noite em que o relógio atrasa é uma hora mais longa', () => {
    const { mensagem, mudaEm } = situacaoDaLoja(
      turnos('sabado 18:00-04:00'),
      new Date('2026-10-24T23:30:00Z'),
      'Europe/Lisbon',
    )
    expect([mensagem, mudaEm?.toISOString()]).toEqual(['Aberto até 04:00.', '2026-10-25T04:00:00.000Z'])
  })

  test('quem abre numa hora que o relógio pula abre no primeiro minuto depois dela', () => {
    const { mensagem, mudaEm } = situacaoDaLoja(
      turnos('domingo 01:30-05:00'),
      new Date('2026-03-28T20:00:00Z'),
      'Europe/Lisbon',
    )
    expect(mensagem).toBe('Fechado agora. Próxima abertura: amanhã às 02:00.')
    expect(mudaEm?.toISOString()).toBe('2026-03-29T00:00:00.000Z')
  })

  test('sem abertura em sete dias: Fechado hoje, até a meia-noite local', () => {
    const { aberta, mensagem, mudaEm } = situacaoDaLoja(
      turnos('domingo 01:10-01:50'),
      new Date('2026-03-22T12:00:00Z'),
      'Europe/Lisbon',
    )
    expect([aberta, mensagem, mudaEm?.toISOString()]).toEqual([
      false,
      'Fechado hoje (Domingo).',
      '2026-03-23T00:00:00.000Z',
    ])
  })
})

describe('o fuso da máquina não muda a resposta', () => {
  const original = process.env.TZ
  afterEach(() => {
    if (original === undefined) delete process.env.TZ
    else process.env.TZ = original
  })

  test.each([
    ['UTC', 0],
    ['Asia/Tokyo', -540],
    ['America/Los_Angeles', 480],
  ])('máquina em %s', (fusoDaMaquina, atraso) => {
    process.env.TZ = fusoDaMaquina
    const instante = new Date('2026-11-21T04:00:00Z')
    expect(instante.getTimezoneOffset()).toBe(atraso)
    expect(situacaoDaLoja(turnos('sexta 18:00-02:00'), instante, SAO_PAULO)).toEqual({
      aberta: true,
      mensagem: 'Aberto até 02:00.',
      mudaEm: new Date('2026-11-21T05:00:00Z'),
    })
  })
})
