import { describe, expect, test } from 'vitest'
import {
  ARQUIVO_VAZIO,
  entenderPlanilha,
  GRANDE_DEMAIS,
  lerSimOuNao,
  MAX_BYTES_DA_PLANILHA,
  recusarArquivo,
  SALVE_COMO_CSV,
} from './planilha'

const COLUNAS = {
  nome: { titulo: 'Nome' },
  descricao: { titulo: 'Descrição' },
  codigoCliente: { titulo: 'Código interno', apelidos: ['Código'] },
} as const
const entender = (...registros: string[][]) =>
  entenderPlanilha(registros, COLUNAS, [['nome', 'codigoCliente']])

describe('O cabeçalho', () => {
  test.each([
    [['Nome', 'Descrição', 'Código interno']],
    [['NOME', 'descricao', 'codigo_interno']],
    [[' nome *', 'DESCRICAO', 'Codigo']],
    [['nome', 'Descri\u0063\u0327a\u0303o', 'codigoCliente']],
  ])('%j vale em qualquer grafia', titulos => {
    expect(entender(titulos, ['Pão', 'francês', 'P1'])).toEqual({
      linhas: [{ numero: 2, celulas: { nome: 'Pão', descricao: 'francês', codigoCliente: 'P1' } }],
      erros: [],
      avisos: [],
    })
  })

  test('as colunas vêm em qualquer ordem, depois de linhas em branco, e uma desconhecida só é avisada', () => {
    expect(entender([''], ['Estoque', 'Código', 'Nome'], ['7', 'P1', 'Pão'])).toEqual({
      linhas: [{ numero: 3, celulas: { nome: 'Pão', codigoCliente: 'P1' } }],
      erros: [],
      avisos: ['A coluna "Estoque" não é conhecida e foi ignorada.'],
    })
  })

  test.each([
    [[['Preço'], ['9,90']], 'Falta a coluna Nome ou Código interno na primeira linha.'],
    [
      [
        ['Nome', 'nome'],
        ['a', 'b'],
      ],
      'A coluna Nome aparece duas vezes.',
    ],
    [[['Nome'], [' '], ['']], 'A planilha só tem o cabeçalho: não há linhas para importar.'],
    [[[''], [' ', '\u200B']], 'O arquivo está vazio.'],
    [[], 'O arquivo está vazio.'],
    [[Array(201).fill('Nome'), ['a']], 'A primeira linha tem colunas demais.'],
  ])('%j é recusado', (registros, texto) => {
    expect(entender(...registros)).toMatchObject({
      recusa: true,
      titulo: 'Erro ao importar',
      texto: expect.stringContaining(texto),
    })
  })
})

describe('As linhas', () => {
  test('têm o número que a planilha mostra, e só as células preenchidas', () => {
    expect(entender(['Nome', 'Descrição'], ['Pão', ' '], ['', ''], [' Bolo\u200B ', "'=1+1"])).toMatchObject({
      linhas: [
        { numero: 2, celulas: { nome: 'Pão' } },
        { numero: 4, celulas: { nome: 'Bolo', descricao: '=1+1' } },
      ],
    })
  })

  test('uma célula a mais é um erro da linha; vazia, não', () => {
    expect(
      entender(['Nome', 'Descrição'], ['Pão', 'doce', ''], ['Bolo', 'de fubá', ' com goiabada']),
    ).toMatchObject({
      erros: [
        {
          linha: 3,
          coluna: '',
          valor: 'com goiabada',
          motivo: expect.stringContaining('mais células do que o cabeçalho'),
        },
      ],
    })
  })

  test.each([
    ...[
      '#NULL!',
      '#DIV/0!',
      '#VALUE!',
      '#REF!',
      '#NAME?',
      '#NUM!',
      '#N/A',
      '#GETTING_DATA',
      '#SPILL!',
      '#CALC!',
    ],
    ...[
      '#NULO!',
      '#VALOR!',
      '#NOME?',
      '#NÚM!',
      '#N/D',
      '#DESPEJAR!',
      '#FIELD!',
      '#CAMPO!',
      '#BLOCKED!',
      '#BUSY!',
    ],
    ...['#ERRO!', '#error!', 'Err:508', 'Erro:508', '#####'],
  ])('%s, que a planilha põe no lugar de um valor, é um erro da linha', celula => {
    expect(entender(['Nome', 'Descrição'], ['Pão', celula], ['Bolo', 'de fubá'])).toEqual({
      linhas: [{ numero: 3, celulas: { nome: 'Bolo', descricao: 'de fubá' } }],
      erros: [
        {
          linha: 2,
          coluna: 'Descrição',
          valor: celula,
          motivo: expect.stringContaining('Corrija a fórmula ou digite o valor'),
        },
      ],
      avisos: [],
    })
  })

  test('um nome que começa com # não é um erro', () => {
    const nomes = ['#1', '#Combo', '#TBT da casa', 'Err', '##']
    expect(entender(['Nome'], ...nomes.map(nome => [nome]))).toMatchObject({ erros: [] })
  })

  test('uma planilha só de linhas com erros diz os erros', () => {
    expect(entender(['Nome'], ['#NOME?'])).toMatchObject({
      linhas: [],
      erros: [{ linha: 2, coluna: 'Nome' }],
    })
  })

  test('5.000 são aceitas, e mais uma não', () => {
    const linhas = Array.from({ length: 5_000 }, (_, i) => [`Pão ${i}`])
    expect(entender(['Nome'], ...linhas)).toHaveProperty('linhas.length', 5_000)
    expect(entender(['Nome'], ...linhas, ['Bolo'])).toMatchObject({
      texto: 'A planilha tem mais de 5.000 linhas. Divida a planilha em partes menores.',
    })
  })

  test('do que passa de 5.000 nada é lido, por mais que seja, e linhas com erros contam', () => {
    const linhas = Array.from({ length: 5_001 }, () => ['#NOME?'])
    const naoLida = new Proxy<string[]>([], { get: () => expect.unreachable('uma linha a mais foi lida') })
    expect(entender(['Nome'], ...linhas, naoLida)).toMatchObject({ codigo: 'linhas-demais' })
  })
})

test.each([
  [{ name: 'cardapio.csv', size: 10 }, null],
  [{ name: 'cardapio.txt', size: MAX_BYTES_DA_PLANILHA }, null],
  [{ name: 'cardapio.csv', size: 0 }, ARQUIVO_VAZIO],
  [{ name: 'cardapio.csv', size: MAX_BYTES_DA_PLANILHA + 1 }, GRANDE_DEMAIS],
  [{ name: 'Cardápio.XLSX', size: 10 }, SALVE_COMO_CSV],
  [{ name: 'cardapio.ods', size: 10 }, SALVE_COMO_CSV],
])('O arquivo %j já no navegador: %o', (arquivo, recusa) => {
  expect(recusarArquivo(arquivo)).toBe(recusa)
})

test.each([
  ['sim', true],
  ['SIM', true],
  ['S', true],
  ['x', true],
  ['1', true],
  ['VERDADEIRO', true],
  ['não', false],
  ['Nao', false],
  ['N', false],
  ['0', false],
  ['FALSO', false],
  ['talvez', null],
  ['-', null],
])('"%s" quer dizer %s', (celula, valor) => {
  expect(lerSimOuNao(celula)).toBe(valor)
})
