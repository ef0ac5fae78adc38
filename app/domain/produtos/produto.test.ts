import { describe, expect, test } from 'vitest'
import { conferirArquivo, IMAGEM_BYTES } from '~/domain/imagens/imagem-enviada'
import type { CategoriaId, ExtraId } from '~/domain/valores/ids'
import { limites, nomeDaCopia } from '~/domain/valores/texto'
import { descreverProduto, lerProduto, valoresDoProduto } from './produto'

const NHOQUE = {
  nome: 'Nhoque da Nona',
  descricao: 'Ao sugo',
  preco: '49,9',
  categoriaId: '7',
  codigoCliente: 'N-01',
  ativo: 'on',
  possuiExtra: 'on',
  extras: ['3', '5', '3'],
}

describe('o produto', () => {
  test('é lido limpo do formulário, cada extra uma vez', () => {
    const digitado = {
      ...NHOQUE,
      nome: '  Nhoque\u200B da \n Nona ',
      descricao: ' Ao sugo\r\nCom manjericão ',
    }
    expect(lerProduto(digitado)).toMatchObject({
      dados: {
        nome: 'Nhoque da Nona',
        descricao: 'Ao sugo\nCom manjericão',
        preco: 4990,
        categoriaId: 7,
        codigoCliente: 'N-01',
        ativo: true,
        possuiExtra: true,
        extras: [3, 5],
        tamanhos: [],
        grupos: [],
        novoSabor: null,
      },
    })
  })

  test('categoria, descrição e código são opcionais: vazios, são guardados nulos', () => {
    const vazios = { categoriaId: '', descricao: ' ', codigoCliente: '' }
    const { nome, preco } = NHOQUE
    const nulos = { dados: { categoriaId: null, descricao: null, codigoCliente: null } }
    expect(lerProduto({ ...NHOQUE, ...vazios })).toMatchObject(nulos)
    expect(lerProduto({ nome, preco })).toMatchObject(nulos)
  })

  test('sem a caixa de extras não tem nenhum, ainda que enviados', () => {
    expect(lerProduto({ ...NHOQUE, possuiExtra: undefined })).toMatchObject({
      dados: { possuiExtra: false, extras: [] },
    })
  })

  test.each([
    ['nome', '', 'Campo obrigatório', 'O nome do produto é obrigatório.'],
    ['nome', ' \u200B ', 'Campo obrigatório', 'O nome do produto é obrigatório.'],
    ['nome', 'n'.repeat(101), 'Erro ao salvar produto', 'O campo Nome deve ter no máximo 100 caracteres.'],
    ['preco', '', 'Campo obrigatório', 'O preço do produto é obrigatório.'],
    ['preco', undefined, 'Campo obrigatório', 'O preço do produto é obrigatório.'],
    ['preco', '-1', 'Preço inválido', 'O preço deve ser um número positivo.'],
    ['preco', 'dez', 'Preço inválido', 'O preço deve ser um número positivo.'],
    ['preco', '1e9', 'Preço inválido', 'O preço deve ser um número positivo.'],
    [
      'descricao',
      'd'.repeat(501),
      'Erro ao salvar produto',
      'O campo Descrição deve ter no máximo 500 caracteres.',
    ],
    [
      'codigoCliente',
      'c'.repeat(61),
      'Erro ao salvar produto',
      'O campo Código interno deve ter no máximo 60 caracteres.',
    ],
    ['categoriaId', '7 or 1=1', 'Erro ao salvar produto', 'Escolha uma categoria da lista.'],
    ['categoriaId', '-7', 'Erro ao salvar produto', 'Escolha uma categoria da lista.'],
    ['extras', ['3', 'x'], 'Erro ao salvar produto', 'Escolha itens extras da lista.'],
    ['extras', '3', 'Erro ao salvar produto', 'Escolha itens extras da lista.'],
    ['extras', [new File([], 'x')], 'Erro ao salvar produto', 'Escolha itens extras da lista.'],
    [
      'extras',
      Array.from({ length: 201 }, (_, n) => String(n)),
      'Erro ao salvar produto',
      'Escolha itens extras da lista.',
    ],
  ])('com %s %j é recusado ao lado do campo', (campo, valor, titulo, texto) => {
    expect(lerProduto({ ...NHOQUE, [campo]: valor })).toEqual({
      recusas: [{ recusa: true, codigo: 'campo-invalido', titulo, texto, campo }],
    })
  })

  test('pode custar nada', () => {
    expect(lerProduto({ ...NHOQUE, preco: '0' })).toMatchObject({ dados: { preco: 0 } })
  })

  test('do formulário do navegador vêm todos os extras e etiquetas marcados', () => {
    const formulario = new FormData()
    for (const [campo, valor] of [
      ['nome', 'Nhoque'],
      ['extras', '3'],
      ['extras', '5'],
      ['etiquetas', 'picante'],
      ['etiquetas', 'vegano'],
    ] as const) {
      formulario.append(campo, valor)
    }
    const etiquetas = ['picante', 'vegano']
    expect(valoresDoProduto(formulario)).toEqual({ nome: 'Nhoque', extras: ['3', '5'], etiquetas })
    expect(valoresDoProduto(new FormData())).toEqual({ extras: [], etiquetas: [] })
  })
})

test.each([
  ['Nhoque', 'Nhoque (cópia)'],
  ['n'.repeat(100), `${'n'.repeat(92)} (cópia)`],
  [`${'n'.repeat(91)}🍝 e queijo`, `${'n'.repeat(91)} (cópia)`],
])('A cópia de %s cabe no limite e não corta um desenho ao meio', (nome, copia) => {
  expect(nomeDaCopia(nome, limites.nomeDoProduto)).toBe(copia)
})

describe('o arquivo escolhido', () => {
  const foto = { name: 'foto.jpg', size: 100, type: 'image/jpeg' }
  test.each([
    ['JPG', {}],
    ['PNG', { name: 'a.PNG', type: 'image/png' }],
    ['GIF', { name: 'a.gif', type: 'image/gif' }],
    ['sem tipo, com nome de JPG', { type: '', name: 'IMG_1.JPEG' }],
    ['de exatos 5MB', { size: IMAGEM_BYTES }],
  ])('%s é aceito', (_, mudanca) => {
    expect(conferirArquivo({ ...foto, ...mudanca })).toBeNull()
  })

  test.each([
    ['vazio', { size: 0 }, /está vazio/],
    ['de 5MB e um byte', { size: IMAGEM_BYTES + 1 }, /mais de 5MB/],
    ['HEIC', { name: 'IMG_1.HEIC', type: 'image/heic' }, /HEIC não são aceitas/],
    ['HEIC sem tipo', { name: 'IMG_1.heic', type: '' }, /HEIC não são aceitas/],
    ['SVG', { name: 'a.svg', type: 'image/svg+xml' }, /não é uma imagem PNG, JPG ou GIF/],
    ['PDF', { name: 'cardapio.pdf', type: 'application/pdf' }, /não é uma imagem PNG, JPG ou GIF/],
    ['sem tipo nem nome de imagem', { name: 'foto', type: '' }, /não é uma imagem PNG, JPG ou GIF/],
  ])('%s é recusado antes de ser enviado', (_, mudanca, texto) => {
    expect(conferirArquivo({ ...foto, ...mudanca })).toMatchObject({
      titulo: 'Erro no Upload da Imagem',
      texto: expect.stringMatching(texto),
      campo: 'imagem',
    })
  })
})

test('quem é avisado de uma mudança lê todos os campos do formulário', () => {
  const lido = lerProduto({
    nome: 'Pizza',
    preco: '40',
    categoriaId: '7',
    possuiExtra: 'on',
    extras: ['3', '4'],
  })
  const dados = 'dados' in lido ? lido.dados : null
  const nomes = {
    categorias: new Map([[7 as CategoriaId, 'Pizzas']]),
    extras: new Map([[3 as ExtraId, 'Borda']]),
    grupos: new Map(),
  }
  const dito = dados ? descreverProduto({ ...dados, imagem: null }, nomes) : {}
  expect(Object.entries(dito)).toEqual(
    expect.arrayContaining([
      ['Nome', 'Pizza'],
      ['Preço', 'R$\u00a040,00'],
      ['Categoria', 'Pizzas'],
      ['Descrição', 'em branco'],
      ['Tamanhos', 'nenhum'],
      ['Aceita itens extras', 'sim'],
      ['Itens extras', 'Borda'],
      ['Produto ativo', 'não'],
    ]),
  )
  const { novoSabor: _, ...descritos } = dados ?? {}
  expect(Object.keys(dito)).toHaveLength(Object.keys(descritos).length)
})
