import { expect, type Page } from '@playwright/test'
import type { Tela } from './tela-fotografada'

const daNona = (rota: string) => ({ rota, quem: 'nona' }) as const

export const PLANILHAS: readonly Tela[] = [
  { nome: 'painel-importar-ajuda', ...daNona('/home/produtos/importar'), ate: abrirAjuda },
  {
    nome: 'painel-importar-opcoes',
    ...daNona('/home/produtos/importar'),
    ate: importarOpcoes,
  },
  { nome: 'painel-importar-com-erros', ...daNona('/home/produtos/importar'), ate: importarComErros },
  { nome: 'painel-importar-clientes', ...daNona('/home/clientes/importar'), ate: importarClientes },
]

/** Chooses a file with this text. */
async function escolherPlanilha(page: Page, texto: string): Promise<void> {
  const buffer = Buffer.from(texto)
  await page
    .getByLabel('Escolher arquivo CSV')
    .setInputFiles({ name: 'planilha.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText(/linhas? lidas?/)).toBeVisible()
}

async function abrirAjuda(page: Page): Promise<void> {
  await page.getByText('Como preencher').click()
  await page.getByRole('region', { name: 'Tamanhos, grupos e horários' }).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'As opções dos grupos' }).scrollIntoViewIfNeeded()
}

async function importarOpcoes(page: Page): Promise<void> {
  const arquivo = await page.request.get('/home/produtos/planilha.csv')
  const exportada = (await arquivo.text()).replace('Ao ponto;', 'Ao ponto da casa;')
  const colunas = (celulas: string) => `${celulas}\r\n`
  const novas =
    colunas(
      'Pizzas;Pizza;;;;;;;Broto=0,00 (1 sabor)|Grande=0,00 (2 sabores);Sabores;sex-dom 18:00-23:00;;;;',
    ) + colunas(';Calabresa;;;;;;;;;;Sabores;sabor, média;Broto=29,90|Grande=49,90|Gigante=79,90;')
  await escolherPlanilha(page, exportada + novas)
  await page.getByText(/^O que muda/).click()
}

async function importarComErros(page: Page): Promise<void> {
  await escolherPlanilha(
    page,
    'Categoria;Nome;Preço;Ativo\nPizzas;Pizza doce;caro;sim\nPizzas;Calzone;35,00;talvez',
  )
}

async function importarClientes(page: Page): Promise<void> {
  await escolherPlanilha(page, 'Nome;Telefone\nRui Prado;(11) 91234-0000\nIva Luz;(11) 3123-0000')
}
