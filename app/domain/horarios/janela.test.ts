import { expect, test } from 'vitest'
import { DIAS, DIAS_DO_PAINEL, type DiaDaSemana } from '~/domain/horarios/horario'
import { formatDataHora } from '~/domain/valores/instante'
import { type Janelas, naJanela, situacaoDaJanela } from './janela'

const janela = (dias: readonly DiaDaSemana[], abre: number, fecha: number): Janelas =>
  dias.map(diaSemana => ({ diaSemana, abertura: abre * 60, fechamento: fecha * 60 }))

const UTEIS = DIAS_DO_PAINEL.slice(0, 5)
const ALMOCO = janela(UTEIS, 11, 15)
const MADRUGADA = janela(['sexta', 'sabado'], 22, 2)

function ver(listas: readonly Janelas[], agora: string, fuso = 'America/Sao_Paulo') {
  const { aberta, abreEm } = situacaoDaJanela(listas, new Date(agora), fuso)
  expect(naJanela(listas, new Date(agora), fuso)).toBe(aberta)
  return aberta ? 'aberta' : abreEm && formatDataHora(abreEm, fuso)
}

// 20/11/2026 is a Friday.
test.each([
  ['dentro da janela', [ALMOCO], '2026-11-20T11:00-03:00', 'aberta'],
  ['o minuto do fim já está fora', [ALMOCO], '2026-11-20T15:00-03:00', '23/11/2026 11:00'],
  ['antes da janela', [ALMOCO], '2026-11-20T10:59-03:00', '20/11/2026 11:00'],
  ['a janela passa da meia-noite', [MADRUGADA], '2026-11-21T01:59-03:00', 'aberta'],
  ['a noite de quinta não tem janela', [MADRUGADA], '2026-11-20T01:00-03:00', '20/11/2026 22:00'],
  ['sem janelas é sempre', [[], []], '2026-11-20T03:00-03:00', 'aberta'],
  ['só a categoria tem janela', [[], ALMOCO], '2026-11-20T16:00-03:00', '23/11/2026 11:00'],
  ['valem as duas', [ALMOCO, janela(DIAS, 14, 18)], '2026-11-20T12:00-03:00', '20/11/2026 14:00'],
  ['as duas abertas', [ALMOCO, janela(DIAS, 14, 18)], '2026-11-20T14:30-03:00', 'aberta'],
  ['as duas nunca se encontram', [ALMOCO, janela(DIAS, 18, 20)], '2026-11-20T12:00-03:00', null],
])('%s', (_caso, listas, agora, esperado) => {
  expect(ver(listas, agora)).toBe(esperado)
})

test('a janela segue o relógio da loja, e não o do servidor', () => {
  expect(ver([ALMOCO], '2026-11-20T15:30Z', 'America/Manaus')).toBe('aberta')
  expect(ver([ALMOCO], '2026-11-20T15:30Z', 'America/Rio_Branco')).toBe('20/11/2026 11:00')
})
