import { expect, test } from 'vitest'
import { superfluous } from './rotation'

const noite = (dia: string) => ({ at: new Date(`${dia}T08:00:00Z`) })
const dias = (backups: readonly { at: Date }[]) => backups.map(({ at }) => at.toISOString().slice(0, 10))

/** The folder after a backup and a rotation every night. */
function passarNoites(noites: number, days: number, weeks: number): string[] {
  let pasta: { at: Date }[] = []
  for (let n = 0; n < noites; n++) {
    // 2026-11-01 is a Sunday.
    pasta = [{ at: new Date(Date.parse('2026-11-01T08:00:00Z') + n * 86_400_000) }, ...pasta]
    const demais = superfluous(pasta, days, weeks)
    pasta = pasta.filter(backup => !demais.includes(backup))
  }
  return dias(pasta)
}

test('Depois de muitas noites ficam os 7 últimos dias e, das 4 semanas de antes, o domingo', () => {
  expect(passarNoites(60, 7, 4)).toEqual([
    ...['2026-12-30', '2026-12-29', '2026-12-28', '2026-12-27', '2026-12-26', '2026-12-25', '2026-12-24'],
    ...['2026-12-20', '2026-12-13', '2026-12-06', '2026-11-29'],
  ])
})

test('Sem semanas ficam só os dias, e antes de haver de mais ficam todos', () => {
  expect(passarNoites(60, 2, 0)).toEqual(['2026-12-30', '2026-12-29'])
  expect(passarNoites(5, 7, 4)).toHaveLength(5)
})

test('Do mesmo dia fica o mais novo', () => {
  const [tarde, cedo] = [new Date('2026-11-20T20:00:00Z'), new Date('2026-11-20T08:00:00Z')]
  expect(superfluous([{ at: tarde }, { at: cedo }], 7, 4)).toEqual([{ at: cedo }])
})

test('Depois de meses sem backup os antigos ficam: o novo só tira o lugar de um', () => {
  const antigos = ['2026-03-08', '2026-03-07', '2026-03-06'].map(noite)
  expect(dias(superfluous([noite('2026-11-20'), ...antigos], 3, 0))).toEqual(['2026-03-06'])
})
