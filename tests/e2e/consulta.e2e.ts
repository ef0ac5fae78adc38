import { CANTINA, CLIENTES, PEDIDOS } from '../world/demo'
import { passar } from './apoio/avisos'
import { expect, test } from './apoio/jornada'
import { type Cliente, chegar, NO_CELULAR, NO_CELULAR_SEM_TOQUE } from './apoio/modos'

const { mariana } = CLIENTES
const { pendente } = PEDIDOS

/** The dialog and its parts. */
async function abrirConsulta(cliente: Cliente) {
  const { page } = cliente
  // Waits for the script: until it runs, the button is a link to a page, and each tab is a link with a fragment.
  await expect(page.getByRole('tab').first()).not.toHaveAttribute('href', /#/)
  await cliente.apertar(page.getByRole('link', { name: 'Consultar Status do Pedido' }))
  const dialogo = page.getByRole('dialog', { name: 'Consultar Status do Pedido' })
  return {
    dialogo,
    porTelefone: dialogo.getByRole('radio', { name: 'Telefone' }),
    termo: dialogo.getByRole('textbox', { name: 'Termo de busca' }),
    buscar: dialogo.getByRole('button', { name: 'Buscar' }),
  }
}

test(`Do cardápio se consulta um pedido pelo telefone e pelo número, e se volta`, async ({
  abrirNavegador,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const { page } = cliente
  await page.goto(`/${CANTINA.slug}`)
  const { dialogo, porTelefone, termo, buscar } = await abrirConsulta(cliente)
  await cliente.olhar(buscar)
  await cliente.apertar(buscar)
  await expect(termo).toHaveAccessibleDescription('Por favor, insira o ID do pedido ou telefone.')
  await expect(termo).toBeFocused()
  await cliente.olhar()

  await cliente.marcar(porTelefone)
  await cliente.escrever(termo, mariana.telefone)
  await cliente.apertar(buscar)
  await expect(page.getByRole('heading', { name: 'Seus Pedidos Recentes:' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${CANTINA.slug}/status-pedido/tel/${mariana.telefone}$`))
  await cliente.olhar()
  await cliente.apertar(page.getByRole('link', { name: `Pedido #${pendente.numero}` }))
  const detalhes = page.getByRole('heading', { name: `Detalhes do Pedido #${pendente.numero}` })
  await expect(detalhes).toBeVisible()
  await expect(page.getByText('Ma*** A***')).toBeVisible()
  await cliente.olhar()

  await cliente.apertar(page.getByRole('link', { name: 'Voltar ao Cardápio' }))
  await abrirConsulta(cliente)
  await cliente.escrever(termo, String(pendente.numero))
  await page.keyboard.press('Enter')
  await expect(detalhes).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Consultar Status do Pedido' })).toBeVisible()
  await expect(dialogo).toBeHidden()
})

test('A busca que fica sem resposta não perde o que se digitou', async ({ abrirNavegador }) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${CANTINA.slug}`)
  const { porTelefone, termo, buscar } = await abrirConsulta(cliente)
  await page.route('**/consulta', rota => rota.fulfill({ status: 200, body: '<p>Wi-Fi da praça</p>' }), {
    times: 1,
  })
  await cliente.marcar(porTelefone)
  await cliente.escrever(termo, mariana.telefone)
  await cliente.apertar(buscar)
  await expect(page.getByText('Erro na Busca')).toBeVisible()
  await expect(termo).toHaveValue(mariana.telefone)
  await cliente.apertar(buscar)
  await expect(page.getByRole('heading', { name: 'Seus Pedidos Recentes:' })).toBeVisible()
})

test('O pedido aberto se pergunta de 10 em 10 segundos, e de 30 em 30 enquanto a corrente diz o que acontece', async ({
  abrirNavegador,
}) => {
  for (const { corrente, perguntas } of [
    { corrente: false, perguntas: ['em 10 s', 'em 20 s', 'em 30 s'] },
    { corrente: true, perguntas: ['em 30 s'] },
  ]) {
    const { page } = await chegar(abrirNavegador, NO_CELULAR)
    if (!corrente) await page.route('**/ao-vivo', rota => rota.fulfill({ status: 204 }))
    await page.clock.install()
    // The stream is opened once the page asks by itself.
    const aoAbrir = corrente ? page.waitForResponse('**/leitura') : page.waitForRequest('**/ao-vivo')
    await page.goto(`/${CANTINA.slug}/status-pedido/id/${pendente.numero}`)
    await expect(page.getByText(/^Atualizado às/)).toBeVisible()
    await aoAbrir
    // What the page asks is answered after it has taken the answers before, without which it does not ask again.
    const tudoTomado = () => page.evaluate(() => fetch('/healthz').then(outra => outra.text()))
    await tudoTomado()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await tudoTomado()
    const feitas: string[] = []
    let depois = ''
    page.on('request', pergunta => pergunta.url().endsWith('/leitura') && feitas.push(depois))
    for (depois of ['em 10 s', 'em 20 s', 'em 30 s']) {
      const lida = perguntas.includes(depois) ? page.waitForResponse('**/leitura') : null
      await passar(page, 10_000)
      const resposta = await lida
      await tudoTomado()
      if (depois === 'em 30 s') expect(await resposta?.json()).toMatchObject({ nadaNovo: true })
    }
    expect([corrente, feitas]).toEqual([corrente, perguntas])
    await expect(page.getByText('Sem conexão. Tentando de novo...')).toBeHidden()
  }
})
