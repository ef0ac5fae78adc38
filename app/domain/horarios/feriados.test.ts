import { describe, expect, test } from 'vitest'
import { feriadosAOferecer, feriadosDoAno, pascoa } from './feriados'

test.each([
  [2024, '03-31', '02-13', '03-29', '05-30'],
  [2025, '04-20', '03-04', '04-18', '06-19'],
  [2026, '04-05', '02-17', '04-03', '06-04'],
  [2027, '03-28', '02-09', '03-26', '05-27'],
  [2028, '04-16', '02-29', '04-14', '06-15'],
  [2029, '04-01', '02-13', '03-30', '05-31'],
  [2030, '04-21', '03-05', '04-19', '06-20'],
])('em %i a Páscoa é %s, e o que anda com ela também', (ano, domingo, terca, sexta, corpus) => {
  expect(pascoa(ano)).toBe(`${ano}-${domingo}`)
  const data = (nome: string) =>
    feriadosDoAno(ano)
      .filter(feriado => feriado.nome === nome)
      .map(feriado => feriado.data)
  expect(data('Carnaval').at(-1)).toBe(`${ano}-${terca}`)
  expect(data('Sexta-feira Santa')).toEqual([`${ano}-${sexta}`])
  expect(data('Corpus Christi')).toEqual([`${ano}-${corpus}`])
})

describe('os feriados nacionais', () => {
  test('de 2026, por data, com os pontos facultativos', () => {
    expect(feriadosDoAno(2026).map(({ data, nome, facultativo }) => [data, nome, facultativo])).toEqual([
      ['2026-01-01', 'Confraternização Universal', false],
      ['2026-02-16', 'Carnaval', true],
      ['2026-02-17', 'Carnaval', true],
      ['2026-04-03', 'Sexta-feira Santa', false],
      ['2026-04-21', 'Tiradentes', false],
      ['2026-05-01', 'Dia do Trabalho', false],
      ['2026-06-04', 'Corpus Christi', true],
      ['2026-09-07', 'Independência do Brasil', false],
      ['2026-10-12', 'Nossa Senhora Aparecida', false],
      ['2026-11-02', 'Finados', false],
      ['2026-11-15', 'Proclamação da República', false],
      ['2026-11-20', 'Consciência Negra', false],
      ['2026-12-25', 'Natal', false],
    ])
  })

  test('a Consciência Negra é nacional desde 2024', () => {
    const tem = (ano: number) => feriadosDoAno(ano).some(({ nome }) => nome === 'Consciência Negra')
    expect([2023, 2024].map(tem)).toEqual([false, true])
  })
})

test('oferecem-se os dos próximos doze meses, sem as datas já decididas', () => {
  const oferecidos = feriadosAOferecer('2026-11-20', [{ data: '2026-12-25' }]).map(({ data }) => data)
  expect(oferecidos).toContain('2026-11-20')
  expect(oferecidos).not.toContain('2026-12-25')
  expect(oferecidos.at(-1)).toBe('2027-11-15')
  expect(oferecidos).toHaveLength(12)
})
