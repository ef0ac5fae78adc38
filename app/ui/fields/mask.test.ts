import { describe, expect, test } from 'vitest'
import { applyEdit, complete, keep, type Mask } from './mask'

const cep: Mask = {
  maxLength: 8,
  format: digits => (digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits),
}
const telefone: Mask = {
  accepts: 'phone',
  format: digits => {
    if (!/^\d{3,11}$/.test(digits)) return digits
    const numero = digits.slice(2)
    return `(${digits.slice(0, 2)}) ${numero.length > 5 ? `${numero.slice(0, 5)}-${numero.slice(5)}` : numero}`
  },
  clean: digits => digits.replace(/^\+?55(?=\d{11}$)/, ''),
}
const cnpj: Mask = { maxLength: 14, accepts: 'alphanumeric', format: kept => kept }

/** Writes a text with its caret as '|'. */
function edit(mask: Mask, shown: string, inputType: string, before: string) {
  const after = applyEdit(
    { text: shown.replace('|', ''), caret: shown.indexOf('|'), inputType, before },
    mask,
  )
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`
}

describe('o campo com máscara', () => {
  test.each([
    ['digitar no fim', cep, '123456|', 'insertText', '12345', '12345-6|'],
    ['digitar no meio', cep, '129|345-67', 'insertText', '1234567', '129|34-567'],
    ['digitar diante do separador', telefone, '(119|) 1234', 'insertText', '111234', '(11) 9|1234'],
    ['colar com pontuação', telefone, '(11) 91234-5678|', 'insertFromPaste', '', '(11) 91234-5678|'],
    [
      'colar o código do país na frente, que fica enquanto se digita',
      telefone,
      '+55|(11) 91234-5678',
      'insertFromPaste',
      '11912345678',
      '+55|11912345678',
    ],
    [
      'apagar no meio, com o código do país',
      telefone,
      '+55119|345678',
      'deleteContentBackward',
      '+551192345678',
      '+55119|345678',
    ],
    ['letra no meio não move o cursor', cep, '12a|345-678', 'insertText', '12345678', '12|345-678'],
    ['dígito a mais é cortado', cep, '12345-6789|', 'insertText', '12345678', '12345-678|'],
    ['apagar um dígito no meio', cep, '12|45-678', 'deleteContentBackward', '12345678', '12|456-78'],
    [
      'apagar o separador apaga o dígito antes',
      cep,
      '12345|678',
      'deleteContentBackward',
      '12345678',
      '1234|6-78',
    ],
    [
      'delete no separador apaga o dígito depois',
      cep,
      '12345|678',
      'deleteContentForward',
      '12345678',
      '12345|-78',
    ],
    ['apagar tudo', cep, '|', 'deleteContentBackward', '1', '|'],
    ['apagar no começo nada apaga', telefone, '|11) 9', 'deleteContentBackward', '119', '|(11) 9'],
  ])('%s', (_, mask, shown, inputType, before, expected) => {
    expect(edit(mask, shown, inputType, before)).toBe(expected)
  })

  test('sem limite nada é cortado, e do telefone o + fica só na frente', () => {
    expect(keep('(11) 91234-5678 ramal 9', telefone)).toBe('119123456789')
    expect(keep('(+1) 212 555+1234', telefone)).toBe('+12125551234')
  })

  test('o que não é do valor sai quando nada mais se digita', () => {
    expect(complete('+5511912345678', telefone)).toBe('11912345678')
    expect(complete('05010000', cep)).toBe('05010000')
  })

  test('o CNPJ alfanumérico guarda letras, em maiúsculas', () => {
    expect(keep('12.abc.345/01de-35', cnpj)).toBe('12ABC34501DE35')
  })
})
