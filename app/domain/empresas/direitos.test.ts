import { expect, test } from 'vitest'
import { type Papel, recusarSem } from './direitos'

test('o dono pode, e um papel que não está na tabela não pode nada e ouve o quê', () => {
  expect(recusarSem('exportar clientes', { papel: 'dono' })).toBeNull()
  expect(recusarSem('exportar clientes', { papel: 'visita' as Papel })).toEqual({
    recusa: true,
    codigo: 'sem-direito',
    titulo: 'Sem permissão',
    texto: 'Sua conta não pode exportar clientes nesta empresa. Fale com o dono.',
  })
})
