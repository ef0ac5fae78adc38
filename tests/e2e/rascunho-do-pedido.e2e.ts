import type { Page } from '@playwright/test'
import { BELLA, PRODUTOS } from '../world/demo'
import { abrirNovo, adicionar, formulario, novoNome, preencherNovo, salvo } from './apoio/balcao'
import { COMPUTADOR, entrarNoPainel, expect, test } from './apoio/jornada'
import { comMouse, type Maos } from './apoio/maos'
import { chegar, NO_CELULAR, NO_COMPUTADOR } from './apoio/modos'

const rascunhos = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter(chave => chave.startsWith('comandaNovoPedido')))

async function guardarRascunho(dono: Maos): Promise<void> {
  const { page } = dono
  await dono.fechar(formulario(page))
  await dono.apertar(page.getByRole('button', { name: 'Guardar rascunho' }))
  await salvo(page)
}

async function pedirParaSair({ page, apertar }: Maos) {
  await apertar(page.getByRole('button', { name: 'Menu do usuário' }))
  await apertar(page.getByRole('menuitem', { name: 'Sair' }))
}

test('O pedido começado espera pela empresa cuja sessão acabou, e não por outra; sair pergunta por ele, também em outra aba, e não deixa nada dele no navegador', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(page, loja)
  const dono = comMouse(page)
  await preencherNovo(dono, novoNome())
  await guardarRascunho(dono)
  await page.request.post('/home/sair')
  await entrarNoPainel(page, loja)
  await expect((await abrirNovo(dono)).getByText('Rascunho recuperado')).toBeVisible()
  await guardarRascunho(dono)

  const outra = comMouse(await page.context().newPage())
  await outra.page.goto('/home')
  await pedirParaSair(outra)
  const pergunta = outra.page.getByRole('dialog', { name: 'Sair e descartar o pedido?' })
  await outra.apertar(pergunta.getByRole('button', { name: 'Continuar no painel' }))
  await expect(pergunta).toBeHidden()
  expect(await rascunhos(page)).toHaveLength(1)
  // Somebody signs out in another tab while the order is being written.
  await expect((await abrirNovo(dono)).getByText('Rascunho recuperado')).toBeVisible()
  await pedirParaSair(outra)
  await outra.apertar(pergunta.getByRole('button', { name: 'Descartar e sair' }))
  await expect(outra.page).toHaveURL(/\/login/)
  await expect(page).toHaveURL(/\/login/)
  expect(await rascunhos(page)).toEqual([])
  await entrarNoPainel(page, loja)
  const form = await abrirNovo(dono)
  await expect(form.getByLabel('Nome')).toHaveValue('')

  await dono.escrever(form.getByLabel('Nome'), novoNome())
  await guardarRascunho(dono)
  expect(await rascunhos(page)).toHaveLength(1)
  await page.request.post('/home/sair')
  await entrarNoPainel(page, BELLA)
  await expect.poll(() => rascunhos(page)).toEqual([])
})

for (const modo of [NO_CELULAR, NO_COMPUTADOR]) {
  test(`${modo.nome}: cada produto adicionado fica à vista, e o foco onde se digita o próximo`, async ({
    abrirNavegador,
    loja,
  }) => {
    const dono = await chegar(abrirNavegador, modo)
    await entrarNoPainel(dono.page, loja)
    const form = await abrirNovo(dono)
    await expect(form.getByLabel('Nome')).toBeFocused()
    const { carbonara, margherita, semExtras, lasanha } = PRODUTOS
    for (const { nome } of [carbonara, margherita, semExtras, lasanha, semExtras]) {
      await adicionar(dono, form, nome)
      await expect(form.getByRole('heading', { name: nome })).toBeInViewport({ ratio: 1 })
      await expect(form.getByRole('status').filter({ hasText: `${nome} no pedido` })).toBeAttached()
      await expect(form.getByLabel('Adicionar produto')).toBeFocused()
    }
    await dono.olhar()
  })
}
