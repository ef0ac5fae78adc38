import { CANTINA, PRODUTOS } from '../world/demo'
import { expect, test } from './jornada'

test('O prato tocado antes de o script chegar se abre quando ele chega', async ({ abrirNavegador }) => {
  const cliente = await abrirNavegador()
  let liberar = () => {}
  const tocado = new Promise<void>(resolve => {
    liberar = resolve
  })
  await cliente.route('**/assets/*.js', async route => {
    await tocado
    await route.continue()
  })
  await cliente.goto(`/${CANTINA.slug}`, { waitUntil: 'commit' })
  await cliente.getByRole('button', { name: PRODUTOS.semExtras.nome }).click()
  liberar()
  await expect(
    cliente.getByRole('dialog', { name: `Adicionar ao Carrinho: ${PRODUTOS.semExtras.nome}` }),
  ).toBeVisible()
})
