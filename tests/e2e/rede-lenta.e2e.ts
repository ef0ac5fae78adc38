import { CANTINA, PRODUTOS } from '../world/demo'
import { segurar } from './avisos'
import { COMPUTADOR, entrar, expect, test } from './jornada'

const SCRIPTS = '**/assets/*.js'

test('O prato tocado antes de o script chegar se abre quando ele chega', async ({ abrirNavegador }) => {
  const cliente = await abrirNavegador()
  const liberar = await segurar(cliente, SCRIPTS)
  await cliente.goto(`/${CANTINA.slug}`, { waitUntil: 'commit' })
  await cliente.getByRole('button', { name: PRODUTOS.semExtras.nome }).click()
  liberar()
  await expect(
    cliente.getByRole('dialog', { name: `Adicionar ao Carrinho: ${PRODUTOS.semExtras.nome}` }),
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
})
