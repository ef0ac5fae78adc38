import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { lerBairrosColados, proporBairros } from './bairros-colados'

const SP = { cidade: 'São Paulo', estado: 'SP', taxa: '' }
const ler = (linhas: string, mais: object = {}) => lerBairrosColados({ ...SP, ...mais, linhas })
const lidos = (linhas: string, mais: object = {}) => {
  const lido = ler(linhas, mais)
  return 'dados' in lido
    ? lido.dados.map(({ nome, taxa, minimo, minutos }) => [nome, taxa, minimo, minutos])
    : lido.recusas.map(({ campo, texto }) => [campo, texto])
}

test('uma linha é um bairro: nome, taxa, mínimo e minutos, separados como numa planilha ou só por espaço', () => {
  expect(
    lidos('Perdizes; 6,00; 40; 20\n\nPompeia\t7\nVila Romana - R$\u00a08,50\r\nBarra Funda 9,00'),
  ).toEqual([
    ['Perdizes', 600, 4000, 20],
    ['Pompeia', 700, null, null],
    ['Vila Romana', 850, null, null],
    ['Barra Funda', 900, null, null],
  ])
})

test('o que um PDF esconde nas palavras não as muda, nem faz uma linha', () => {
  expect(
    lidos(
      'Itaim Bi\u00ADbi; 9,00\nÁgua Bran\u00ADca; 7,50\n\u200B\nParque Ibira\u200Dpuera \u00AD 8,50\u200B\n',
    ),
  ).toEqual([
    ['Itaim Bibi', 900, null, null],
    ['Água Branca', 750, null, null],
    ['Parque Ibirapuera', 850, null, null],
  ])
})

test('a taxa de todos vale para as linhas que não dizem a sua', () => {
  expect(lidos('Setor 5\nLapa;4', { taxa: '6' })).toEqual([
    ['Setor 5', 600, null, null],
    ['Lapa', 400, null, null],
  ])
})

test.each([
  ['', [['linhas', 'Escreva ao menos um bairro, um por linha.']]],
  [
    'Lapa;x\nPerdizes;5\n;3',
    [
      [
        'linhas',
        'Linha 1: Informe a taxa em reais, como 6,00. Para entrega grátis, 0. Linha 3: Por favor, preencha o campo Bairro.',
      ],
    ],
  ],
  [
    'Lapa\nPompeia',
    [['linhas', 'Linhas 1 e 2: Informe a taxa em reais, como 6,00. Para entrega grátis, 0.']],
  ],
  [
    Array.from({ length: 5 }, (_, n) => `B${n};x`).join('\n'),
    [['linhas', 'Linhas 1, 2, 3 e mais 2: Informe a taxa em reais, como 6,00. Para entrega grátis, 0.']],
  ],
  [Array.from({ length: 201 }, (_, n) => `B${n};1`).join('\n'), [['linhas', 'São no máximo 200 bairros.']]],
])('%j é recusado ao lado da lista, com o número da linha', (linhas, recusas) => {
  expect(lidos(linhas)).toEqual(recusas)
})

test('a cidade e a UF são recusadas uma vez, e não em cada linha', () => {
  expect(lidos('Lapa;1\nPompeia;2', { cidade: '', estado: 'XX' })).toEqual([
    ['cidade', 'Por favor, preencha o campo Cidade.'],
    ['estado', 'Informe uma UF válida, como SP.'],
  ])
})

test('duas linhas do mesmo bairro são um erro que diz as duas, também escritas de outro jeito', () => {
  expect(lidos('Jardim São Luís;5\nLapa;4\nJd. S. Luis;6')).toEqual([
    ['linhas', 'Linhas 1 e 3: Jardim São Luís está mais de uma vez. Deixe uma linha só.'],
  ])
})

test('o arquivo exportado pode ser colado de novo: cabeçalho, aspas, cidade, UF e entrega', () => {
  const arquivo =
    '\uFEFFBairro;Taxa de entrega;Pedido mínimo;Minutos até lá;Cidade;UF;Entrega\r\n' +
    'Lapa;6,00;40,00;20;Osasco;SP;não\r\n"Vila ""A""";7,00;;;São Paulo;SP;sim\r\n'
  const lido = ler(arquivo)
  expect('dados' in lido && lido.dados).toMatchObject([
    { nome: 'Lapa', taxa: 600, minimo: 4000, minutos: 20, cidade: 'Osasco', estado: 'SP', ativo: false },
    { nome: 'Vila "A"', taxa: 700, minimo: null, cidade: 'São Paulo', ativo: true },
  ])
  expect(lidos('Lapa;6;;;Osasco;XX')).toEqual([['linhas', 'Linha 1: Informe uma UF válida, como SP.']])
  expect(lidos('Lapa;6;;;;;talvez')).toEqual([['linhas', 'Linha 1: Em Entrega, escreva sim ou não.']])
})

test('o que já está na tabela é proposto com a nova taxa, e o que a linha não diz fica', () => {
  const lido = ler('Lapa;6\nPerdizes;8;;;;;não\nPompeia;5\nSumaré;9')
  if (!('dados' in lido)) throw new Error('a list is refused')
  const linha = {
    ...({ cidade: 'São Paulo', estado: 'SP', minutos: 20, ativo: true } as const),
    minimo: centavos(40_00),
  }
  const tabela = [
    { ...linha, nome: 'LAPA', taxa: centavos(5_00) },
    { ...linha, nome: 'Perdizes', taxa: centavos(8_00) },
    { ...linha, nome: 'Pompéia', taxa: centavos(5_00) },
  ]
  const { novos, mudam, iguais } = proporBairros(lido.dados, tabela)
  expect(novos.map(({ nome }) => nome)).toEqual(['Sumaré'])
  expect(mudam.map(({ depois }) => depois)).toEqual([
    { ...linha, nome: 'LAPA', taxa: 6_00 },
    { ...linha, nome: 'Perdizes', taxa: 8_00, ativo: false },
  ])
  expect(iguais).toBe(1)
})
