import { describe, expect, test } from 'vitest'
import { descreverCategoria, lerCategoria } from './categoria'

const MASSAS = {
  nome: 'Massas',
  codigoCategoriaSistemaCliente: 'M-01',
  descricao: 'Feitas à mão',
  ativo: 'on',
}

describe('a categoria', () => {
  test('é lida limpa do formulário', () => {
    const digitada = {
      ...MASSAS,
      nome: '  Massas\u200B da \n Nona ',
      descricao: ' Feitas à mão\r\nTodo dia ',
    }
    expect(lerCategoria(digitada)).toEqual({
      dados: {
        nome: 'Massas da Nona',
        codigoCategoriaSistemaCliente: 'M-01',
        descricao: 'Feitas à mão\nTodo dia',
        ativo: true,
      },
    })
  })

  test.each([
    ['vazios', { codigoCategoriaSistemaCliente: ' ', descricao: '' }],
    ['ausentes', { codigoCategoriaSistemaCliente: undefined, descricao: undefined }],
  ])('código e descrição são opcionais: %s, são guardados nulos', (_, vazios) => {
    expect(lerCategoria({ ...MASSAS, ...vazios })).toMatchObject({
      dados: { codigoCategoriaSistemaCliente: null, descricao: null },
    })
  })

  test('desmarcada no formulário, está inativa', () => {
    const { ativo: _, ...desmarcada } = MASSAS
    expect(lerCategoria(desmarcada)).toMatchObject({ dados: { ativo: false } })
  })

  test.each([[''], ['   '], ['\u200B'], [undefined]])('com o nome %j é recusada', nome => {
    expect(lerCategoria({ ...MASSAS, nome })).toEqual({
      recusas: [
        {
          recusa: true,
          codigo: 'campo-invalido',
          titulo: 'Campo obrigatório',
          texto: 'O nome da categoria é obrigatório.',
          campo: 'nome',
        },
      ],
    })
  })

  test.each([
    ['nome', 61, 'O campo Nome deve ter no máximo 60 caracteres.'],
    ['codigoCategoriaSistemaCliente', 61, 'O campo Código no seu sistema deve ter no máximo 60 caracteres.'],
    ['descricao', 501, 'O campo Descrição deve ter no máximo 500 caracteres.'],
  ])('%s tem limite', (campo, demais, texto) => {
    expect(lerCategoria({ ...MASSAS, [campo]: 'm'.repeat(demais - 1) })).toHaveProperty('dados')
    expect(lerCategoria({ ...MASSAS, [campo]: 'm'.repeat(demais) })).toMatchObject({
      recusas: [{ titulo: 'Erro ao salvar', texto, campo }],
    })
  })
})

test('quem é avisado de uma mudança lê todos os campos do formulário', () => {
  const lida = lerCategoria({ nome: 'Sopas', ativo: 'on' })
  const dados = 'dados' in lida ? lida.dados : null
  const dito = Object.values(dados ? descreverCategoria(dados) : {})
  expect(dito).toEqual(['Sopas', 'em branco', 'em branco', 'sim'])
  expect(dito).toHaveLength(Object.keys(dados ?? {}).length)
})
