import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONTAS } from '../screens/contas'
import { LOJA } from '../screens/loja'
import { DO_PAINEL, PAGINAS } from '../screens/paginas'
import { PAINEL } from '../screens/painel'
import { SITE } from '../screens/site'

const app = resolve(import.meta.dirname, '../../app')
const areas = { site: SITE, contas: CONTAS, loja: LOJA, painel: PAINEL }
const telas = Object.values(areas).flat()

const paginas = PAGINAS.map(({ rota }) => rota)

describe('as fotos de todas as telas', () => {
  test('há o que conferir', () => {
    expect(paginas).toContain('/:slug/status-pedido/id/:id')
    expect(paginas).not.toContain('/sitemap.xml')
  })

  test('toda página de app/routes.ts tem uma linha em tests/screens', () => {
    const fotografadas = new Set(telas.map(({ rota }) => rota))
    expect(
      paginas.filter(pagina => !fotografadas.has(pagina)),
      'add its line to the area in tests/screens, as those beside it',
    ).toEqual([])
  })

  test('nenhuma linha fotografa uma página que não existe mais', () => {
    expect(
      telas.filter(({ rota }) => rota !== '*' && !paginas.includes(rota)),
      'take the line out with its page',
    ).toEqual([])
  })

  test.each(Object.entries(areas))('em %s cada nome começa pela área e é um só', (area, linhas) => {
    const nomes = linhas.map(({ nome }) => nome)
    expect(
      nomes.filter(nome => !new RegExp(`^${area}-[a-z]+(-[a-z]+)*$`).test(nome)),
      'begin the name with the area: `painel-cupons`',
    ).toEqual([])
    expect(
      nomes.filter((nome, n) => nomes.indexOf(nome) !== n),
      'give each picture a name of its own',
    ).toEqual([])
  })
})

test('toda página do painel é oferecida por outra tela: o menu, ou um link', () => {
  const telasDoPainel = readdirSync(join(app, 'screens/painel'), { recursive: true, encoding: 'utf8' })
    .filter(arquivo => arquivo.endsWith('.tsx'))
    .map(arquivo => `screens/painel/${arquivo}`)
  const oferecida = ({ rota, file }: (typeof DO_PAINEL)[number]) => {
    const link = new RegExp(`${rota.slice(rota.lastIndexOf('/'))}['"\`?#]`)
    return telasDoPainel.some(tela => tela !== file && link.test(readFileSync(join(app, tela), 'utf8')))
  }
  expect(DO_PAINEL.length).toBeGreaterThan(10)
  expect(
    DO_PAINEL.filter(pagina => !oferecida(pagina)),
    'add its line to LINHAS_DO_MENU of app/screens/painel/linhas-do-menu.tsx, or a link where it is looked for',
  ).toEqual([])
})

/**
 * Addresses without the company: signing out, and a form that is sent without script. Neither can do anything to
 * another company.
 */
const SEM_EMPRESA = [
  'moldura/botao-sair.tsx',
  'moldura/sair.tsx',
  'quadro/cartao/acoes-do-pedido.tsx',
  'quadro/cartao/pix-do-pedido.tsx',
]

test('todo formulário do painel diz, por useAcao, para que empresa foi desenhado', () => {
  const painel = join(app, 'screens/painel')
  const arquivos = readdirSync(painel, { recursive: true }).map(String)
  const diretos = arquivos.filter(
    arquivo =>
      /\.tsx?$/.test(arquivo) &&
      /\baction(=|: ?)[{]?['"`]\/home/.test(readFileSync(join(painel, arquivo), 'utf8')),
  )
  expect(diretos.sort(), 'take the address from `useAcao`, which adds the company').toEqual(
    SEM_EMPRESA.toSorted(),
  )
})
