import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { CampoControlado } from './apoio/campo-controlado'
import { expect, test } from './apoio/jornada'

const VAI_EMBORA =
  'React itself tells the screen now what was typed before (enableHydrationChangeEvent, react/react #33129): app/ui/page/early-typing.ts would tell it a second time, and can go'

test('O React não conta à tela o que foi digitado antes de ela viver: por isso a página conta', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador()
  await page.setContent(renderToString(createElement(CampoControlado)))
  const campo = page.getByRole('textbox')
  await campo.fill('18:00')
  await page.addScriptTag({ type: 'module', content: await scriptDoCampo() })
  await expect(page.locator('[data-hidratado]')).toBeVisible()
  await campo.press('End')
  await campo.press('!')
  await expect(page.getByRole('status'), VAI_EMBORA).toHaveText('18:00!')
})

/** As the product's pages have it: the installed React, built for production. */
async function scriptDoCampo(): Promise<string> {
  const feito = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'apoio/campo-controlado.ts') },
    },
  })
  const [script] = 'output' in feito ? feito.output : []
  if (script?.type !== 'chunk') throw new Error('nothing was built')
  return script.code
}
