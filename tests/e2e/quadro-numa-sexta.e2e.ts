import { CELULAR, COMPUTADOR, expect, semBarreiras, test } from './apoio/jornada'
import { abrirQuadro, cartao, coluna } from './apoio/no-quadro'
import { ENTREGA, nomeDe, sexta, TABLET } from './apoio/sexta'

for (const aparelho of [COMPUTADOR, TABLET, CELULAR])
  test(`Numa sexta, em ${aparelho.viewport.width} px, só é vermelho o que passou da promessa, e a coluna leva ao mais atrasado`, async ({
    abrirNavegador,
  }) => {
    const page = await abrirNavegador(aparelho)
    await abrirQuadro(page, sexta())
    const pendentes = coluna(page, 'Pendente')
    await expect(pendentes.getByText('24 pedidos', { exact: true })).toBeVisible()
    // The first cards have been waiting for less than 31 minutes, and many after them for more: none of them is late.
    const levar = page.getByTitle(': ir ao primeiro')
    await expect(levar).toHaveText(['2 atrasados'])
    await levar.click()
    await expect(cartao(page, nomeDe(23))).toBeInViewport({ ratio: 0.5 })
    await expect(cartao(page, nomeDe(23))).toBeFocused()
    await expect(pendentes.getByRole('article')).toHaveCount(24)
    await expect(pendentes.getByRole('button', { name: 'Mostrar mais' })).toHaveCount(0)
    await expect(page.getByTitle(/: Atrasado$/)).toHaveCount(2)
    await semBarreiras(page)
  })

for (const aparelho of [TABLET, CELULAR])
  test(`Em ${aparelho.viewport.width} px a busca acaba no cartão achado, em qualquer coluna, sem tirar o foco de quem digita`, async ({
    abrirNavegador,
  }) => {
    const page = await abrirNavegador(aparelho)
    await abrirQuadro(page, [...sexta(), { nome: 'Dona Zezé', status: 'Finalizado' }])
    const busca = page.getByRole('searchbox')
    for (const nome of [nomeDe(25), nomeDe(23), 'Dona Zezé', nomeDe(24), nomeDe(0)]) {
      await busca.fill(nome)
      await expect(page.getByText('1 pedido encontrado.')).toBeVisible()
      await expect(cartao(page, nome)).toBeInViewport({ ratio: 0.9 })
      await expect(busca).toBeFocused()
    }
    await busca.press('Enter')
    await expect(cartao(page, nomeDe(0))).toBeFocused()
  })

for (const aparelho of [COMPUTADOR, TABLET, CELULAR])
  test(`Em ${aparelho.viewport.width} px o título de uma coluna se lê inteiro, com doze atrasados de quinze pedidos`, async ({
    abrirNavegador,
  }) => {
    const page = await abrirNavegador(aparelho)
    const status = ['Pendente', 'Em Preparação', 'Em Rota', 'Finalizado']
    await abrirQuadro(
      page,
      status.flatMap(status =>
        Array.from({ length: 15 }, (_, n) => ({
          ...{ nome: nomeDe(n), status, minutos: 40, prometido: n < 12 ? -5 : 30 },
          ...{
            tipoEntrega: 'Receber no meu endereço',
            endereco: 'Rua Augusta, 100 - Consolação, São Paulo/SP',
          },
        })),
      ),
    )
    await expect(page.getByTitle('12 atrasados: ir ao primeiro')).toHaveCount(3)
    const cortados = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll(titulos =>
        titulos.filter(titulo => titulo.scrollWidth > titulo.clientWidth).map(titulo => titulo.textContent),
      )
    expect(cortados).toEqual([])
    // Closer letters leave the space between two words its width.
    const entrePalavras = await coluna(page, 'Em Rota')
      .getByRole('heading', { level: 2 })
      .evaluate(({ firstChild: texto }) => {
        const espaco = document.createRange()
        espaco.setStart(texto as Text, 2)
        espaco.setEnd(texto as Text, 3)
        return espaco.getBoundingClientRect().width
      })
    expect(entrePalavras).toBeGreaterThan(3)
  })

for (const aparelho of [TABLET, CELULAR])
  test(`Em ${aparelho.viewport.width} px o atrasado de uma coluna que não está à vista se vê sem procurar`, async ({
    abrirNavegador,
  }) => {
    const page = await abrirNavegador(aparelho)
    const atrasado = { nome: 'Zezé', status: 'Em Rota', minutos: 70, prometido: -5, ...ENTREGA }
    await abrirQuadro(page, [{ nome: 'Rui' }, atrasado])
    const indice = page.getByRole('navigation', { name: 'Colunas' }).getByRole('button')
    await expect(indice).toHaveText(['Pendente1', 'Em Preparação0', 'Em Rota1, 1 atrasado', 'Finalizado0'])
    await expect(cartao(page, 'Zezé')).not.toBeInViewport({ ratio: 0.9 })
    const dito = indice.nth(2).locator('[data-atrasados]')
    await expect(dito).toBeInViewport({ ratio: 1 })
    await semBarreiras(page)
    await indice.nth(2).tap()
    await expect(cartao(page, 'Zezé')).toBeInViewport({ ratio: 0.9 })
  })
