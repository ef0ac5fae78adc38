import type { Locator, Page } from '@playwright/test'
import { NOTA_LONGA, noiteCheia } from '../world/plantado/noite-cheia'
import { naLoja } from './apoio/banco-da-loja'
import { COMPUTADOR, entrarNoPainel, expect, semBarreiras, test } from './apoio/jornada'
import { abrirQuadro, cartao, coluna } from './apoio/no-quadro'

const TELA_GRANDE = { width: 1920, height: 1080 }

/** Cards of which everything is in sight without scrolling. */
const inteiros = (page: Page) =>
  page.getByRole('article').evaluateAll(
    cartoes =>
      cartoes.filter(cartao => {
        const coluna = cartao.closest('ul')?.parentElement?.getBoundingClientRect()
        const { top, bottom, left, right } = cartao.getBoundingClientRect()
        if (!coluna) return false
        return (
          top >= coluna.top &&
          bottom <= Math.min(coluna.bottom, innerHeight) &&
          left >= 0 &&
          right <= innerWidth
        )
      }).length,
  )

/** Checks that none of the text is cut off or sticks out. */
async function seLeInteiro(texto: Locator): Promise<void> {
  await expect(texto).toBeVisible()
  const cortado = await texto.evaluate(alvo => {
    for (
      let este: Element | null = alvo;
      este && !este.matches('li[id^="pedido-"]');
      este = este.parentElement
    ) {
      const { overflow, display } = getComputedStyle(este)
      if (overflow !== 'visible' || display === '-webkit-box') return este.outerHTML
      if (este.scrollWidth > este.clientWidth + 1 && display !== 'inline') return este.outerHTML
    }
    return null
  })
  expect(cortado).toBeNull()
}

async function escolher(page: Page, escolha: string): Promise<void> {
  await page.getByRole('button', { name: 'Exibição do quadro' }).click()
  await page.getByRole('dialog', { name: 'Exibição do quadro' }).getByText(escolha, { exact: true }).click()
  await page.keyboard.press('Escape')
}

test('Numa noite cheia cabem inteiros 8 de 12 cartões em 1280x800 e 14 de 20 em 1920x1080, e na compacta não menos', async ({
  abrirNavegador,
}) => {
  const casos = [
    { viewport: COMPUTADOR.viewport, pedidos: [5, 4, 3], cabem: 8 },
    { viewport: TELA_GRANDE, pedidos: [8, 7, 5], cabem: 14 },
  ] as const
  for (const { viewport, pedidos, cabem } of casos) {
    const page = await abrirNavegador({ viewport })
    const [pendentes, naCozinha, naRua] = pedidos
    const dono = await abrirQuadro(
      page,
      noiteCheia({ Pendente: pendentes, 'Em Preparação': naCozinha, 'Em Rota': naRua }),
    )
    // An owner with so many orders has said what delivery costs and hidden the first steps; the trial's banner stays.
    await naLoja(dono, 'insert into configuracoes (empresa_id, valor_frete_fixo) values ($1, 8)')
    await page.reload()
    await page.getByRole('button', { name: 'Ocultar primeiros passos' }).click()
    await expect(page.getByRole('article')).toHaveCount(pendentes + naCozinha + naRua)
    const confortavel = await inteiros(page)
    expect(confortavel, `${viewport.width} px`).toBeGreaterThanOrEqual(cabem)
    for (const texto of await page.getByText('Sou alérgica a cebola.').all()) await seLeInteiro(texto)
    await seLeInteiro(page.getByText(NOTA_LONGA))
    await escolher(page, 'Compacta')
    expect(await inteiros(page), `${viewport.width} px, compacta`).toBeGreaterThanOrEqual(confortavel)
    await seLeInteiro(page.getByText(NOTA_LONGA))
    await semBarreiras(page)
  }
})

test('O que cozinhar se vê sem abrir nada; o cartão aberto fica aberto quando avança e ao recarregar, até sair do quadro', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const endereco =
    'Rua das Palmeiras Imperiais, 1234 - Santa Cecília, São Paulo/SP (CEP: 01226-010) Comp: bloco B'
  const helena = {
    nome: 'Helena',
    endereco,
    tipoEntrega: 'Receber no meu endereço',
    observacoes: 'Portão azul.',
    itens: [{ nome: 'Risoto', extras: ['Sem cebola'], observacao: 'Sou alérgica a cebola.' }],
  }
  const dono = await abrirQuadro(page, [helena, { nome: 'Rui', minutos: 20 }])
  const nome = (quem: string) => cartao(page, quem).getByRole('button', { name: /: dados do pedido/ })
  await seLeInteiro(cartao(page, 'Helena').getByText('+ Sem cebola'))
  await seLeInteiro(cartao(page, 'Helena').getByText('Sou alérgica a cebola.'))
  const nota = cartao(page, 'Helena').getByText('Portão azul.')
  await seLeInteiro(nota)
  const titulo = cartao(page, 'Helena').getByText('Observações', { exact: true })
  await titulo.click()
  await expect(nota).toBeHidden()
  await expect(titulo).toBeVisible()
  await titulo.click()
  await expect(nota).toBeVisible()

  await expect(nome('Helena')).toHaveAttribute('aria-expanded', 'false')
  await nome('Helena').click()
  await seLeInteiro(cartao(page, 'Helena').getByText(endereco))
  await expect(cartao(page, 'Helena').getByRole('link', { name: '(11) 98765-0001' })).toBeVisible()
  await semBarreiras(page)
  await cartao(page, 'Helena').getByRole('button', { name: 'Avançar Status' }).click()
  await expect(cartao(coluna(page, 'Em Preparação'), 'Helena')).toBeVisible()
  await expect(nome('Helena')).toHaveAttribute('aria-expanded', 'true')
  await expect(cartao(page, 'Helena').getByRole('button', { name: 'Mover para' })).toBeEnabled()
  await page.reload()
  await expect(nome('Helena')).toHaveAttribute('aria-expanded', 'true')
  await expect(nome('Rui')).toHaveAttribute('aria-expanded', 'false')

  await page.getByRole('button', { name: 'Abrir todos' }).click()
  await expect(nome('Rui')).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Fechar todos' }).click()
  for (const quem of ['Helena', 'Rui']) await expect(nome(quem)).toHaveAttribute('aria-expanded', 'false')
  await nome('Rui').click()
  await cartao(page, 'Rui').getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Confirmar Cancelamento' }).click()
  await expect(cartao(page, 'Rui')).toHaveCount(0)
  const guardados = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(guardados).not.toContain('abertos')

  const outra = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(outra, dono)
  await expect(cartao(outra, 'Helena').getByRole('button', { name: /: dados/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('A densidade e a ordem escolhidas ficam neste navegador, e os mais novos vêm primeiro enquanto nada se escolhe', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const tres = ['Ana', 'Bia', 'Caio'].map((nome, n) => ({ nome, minutos: 5 + 5 * n }))
  await abrirQuadro(page, tres)
  const nomes = coluna(page, 'Pendente').getByRole('button', { name: /: dados do pedido/ })
  await expect(nomes).toHaveText([/^Ana/, /^Bia/, /^Caio/])
  await escolher(page, 'Mais antigos')
  await expect(nomes).toHaveText([/^Caio/, /^Bia/, /^Ana/])
  await escolher(page, 'Compacta')
  await expect(page.getByText('(11) 98765-0001').first()).toBeHidden()
  await page.reload()
  await expect(nomes).toHaveText([/^Caio/, /^Bia/, /^Ana/])
  await expect(page.getByText('(11) 98765-0001').first()).toBeHidden()
  await nomes.first().click()
  await expect(cartao(page, 'Caio').getByText('(11) 98765-0001')).toBeVisible()
})
