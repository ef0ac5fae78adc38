import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { inteiro, lerFormularioCom } from './ler-formulario'

describe('Um número digitado', () => {
  const limites = { de: 1, ate: 99 }
  const ler = (schema: v.GenericSchema, valores: object) =>
    lerFormularioCom(v.object({ dias: schema }), valores, 'Erro ao salvar')
  const recusado = {
    recusas: [expect.objectContaining({ texto: 'Digite um número de 1 a 99.', campo: 'dias' })],
  }

  test('de preencher não vira outro quando fica em branco: é recusado', () => {
    expect(ler(inteiro(limites), { dias: ' 7 ' })).toEqual({ dados: { dias: 7 } })
    for (const valores of [{ dias: '' }, { dias: ' ' }, {}]) {
      expect(ler(inteiro(limites), valores)).toEqual(recusado)
    }
  })

  test.each([null, 1])('que se pode deixar em branco é então %s', vazio => {
    for (const valores of [{ dias: '' }, {}]) {
      expect(ler(inteiro(limites, vazio), valores)).toEqual({ dados: { dias: vazio } })
    }
  })

  test('pode ter tantos algarismos quantos tem o limite', () => {
    const ate = inteiro({ de: 0, ate: 20_000 }, null)
    expect(ler(ate, { dias: '20000' })).toEqual({ dados: { dias: 20_000 } })
    expect(ler(ate, { dias: '20001' })).toHaveProperty('recusas')
  })

  test.each(['0', '100', '-1', '1,5', 'x', '0000000000000001', 3])('%j é recusado', dias => {
    expect(ler(inteiro(limites, null), { dias })).toEqual(recusado)
  })
})
