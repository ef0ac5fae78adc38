import { expect, test } from 'vitest'
import { lerTelefone } from '~/domain/valores/telefone'
import { applyEdit, complete, keep } from '~/ui/fields/mask'
import { mascaraDoCelular, mascaraDoCep, mascaraDoTelefone } from './mascaras'

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

/** Key by key, as a thumb does. */
function digitar(texto: string): string {
  let kept = ''
  for (const tecla of texto) {
    const antes = mascaraDoCelular.format(kept)
    const edit = { text: antes + tecla, caret: antes.length + 1, inputType: 'insertText', before: kept }
    kept = applyEdit(edit, mascaraDoCelular).kept
  }
  return kept
}

test.each([
  ['11912345678', '11912345678', '(11) 91234-5678'],
  ['(11) 91234-5678', '11912345678', '(11) 91234-5678'],
  ['+55 11 91234-5678', '11912345678', '(11) 91234-5678'],
  ['5511912345678', '11912345678', '(11) 91234-5678'],
  ['011912345678', '11912345678', '(11) 91234-5678'],
  ['011 91234-5678', '11912345678', '(11) 91234-5678'],
  ['+55 (011) 91234-5678', '11912345678', '(11) 91234-5678'],
  ['015 11 91234-5678', '11912345678', '(11) 91234-5678'],
  ['0xx11 91234-5678', '11912345678', '(11) 91234-5678'],
  // Halfway through, a landline of area code 15 behind a trunk zero; then one of area code 21.
  ['015 21 91234-5678', '21912345678', '(21) 91234-5678'],
  ['021 21 91234-5678', '21912345678', '(21) 91234-5678'],
  ['0xx21 32 98765-4321', '32987654321', '(32) 98765-4321'],
  ['+55 015 21 91234-5678', '21912345678', '(21) 91234-5678'],
  ['0055 21 91234-5678', '21912345678', '(21) 91234-5678'],
  ['55991234567', '55991234567', '(55) 99123-4567'],
  ['+55 (55) 99123-4567', '55991234567', '(55) 99123-4567'],
  ['5555991234567', '55991234567', '(55) 99123-4567'],
  ['+1 212 555 1234', '+12125551234', '+12125551234'],
  ['119123456789', '119123456789', '119123456789'],
  ['11 91234-5678 / 11 3123-4567', '119123456781131234567', '119123456781131234567'],
])(
  'O telefone %s é o mesmo digitado, colado e sem script: %s, mostrado %s',
  (escrito, telefone, mostrado) => {
    const digitado = complete(digitar(escrito), mascaraDoCelular)
    const colado = complete(keep(escrito, mascaraDoCelular), mascaraDoCelular)
    expect([digitado, colado, lerTelefone(escrito)]).toEqual([telefone, telefone, telefone])
    expect(mascaraDoCelular.format(telefone)).toBe(mostrado)
  },
)

test.each([
  ['0501', '0501'],
  ['05010000', '05010-000'],
  ['05.010-000', '05010-000'],
  ['050100001', '05010-000'],
])('O CEP %s aparece como %s', (digitado, mostrado) => {
  expect(mascaraDoCep.format(keep(digitado, mascaraDoCep))).toBe(mostrado)
})
