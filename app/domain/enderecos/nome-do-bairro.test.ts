import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dobrarBairro } from './nome-do-bairro'

describe('o mesmo bairro, escrito de outro jeito', () => {
  test.each([
    ['Perdizes', '  PERDIZES '],
    ['Água Branca', 'agua  branca'],
    ['Jardim São Luís', 'Jd. S. Luis'],
    ['Vila Mariana', 'VL MARIANA'],
    ['Parque Santo Antônio', 'Pq. Sto. Antonio'],
    ['Santa Cecília', 'Sta. Cecilia'],
    ['Nossa Senhora do Ó', 'N. S. do Ó'],
    ['Nossa Senhora do Ó', 'N. Sra. do O'],
    ['Nossa Senhora das Graças', 'Nsa. Srª das Graças'],
    ['Cidade Tiradentes', 'Cid. Tiradentes'],
    ['Conjunto Habitacional Brigadeiro', 'Conj. Habitacional Brigadeiro'],
    ['Residencial das Flores', 'Res. das Flores'],
    ['Doutora Zilda', 'Drª. Zilda'],
    ['Doutor Laerte', 'Dr Laerte'],
    ['Professor José', 'Prof. José'],
    ['Engenheiro Goulart', 'Eng. Goulart'],
    ['Coronel Antonino', 'Cel. Antonino'],
    ['General Osório', 'Gal. Osório'],
    ["Santa Bárbara d'Oeste", 'Sta. Barbara D’Oeste'],
    ['Sant’Ana', 'Santana'],
    ['Vila 1º de Maio', 'Vila 1o. de Maio'],
    ['Jardim Peri-Peri', 'Jd Peri Peri'],
    ['Itaim Bibi', 'Itaim Bi\u00ADbi'],
    ['Parque Ibirapuera', 'Parque Ibira\u200Dpuera'],
    ['Jardim das Flores', 'Jardim das \uFB02ores'],
  ])('%s e %s', (um, outro) => {
    expect(dobrarBairro(outro)).toBe(dobrarBairro(um))
  })
})

describe('bairros que se parecem e são outros', () => {
  test.each([
    ['Centro', 'Centro Histórico'],
    ['Vila Nova', 'Vila Nova Conceição'],
    ['Santana', 'Vila Santana'],
    ['Jardim Paulista', 'Jardim Paulistano'],
    ['Santa Cruz', 'Santo Cruz'],
    ['Resgate', 'Residencialgate'],
    ['São João', 'Santa João'],
    ['Conjunto A', 'Conjunto B'],
  ])('%s e %s', (um, outro) => {
    expect(dobrarBairro(outro)).not.toBe(dobrarBairro(um))
  })
})

test('um nome já dobrado se dobra nele mesmo', () => {
  const nome = fc.array(
    fc.constantFrom('Jd.', 'N.', 'S.', 'Sra', 'Ó', 'constructor', 'Vila', '1º', "D'Água", '-', 'nsa'),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(
      nome.map(palavras => palavras.join(' ')),
      texto => {
        expect(dobrarBairro(dobrarBairro(texto))).toBe(dobrarBairro(texto))
      },
    ),
  )
})

test.each(['', ' ', '...', '🍕'])('de %j nada fica', nome => {
  expect(dobrarBairro(nome)).toBe('')
})
