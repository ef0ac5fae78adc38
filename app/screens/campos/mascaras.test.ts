import { expect, test } from 'vitest'
import { complete, keep } from '~/ui/mask'
import { mascaraDoTelefone } from './mascaras'

test.each([
  ['11', '11'],
  ['113', '(11) 3'],
  ['11312', '(11) 312'],
  ['1131234', '(11) 3123-4'],
  ['1131234567', '(11) 3123-4567'],
  ['11912345678', '(11) 91234-5678'],
  ['011912345678', '(11) 91234-5678'],
  ['5511912345678', '(11) 91234-5678'],
  ['55912345678', '(55) 91234-5678'],
])('o telefone %s aparece como %s, fixo ou celular', (digitado, mostrado) => {
  expect(mascaraDoTelefone.format(complete(keep(digitado, mascaraDoTelefone), mascaraDoTelefone))).toBe(
    mostrado,
  )
})
