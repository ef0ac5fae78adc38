import { expect, test } from 'vitest'
import { DIAS, DIAS_DO_PAINEL, type DiaDaSemana } from '~/domain/horarios/horario'
import { type Janelas, naJanela } from '~/domain/horarios/janela'
import type { CategoriaId } from '~/domain/valores/ids'
import { umNoCardapio } from '../../../../tests/world/campos-preenchidos'
import { descreverJanelas, dizerQuando, juntarJanelas } from './dizer-janelas'

const janela = (dias: readonly DiaDaSemana[], abre: number, fecha: number): Janelas =>
  dias.map(diaSemana => ({ diaSemana, abertura: abre * 60, fechamento: fecha * 60 }))

const UTEIS = DIAS_DO_PAINEL.slice(0, 5)
const ALMOCO = janela(UTEIS, 11, 15)
const MADRUGADA = janela(['sexta', 'sabado'], 22, 2)

test.each([
  [ALMOCO, 'Disponível de seg. a sex., 11h-15h'],
  [janela(['sabado', 'domingo'], 12, 16), 'Disponível sáb. e dom., 12h-16h'],
  [janela(['terca'], 18, 0), 'Disponível ter., 18h-0h'],
  [MADRUGADA, 'Disponível sex. e sáb., 22h-2h'],
  [janela(DIAS, 11.5, 15), 'Disponível todos os dias, 11h30-15h'],
  [janela(['segunda', 'terca', 'quarta', 'sexta'], 0, 0), 'Disponível de seg. a qua. e sex.'],
  [[...ALMOCO, ...janela(UTEIS, 18, 22)], 'Disponível de seg. a sex., 11h-15h e 18h-22h'],
  [[...ALMOCO, ...janela(['sabado'], 12, 16)], 'Disponível de seg. a sex., 11h-15h; sáb., 12h-16h'],
])('quem lê o cardápio sabe quando há: %#', (janelas, texto) => {
  expect(descreverJanelas(janelas)).toBe(texto)
})

test('sem janelas não há o que dizer', () => {
  expect(descreverJanelas([])).toBeNull()
})

test.each([
  ['sem janelas', [[], []], null],
  ['só a categoria', [[], ALMOCO], 'Disponível de seg. a sex., 11h-15h'],
  ['o produto é mais estreito', [janela(['sexta'], 10, 13), ALMOCO], 'Disponível sex., 11h-13h'],
  [
    'a madrugada de sábado é da sexta',
    [MADRUGADA, janela(['sabado'], 0, 0)],
    'Disponível sáb., 0h-2h e 22h-0h',
  ],
  ['nunca se encontram', [ALMOCO, janela(DIAS, 18, 20)], null],
])('as janelas do produto e da categoria se leem juntas: %s', (_caso, listas, texto) => {
  expect(descreverJanelas(juntarJanelas(listas))).toBe(texto)
})

test('juntas dizem o mesmo que uma a uma, em cada meia hora da semana', () => {
  const listas = [[...MADRUGADA, ...ALMOCO], janela(['sabado', 'domingo', 'quarta'], 20, 13)]
  const juntas = [juntarJanelas(listas)]
  for (let meias = 0; meias < 7 * 48; meias++) {
    const agora = new Date(Date.UTC(2026, 10, 22, 3, meias * 30))
    expect(naJanela(juntas, agora, 'America/Sao_Paulo'), agora.toISOString()).toBe(
      naJanela(listas, agora, 'America/Sao_Paulo'),
    )
  }
})

test('o cardápio diz quando há só do que não há sempre', () => {
  const feijoada = { ...umNoCardapio(1, 'Feijoada'), janelas: [ALMOCO] }
  const categoria = { id: 1 as CategoriaId, nome: 'Tudo', produtos: [feijoada, umNoCardapio(2, 'Água')] }
  const { categorias } = dizerQuando({ categorias: [categoria], grupos: [] })
  expect(categorias[0]?.produtos.map(({ quando }) => quando)).toEqual([
    'Disponível de seg. a sex., 11h-15h',
    undefined,
  ])
})
