import { describe, expect, test } from 'vitest'
import { colarOpcoes, lerOpcoesColadas, recusarColado } from './opcoes-coladas'
import { type OpcaoDoRascunho, opcaoEmBranco } from './rascunho-do-grupo'

const UM_PRECO = ['']
const TAMANHOS = ['Broto', 'Grande', 'Família']
const lidas = (texto: string, colunas: readonly string[] = UM_PRECO) =>
  lerOpcoesColadas(texto, colunas)?.map(({ nome, precos, descricao, codigoCliente, sobra }) => [
    nome,
    ...colunas.map(coluna => precos.get(coluna) ?? ''),
    ...[descricao, codigoCliente, ...sobra].filter(Boolean),
  ])

describe('O que se cola no nome de uma opção', () => {
  test('numa linha só, sem colunas, é um texto como outro qualquer', () => {
    expect(lerOpcoesColadas('Calabresa', UM_PRECO)).toBeNull()
    expect(lerOpcoesColadas('Calabresa especial\n', UM_PRECO)).toBeNull()
    expect(lerOpcoesColadas('', UM_PRECO)).toBeNull()
  })

  test('de uma planilha tem o nome e os preços na ordem da tabela', () => {
    expect(
      lidas('Calabresa\tR$ 29,90\t49,9\t59,90\r\nPortuguesa\t-\t55,90\t1.066,90\r\n\r\n', TAMANHOS),
    ).toEqual([
      ['Calabresa', '29,90', '49,90', '59,90'],
      ['Portuguesa', '', '55,90', '1.066,90'],
    ])
    expect(lidas('Bacon\t5\nCheddar\t\nOvo\tR$\u00a03,00')).toEqual([
      ['Bacon', '5,00'],
      ['Cheddar', ''],
      ['Ovo', '3,00'],
    ])
    expect(lidas('Portuguesa\t\t55,90\t66,90\nAtum\t20\t\t30', TAMANHOS)).toEqual([
      ['Portuguesa', '', '55,90', '66,90'],
      ['Atum', '20,00', '', '30,00'],
    ])
  })

  test.each([
    ['Camarão\t\t79,90\t98,90', ['', '79,90', '98,90']],
    ['Camarão\t69,90\t\t98,90\nAtum\t59,90\t\t88,90', ['69,90', '', '98,90']],
    ['Camarão\t69,90\t79,90\t', ['69,90', '79,90', '']],
    ['Camarão\t\t\t98,90', ['', '', '98,90']],
    // The blank column is a description that nobody gave: there is a price for each size.
    ['Camarão\t\t69,90\t79,90\t98,90', ['69,90', '79,90', '98,90']],
    ['Camarão\t\t\t79,90\t98,90', ['', '79,90', '98,90']],
  ])('o tamanho que nenhuma das linhas de %j tem não passa o seu preço ao vizinho', (texto, precos) => {
    expect(lidas(texto, TAMANHOS)?.[0]).toEqual(['Camarão', ...precos])
  })

  test('com aspas, uma célula tem quebras de linha, tabulações e aspas dentro dela', () => {
    expect(lidas('"Quatro\nqueijos"\t57,90\n"Da ""casa"""\t60\n5" de linguiça\t10')).toEqual([
      ['Quatro queijos', '57,90'],
      ['Da "casa"', '60,00'],
      ['5" de linguiça', '10,00'],
    ])
  })

  test('de um PDF ou de uma mensagem tem o preço no fim da linha', () => {
    expect(
      lidas('Cala\u00ADbresa ........ 49,90\nPortu\u200Dguesa - R$ 55,90\nSetor 5\nAtum 20,00 30,00'),
    ).toEqual([
      ['Calabresa', '49,90'],
      ['Portuguesa', '55,90'],
      ['Setor 5', ''],
      ['Atum', '20,00', '30,00'],
    ])
    expect(lidas('Bacon;5,00\nOvo;3,00')).toEqual([
      ['Bacon', '5,00'],
      ['Ovo', '3,00'],
    ])
  })

  test('um cabeçalho diz as colunas, em qualquer ordem, e não vira opção', () => {
    const texto =
      'Código\tSABOR\tIngredientes\tfamília\tBroto\tObs\nP1\tCalabresa\tcom cebola\t59,90\t29,90\tboa'
    expect(lidas(texto, TAMANHOS)).toEqual([['Calabresa', '29,90', '', '59,90', 'com cebola', 'P1', 'boa']])
    expect(lidas('Sabor\tPreço\nAtum\t40', TAMANHOS)).toEqual([['Atum', '40,00', '40,00', '40,00']])
  })

  test('sem cabeçalho, o texto depois do nome é a descrição, e o seguinte o código', () => {
    expect(lidas('Calabresa\tcom cebola\t49,90\tP1\nAtum\tem lata\t50,00\tP2')).toEqual([
      ['Calabresa', '49,90', 'com cebola', 'P1'],
      ['Atum', '50,00', 'em lata', 'P2'],
    ])
  })
})

describe('As opções coladas', () => {
  const opcao = (chave: number, nome: string, preco = ''): OpcaoDoRascunho => ({
    ...opcaoEmBranco(chave),
    ...{ id: nome && String(chave), nome, preco },
  })
  const colar = (linhas: readonly OpcaoDoRascunho[], chave: number, texto: string, colunas = UM_PRECO) =>
    colarOpcoes(linhas, chave, lerOpcoesColadas(texto, colunas) ?? [])
  const nomes = ({ linhas }: { linhas: readonly OpcaoDoRascunho[] }) =>
    linhas.map(({ id, nome, preco }) => [id, nome, preco])

  test('começam na linha em branco, e as que já estavam com o mesmo nome mudam de preço no lugar delas', () => {
    const colagem = colar(
      [opcao(1, 'Bacon', '5,00'), opcao(2, 'Ovo', '3,00'), opcaoEmBranco(3)],
      3,
      'ovo\t4\nCheddar\t6\nMilho\t2',
    )
    expect(nomes(colagem)).toEqual([
      ['1', 'Bacon', '5,00'],
      ['2', 'Ovo', '4,00'],
      ['', 'Cheddar', '6,00'],
      ['', 'Milho', '2,00'],
    ])
    expect(colagem).toMatchObject({ titulo: '2 opções novas, 1 que já estava mudou', avisos: [] })
  })

  test('coladas numa opção que há ficam abaixo dela, e nenhuma perde o seu nome', () => {
    const colagem = colar([opcao(1, 'Bacon'), opcao(2, 'Ovo'), opcaoEmBranco(3)], 1, 'Cheddar\t6\nMilho\t2')
    expect(nomes(colagem).map(([, nome]) => nome)).toEqual(['Bacon', 'Cheddar', 'Milho', 'Ovo', ''])
  })

  test('além de 60 são ditas pelo nome, como o que não tem coluna', () => {
    const muitas = Array.from({ length: 61 }, (_, n) => `Sabor ${n + 1}\t10,00`).join('\n')
    const colagem = colar([opcaoEmBranco(1)], 1, muitas)
    expect(colagem.linhas).toHaveLength(60)
    expect(colagem.avisos).toEqual(['Um grupo tem no máximo 60 opções. Não couberam: Sabor 61.'])
    expect(colar([opcaoEmBranco(1)], 1, 'Atum\t10\t20\t30').avisos).toEqual([
      'Sem coluna na tabela ficou de fora: Atum (20, 30). Se faltar um tamanho, desfaça, acrescente-o e cole de novo.',
    ])
  })

  test('o nome longo demais e o que não é preço ficam inteiros, com o erro ao lado', () => {
    const longo = 'Pizza '.repeat(20).trim()
    const { linhas } = colar([opcaoEmBranco(1)], 1, `${longo}\t12,345\nAtum\t10`)
    const [linha, outra] = linhas
    if (!linha || !outra) throw new Error('two rows were pasted')
    expect(linha).toMatchObject({ nome: longo, preco: '12,345' })
    expect(recusarColado(linha, 'nome', [])).toContain('60')
    expect(recusarColado(linha, 'preco', [])).toContain('duas casas')
    expect([recusarColado(outra, 'nome', []), recusarColado(outra, 'preco', [])]).toEqual([null, null])
  })
})
