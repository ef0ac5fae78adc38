import { expect, test } from 'vitest'
import { applyEdit, keep } from '~/ui/mask'
import { mascaraDoCep, mascaraDoTelefone } from './mascaras'

test.each([
  ['(11) 91234-5678', '11912345678'],
  ['+55 11 91234-5678', '11912345678'],
  ['5511912345678', '11912345678'],
  ['011 91234-5678', '11912345678'],
  ['+55 (55) 99123-4567', '55991234567'],
  ['55991234567', '55991234567'],
  ['+55 11 3123-4567', '1131234567'],
  ['+55 (011) 91234-5678', '11912345678'],
  ['015 11 91234-5678', '11912345678'],
  ['0xx11 91234-5678', '11912345678'],
  ['+1 212 555 1234', '+12125551234'],
  ['11 91234-5678 / 11 3123-4567', '119123456781131234567'],
])('O telefone colado %s fica com DDD e número: %s', (colado, digitos) => {
  expect(keep(colado, mascaraDoTelefone)).toBe(digitos)
})

/** Key by key, as a thumb does. */
function digitar(texto: string): string {
  let kept = ''
  for (const tecla of texto) {
    const antes = mascaraDoTelefone.format(kept)
    const edit = { text: antes + tecla, caret: antes.length + 1, inputType: 'insertText', before: kept }
    kept = applyEdit(edit, mascaraDoTelefone).kept
  }
  return kept
}

test.each([
  ['11912345678', '(11) 91234-5678'],
  ['+55 11 91234-5678', '(11) 91234-5678'],
  ['011912345678', '(11) 91234-5678'],
  ['55991234567', '(55) 99123-4567'],
  ['119123456789', '119123456789'],
  ['+55 (011) 91234-5678', '(11) 91234-5678'],
  ['0151191234-5678', '(11) 91234-5678'],
  ['+12125551234', '+12125551234'],
])('O telefone digitado %s aparece como %s', (digitado, mostrado) => {
  expect(mascaraDoTelefone.format(digitar(digitado))).toBe(mostrado)
})

test.each([
  ['0501', '0501'],
  ['05010000', '05010-000'],
  ['05.010-000', '05010-000'],
  ['050100001', '05010-000'],
])('O CEP %s aparece como %s', (digitado, mostrado) => {
  expect(mascaraDoCep.format(keep(digitado, mascaraDoCep))).toBe(mostrado)
})
