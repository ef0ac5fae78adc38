import { expect, test } from 'vitest'
import { decidirFicha } from './ficha-do-telefone'

const MARIANA = { nome: 'Mariana Souza', comEndereco: true }
const DELA = { nome: 'Mariana Souza', endereco: 'rua nova', viu: true, renomear: false, mantemNome: false }
const RECUSA = { recusa: true, campo: 'cliente.telefone' }

test.each([
  ['o mesmo nome não escreve nome', MARIANA, {}, { nome: null, endereco: 'rua nova' }],
  [
    'nem sem acento e em minúsculas',
    MARIANA,
    { nome: 'mariana  souza' },
    { nome: null, endereco: 'rua nova' },
  ],
  ['outro nome é recusado', MARIANA, { nome: 'Otávio' }, RECUSA],
  ['também quando a ficha foi vista, se ninguém o confirmou', MARIANA, { nome: 'Otávio', viu: true }, RECUSA],
  [
    'e quando o que foi confirmado já é outro',
    MARIANA,
    { nome: 'Otávio', renomear: true, viu: false },
    RECUSA,
  ],
  [
    'confirmado, muda a ficha',
    MARIANA,
    { nome: 'Otávio', renomear: true },
    { nome: 'Otávio', endereco: 'rua nova' },
  ],
  ['o endereço salvo que ninguém viu fica', MARIANA, { viu: false }, { nome: null, endereco: null }],
  [
    'quem não tinha endereço passa a ter',
    { ...MARIANA, comEndereco: false },
    { viu: false },
    { nome: null, endereco: 'rua nova' },
  ],
  ['sem endereço o salvo fica', MARIANA, { endereco: null }, { nome: null, endereco: null }],
  [
    'numa edição que não tocou no cliente nada de outro nome se escreve',
    MARIANA,
    { nome: 'Estranho', mantemNome: true },
    { nome: null, endereco: null },
  ],
])('Na ficha do telefone, %s', (_, guardado, mudancas, esperado) => {
  expect(decidirFicha(guardado, { ...DELA, ...mudancas })).toMatchObject(esperado)
})
