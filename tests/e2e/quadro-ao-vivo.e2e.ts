import { COMPUTADOR, entrarNoPainel, expect, test } from './jornada'

test('Sair numa aba tira a outra do quadro', async ({ abrirNavegador, loja }) => {
  const aba = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(aba, loja)
  const outra = await aba.context().newPage()
  await outra.goto('/home')
  await expect(outra.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()

  await aba.getByRole('button', { name: 'Menu do usuário' }).click()
  await aba.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(aba.getByText('Logout realizado').first()).toBeVisible()
  await expect(outra.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
})
