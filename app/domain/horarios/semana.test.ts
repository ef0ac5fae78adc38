import { describe, expect, test } from 'vitest'
import type { DiaDaSemana, Turno } from './horario'
import {
  avisoDoDia,
  avisosDeSobreposicao,
  lerSemana,
  notaDoTurno,
  resumirSemana,
  type Semana,
  semanaDe,
  semanaDoFormulario,
  semHorarios,
  type TurnoDigitado,
} from './semana'

const vazia = semanaDe([])
const com = (dias: Partial<Record<DiaDaSemana, [string, string][]>>): Semana => ({
  ...vazia,
  ...Object.fromEntries(
    Object.entries(dias).map(([dia, turnos]) => [
      dia,
      turnos.map(([abertura, fechamento]): TurnoDigitado => ({ abertura, fechamento })),
    ]),
  ),
})

function turnosDe(semana: Semana): readonly Turno[] {
  const lida = lerSemana(semana)
  if ('recusas' in lida) throw new Error(lida.recusas[0]?.texto)
  return lida.turnos
}

describe('A semana', () => {
  test('cada dia começa com um turno vazio', () => {
    expect(vazia.segunda).toEqual([{ abertura: '', fechamento: '' }])
    expect(turnosDe(vazia)).toEqual([])
  })

  test('guardada e lida de novo é a mesma', () => {
    const semana = com({
      sexta: [
        ['11:00', '15:00'],
        ['18:00', '02:00'],
      ],
      domingo: [['00:00', '00:00']],
    })
    expect(semanaDe(turnosDe(semana))).toEqual(semana)
  })

  test('turnos vazios são descartados e os outros renumerados', () => {
    expect(
      turnosDe(
        com({
          terca: [
            ['', ''],
            ['18:00', '23:30'],
          ],
        }),
      ),
    ).toEqual([{ diaSemana: 'terca', abertura: 1080, fechamento: 1410, turno: 1 }])
  })

  test.each([
    [
      [['18:00', '']],
      'Preencha a abertura e o fechamento do turno 1, como 18:00, ou deixe os dois em branco.',
    ],
    [
      [['', '18:00']],
      'Preencha a abertura e o fechamento do turno 1, como 18:00, ou deixe os dois em branco.',
    ],
    [
      [['25:00', '18:00']],
      'Preencha a abertura e o fechamento do turno 1, como 18:00, ou deixe os dois em branco.',
    ],
    [
      [
        ['10:00', '11:00'],
        ['12:00', 'x'],
      ],
      'Preencha a abertura e o fechamento do turno 2, como 18:00, ou deixe os dois em branco.',
    ],
    [
      [
        ['', ''],
        ['18:00', ''],
      ],
      'Preencha a abertura e o fechamento do turno 2, como 18:00, ou deixe os dois em branco.',
    ],
    [
      [
        ['10:00', '11:00'],
        ['12:00', '13:00'],
        ['14:00', '15:00'],
      ],
      'São no máximo dois turnos por dia.',
    ],
  ] as [[string, string][], string][])('%j é recusado ao lado do dia', (quinta, texto) => {
    expect(lerSemana(com({ quinta }))).toEqual({
      recusas: [
        { recusa: true, codigo: 'dia-invalido', titulo: 'Erro ao salvar horários', texto, campo: 'quinta' },
      ],
    })
  })

  test('o formulário repete o nome do campo a cada turno do dia, e sem um dia não vale', () => {
    const formulario = new FormData()
    for (const dia of ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta']) {
      formulario.append(`${dia}-abertura`, '')
      formulario.append(`${dia}-fechamento`, '')
    }
    expect(semanaDoFormulario(formulario)).toBeNull()
    for (const hora of ['11:00', '18:00']) formulario.append('sabado-abertura', hora)
    for (const hora of ['15:00', '23:00']) formulario.append('sabado-fechamento', hora)
    expect(semanaDoFormulario(formulario)).toMatchObject({
      domingo: [{ abertura: '', fechamento: '' }],
      sabado: [
        { abertura: '11:00', fechamento: '15:00' },
        { abertura: '18:00', fechamento: '23:00' },
      ],
    })
  })
})

describe('O aviso de sobreposição', () => {
  test.each([
    [[18, 2], [20, 23], 'Os dois turnos se sobrepõem.'],
    [[1, 3], [18, 2], null],
    [[11, 15], [15, 22], null],
  ])('de uma data especial: %j e %j', (um, outro, aviso) => {
    const trechos = [um, outro].map(([de = 0, ate = 0]) => ({ abertura: de * 60, fechamento: ate * 60 }))
    expect(avisoDoDia(trechos)).toBe(aviso)
  })

  test.each([
    [
      'no mesmo dia',
      {
        segunda: [
          ['11:00', '15:00'],
          ['14:00', '22:00'],
        ],
      },
      ['Segunda-feira: os dois turnos se sobrepõem.'],
    ],
    [
      'um dentro do outro',
      {
        segunda: [
          ['11:00', '23:00'],
          ['14:00', '15:00'],
        ],
      },
      ['Segunda-feira: os dois turnos se sobrepõem.'],
    ],
    [
      'de um dia que passa da meia-noite',
      { sexta: [['18:00', '02:00']], sabado: [['01:00', '10:00']] },
      ['Sexta-feira e Sábado: um turno passa da meia-noite e se sobrepõe ao outro.'],
    ],
    [
      'de sábado para domingo',
      { sabado: [['18:00', '02:00']], domingo: [['01:59', '10:00']] },
      ['Sábado e Domingo: um turno passa da meia-noite e se sobrepõe ao outro.'],
    ],
    [
      'de turnos que só se tocam',
      {
        segunda: [
          ['11:00', '15:00'],
          ['15:00', '22:00'],
        ],
      },
      [],
    ],
    ['até a meia-noite em ponto', { sexta: [['18:00', '00:00']], sabado: [['00:00', '10:00']] }, []],
    [
      'de dois turnos de 24 horas seguidos',
      { sexta: [['10:00', '10:00']], sabado: [['10:00', '10:00']] },
      [],
    ],
  ] as [string, Partial<Record<DiaDaSemana, [string, string][]>>, string[]][])('%s', (_, dias, avisos) => {
    expect(avisosDeSobreposicao(turnosDe(com(dias)))).toEqual(avisos)
  })
})

test.each([
  ['18:00', '02:00', 'Fecha às 02:00 do dia seguinte.'],
  ['00:00', '00:00', 'Aberto 24 horas.'],
  ['10:00', '10:00', 'Aberto 24 horas.'],
  ['18:00', '00:00', null],
  ['11:00', '15:00', null],
  ['18:00', '', null],
])('de %s a %s a nota é %j', (abertura, fechamento, nota) => {
  expect(notaDoTurno({ abertura, fechamento })).toBe(nota)
})

test('o resumo diz cada dia, na ordem do painel', () => {
  const turnos = turnosDe(
    com({
      sexta: [
        ['11:00', '15:00'],
        ['18:00', '02:00'],
      ],
      domingo: [['10:00', '10:00']],
    }),
  )
  expect(resumirSemana(turnos).map(({ dia, texto }) => `${dia} ${texto}`)).toEqual([
    'segunda Fechado',
    'terca Fechado',
    'quarta Fechado',
    'quinta Fechado',
    'sexta 11:00 às 15:00 e 18:00 às 02:00',
    'sabado Fechado',
    'domingo 24 horas',
  ])
})

test('sem horário em dia nenhum a semana não tem dia fechado; com um só, tem', () => {
  expect(semHorarios(vazia)).toBe(true)
  expect(semHorarios(com({ sexta: [['', '']] }))).toBe(true)
  expect(semHorarios(com({ sexta: [['18:00', '']] }))).toBe(false)
})
