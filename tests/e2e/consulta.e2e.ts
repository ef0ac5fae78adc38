import type { Page } from '@playwright/test'
import { CANTINA, CLIENTES, PEDIDOS } from '../world/demo'
import { CELULAR, COMPUTADOR, expect, semBarreiras, test } from './jornada'

const { mariana } = CLIENTES
const { pendente } = PEDIDOS

/** With its script: until then the button is a link to a page of its own, and each tab begins at its fragment. */
async function abrirCardapio(page: Page): Promise<void> {
  await page.goto(`/${CANTINA.slug}`)
  await expect(page.getByRole('tab').first()).not.toHaveAttribute('href', /#/)
}

test('Do cardápio se consulta um pedido pelo número e pelo telefone, e se volta', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador(CELULAR)
  await abrirCardapio(cliente)
  const abrir = cliente.getByRole('link', { name: 'Consultar Status do Pedido' })
  const dialogo = cliente.getByRole('dialog', { name: 'Consultar Status do Pedido' })
  const termo = dialogo.getByRole('textbox', { name: 'Termo de busca' })
  const buscar = dialogo.getByRole('button', { name: 'Buscar' })
  await abrir.click()
  await semBarreiras(cliente)

  await buscar.click()
  await expect(cliente.getByText('Entrada Inválida')).toBeVisible()
  await expect(termo).toHaveAccessibleDescription('Por favor, insira o ID do pedido ou telefone.')
  await expect(termo).toBeFocused()
  await semBarreiras(cliente)

  await termo.fill('99999998')
  await buscar.click()
  await expect(cliente.getByText('Pedido Não Encontrado')).toBeVisible()
  await dialogo.getByText('Telefone', { exact: true }).click()
  await termo.fill('11999998888')
  await buscar.click()
  await expect(cliente.getByText('Não Encontrado', { exact: true })).toBeVisible()
  await expect(termo).toHaveAccessibleDescription('Nenhum cliente encontrado com este telefone.')

  // Without an answer nothing typed is lost.
  await cliente.route('**/status-pedido.data*', rota =>
    rota.fulfill({ status: 200, body: '<p>Wi-Fi da praça</p>' }),
  )
  await termo.fill(mariana.telefone)
  await buscar.click()
  await expect(cliente.getByText('Erro na Busca')).toBeVisible()
  await expect(termo).toHaveValue(mariana.telefone)
  await cliente.unroute('**/status-pedido.data*')

  await buscar.click()
  await expect(cliente.getByRole('heading', { name: 'Seus Pedidos Recentes:' })).toBeVisible()
  await expect(cliente).toHaveURL(new RegExp(`/${CANTINA.slug}/status-pedido/tel/${mariana.telefone}$`))
  await semBarreiras(cliente)
  await cliente.getByRole('link', { name: `Pedido #${pendente.numero}` }).click()
  const detalhes = cliente.getByRole('heading', { name: `Detalhes do Pedido #${pendente.numero}` })
  await expect(detalhes).toBeVisible()
  await expect(cliente.getByText('Ma*** A***')).toBeVisible()

  await cliente.goBack()
  await cliente.getByRole('link', { name: 'Voltar ao Cardápio' }).click()
  await abrir.click()
  await termo.fill(String(pendente.numero))
  await termo.press('Enter')
  await expect(detalhes).toBeVisible()
  await cliente.goBack()
  await expect(abrir).toBeVisible()
  await expect(dialogo).toBeHidden()
})

test('Só com o teclado: abre, escolhe o telefone, desiste e o foco volta ao botão', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador(COMPUTADOR)
  await abrirCardapio(cliente)
  const abrir = cliente.getByRole('link', { name: 'Consultar Status do Pedido' })
  const dialogo = cliente.getByRole('dialog', { name: 'Consultar Status do Pedido' })
  await abrir.focus()
  await cliente.keyboard.press('Enter')
  await expect(dialogo).toBeVisible()
  await dialogo.getByRole('radio', { name: 'ID do Pedido' }).focus()
  await cliente.keyboard.press('ArrowRight')
  await expect(dialogo.getByRole('radio', { name: 'Telefone' })).toBeChecked()
  await cliente.keyboard.press('Escape')
  await expect(dialogo).toBeHidden()
  await expect(abrir).toBeFocused()
})

test('Sem JavaScript o botão é um link para a mesma consulta', async ({ abrirNavegador }) => {
  const cliente = await abrirNavegador({ ...CELULAR, javaScriptEnabled: false })
  await cliente.goto(`/${CANTINA.slug}`)
  await cliente.getByRole('link', { name: 'Consultar Status do Pedido' }).click()
  await cliente.getByText('Telefone', { exact: true }).click()
  await cliente.getByLabel('Termo de busca').fill(mariana.telefone)
  await cliente.getByRole('button', { name: 'Buscar' }).click()
  await expect(cliente.getByRole('heading', { name: 'Seus Pedidos Recentes:' })).toBeVisible()
})
