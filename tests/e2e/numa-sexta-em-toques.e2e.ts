import type { Page } from '@playwright/test'
import { naLoja } from './apoio/banco-da-loja'
import { CELULAR, COMPUTADOR, expect, test } from './apoio/jornada'
import { abrirQuadro, cartao, coluna } from './apoio/no-quadro'
import { nomeDe, sexta, TABLET } from './apoio/sexta'

for (const aparelho of [COMPUTADOR, TABLET, CELULAR])
  test(`Numa sexta, em ${aparelho.viewport.width} px, o que se faz a noite toda custa um toque ou dois`, async ({
    abrirNavegador,
  }) => {
    const page = await abrirNavegador(aparelho)
    const dono = await abrirQuadro(page, sexta())
    await naLoja(
      dono,
      `update pedidos set pix_copia_e_cola = '000201' where empresa_id = $1 and nome_cliente = '${nomeDe(1)}'`,
    )
    await naLoja(dono, 'insert into configuracoes (empresa_id, preparo_min) values ($1, 40)')
    await page.reload()
    await expect(coluna(page, 'Pendente').getByText('24 pedidos', { exact: true })).toBeVisible()
    const custa = await contarToques(page)
    const noCartao = (nome: string, botao: RegExp) => cartao(page, nome).getByRole('button', { name: botao })
    const mudou = async (para: string) => {
      await expect(page.locator('[data-toast]')).toContainText(para)
    }

    await custa(1, 'achar um pedido', async () => {
      await page.getByRole('searchbox').click()
      await page.keyboard.type(nomeDe(20))
      await expect(cartao(page, nomeDe(20))).toBeInViewport({ ratio: 0.9 })
      await page.keyboard.press('Escape')
    })
    await custa(1, 'conferir um Pix', async () => {
      await noCartao(nomeDe(1), /^Recebi o Pix/).click()
      await expect(cartao(page, nomeDe(1)).getByText(/^Pix recebido às/)).toBeVisible()
    })
    await custa(1, 'aceitar', async () => {
      await noCartao(nomeDe(0), /^Avançar Status/).click()
      await mudou('foi para Em Preparação')
    })
    await custa(1, 'imprimir', async () => {
      await Promise.all([page.waitForEvent('popup'), noCartao(nomeDe(2), /^Imprimir/).click()])
    })
    await custa(2, 'ligar', async () => {
      await noCartao(nomeDe(3), /dados do pedido/).click()
      await cartao(page, nomeDe(3))
        .getByRole('link', { name: /^\(11\)/ })
        .click()
    })
    await custa(2, 'cancelar', async () => {
      await noCartao(nomeDe(4), /^Cancelar/).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirmar Cancelamento' }).click()
      await expect(cartao(page, nomeDe(4))).toHaveCount(0)
    })
    await custa(2, 'avisar da correria', async () => {
      await page.getByRole('button', { name: 'Pausar pedidos' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '+15 min' }).click()
      await expect(page.getByText(/correria/i).first()).toBeVisible()
    })
    await custa(2, 'pausar', async () => {
      await page.getByRole('button', { name: 'Pausar pedidos' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^30 minutos/ })
        .click()
      await expect(page.getByText(/^Pausado até/).first()).toBeVisible()
    })
  })

/** Does something with at most so many presses, wherever they fall. */
async function contarToques(page: Page) {
  const contagem = await page.evaluateHandle(() => {
    const toques = { quantos: 0 }
    window.addEventListener(
      'click',
      event => {
        // A press on a label is followed by the browser's own on its field.
        if (event.isTrusted && event.detail > 0) toques.quantos++
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault()
      },
      true,
    )
    return toques
  })
  return async (quantos: number, oQue: string, fazer: () => Promise<void>) => {
    const antes = await contagem.evaluate(({ quantos }) => quantos)
    await fazer()
    const depois = await contagem.evaluate(({ quantos }) => quantos)
    expect(depois - antes, oQue).toBe(quantos)
  }
}
