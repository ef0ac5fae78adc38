import { describe, expect, test } from 'vitest'
import { camposDaExcecao, descreverExcecao, digitarExcecao, excecaoDoFormulario, lerExcecao } from './excecao'
import { DIAS, type Excecao, type Trecho, type Turno } from './horario'
import { situacaoDaLoja } from './situacao'

const SAO_PAULO = 'America/Sao_Paulo'

/** São Paulo is three hours behind UTC. */
function emSaoPaulo(local: string): Date {
  return new Date(`${local}:00-03:00`)
}

const das = (abre: number, fecha: number): Trecho => ({ abertura: abre * 60, fechamento: fecha * 60 })
const especial = (data: string, ...turnos: Trecho[]): Excecao => ({ data, nome: 'Data especial', turnos })
const todoDia = (abre: number, fecha: number) =>
  DIAS.map((diaSemana): Turno => ({ diaSemana, ...das(abre, fecha), turno: 1 }))

/** From six to two in the morning, every day. */
const NOITES = todoDia(18, 2)
/** Thursday, Friday and the new year. */
const FESTAS = [
  especial('2026-12-24', das(11, 15)),
  especial('2026-12-25'),
  especial('2026-12-31', das(18, 4)),
  especial('2027-01-01'),
]

describe('uma data especial troca os turnos daquela data, e só dela', () => {
  test.each([
    ['a madrugada do dia 24 ainda é do dia 23', '2026-12-24T01:00', 'Aberto até 02:00.'],
    ['o dia 24 abre em outra hora', '2026-12-24T12:00', 'Aberto até 15:00.'],
    ['a noite de 24 não abre', '2026-12-24T19:00', 'Fechado agora. Próxima abertura: Sábado às 18:00.'],
    ['nem a madrugada de 25', '2026-12-25T01:00', 'Fechado agora. Próxima abertura: amanhã às 18:00.'],
    ['o dia 26 é o de sempre', '2026-12-26T18:00', 'Aberto até 02:00.'],
    ['o turno de 31 vai até as 4 do dia 1º, fechado', '2027-01-01T03:59', 'Aberto até 04:00.'],
    ['e o dia 1º fica fechado', '2027-01-01T04:00', 'Fechado agora. Próxima abertura: amanhã às 18:00.'],
  ])('%s', (_caso, agora, mensagem) => {
    const situacao = situacaoDaLoja(NOITES, emSaoPaulo(agora), SAO_PAULO, { excecoes: FESTAS })
    expect(situacao.mensagem).toBe(mensagem)
    expect(situacao.aberta).toBe(mensagem.startsWith('Aberto'))
  })

  test('no fuso da loja, e não no do servidor', () => {
    const instante = new Date('2026-12-25T02:30:00Z')
    const fechada = { excecoes: [especial('2026-12-24')] }
    expect(situacaoDaLoja(todoDia(18, 0), instante, SAO_PAULO, fechada).aberta).toBe(false)
    expect(situacaoDaLoja(todoDia(0, 0), instante, 'Asia/Tokyo', fechada).aberta).toBe(true)
  })
})

describe('férias', () => {
  const dias = Array.from({ length: 14 }, (_, n) => especial(`2026-12-${String(18 + n).padStart(2, '0')}`))

  test('a próxima abertura a sete dias ou mais vem com a data, e a seis com o dia da semana', () => {
    const em = (local: string) =>
      situacaoDaLoja(NOITES, emSaoPaulo(local), SAO_PAULO, { excecoes: [...dias, especial('2027-01-01')] })
    expect(em('2026-12-20T12:00')).toEqual({
      aberta: false,
      mensagem: 'Fechado agora. Próxima abertura: 02/01 às 18:00.',
      mudaEm: emSaoPaulo('2026-12-27T00:00'),
    })
    expect(em('2026-12-27T00:00').mensagem).toBe('Fechado agora. Próxima abertura: Sábado às 18:00.')
  })

  test('quem não abre em sessenta dias está fechada hoje', () => {
    const longas = Array.from({ length: 90 }, (_, n) => {
      return especial(new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10))
    })
    const { aberta, mensagem } = situacaoDaLoja(NOITES, emSaoPaulo('2026-11-02T12:00'), SAO_PAULO, {
      excecoes: longas,
    })
    expect([aberta, mensagem]).toEqual([false, 'Fechado hoje (Segunda-feira).'])
  })
})

describe('quem nunca fecha', () => {
  const natal = { excecoes: [especial('2026-12-25')] }

  test('fecha na data especial, e nas 24 horas antes dela diz até quando', () => {
    const em = (local: string) => situacaoDaLoja(todoDia(0, 0), emSaoPaulo(local), SAO_PAULO, natal)
    expect(em('2026-12-20T12:00')).toEqual({
      aberta: true,
      mensagem: 'Aberto 24 horas.',
      mudaEm: emSaoPaulo('2026-12-24T00:01'),
    })
    expect(em('2026-12-24T12:00').mensagem).toBe('Aberto até 00:00.')
    expect(em('2026-12-25T12:00').mensagem).toBe('Fechado agora. Próxima abertura: amanhã às 00:00.')
    expect(em('2026-12-26T00:00').mensagem).toBe('Aberto 24 horas.')
  })
})

describe('quem não disse os horários', () => {
  const natal = { excecoes: [especial('2026-12-25')], margem: 30 }
  const vespera = [
    especial('2026-12-24', das(11, 15)),
    especial('2026-12-25'),
    especial('2026-12-31', das(18, 2)),
  ]
  const SEM_HORARIOS = 'Horários de funcionamento não configurados. Pedidos permitidos.'

  test.each([
    ['dias antes', '2026-12-20T12:00', '2026-12-25T00:00'],
    ['no fim da véspera, com margem e tudo', '2026-12-24T23:59', '2026-12-25T00:00'],
    ['assim que o dia seguinte começa', '2026-12-26T00:00', null],
  ])('continua sem eles fora da data especial: %s', (_caso, local, muda) => {
    expect(situacaoDaLoja([], emSaoPaulo(local), SAO_PAULO, natal)).toEqual({
      ...{ aberta: true, mensagem: SEM_HORARIOS, mudaEm: muda && emSaoPaulo(muda) },
    })
  })

  test('fecha na data especial, e diz quando volta', () => {
    expect(situacaoDaLoja([], emSaoPaulo('2026-12-25T12:00'), SAO_PAULO, natal)).toEqual({
      aberta: false,
      mensagem: 'Fechado agora. Próxima abertura: amanhã às 00:00.',
      mudaEm: emSaoPaulo('2026-12-26T00:00'),
    })
  })

  test.each([
    ['na madrugada da data', '2026-12-24T05:00', 'Fechado agora. Próxima abertura: hoje às 11:00.'],
    ['no horário dela', '2026-12-24T12:00', 'Aberto até 15:00. Pedidos até 14:30.'],
    [
      'na margem dela',
      '2026-12-24T14:30',
      'Fechado para novos pedidos. Fechamos às 15:00. Próxima abertura: Sábado às 00:00.',
    ],
    ['depois dela', '2026-12-24T15:00', 'Fechado agora. Próxima abertura: Sábado às 00:00.'],
    ['no turno que passa da meia-noite', '2027-01-01T01:50', 'Aberto até 02:00.'],
    ['e logo depois dele', '2027-01-01T02:00', SEM_HORARIOS],
  ])('vale o horário que a data tem: %s', (_caso, local, mensagem) => {
    const situacao = situacaoDaLoja([], emSaoPaulo(local), SAO_PAULO, { excecoes: vespera, margem: 30 })
    expect(situacao.mensagem).toBe(mensagem)
    expect(situacao.aberta).toBe(!mensagem.startsWith('Fechado'))
  })

  test('uma data que passou não muda nada', () => {
    const { mensagem } = situacaoDaLoja([], emSaoPaulo('2026-12-27T12:00'), SAO_PAULO, natal)
    expect(mensagem).toBe(SEM_HORARIOS)
  })
})

describe('a margem antes de fechar', () => {
  const em = (local: string, margem = 30, turnos: Turno[] = NOITES, excecoes: Excecao[] = []) =>
    situacaoDaLoja(turnos, emSaoPaulo(local), SAO_PAULO, { margem, excecoes })

  test('até ela se diz até quando se pede, e dela em diante não se pede', () => {
    expect(em('2026-11-21T01:29')).toEqual({
      aberta: true,
      mensagem: 'Aberto até 02:00. Pedidos até 01:30.',
      mudaEm: emSaoPaulo('2026-11-21T01:30'),
    })
    expect(em('2026-11-21T01:30')).toEqual({
      aberta: false,
      mensagem: 'Fechado para novos pedidos. Fechamos às 02:00. Próxima abertura: hoje às 18:00.',
      mudaEm: emSaoPaulo('2026-11-21T02:00'),
    })
    expect(em('2026-11-21T02:00').mensagem).toBe('Fechado agora. Próxima abertura: hoje às 18:00.')
  })

  test('dois turnos que se tocam não fecham entre um e outro', () => {
    expect(em('2026-11-20T17:50', 30, [...todoDia(11, 18), ...NOITES]).aberta).toBe(true)
  })

  test('um turno mais curto que ela não recebe pedidos', () => {
    const curto = [especial('2026-11-21', { abertura: 18 * 60, fechamento: 18 * 60 + 20 })]
    expect(em('2026-11-21T12:00', 30, NOITES, curto)).toEqual({
      aberta: false,
      mensagem: 'Fechado agora. Próxima abertura: amanhã às 18:00.',
      mudaEm: emSaoPaulo('2026-11-21T18:00'),
    })
    expect(em('2026-11-21T18:05', 30, NOITES, curto).mensagem).toBe(
      'Fechado para novos pedidos. Fechamos às 18:20. Próxima abertura: amanhã às 18:00.',
    )
  })

  test('quem não fecha não tem margem', () => {
    expect(em('2026-11-21T12:00', 60, todoDia(0, 0))).toEqual({
      ...{ aberta: true, mensagem: 'Aberto 24 horas.', mudaEm: null },
    })
  })
})

describe('a data especial que o dono digita', () => {
  const HOJE = '2026-11-22'
  const vespera = { data: '24/12/2026', nome: ' Véspera de Natal ', fechado: false }
  const almoco = [{ abertura: '11:00', fechamento: '15:00' }]
  const LIDA = { data: '2026-12-24', nome: 'Véspera de Natal', turnos: [das(11, 15)] }

  test('é lida com os seus turnos, ou fechada', () => {
    expect(lerExcecao({ ...vespera, turnos: almoco }, HOJE)).toEqual({ excecao: LIDA })
    expect(lerExcecao(digitarExcecao(LIDA), HOJE)).toEqual({ excecao: LIDA })
    const natal = { data: '25/12/2026', nome: 'Natal', fechado: true, turnos: almoco }
    expect(lerExcecao(natal, HOJE)).toEqual({ excecao: { data: '2026-12-25', nome: 'Natal', turnos: [] } })
    expect(descreverExcecao(LIDA)).toBe('Quinta-feira, 24/12/2026 · Véspera de Natal: 11:00 às 15:00')
    expect(descreverExcecao({ ...LIDA, turnos: [] })).toMatch(/: Fechado$/)
    expect(digitarExcecao({ ...LIDA, turnos: [] })).toMatchObject({ fechado: true })
  })

  test.each([
    ['sem data', { data: '' }, 'data', 'Informe a data, como 24/12/2026.'],
    ['de um dia que não há', { data: '31/02/2027' }, 'data', 'Informe a data, como 24/12/2026.'],
    ['que passou', { data: '21/11/2026' }, 'data', 'Esta data já passou.'],
    ['longe demais', { data: '24/12/2029' }, 'data', 'Informe uma data dos próximos dois anos.'],
    ['sem nome', { nome: ' ' }, 'nome', 'Dê um nome à data, como Natal.'],
    ['de nome longo', { nome: 'x'.repeat(61) }, 'nome', 'O campo Nome deve ter no máximo 60 caracteres.'],
    ['sem turno', { turnos: [] }, 'turnos', 'Informe o horário deste dia, ou marque que a loja fecha.'],
    [
      'de turno pela metade',
      { turnos: [{ abertura: '11:00', fechamento: '' }] },
      'turnos',
      'Preencha a abertura e o fechamento do turno 1, como 18:00, ou deixe os dois em branco.',
    ],
    [
      'de três turnos',
      { turnos: [...almoco, ...almoco, ...almoco] },
      'turnos',
      'São no máximo dois turnos por dia.',
    ],
  ])('uma %s é recusada ao lado do campo', (_caso, errada, campo, texto) => {
    const lida = lerExcecao({ ...vespera, turnos: almoco, ...errada }, HOJE)
    expect('recusas' in lida && lida.recusas).toMatchObject([{ codigo: 'excecao-invalida', campo, texto }])
  })

  test('hoje ainda pode', () => {
    expect(lerExcecao({ ...vespera, data: '22/11/2026', turnos: almoco }, HOJE)).toHaveProperty('excecao')
  })
})

test.each([
  [especial('2026-12-24', das(18, 2))],
  [especial('2026-12-25')],
  [especial('2026-12-31', das(11, 15), das(18, 4))],
])('o formulário que traz de volta uma data excluída é lido como ela era: %j', excecao => {
  const formulario = new FormData()
  for (const [nome, valor] of camposDaExcecao(excecao)) formulario.append(nome, valor)
  expect(lerExcecao(excecaoDoFormulario(formulario), '2026-11-20')).toEqual({ excecao })
})
