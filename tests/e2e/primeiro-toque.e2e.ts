import { expect, test } from './apoio/jornada'
import { abrirQuadro, coluna } from './apoio/no-quadro'

for (const width of [320, 360, 400, 480, 640, 768, 900, 1024, 1180, 1280, 1440, 1536, 1920])
  test(`Em ${width} px o primeiro toque, que libera o som e tira o aviso dele, não move nada sob o dedo`, async ({
    abrirNavegador,
  }) => {
    const page = await abrirNavegador({ viewport: { width, height: 800 } })
    // A browser takes the touch on the login's button over to the next page, but not always.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
    })
    await abrirQuadro(page, [{ nome: 'Rui' }])
    const pendente = coluna(page, 'Pendente')
    const bloqueado = page.getByRole('button', { name: 'Som bloqueado: toque para ativar' })
    await expect(bloqueado).toBeVisible()
    const antes = await pendente.boundingBox()
    await pendente.getByRole('heading', { level: 2 }).click()
    await expect(bloqueado).toHaveCount(0)
    expect(await pendente.boundingBox()).toEqual(antes)
  })
