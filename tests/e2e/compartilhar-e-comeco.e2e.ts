import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { lerQr } from '../world/ler-qr'
import { umPedido } from '../world/um-pedido'
import { naLoja } from './apoio/banco-da-loja'
import { plantarDono } from './apoio/dono'
import { CELULAR, COMPUTADOR, entrar, entrarNoPainel, expect, semBarreiras, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'

const tarefa = (page: Page, titulo: RegExp) => page.getByRole('listitem').filter({ hasText: titulo })
const cardapio = (page: Page) => tarefa(page, /Cadastre categorias e produtos/)
const atendimento = (page: Page) => tarefa(page, /Configure horários e frete/)
const divulgacao = (page: Page) => tarefa(page, /Compartilhe o link e receba o primeiro pedido/)
const atualizar = (page: Page) => page.getByRole('button', { name: 'Atualizar Pedidos' }).click()
const abrirPainel = (page: Page) => page.getByRole('button', { name: 'Compartilhar cardápio' }).click()

test('Quem começa vê três passos, e cada um se conclui sozinho', async ({ abrirNavegador }) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page, olhar, apertar, escrever } = cliente
  const dono = await plantarDono()
  await entrarNoPainel(page, dono)
  const passos = page.getByRole('region', { name: 'Três passos até o primeiro pedido' })
  await expect(passos.getByRole('status')).toHaveText('0 de 3 passos concluídos')
  await expect(cardapio(page)).toHaveAttribute('aria-current', 'step')
  await olhar(passos.getByRole('link', { name: 'Categorias' }))

  await apertar(passos.getByRole('link', { name: 'Categorias' }))
  await apertar(page.getByRole('button', { name: 'Nova categoria' }))
  const nova = page.getByRole('dialog', { name: 'Nova categoria' })
  await escrever(nova.getByRole('textbox', { name: 'Nome' }), 'Tacacás')
  await apertar(nova.getByRole('button', { name: 'Salvar' }))
  await expect(nova).toBeHidden()
  await apertar(page.getByRole('link', { name: 'Voltar' }))
  await expect(cardapio(page).getByText('Concluído:')).toHaveCount(0)

  // The product is added as from another computer of the shop, and the board shows it by itself.
  const [produto] = await naLoja<{ id: string }>(
    dono,
    `insert into produtos (empresa_id, categoria_id, nome, preco)
     select $1, id, 'Tacacá da casa', 25 from categorias where empresa_id = $1 returning id`,
  )
  await atualizar(page)
  await expect(cardapio(page).getByText('Concluído:')).toBeAttached()
  await expect(atendimento(page)).toHaveAttribute('aria-current', 'step')
  await expect(passos.getByRole('status')).toHaveText('1 de 3 passos concluídos')

  await apertar(passos.getByRole('link', { name: 'Frete' }))
  await escrever(page.getByLabel('Valor fixo do frete'), '5,00')
  await apertar(page.getByRole('button', { name: 'Salvar', exact: true }).first())
  await expect(page.getByText('Configurações salvas com sucesso!').first()).toBeVisible()
  await apertar(page.getByRole('link', { name: 'Voltar' }))
  await expect(atendimento(page)).toContainText('O frete está pronto. Falta dizer quando a loja abre.')
  await naLoja(
    dono,
    `insert into horarios_funcionamento (empresa_id, dia_semana, horario_abertura, horario_fechamento, turno)
     select $1, dia, '00:00', '00:00', 1
     from unnest(array['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']) dia`,
  )
  await atualizar(page)
  await expect(atendimento(page).getByText('Concluído:')).toBeAttached()
  await expect(divulgacao(page)).toHaveAttribute('aria-current', 'step')

  await apertar(divulgacao(page).getByRole('button', { name: 'Compartilhar' }))
  const painel = page.getByRole('region', { name: 'Compartilhe o seu cardápio' })
  await expect(painel).toBeFocused()
  await expect(painel).toBeInViewport()
  await olhar()

  const pedido = umPedido({
    itens: [{ produtoId: Number(produto?.id) as never, quantidade: 1, extras: [], observacao: null }],
    totalVisto: 25_00,
  })
  const feito = await (await abrirNavegador()).request.post(`/${dono.slug}/pedidos`, { data: pedido })
  expect(feito.status()).toBe(200)
  await expect(page.getByText('Joana Prado').first()).toBeVisible()
  await expect(passos).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Joana Prado').first()).toBeVisible()
  await expect(passos).toHaveCount(0)
})

test('Os passos se ocultam, voltam com Desfazer, e ocultos ficam neste navegador', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await plantarDono()
  await entrarNoPainel(page, dono)
  const passos = page.getByRole('region', { name: 'Três passos até o primeiro pedido' })
  await passos.getByRole('button', { name: 'Ocultar primeiros passos' }).click()
  await expect(passos).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(passos).toBeVisible()
  await passos.getByRole('button', { name: 'Ocultar primeiros passos' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  await expect(passos).toHaveCount(0)

  const outro = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(outro, dono)
  await expect(outro.getByRole('region', { name: 'Três passos até o primeiro pedido' })).toBeVisible()
})

test('O link se copia, o QR Code baixado leva ao cardápio, o WhatsApp abre com o convite, e o painel fica aberto neste navegador', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await entrarNoPainel(page, loja)
  await expect(page.getByRole('button', { name: 'Compartilhar cardápio' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await abrirPainel(page)
  const link = `${process.env.COMANDA_E2E}/${loja.slug}`
  await expect(page.getByLabel('Link do seu cardápio')).toHaveValue(link)
  const qr = page.getByRole('img', { name: 'QR Code do seu cardápio' })
  await expect(qr).toHaveJSProperty('naturalWidth', 100)
  expect(await qr.boundingBox()).toMatchObject({ width: 100, height: 100 })

  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect(page.getByText('Link Copiado!').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  for (const formato of ['SVG', 'PNG'] as const) {
    const baixado = page.waitForEvent('download')
    await page.getByRole('link', { name: `Baixar QR (${formato})` }).click()
    const arquivo = await baixado
    expect(arquivo.suggestedFilename()).toBe(`qr-${loja.slug}.${formato.toLowerCase()}`)
    const conteudo = await readFile(await arquivo.path())
    if (formato === 'SVG') expect(conteudo.toString()).toMatch(/^<svg [^>]*xmlns=/)
    else {
      const lido = await lerQr(conteudo)
      expect(lido).toMatchObject({ texto: link, nivel: 'Q', silencio: 4 })
      expect(lido.largura).toBeGreaterThanOrEqual(1000)
    }
  }

  const aberta = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Enviar pelo WhatsApp' }).click()
  const conversa = await aberta
  await expect(conversa.getByRole('heading', { name: 'Conversa' })).toBeVisible()
  const endereco = new URL(conversa.url())
  expect([endereco.origin, endereco.pathname]).toEqual([process.env.COMANDA_E2E_CONVERSA, '/send'])
  expect(endereco.searchParams.has('phone')).toBe(false)
  expect(endereco.searchParams.get('text')).toContain(`cardápio de ${loja.nome}`)
  expect(endereco.searchParams.get('text')).toContain(link)

  await page.reload()
  await expect(page.getByLabel('Link do seu cardápio')).toBeVisible()
  await semBarreiras(page)
  await abrirPainel(page)
  await expect(page.getByLabel('Link do seu cardápio')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Compartilhar cardápio' })).toBeVisible()
  await expect(page.getByLabel('Link do seu cardápio')).toHaveCount(0)
})

test('Onde o navegador não deixa copiar, diz que não deu e deixa o link selecionado', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(CELULAR)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await entrarNoPainel(page, loja)
  await abrirPainel(page)
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect(page.getByText('Erro ao Copiar').first()).toBeVisible()
  const campo = page.getByLabel('Link do seu cardápio')
  await expect(campo).toHaveAccessibleDescription(/o link está selecionado/)
  await expect(campo).toBeFocused()
  const selecionado = await campo.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )
  expect(selecionado).toBe(`${process.env.COMANDA_E2E}/${loja.slug}`)
  await semBarreiras(page)
})

test('O cartão de mesa abre ao lado do quadro e se imprime inteiro, em A6 ou quatro numa folha A4', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await page.context().addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.impressoes = String(
        Number(document.documentElement.dataset.impressoes ?? 0) + 1,
      )
    }
  })
  await entrarNoPainel(page, loja)
  await abrirPainel(page)
  const aberta = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Imprimir cartão de mesa' }).click()
  const cartao = await aberta
  await expect(cartao.getByRole('heading', { name: loja.nome })).toBeVisible()
  await expect(cartao.getByText('Aponte a câmera e veja o cardápio')).toBeVisible()
  await semBarreiras(cartao)
  await cartao.getByRole('button', { name: 'Imprimir' }).click()
  await expect(cartao.locator('html')).toHaveAttribute('data-impressoes', '1')
  expect(await folhas(cartao)).toEqual([[105, 148]])

  await cartao.getByRole('link', { name: '4 na folha A4' }).click()
  await expect(cartao.getByRole('heading', { name: loja.nome })).toHaveCount(4)
  expect(await folhas(cartao)).toEqual([[210, 297]])

  await cartao.emulateMedia({ media: 'print' })
  await expect(cartao.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(cartao.getByRole('heading', { name: loja.nome }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
})

/** Width and height in millimetres of each sheet that would leave the printer. */
async function folhas(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const medidas = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return medidas.map(([, largura, altura]) =>
    [largura, altura].map(pontos => Math.round((Number(pontos) / 72) * 25.4)),
  )
}

test('O cartão cabe na tela do celular, qualquer que seja o papel', async ({ abrirNavegador, loja }) => {
  const { page, olhar } = await chegar(abrirNavegador, NO_CELULAR)
  await entrar(page, loja)
  for (const papel of ['', '?folha=a4']) {
    await page.goto(`/home/compartilhar/cartao${papel}`)
    await expect(page.getByRole('heading', { name: loja.nome }).first()).toBeVisible()
    await olhar(page.getByRole('button', { name: 'Imprimir' }))
    const qr = await page.getByRole('img').last().boundingBox()
    expect((qr?.x ?? 0) + (qr?.width ?? 0)).toBeLessThanOrEqual(360)
  }
})
