import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchScript, findScriptsDaTela, listScriptsDasTelas } from './scripts-das-telas'

const nada = {
  hasDefaultExport: false,
  hasErrorBoundary: false,
}
const tela = {
  ...nada,
  hasDefaultExport: true,
  hasErrorBoundary: true,
  parentId: 'screens/painel/moldura/layout',
}

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
    },
    dados: { ...tela, path: 'cadastro-empresa/:id', module: '/dados.js', imports: [], css: ['/dados.css'] },
    exclusao: {
      ...tela,
      ...nada,
      path: 'home/produtos/:id/exclusao',
      module: '/exclusao.js',
      imports: ['/mudanca.js'],
    },
    historico: {
      ...tela,
      ...nada,
      path: 'home/pedidos/:id/historico',
      module: '/historico.js',
    },
    planilha: { ...tela, ...nada, path: 'home/produtos/planilha.csv', module: '/planilha.js' },
  },
}

test('Cada tela da moldura do painel vem com todos os seus arquivos, e nenhuma outra rota', () => {
  expect(listScriptsDasTelas(manifesto)).toEqual([
    { path: '/home/produtos', files: ['/produtos.js', '/lista.js'] },
    { path: '/cadastro-empresa/:id', files: ['/dados.js', '/dados.css'] },
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
  expect(findScriptsDaTela(listScriptsDasTelas(manifesto), endereco)?.path).toBe(caminho)
})

const servidor = createServer(({ url = '' }, resposta) => {
  resposta.statusCode = Number(url.slice(1))
  resposta.end('export {}')
})
beforeAll(() => new Promise<void>(pronto => servidor.listen(0, '127.0.0.1', pronto)))
afterAll(() => servidor.close())
const pedirScript = (status: number) =>
  fetchScript(`http://127.0.0.1:${(servidor.address() as AddressInfo).port}/${status}`)

test.each([200, 404])('Um script respondido com %i não é falta de rede', async status => {
  await expect(pedirScript(status)).resolves.toBeUndefined()
})

test.each([500, 502, 503])(
  'Um servidor fora do ar (%i) não deixa script nenhum no navegador',
  async status => {
    await expect(pedirScript(status)).rejects.toThrow(String(status))
  },
)
