import type { Locator, Page } from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import { CELULAR, COMPUTADOR, entrarNaTela, esperarScript, expect, semBarreiras, test } from './apoio/jornada'

const categorias = (page: Page) => page.getByRole('list', { name: 'Categorias', exact: true })
const nomes = (lista: Locator) => lista.locator(':scope > li > div:first-child p').allTextContents()
const doCliente = (page: Page) => page.getByRole('tab').allTextContents()
const botao = (page: Page, rotulo: string) => page.getByRole('button', { name: rotulo, exact: true })

/** Does it, and waits until the server has taken it. */
async function gravado(page: Page, fazer: () => Promise<unknown>): Promise<void> {
  const resposta = page.waitForResponse(
    resposta => resposta.url().includes('/home/ordem') && resposta.request().method() === 'POST',
  )
  await fazer()
  expect((await resposta).status()).toBe(200)
}

test('O dono põe as categorias na sua ordem com o mouse, com as setas e com o teclado, e volta de A a Z', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const cliente = await abrirNavegador(CELULAR)
  await entrarNaTela(page, loja, '/home/categorias')
  await page.getByRole('link', { name: 'Ordem', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ordem do cardápio' })).toBeVisible()
  const deAntes = await nomes(categorias(page))
  const [primeira = '', segunda = '', ...resto] = deAntes
  const ultima = deAntes.at(-1) ?? ''
  await semBarreiras(page)

  await gravado(page, async () => {
    const alca = (nome: string) =>
      categorias(page)
        .getByRole('listitem')
        .filter({ hasText: nome })
        .getByTitle('Arraste para mudar o lugar')
    const de = await alca(ultima).boundingBox()
    const para = await alca(primeira).boundingBox()
    if (!de || !para) throw new Error('no handles')
    await page.mouse.move(de.x + 20, de.y + 20)
    await page.mouse.down()
    await page.mouse.move(para.x + 20, para.y + 40, { steps: 8 })
    await page.mouse.move(para.x + 20, para.y + 2, { steps: 2 })
    await page.mouse.up()
  })
  expect(await nomes(categorias(page))).toEqual([ultima, ...deAntes.slice(0, -1)])
  await cliente.goto(`/${loja.slug}`)
  expect((await doCliente(cliente))[0]).toBe(ultima)

  await gravado(page, () => botao(page, `Descer ${ultima}`).click())
  await expect(botao(page, `Descer ${ultima}`)).toBeFocused()
  await gravado(page, () => page.keyboard.press('Alt+ArrowUp'))
  await gravado(page, () => page.keyboard.press('Alt+ArrowDown'))
  await expect(page.getByText(`${ultima}: 2º de ${deAntes.length}.`)).toBeAttached()
  const doDono = [primeira, ultima, segunda, ...resto.slice(0, -1)]
  expect(await nomes(categorias(page))).toEqual(doDono)
  await page.reload()
  expect(await nomes(categorias(page))).toEqual(doDono)

  await esperarScript(page)
  await gravado(page, () => botao(page, 'Categorias de A a Z').click())
  const deAaZ = deAntes.toSorted((um, outro) => um.localeCompare(outro, 'pt-BR'))
  await expect.poll(() => nomes(categorias(page))).toEqual(deAaZ)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => nomes(categorias(page))).toEqual(doDono)
})

test('No celular os pratos de uma categoria mudam de lugar com o dedo e com toques seguidos; sem rede voltam a como estavam, e isso é dito', async ({
  abrirNavegador,
  loja,
}) => {
  const { categoria } = PRODUTOS.lasanha
  const page = await abrirNavegador(CELULAR)
  await entrarNaTela(page, loja, '/home/ordem')
  await esperarScript(page)
  await botao(page, `Produtos de ${categoria}`).click()
  const pratos = page.getByRole('list', { name: `Produtos de ${categoria}` })
  const [primeiro = '', segundo = '', terceiro = '', ...resto] = await nomes(pratos)
  await semBarreiras(page)

  // Two presses in a row: the second does not wait for the answer of the first.
  await gravado(page, async () => {
    await botao(page, `Descer ${primeiro}`).click()
    await botao(page, `Descer ${primeiro}`).click()
  })
  const depois = [segundo, terceiro, primeiro, ...resto]
  await expect.poll(() => nomes(pratos)).toEqual(depois)
  await expect(botao(page, 'Categorias de A a Z')).toBeVisible()
  // A hand that rests on a handle at the edge of the screen scrolls nothing and moves nothing.
  const naBeira = pratos.getByTitle('Arraste para mudar o lugar').last()
  await naBeira.evaluate(alca => alca.scrollIntoView({ block: 'end' }))
  const rolado = () => page.locator('#conteudo').evaluate(({ scrollTop }) => scrollTop)
  const [onde, antes] = [await naBeira.boundingBox(), await rolado()]
  if (!onde) throw new Error('no handle')
  await page.mouse.move(onde.x + 20, onde.y + 20)
  await page.mouse.down()
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 200)))
  expect(await rolado()).toBe(antes)
  await page.mouse.up()
  expect(await nomes(pratos)).toEqual(depois)
  const cliente = await abrirNavegador(CELULAR)
  await expect
    .poll(async () => {
      await cliente.goto(`/${loja.slug}`)
      await cliente.getByRole('tab', { name: categoria }).click()
      const todos = await cliente.getByRole('tabpanel').getByRole('heading').allTextContents()
      return todos.filter(nome => depois.includes(nome))
    })
    .toEqual(depois.filter(nome => nome !== 'Linguine aos frutos do mar'))

  const alca = (nome: string) =>
    pratos.getByRole('listitem').filter({ hasText: nome }).getByTitle('Arraste para mudar o lugar')
  await alca(segundo).scrollIntoViewIfNeeded()
  const [alto, baixo] = [await alca(segundo).boundingBox(), await alca(primeiro).boundingBox()]
  if (!alto || !baixo) throw new Error('no handles')
  const dedo = await page.context().newCDPSession(page)
  const tocar = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    dedo.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: baixo.x + 20, y }],
    })
  await gravado(page, async () => {
    await tocar('touchStart', baixo.y + 20)
    for (let y = baixo.y + 10; y > alto.y + 5; y -= 10) await tocar('touchMove', y)
    await tocar('touchMove', alto.y + 2)
    await tocar('touchEnd')
  })
  await expect.poll(() => nomes(pratos)).toEqual([primeiro, segundo, terceiro, ...resto])
  await gravado(page, () => botao(page, `Descer ${primeiro}`).click())
  await gravado(page, () => botao(page, `Descer ${primeiro}`).click())
  await expect.poll(() => nomes(pratos)).toEqual(depois)

  await page.context().setOffline(true)
  await botao(page, `Subir ${primeiro}`).click()
  await expect(page.getByText('Erro ao mudar a ordem')).toBeVisible()
  await expect.poll(() => nomes(pratos)).toEqual(depois)
  await page.context().setOffline(false)
  await gravado(page, () => botao(page, `Subir ${primeiro}`).click())
  await expect.poll(() => nomes(pratos)).toEqual([segundo, primeiro, terceiro, ...resto])
})

test('O que outra aba excluiu não se move: a tela diz isso e mostra o que há', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNaTela(page, loja, '/home/categorias')
  await page.getByRole('button', { name: 'Nova categoria' }).click()
  await page.getByRole('textbox', { name: 'Nome' }).fill('Aaa passageira')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { name: 'Aaa passageira' })).toBeVisible()
  const outra = await page.context().newPage()
  await outra.goto('/home/ordem')
  await esperarScript(outra)
  await page.getByRole('button', { name: 'Excluir Aaa passageira' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Categoria excluída')).toBeVisible()
  await botao(outra, 'Subir Aaa passageira').click()
  await expect(outra.getByText('foi excluído ou mudou de categoria')).toBeVisible()
  await expect.poll(() => nomes(categorias(outra))).not.toContain('Aaa passageira')
})
