import { expect, test } from 'vitest'
import { type Direito, direitosDe, type Papel, QUEM_PODE, recusarSem } from './direitos'

test('o dono pode, e um papel que não está na tabela não pode nada e ouve o quê', () => {
  expect(recusarSem('exportar clientes', { papel: 'dono' })).toBeNull()
  expect(recusarSem('exportar clientes', { papel: 'visita' as Papel })).toEqual({
    recusa: true,
    codigo: 'sem-direito',
    titulo: 'Sem permissão',
    texto: 'Sua conta não pode exportar clientes nesta empresa. Fale com o dono.',
  })
})

/** What each role may do in all: a right that a new role is given, or not given, by mistake is seen here. */
const PODE: Record<Papel, readonly Direito[]> = {
  dono: Object.keys(QUEM_PODE) as Direito[],
}

test.each(Object.entries(PODE))('%s pode o que dele se espera, e nada mais', (papel, direitos) => {
  expect(direitosDe({ papel: papel as Papel })).toEqual(direitos)
})
