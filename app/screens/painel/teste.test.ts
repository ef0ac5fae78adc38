import { describe, expect, test } from 'vitest'
import { faixaDoTeste, testeAgora } from './teste'

/** Signed up on 13 November: the seventh day after it is the 20th. */
const empresa = (fusoHorario: string) => ({
  statusPlano: 'teste' as const,
  dataCadastro: '2026-11-13',
  diasTeste: 7,
  fusoHorario,
})

describe('o dia do teste vira à meia-noite do lugar da empresa', () => {
  test.each([
    ['America/Noronha', '2026-11-20T01:59:59.999Z', '2026-11-20T02:00:00Z'],
    ['America/Sao_Paulo', '2026-11-20T02:59:59.999Z', '2026-11-20T03:00:00Z'],
    ['America/Manaus', '2026-11-20T03:59:59.999Z', '2026-11-20T04:00:00Z'],
    ['America/Rio_Branco', '2026-11-20T04:59:59.999Z', '2026-11-20T05:00:00Z'],
  ])('em %s: até %s resta 1 dia, desde %s expirou', (fuso, antes, depois) => {
    const faixa = (instante: string) => faixaDoTeste(testeAgora(empresa(fuso), new Date(instante)))
    expect(faixa(antes)).toEqual({ texto: 'Período de teste: resta 1 dia.', expirado: false })
    expect(faixa(depois)).toEqual({ texto: 'Seu período de teste expirou', expirado: true })
  })

  test.each([
    ['2026-11-13T03:00:00Z', 7],
    ['2026-11-14T02:59:59Z', 7],
    ['2026-11-14T03:00:00Z', 6],
    ['2026-11-19T02:59:59Z', 2],
    ['2026-11-19T03:00:00Z', 1],
    ['2026-11-20T03:00:00Z', 0],
  ])('em São Paulo, às %s restam %i dias: um dia começado conta inteiro', (instante, dias) => {
    expect(testeAgora(empresa('America/Sao_Paulo'), new Date(instante)).diasRestantes).toBe(dias)
  })
})

test.each(['mensal', 'anual'] as const)(
  'o plano %s não tem faixa, por mais velho que seja o cadastro',
  plano => {
    const antiga = { ...empresa('America/Sao_Paulo'), statusPlano: plano, dataCadastro: '2020-01-01' }
    expect(faixaDoTeste(testeAgora(antiga, new Date('2026-11-20T12:00:00Z')))).toBeNull()
  },
)
