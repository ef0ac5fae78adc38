import { expect, test } from 'vitest'
import { findScriptsDaTela, listScriptsDasTelas } from './scripts-das-telas'

const nada = { hasDefaultExport: false, hasErrorBoundary: false }
const tela = { hasDefaultExport: true, hasErrorBoundary: true, parentId: 'screens/painel/layout' }

const manifesto = {
  version: '1',
  routes: {
    root: { id: 'root', module: '/raiz.js', ...nada },
    cardapio: { parentId: 'loja', path: ':slug', module: '/cardapio.js', ...nada, hasDefaultExport: true },
    produtos: {
      ...tela,
      path: 'home/produtos',
      module: '/produtos.js',
      imports: ['/lista.js'],
      clientActionModule: '/produtos-acao.js',
    },
    dados: { ...tela, path: 'cadastro-empresa/:id', module: '/dados.js', imports: [], css: ['/dados.css'] },
    exclusao: { ...tela, ...nada, path: 'home/produtos/:id/exclusao', module: '/exclusao.js' },
  },
}

test('Cada tela da moldura do painel vem com todos os seus arquivos, e nenhuma outra rota', () => {
  expect(listScriptsDasTelas(manifesto)).toEqual([
    { caminho: '/home/produtos', arquivos: ['/produtos.js', '/lista.js', '/produtos-acao.js'] },
    { caminho: '/cadastro-empresa/:id', arquivos: ['/dados.js', '/dados.css'] },
  ])
})

test('Uma lista de rotas que não se entende é lista nenhuma', () => {
  expect(listScriptsDasTelas(undefined)).toEqual([])
  expect(listScriptsDasTelas({ routes: { produtos: { module: 7 } } })).toEqual([])
})

test.each([
  ['/home/produtos', '/home/produtos'],
  ['/cadastro-empresa/7', '/cadastro-empresa/:id'],
  ['/home/produtos/7/exclusao', undefined],
  ['/planos', undefined],
])('%s é a tela %s', (endereco, caminho) => {
  expect(findScriptsDaTela(listScriptsDasTelas(manifesto), endereco)?.caminho).toBe(caminho)
})
