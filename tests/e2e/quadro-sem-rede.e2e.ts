import { randomUUID } from 'node:crypto'
import { plantarPedidos } from '../world/pedidos-plantados'
import { cadastrarDono } from './dono'
import { COMPUTADOR, entrarNoPainel, expect, test } from './jornada'

const SEM_RESPOSTA = 'O servidor não respondeu. Confira a conexão e tente novamente.'

test('Sem rede já no primeiro uso, cada ação do quadro diz que falhou, e o quadro fica', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await cadastrarDono(page)
  const ana = `Ana ${randomUUID().slice(0, 6)}`
  const rui = `Rui ${randomUUID().slice(0, 6)}`
  const pedidos = [
    { nome: ana, status: 'Pendente' },
    { nome: rui, status: 'Em Preparação' },
    { nome: 'Fim', status: 'Finalizado' },
  ]
  await plantarPedidos(process.env.COMANDA_E2E_BANCO ?? '', dono.slug, pedidos)
  await entrarNoPainel(page, dono)
  const cartao = (nome = '') => page.getByRole('article').filter({ hasText: nome })
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)

  await cartao(ana).getByRole('button', { name: 'Avançar Status' }).click()
  await expect(cartao(ana)).toContainText(SEM_RESPOSTA)
  await cartao(rui).getByRole('button', { name: 'Mover para' }).click()
  await page.getByRole('menuitem', { name: 'Pendente' }).click()
  await expect(cartao(rui)).toContainText(SEM_RESPOSTA)
  await cartao(rui).getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('[data-toast]')).toContainText('Erro ao Imprimir')
  expect(page.context().pages()).toHaveLength(1)
  await cartao(ana).getByRole('button', { name: 'Cancelar' }).click()
  const cancelar = page.getByRole('dialog', { name: /^Cancelar pedido/ })
  await cancelar.getByLabel(/^Motivo/).fill('Faltou luz')
  await cancelar.getByRole('button', { name: 'Confirmar Cancelamento' }).click()
  await expect(cancelar).toContainText(SEM_RESPOSTA)
  await expect(cancelar.getByLabel(/^Motivo/)).toHaveValue('Faltou luz')
  await cancelar.getByRole('button', { name: 'Voltar' }).click()
  await cartao(rui).getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Histórico' }).click()
  const historico = page.getByRole('dialog', { name: /^Histórico/ })
  await expect(historico).toContainText('Erro ao carregar o histórico')

  await page.context().setOffline(false)
  await historico.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(historico).toContainText('Pedido feito')
  await historico.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(cartao()).toHaveCount(3)
})
