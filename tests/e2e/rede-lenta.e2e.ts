import type { Page } from '@playwright/test'
import { CANTINA, PRODUTOS } from '../world/demo'
import { cortar, esperarAviso, pararORelogio, passar, segurar } from './apoio/avisos'
import { naLoja } from './apoio/banco-da-loja'
import { plantarDono } from './apoio/dono'
import {
  CELULAR,
  COMPUTADOR,
  entrar,
  entrarNoPainel,
  esperarScript,
  expect,
  irPeloMenuDoUsuario,
  test,
} from './apoio/jornada'
import { abrirComCarrinho } from './apoio/visita-de-antes'

const SCRIPTS = '**/assets/*.js'

test('O prato tocado antes de o script chegar se abre quando ele chega', async ({ abrirNavegador }) => {
  const cliente = await abrirNavegador()
  const liberar = await segurar(cliente, SCRIPTS)
  await cliente.goto(`/${CANTINA.slug}`, { waitUntil: 'commit' })
  await cliente.getByRole('button', { name: PRODUTOS.margherita.nome }).click()
  liberar()
  await expect(
    cliente.getByRole('dialog', { name: `Adicionar ao Carrinho: ${PRODUTOS.margherita.nome}` }),
  ).toBeVisible()
})

test('O botão do painel tocado antes de o script chegar, no quadro e atrás dele, vale quando ele chega', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrar(page, CANTINA)
  const tocarCedo = async (caminho: string, botao: string) => {
    const liberar = await segurar(page, SCRIPTS)
    await page.goto(caminho, { waitUntil: 'commit' })
    await page.getByRole('button', { name: botao }).click()
    liberar()
  }
  await tocarCedo('/home', 'Alertas e impressão')
  const ajustes = page.getByRole('dialog', { name: 'Alertas e impressão' })
  await expect(ajustes.getByRole('button', { name: 'Testar alerta' })).toBeVisible()
  await tocarCedo('/home/categorias', 'Nova categoria')
  await expect(page.getByRole('dialog', { name: 'Nova categoria' })).toBeVisible()

  const liberar = await segurar(page, SCRIPTS)
  await page.goto('/home/extras', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('nada com este nome')
  liberar()
  await expect(page).toHaveURL(/busca=nada/)
})

test('O que o dono digita, escolhe e manda salvar antes de o script chegar vale quando ele chega, e recusado fica como foi digitado', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  await entrar(page, await plantarDono())
  let liberar = await segurar(page, SCRIPTS)
  await page.goto('/home/horarios', { waitUntil: 'commit' })
  const terca = page.getByRole('region', { name: 'Terça-feira' })
  await terca.getByLabel('Abertura (Turno 1)').fill('1800')
  await terca.getByLabel('Fechamento (Turno 1)').fill('23')
  const domingo = page.getByRole('region', { name: 'Domingo' })
  await domingo.getByLabel('Abertura (Turno 1)').fill('1100')
  const salvar = page.getByRole('button', { name: 'Salvar Horários' })
  await salvar.click()
  await expect(salvar).toHaveAttribute('aria-busy', 'true')
  liberar()
  await expect(domingo.getByText(/^Preencha a abertura e o fechamento do turno 1/)).toBeVisible()
  await expect(salvar).not.toHaveAttribute('aria-busy')
  await expect(terca.getByLabel('Abertura (Turno 1)')).toHaveValue('18:00')
  await expect(terca.getByText(/^Preencha/)).toBeVisible()
  await expect(domingo.getByLabel('Abertura (Turno 1)')).toHaveValue('11:00')

  liberar = await segurar(page, SCRIPTS)
  await page.goto('/home/configuracoes', { waitUntil: 'commit' })
  await page.locator('label', { hasText: 'Calcular frete por km' }).click()
  const secao = (nome: string) => page.getByRole('region', { name: nome, exact: true })
  const salvarSecao = (nome: string) => secao(nome).getByRole('button', { name: /^Salva/ })
  await page.getByLabel('Valor fixo do frete').fill('8,5')
  await salvarSecao('Frete').click()
  await page.getByLabel('Pedido mínimo para retirada').fill('12')
  await salvarSecao('Pedido mínimo e entrega grátis').click()
  await page.getByLabel('Tipo da chave').selectOption('E-mail')
  await page.getByText('Identificar o pedido no Pix').click()
  const gravadas: number[] = []
  page.on('response', resposta => {
    if (resposta.request().method() === 'POST') gravadas.push(resposta.status())
  })
  liberar()
  await expect(secao('Pix').getByText('O e-mail cadastrado no banco')).toBeVisible()
  await expect.poll(() => gravadas).toEqual([200, 200])
  for (const nome of ['Frete', 'Pedido mínimo e entrega grátis'])
    await expect(salvarSecao(nome)).not.toHaveAttribute('aria-busy')
  // What was chosen and not sent is still to be saved.
  await irPeloMenuDoUsuario(page, 'Horários')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('heading', { name: 'Configurações de Horários' })).toBeVisible()
  await irPeloMenuDoUsuario(page, 'Configurações')
  await expect(page.getByRole('radio', { name: /^Calcular/ })).toBeChecked()
  await expect(page.getByLabel('Pedido mínimo para retirada')).toHaveValue('12,00')
  await expect(page.getByLabel('Tipo da chave')).toHaveValue('')
})

test('O produto que o dono desliga antes de o script chegar sai do cardápio, e não o que o navegador desmarcou por conta própria', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrar(page, loja)
  const enviadas: string[] = []
  page.on('request', request => request.method() === 'POST' && enviadas.push(new URL(request.url()).pathname))
  const ativo = page.getByRole('checkbox', { name: /^Ativo/ })
  const liberar = await segurar(page, SCRIPTS)
  await page.goto('/home/produtos', { waitUntil: 'commit' })
  await ativo.nth(1).uncheck()
  // As Firefox does with a reload, which puts every field as it was before, and tells no script.
  await ativo.nth(0).evaluate((campo: HTMLInputElement) => {
    campo.checked = false
  })
  const gravado = page.waitForResponse(resposta => resposta.request().method() === 'POST')
  liberar()
  expect((await gravado).ok()).toBe(true)
  await page.reload()
  await expect(ativo.nth(1)).not.toBeChecked()
  await expect(ativo.nth(0)).toBeChecked()
  expect(enviadas.filter(caminho => caminho.startsWith('/home/produtos'))).toHaveLength(1)
})

test('Quem espera por um script que não vem lê isso em palavras, e o que digitou fica, também depois de recarregar', async ({
  abrirNavegador,
  loja,
}) => {
  const aviso = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'A página não terminou de carregar.' })
  const cliente = await abrirNavegador(CELULAR)
  const chegou = await segurar(cliente, SCRIPTS)
  await cliente.goto(`/${loja.slug}`, { waitUntil: 'commit' })
  await cliente.getByRole('button', { name: PRODUTOS.margherita.nome }).click()
  await expect(aviso(cliente)).toBeVisible()
  chegou()
  await expect(cliente.getByRole('dialog')).toBeVisible()
  await expect(aviso(cliente)).toHaveCount(0)

  const page = await abrirNavegador(CELULAR)
  await entrar(page, loja)
  await page.route(SCRIPTS, rota => rota.abort('internetdisconnected'))
  await page.goto('/home/configuracoes', { waitUntil: 'commit' })
  const frete = page.getByLabel('Valor fixo do frete')
  const secao = page.getByRole('region', { name: 'Frete', exact: true })
  await page.locator('label', { hasText: 'Calcular frete por km' }).click()
  await frete.fill('8,5')
  await secao.getByRole('button', { name: /^Salva/ }).click()
  await expect(aviso(page)).toBeVisible()
  await expect(frete).toHaveValue('8,5')
  await page.unroute(SCRIPTS)
  await aviso(page).getByRole('button', { name: 'Recarregar a página' }).click()
  await esperarScript(page)
  await expect(frete).toHaveValue(/^8,5/)
  await expect(page.getByRole('radio', { name: /^Calcular frete por km/ })).toBeChecked()
  const gravado = page.waitForResponse(resposta => resposta.request().method() === 'POST')
  await secao.getByRole('button', { name: /^Salva/ }).click()
  expect((await gravado).ok()).toBe(true)
  await page.reload()
  await expect(frete).toHaveValue('8,50')
})

test('O que foi tocado sem rede se abre ao ser tocado de novo com ela: o prato, o carrinho, a senha esquecida, o pedido novo e o cancelamento', async ({
  abrirNavegador,
  loja,
}) => {
  const { nome } = PRODUTOS.margherita
  const LASANHA = PRODUTOS.lasanha.nome
  const botao = (rotulo: string | RegExp) => (page: Page) => page.getByRole('button', { name: rotulo })
  const esqueci = (page: Page) => page.getByRole('link', { name: 'Esqueci minha senha' })
  const noQuadro = (page: Page) => entrarNoPainel(page, loja)
  for (const { ir, alvo, titulo } of [
    {
      ir: (page: Page) => page.goto(`/${loja.slug}`),
      alvo: botao(nome),
      titulo: `Adicionar ao Carrinho: ${nome}`,
    },
    {
      // Of another category than the first, and twice on the page: among what was found, and in its category.
      async ir(page: Page) {
        await page.goto(`/${loja.slug}`)
        await page.getByRole('searchbox').fill(LASANHA)
        await expect(page.getByRole('heading', { name: /^Resultados da pesquisa/ })).toBeVisible()
      },
      alvo: (page: Page) => botao(LASANHA)(page).first(),
      titulo: `Adicionar ao Carrinho: ${LASANHA}`,
    },
    {
      ir: (page: Page) => abrirComCarrinho(page, loja.slug, PRODUTOS.semExtras),
      alvo: botao(/^Ver Carrinho 1/),
      titulo: 'Seu Pedido',
    },
    { ir: (page: Page) => page.goto('/login'), alvo: esqueci, titulo: /senha/i },
    { ir: noQuadro, alvo: botao('Novo Pedido'), titulo: 'Novo Pedido' },
    { ir: noQuadro, alvo: (page: Page) => botao(/^Cancelar/)(page).first(), titulo: /^Cancelar/ },
  ]) {
    // A browser that has none of the scripts.
    const page = await abrirNavegador(CELULAR)
    await ir(page)
    await esperarScript(page)
    await page.context().setOffline(true)
    await alvo(page).click()
    const aviso = page.locator('[data-toast=destructive]')
    await expect(aviso).toBeVisible()
    // Its time stands still, and it goes all the same once it is no longer true.
    await aviso.getByRole('button', { name: 'Fechar aviso' }).focus()
    await page.context().setOffline(false)
    await expect(aviso).toHaveCount(0)
    const dialogo = page.getByRole('dialog', { name: titulo })
    // Pressed once. The panel reads again as soon as the network is back, and may have opened it by itself by then.
    const apertar = alvo(page)
      .click()
      .catch(() => undefined)
    await Promise.race([apertar, dialogo.waitFor()])
    await expect(dialogo).toBeVisible()
    await page.context().close()
  }
})

test('A foto que não veio sem rede vem quando ela volta', async ({ abrirNavegador, loja }) => {
  await naLoja(loja, "update produtos set imagem_url = 'lasanha' where empresa_id = $1 and nome = $2", [
    PRODUTOS.lasanha.nome,
  ])
  const page = await abrirNavegador(CELULAR)
  let comRede = false
  await page.route('**/imagens/**', pedido =>
    comRede ? pedido.fulfill({ path: 'public/apple-touch-icon.png' }) : pedido.abort('internetdisconnected'),
  )
  await page.goto(`/${loja.slug}`)
  await esperarScript(page)
  await page.context().setOffline(true)
  const semRede = page.waitForEvent('requestfailed', pedido => pedido.url().includes('/imagens/lasanha'))
  await page.getByRole('searchbox').fill(PRODUTOS.lasanha.nome)
  await semRede
  const cartao = page.getByRole('listitem').filter({ hasText: PRODUTOS.lasanha.nome }).first()
  await expect(cartao.getByText('Sem imagem')).toBeVisible()
  comRede = true
  await page.context().setOffline(false)
  await expect
    .poll(() =>
      cartao.locator('img').evaluateAll(fotos => fotos.map(f => (f as HTMLImageElement).naturalWidth > 0)),
    )
    .toEqual([true])
})

test('A página que se recarrega por um script não abre o que já tinha sido fechado', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(page, loja)
  await page.addInitScript(() => {
    Object.assign(window, { guardado: sessionStorage.getItem('open-again') })
  })
  const pausar = page.getByRole('dialog', { name: 'Pausar pedidos' })
  await page.getByRole('button', { name: 'Pausar pedidos' }).click()
  await expect(pausar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pausar).toBeHidden()
  // What a card is dragged with opens nothing, and nothing that opens was pressed for it.
  await cortar(page, '**/assets/cartao-no-ar-*.js')
  const recarregada = page.waitForEvent('load')
  await page.getByRole('article').first().hover()
  await page.mouse.down()
  await recarregada
  expect(await page.evaluate(() => Reflect.get(window, 'guardado'))).toBe(JSON.stringify([page.url()]))
})

test('O que é tocado enquanto a página já se recarrega por outro script se abre também', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const doArrasto = await cortar(page, '**/assets/cartao-no-ar-*.js')
  const dasCamadas = await cortar(page, '**/assets/camadas-do-pedido-*.js')
  await entrarNoPainel(page, loja)
  await esperarScript(page)
  const liberar = await segurar(page, '**/home')
  // The hand comes down on a card, which may be dragged by it, and goes up from a button.
  const recarrega = page.waitForRequest(pedido => pedido.isNavigationRequest())
  await page
    .getByRole('button', { name: /^Cancelar/ })
    .first()
    .hover()
  await page.mouse.down()
  await recarrega
  const emAlcance = page.waitForResponse('**/healthz')
  await page.mouse.up()
  await (await emAlcance).finished()
  await doArrasto()
  await dasCamadas()
  liberar()
  await expect(page.getByRole('dialog', { name: /^Cancelar/ })).toBeVisible()
})

test('O que se abre sobre o quadro e não chega em 10 segundos devolve a tela e diz por quê; depois de chegar, abre', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(page, CANTINA)
  await pararORelogio(page)
  const liberar = await segurar(page, SCRIPTS)
  const pausar = page.getByRole('button', { name: 'Pausar pedidos' })
  await pausar.click()
  await passar(page, 9_999)
  await expect(page.getByText('Abrindo...')).toBeAttached()
  await passar(page, 1)
  await expect(page.getByText('Abrindo...')).toHaveCount(0)
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Erro de Conexão',
    texto: 'Verifique sua conexão e toque de novo.',
    ms: 5_000,
  })
  liberar()
  await pausar.click()
  await expect(page.getByRole('dialog', { name: 'Pausar pedidos' })).toBeVisible()
})
