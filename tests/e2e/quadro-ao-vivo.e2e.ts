import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { COMPUTADOR, entrarNoPainel, expect, pedirFocaccia, test } from './jornada'

const cartao = (page: Page, nome: string) => page.getByRole('article').filter({ hasText: nome })

test('Com a conexão cortada o quadro fica e avisa, e três pedidos feitos enquanto isso são anunciados na volta', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(dono, loja)
  await dono.context().setOffline(true)
  await dono.getByRole('button', { name: 'Atualizar Pedidos' }).click()
  await expect(dono.getByText(/Tentando reconectar|Erro ao carregar pedidos/).first()).toBeVisible()

  const cliente = await abrirNavegador()
  const caio = `Caio ${randomUUID().slice(0, 6)}`
  const nomes = [`${caio} Primeiro`, `${caio} Segundo`, `${caio} Terceiro`] as const
  const enviado = await pedirFocaccia(cliente, loja.slug, nomes[0])
  for (const nome of nomes.slice(1)) {
    const pedido = {
      ...enviado,
      chave: randomUUID(),
      cliente: { telefone: '11987650099', nome, email: null },
    }
    const resposta = await cliente.request.post(`/${loja.slug}/pedidos`, { data: pedido })
    expect(resposta.status()).toBe(200)
  }
  await expect(dono.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  for (const nome of nomes) await expect(cartao(dono, nome)).toHaveCount(0)

  await dono.context().setOffline(false)
  await expect(dono.getByText('Novo Pedido Chegou!').first()).toBeVisible()
  for (const nome of nomes) await expect(cartao(dono, nome).getByText('Novo pedido')).toBeVisible()
  await expect(dono.getByText(/Tentando reconectar|Erro ao carregar pedidos/)).toHaveCount(0)
})

test('Dois navegadores no mesmo quadro andam juntos: o que um avança muda no outro sem ninguém tocar', async ({
  abrirNavegador,
  loja,
}) => {
  const balcao = await abrirNavegador(COMPUTADOR)
  const cozinha = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(balcao, loja)
  await entrarNoPainel(cozinha, loja)
  const duda = `Duda ${randomUUID().slice(0, 6)}`
  await pedirFocaccia(await abrirNavegador(), loja.slug, duda)
  await expect(cartao(balcao, duda)).toBeVisible()
  await expect(cartao(cozinha, duda)).toBeVisible()

  await cartao(cozinha, duda)
    .getByRole('button', { name: /Avançar Status/ })
    .click()
  const preparo = balcao.getByRole('region', { name: /Em Preparação/i })
  await expect(preparo.getByText(duda)).toBeVisible()
})

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
