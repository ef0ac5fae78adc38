import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import rotas from '../../app/routes'
import { CONTAS } from '../screens/contas'
import { LOJA } from '../screens/loja'
import { PAINEL } from '../screens/painel'
import { SITE } from '../screens/site'

const app = resolve(import.meta.dirname, '../../app')
const areas = { site: SITE, contas: CONTAS, loja: LOJA, painel: PAINEL }
const telas = Object.values(areas).flat()

/** '/:slug/status-pedido/id/:id' of every route that has a page; the other routes only answer requests. */
function listPaginas(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, file, children }) => {
    // The addresses of a list's rows are only posted to.
    const here = path ? `${above}/${path.replace('/:id?/exclusao?', '')}` : above
    if (children) return listPaginas(children, here)
    return /^export default /m.test(readFileSync(join(app, file), 'utf8')) ? [here || '/'] : []
  })
}

const paginas = listPaginas(await rotas)

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
    expect(new Set(nomes).size).toBe(nomes.length)
  })
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
