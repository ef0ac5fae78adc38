import { expect, test } from 'vitest'
import { DIAS_DO_PAINEL } from '~/domain/horarios/horario'
import {
  camposDaJanela,
  digitarJanelas,
  JANELA_VAZIA,
  type JanelaDigitada,
  janelasDoFormulario,
  lerJanelas,
  MAX_JANELAS,
  previaDasJanelas,
} from './janelas-digitadas'

const UTEIS = DIAS_DO_PAINEL.slice(0, 5)
const ALMOCO: JanelaDigitada = { dias: UTEIS, abertura: '11:00', fechamento: '15:00' }
const NOITE: JanelaDigitada = { dias: ['sexta', 'sabado'], abertura: '22:00', fechamento: '02:00' }

test('o que se digita se guarda e se abre de novo igual, e passa da meia-noite', () => {
  const lidas = lerJanelas([ALMOCO, NOITE])
  if ('recusas' in lidas) throw new Error('refused')
  expect(lidas.dados).toHaveLength(7)
  expect(digitarJanelas(lidas.dados)).toEqual([ALMOCO, NOITE])
  const formulario = new FormData()
  for (const [n, { dias, abertura, fechamento }] of [ALMOCO, NOITE].entries()) {
    const campos = camposDaJanela(n)
    for (const dia of dias) formulario.append(campos.dias, dia)
    formulario.append(campos.abertura, abertura)
    formulario.append(campos.fechamento, fechamento)
  }
  expect(janelasDoFormulario(formulario)).toEqual([ALMOCO, NOITE])
})

test('dias sem horas valem o dia inteiro, e se abrem de novo sem elas', () => {
  const segunda: JanelaDigitada = { dias: ['segunda'], abertura: '', fechamento: ' ' }
  const lidas = lerJanelas([segunda, ALMOCO])
  if ('recusas' in lidas) throw new Error('refused')
  expect(lidas.dados).toContainEqual({ diaSemana: 'segunda', abertura: 0, fechamento: 0 })
  expect(digitarJanelas(lidas.dados)[0]).toEqual({ ...segunda, fechamento: '' })
  expect(previaDasJanelas([segunda])).toBe('Disponível seg.')
})

test('a linha em branco não conta, e a repetida conta uma vez', () => {
  expect(lerJanelas([JANELA_VAZIA])).toEqual({ dados: [] })
  expect(lerJanelas([ALMOCO, ALMOCO])).toEqual(lerJanelas([ALMOCO]))
})

test.each<[string, JanelaDigitada, string]>([
  [
    'sem o fim',
    { ...ALMOCO, fechamento: '' },
    'Preencha as duas horas, como 11:00, ou deixe as duas em branco para o dia inteiro.',
  ],
  [
    'que não é hora',
    { ...ALMOCO, abertura: '25:00' },
    'Preencha as duas horas, como 11:00, ou deixe as duas em branco para o dia inteiro.',
  ],
  ['sem dia', { ...ALMOCO, dias: [] }, 'Escolha pelo menos um dia.'],
  ['sem nada', { ...JANELA_VAZIA, dias: [] }, 'Escolha pelo menos um dia.'],
])('a linha %s é recusada ao lado dela', (_caso, linha, texto) => {
  expect(lerJanelas([ALMOCO, linha])).toMatchObject({ recusas: [{ texto, campo: 'abertura-1' }] })
})

test('mais linhas do que cabem são recusadas', () => {
  expect(lerJanelas(Array.from({ length: MAX_JANELAS + 1 }, () => ALMOCO))).toMatchObject({
    recusas: [{ codigo: 'janelas-demais' }],
  })
})

test.each<[JanelaDigitada[], string]>([
  [[ALMOCO], 'Disponível de seg. a sex., 11h-15h'],
  [[JANELA_VAZIA], 'Sempre disponível, enquanto a loja estiver aberta'],
  [[{ ...ALMOCO, abertura: '1' }], ''],
])('quem digita lê o que o cliente vai ler: %#', (linhas, texto) => {
  expect(previaDasJanelas(linhas)).toBe(texto)
})
