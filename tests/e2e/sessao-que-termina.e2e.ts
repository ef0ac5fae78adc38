import type { Page } from '@playwright/test'
import { segurar } from './apoio/avisos'
import { naLoja } from './apoio/banco-da-loja'
import { plantarDono } from './apoio/dono'
import { CELULAR, COMPUTADOR, entrarNaTela, esperarScript, expect, semBarreiras, test } from './apoio/jornada'
import { abrirQuadro, cartao, coluna } from './apoio/no-quadro'
import { entrarDeNovo } from './apoio/sessao-terminada'

for (const aparelho of [COMPUTADOR, CELULAR])
  test(`A sessão termina no meio da noite, em ${aparelho.viewport.width} px: quem avança um pedido entra de novo ali mesmo e continua`, async ({
    abrirNavegador,
  }) => {
    const page = await abrirNavegador(aparelho)
    const dono = await abrirQuadro(page, [{ nome: 'Zezé' }, { nome: 'Rui' }])
    await page.getByRole('searchbox').fill('zeze')
    await expect(page.getByText('1 pedido encontrado.')).toBeVisible()
    await page.request.post('/home/sair')
    // The stream ends with the session, and what is asked then may already lie over the card.
    await cartao(page, 'Zezé').getByRole('button', { name: 'Avançar Status' }).dispatchEvent('click')
    const entrada = page.getByRole('dialog', { name: 'Sua sessão terminou.' })
    await expect(entrada.getByLabel('E-mail')).toHaveValue(dono.email)
    await semBarreiras(page)

    // Closed, the band says it all the same.
    await entrada.getByRole('button', { name: 'Fechar', exact: true }).click()
    await expect(page.getByTitle('Sua sessão terminou.')).toContainText('novos pedidos não chegam')
    await semBarreiras(page)
    await page.getByRole('button', { name: 'Entrar novamente' }).click()
    await entrada.getByLabel('Senha', { exact: true }).fill('outra senha')
    await entrada.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(entrada.getByRole('alert').first()).toBeVisible()
    await entrarDeNovo(page, dono)

    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('searchbox')).toHaveValue('zeze')
    await cartao(page, 'Zezé').getByRole('button', { name: 'Avançar Status' }).click()
    await expect(coluna(page, 'Em Preparação').getByText('1 pedido', { exact: true })).toBeVisible()
  })

test('Um formulário recusado porque a sessão terminou pergunta uma vez, e salva assim que se entra de novo', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await plantarDono()
  await entrarNaTela(page, dono, '/home/categorias')
  const vezesQueAbriu = await contarDialogosAbertos(page, 'Sua sessão terminou.')
  await page.getByRole('button', { name: 'Nova categoria' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nova categoria' })
  await form.getByLabel('Nome').fill('Bolos de festa')
  await page.request.post('/home/sair')
  // What is asked then may already lie over the form.
  await form.getByRole('button', { name: 'Salvar' }).dispatchEvent('click')
  await expect(form.getByText('Entre novamente e salve outra vez.').first()).toBeAttached()
  await entrarDeNovo(page, dono)
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { name: 'Bolos de festa' })).toBeVisible()
  expect(await vezesQueAbriu()).toBe(1)
})

test.describe('De outro papel', () => {
  test.use({ semDireito: true })
  test('Quem entra de novo com menos direitos deixa de ver o que não pode', async ({ abrirNavegador }) => {
    const page = await abrirNavegador(COMPUTADOR)
    const dono = await plantarDono()
    await entrarNaTela(page, dono, '/home/categorias')
    const menu = page.getByRole('navigation', { name: 'Menu do painel' })
    await expect(menu.getByRole('link', { name: 'Clientes' })).toBeVisible()
    await naLoja(dono, `update membros set papel = 'visita' where empresa_id = $1`)
    await page.request.post('/home/sair')
    await entrarDeNovo(page, dono)
    await expect(page.getByRole('heading', { name: 'Sem permissão' })).toBeVisible()
    await expect(menu.getByRole('link')).toHaveCount(0)
    await expect(page.getByText('Sem conexão')).toHaveCount(0)
  })
})

/** What was begun on a screen, how it is saved, and what is said then. */
const COMECADO = [
  {
    tela: 'horarios',
    campo: (page: Page) =>
      page.getByRole('region', { name: 'Segunda-feira' }).getByLabel('Abertura (Turno 1)'),
    valor: '09:30',
    salvar: (page: Page) => page.getByRole('button', { name: 'Salvar Horários' }),
    salvo: 'Horários salvos!',
  },
  {
    tela: 'configuracoes',
    campo: (page: Page) => page.getByLabel('Valor fixo do frete'),
    valor: '7,77',
    salvar: (page: Page) =>
      page.getByRole('region', { name: 'Frete' }).getByRole('button', { name: 'Salvar' }),
    salvo: 'Configurações salvas com sucesso!',
  },
  {
    tela: 'produtos?busca=Bolo',
    campo: (page: Page) => page.getByRole('searchbox'),
    valor: 'Bolo',
    salvar: (page: Page) => page.getByRole('checkbox', { name: 'Ativo: Bolo de fubá' }),
    salvo: 'Inativo: fora do cardápio',
  },
] as const

test('Em horários, configurações e produtos a sessão que termina também se retoma ali mesmo, com o que foi começado', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await abrirQuadro(page, [{ nome: 'Zezé' }])
  await naLoja(
    dono,
    `insert into horarios_funcionamento (empresa_id, dia_semana, turno, horario_abertura, horario_fechamento)
     values ($1, 'segunda', 1, '11:00', '15:00')`,
  )
  for (const { tela, campo, valor, salvar, salvo } of COMECADO) {
    await entrarNaTela(page, dono, `/home/${tela}`)
    await campo(page).fill(valor)
    await page.request.post('/home/sair')
    // What is asked then may already lie over it.
    await salvar(page).dispatchEvent('click')
    await entrarDeNovo(page, dono)
    expect(page.url()).toContain(`/home/${tela}`)
    await expect(campo(page), tela).toHaveValue(valor)
    await salvar(page).click()
    await expect(page.getByText(salvo).first(), tela).toBeVisible()
  }
})

test('Uma busca feita depois que a sessão terminou diz por que pede a senha, e volta com o que se procurava', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await plantarDono()
  await entrarNaTela(page, dono, '/home/categorias')
  await page.request.post('/home/categorias', { form: { nome: 'Pão de queijo', ativo: 'on' } })
  await page.reload()
  await esperarScript(page)
  // What the panel reads by itself would find the session gone before the search does, and ask over the screen.
  await segurar(page, '**/home/pendentes*')
  await page.context().clearCookies()
  const url = new URL('/', page.url()).href
  await page.context().addCookies([{ name: 'comanda_sessao', value: 'nenhuma', url, httpOnly: true }])
  await page.getByRole('searchbox').fill('pão de queijo')
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  await esperarScript(page)
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible()
  await page.getByLabel('E-mail').fill(dono.email)
  await page.getByLabel('Senha', { exact: true }).fill(dono.senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Categorias' })).toBeVisible()
  await expect(page).toHaveURL(/\/home\/categorias\?busca=p%C3%A3o\+de\+queijo$/)
  await expect(page.getByRole('searchbox')).toHaveValue('pão de queijo')
})

test('Quem sai numa aba sai nas outras, e nenhum cliente fica à vista', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [{ nome: 'Zezé' }])
  const outra = await page.context().newPage()
  await outra.goto('/home')
  await expect(cartao(outra, 'Zezé')).toBeVisible()
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('banner').getByText('Sair', { exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(outra).toHaveURL(/\/login/)
})

/** How often a dialog of that name has opened since, however short the time in which it was closed. */
async function contarDialogosAbertos(page: Page, nome: string): Promise<() => Promise<number>> {
  const vezes = await page.evaluateHandle(nome => {
    const abertos = { quantos: 0 }
    new MutationObserver(mudancas => {
      for (const { target } of mudancas)
        if (target instanceof HTMLDialogElement && target.open && target.textContent?.includes(nome))
          abertos.quantos++
    }).observe(document, { subtree: true, attributeFilter: ['open'] })
    return abertos
  }, nome)
  return () => vezes.evaluate(({ quantos }) => quantos)
}
