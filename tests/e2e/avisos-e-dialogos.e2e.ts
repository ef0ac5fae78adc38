import type { Locator, Page } from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import { fecharAviso } from './apoio/aviso-do-pedido'
import { contarLeituras, pararORelogio, passar } from './apoio/avisos'
import { abrirNovo, adicionar } from './apoio/balcao'
import { abrirItem } from './apoio/compra'
import { abrirCardapio, itemDialog, porNoCarrinho } from './apoio/gestos-da-loja'
import { CELULAR, COMPUTADOR, entrarNaTela, entrarNoPainel, expect, test } from './apoio/jornada'
import { botao, dialogo } from './apoio/listas'
import { comDedo, comMouse } from './apoio/maos'
import { abrirQuadro, cartao } from './apoio/no-quadro'

const TABLET = { viewport: { width: 768, height: 1024 } }

test('Um aviso não fica sobre nada que se aperta nem sobre um título em tela nenhuma, e em uma tela baixa um diálogo tem lugar e diz que há mais abaixo: loja', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(CELULAR)
  await abrirCardapio(page, loja.slug)
  await pararORelogio(page)
  await porNoCarrinho(page, PRODUTOS.semDescricao)
  await nadaCoberto(page)
  await porNoCarrinho(page, PRODUTOS.semExtras)
  await page.getByRole('button', { name: /^Ver Carrinho 2 itens/ }).click()
  const carrinho = dialogo(page, 'Seu Pedido')
  await carrinho
    .getByRole('button', { name: /^Remover/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await nadaCoberto(page)
  await carrinho.getByRole('button', { name: /^Editar observação/ }).click()
  await expect(dialogo(page, `Editar Item: ${PRODUTOS.semExtras.nome}`)).toBeVisible()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await nadaCoberto(page)
  await botao(carrinho, 'Continuar e Informar Dados').click()
  await botao(dialogo(page, 'Finalizar Pedido'), 'Avançar para Pagamento').click()
  await expect(page.locator('[data-toast=destructive]')).toBeVisible()
  await nadaCoberto(page)

  await page.clock.resume()
  await temLugar(page, dialogo(page, 'Finalizar Pedido'))
  await dialogo(page, 'Finalizar Pedido').getByRole('button', { name: 'Voltar' }).click()
  await temLugar(page, carrinho)
  await botao(carrinho, 'Fechar').click()
  await temLugar(page, await abrirItem(comDedo(page), PRODUTOS.carbonara))
})

test('Um aviso não fica sobre nada que se aperta nem sobre um título em tela nenhuma, e em uma tela baixa um diálogo tem lugar e diz que há mais abaixo: painel', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(CELULAR)
  await pararORelogio(page)
  await entrarNaTela(page, loja, '/home?entrou')
  await expect(page.getByText('Login bem-sucedido!')).toBeVisible()
  await nadaCoberto(page)
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await nadaCoberto(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Novo Pedido' }).click()
  await expect(dialogo(page, 'Novo Pedido').getByLabel('Nome')).toBeVisible()
  await nadaCoberto(page)

  await page.clock.resume()
  await temLugar(page, dialogo(page, 'Novo Pedido'))
  await botao(dialogo(page, 'Novo Pedido'), 'Fechar').click()
  await botao(page, 'Abrir menu').click()
  await temLugar(page, dialogo(page, 'Comanda'))
  await dialogo(page, 'Comanda').getByRole('link', { name: 'Produtos' }).click()
  await page.getByRole('button', { name: 'Novo produto' }).click()
  await temLugar(page, dialogo(page, 'Novo produto'))
})

test("Um aviso não encurta o quadro, e o 'Desfazer' de um pedido espera embaixo da pergunta que se abre e volta com o tempo que tinha", async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const descansar = contarLeituras(page)
  await abrirQuadro(page, [{ nome: 'Ana' }, { nome: 'Rui', minutos: 9 }])
  await page.getByRole('button', { name: 'Ocultar primeiros passos' }).click()
  await fecharAviso(page)
  const aviso = page.locator('[data-toast]')
  const altura = () => page.getByRole('main').evaluate(({ clientHeight }) => clientHeight)
  const semAviso = await altura()
  await pararORelogio(page)
  await cartao(page, 'Ana').getByRole('button', { name: 'Avançar Status' }).click()
  await expect(aviso).toContainText('foi para Em Preparação')
  expect(await altura()).toBe(semAviso)
  await nadaCoberto(page, [COMPUTADOR, TABLET])
  await page.setViewportSize(COMPUTADOR.viewport)

  // A reading that is under way would be given up in the time that passes at once.
  await descansar()
  await passar(page, 4_000)
  await cartao(page, 'Rui').getByRole('button', { name: 'Cancelar' }).click()
  const pergunta = page.getByRole('dialog')
  await expect(pergunta).toBeVisible()
  await expect(aviso).toHaveCount(0)
  // Longer than it had left, and shorter than a reading of the board may take.
  await descansar()
  await passar(page, 5_000)
  await page.keyboard.press('Escape')
  await expect(pergunta).toBeHidden()
  await expect(aviso).toContainText('foi para Em Preparação')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(aviso).toContainText('voltou para Pendente')
  await passar(page, 3_000)
  await expect(aviso).toHaveCount(0)
})

test('No celular o aviso de um pedido que avançou, com o seu Desfazer, não cobre nada do quadro', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  await abrirQuadro(page, [{ nome: 'Ana' }])
  await pararORelogio(page)
  await cartao(page, 'Ana').getByRole('button', { name: 'Avançar Status' }).click()
  await expect(page.locator('[data-toast]')).toContainText('foi para Em Preparação')
  await nadaCoberto(page, [CELULAR])
})

test('Um aviso não tira do lugar o que se ia apertar num diálogo, em três larguras', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(CELULAR)
  await abrirCardapio(page, loja.slug)
  await pararORelogio(page)
  await page.getByRole('link', { name: 'Consultar Status do Pedido' }).click()
  const consulta = dialogo(page, 'Consultar Status do Pedido')
  const aviso = page.locator('[data-toast]')
  for (const { viewport } of [COMPUTADOR, TABLET, CELULAR]) {
    await page.setViewportSize(viewport)
    await botao(consulta, 'Buscar').click()
    await expect(aviso).toBeVisible()
    const comAviso = await consulta.evaluate(lugares)
    await passar(page, 10_000)
    await expect(aviso).toHaveCount(0)
    expect(await consulta.evaluate(lugares), `${viewport.width} px`).toEqual(comAviso)
  }
})

function lugares(aberto: Element): string[] {
  return [...aberto.querySelectorAll('button, input, label')]
    .filter(elemento => !elemento.closest('[data-toast]'))
    .map(elemento => {
      const { left, top } = elemento.getBoundingClientRect()
      return `${elemento.textContent} ${Math.round(left)} ${Math.round(top)}`
    })
}

/**
 * Checks that the toast covers no control and no title in sight. What scrolling brings under the toast can be scrolled
 * out again, so it does not count.
 */
async function nadaCoberto(page: Page, telas = [COMPUTADOR, TABLET, CELULAR]): Promise<void> {
  await expect(page.locator('[data-toast]')).toHaveCount(1)
  for (const { viewport } of telas) {
    await page.setViewportSize(viewport)
    await expect(page.locator('[data-toast]')).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(cobertosPeloAviso), `${viewport.width} px`).toEqual([])
  }
}

function cobertosPeloAviso(): string[] {
  const aviso = document.querySelector('[data-toast]')
  const raiz = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const alvos = [...raiz.querySelectorAll('a, button, input, select, textarea, label, summary, dialog h2')]
  const coberto = (alvo: Element) => {
    const { left, top, width, height } = alvo.getBoundingClientRect()
    const achado = document.elementFromPoint(left + width / 2, top + height / 2)
    return width > 1 && !aviso?.contains(alvo) && aviso?.contains(achado)
  }
  return alvos.filter(coberto).flatMap(alvo => {
    if (raiz instanceof HTMLDialogElement) alvo.scrollIntoView({ block: 'center' })
    return coberto(alvo) ? [`${alvo.tagName} ${alvo.getAttribute('aria-label') ?? alvo.textContent}`] : []
  })
}

const BAIXAS = [
  { width: 640, height: 360 },
  { width: 320, height: 256 },
  { width: 360, height: 640 },
]

/**
 * Checks that more than half of the dialog in sight scrolls, and that a sign says that there is more below until the
 * end is reached.
 */
async function temLugar(page: Page, aberto: Locator): Promise<void> {
  await expect(aberto).toBeVisible()
  const mais = aberto.locator('[data-more-below]')
  for (const tela of BAIXAS) {
    await page.setViewportSize(tela)
    await expect
      .poll(() => aberto.evaluate(parteQueRola), `${tela.width} x ${tela.height}`)
      .toBeGreaterThan(0.5)
    await aberto.evaluate(dialog => dialog.scrollTo(0, 0))
    const escondido = await aberto.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    if (escondido > 12) await expect(mais).toBeVisible()
    await aberto.evaluate(dialog => dialog.scrollTo(0, dialog.scrollHeight))
    await expect(mais).toHaveCount(0)
  }
  await page.setViewportSize(CELULAR.viewport)
}

/** The share of the window's height in which the dialog scrolls: what is neither fixed at its top nor at its bottom. */
function parteQueRola(dialog: Element): number {
  const fixas = [...dialog.children].filter(parte => getComputedStyle(parte).position === 'sticky')
  const fixo = fixas.reduce((soma, { clientHeight }) => soma + clientHeight, 0)
  // A dialog that shows everything without scrolling may be lower than the window.
  if (dialog.scrollHeight <= dialog.clientHeight) return 1
  return (dialog.clientHeight - fixo) / innerHeight
}

test("O '+' que chegou a 99 diz por que não passa daí, no cardápio, no carrinho e no pedido do painel", async ({
  abrirNavegador,
  loja,
}) => {
  const POR_QUE = 'No máximo 99 de cada item.'
  const page = await abrirNavegador()
  await abrirCardapio(page, loja.slug)
  await page.getByRole('button', { name: PRODUTOS.margherita.nome }).first().click()
  const item = itemDialog(page, PRODUTOS.margherita.nome)
  const limite = item.getByRole('status').filter({ hasText: POR_QUE })
  await botao(item, 'Aumentar quantidade').evaluate(async (mais: HTMLElement) => {
    for (let vezes = 1; vezes < 98; vezes++) {
      mais.click()
      await Promise.resolve()
    }
  })
  await expect(limite).toBeHidden()
  await botao(item, 'Aumentar quantidade').click()
  await expect(limite).toBeVisible()
  await botao(item, 'Adicionar ao Carrinho').click()
  await page.getByRole('button', { name: /^Ver Carrinho 99 itens/ }).click()
  await expect(dialogo(page, 'Seu Pedido').getByRole('status').filter({ hasText: POR_QUE })).toBeVisible()

  const dono = comMouse(await abrirNavegador(COMPUTADOR))
  await entrarNoPainel(dono.page, loja)
  const form = await abrirNovo(dono)
  await adicionar(dono, form, PRODUTOS.semExtras.nome)
  await form.getByLabel('Quantidade').fill('98')
  await expect(form.getByText(POR_QUE)).toBeHidden()
  await botao(form, `Aumentar ${PRODUTOS.semExtras.nome}`).click()
  await expect(form.getByLabel('Quantidade')).toHaveAccessibleDescription(POR_QUE)
})
