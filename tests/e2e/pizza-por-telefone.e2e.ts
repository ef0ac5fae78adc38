import type { Locator } from '@playwright/test'
import { transacao } from '../world/banco/banco-do-servidor'
import { CANTINA } from '../world/demo'
import { abrirPizzaria, PIZZARIA } from '../world/plantado/pizzaria-plantada'
import { abrirNovo, adicionar, cartao, editar, formulario, novoNome, salvar, salvo } from './apoio/balcao'
import { telefoneNovo } from './apoio/compra'
import { entrarNoPainel, expect, test } from './apoio/jornada'
import type { Maos } from './apoio/maos'
import { chegar, NO_CELULAR, NO_CELULAR_SEM_TOQUE } from './apoio/modos'

const BANCO = process.env.COMANDA_E2E_BANCO ?? ''
const ESCOLHIDA = 'Pizza salgada (Família) · 1/2 Calabresa (sem cebola) + 1/2 Palmito · Borda: Catupiry'

/** A pizzeria whose owner signs in with the password of the Cantina. */
async function umaPizzaria() {
  const slug = await abrirPizzaria(BANCO, 'sistema')
  const email = `${slug}@exemplo.com.br`
  await transacao(BANCO, db =>
    db.query(
      'update users set password_hash = (select password_hash from users where email = $1) where email = $2',
      [CANTINA.email, email],
    ),
  )
  return { slug, email, senha: CANTINA.senha }
}

async function escolherSabor({ escrever, page }: Maos, form: Locator, procurado: string, sabor: string) {
  await escrever(form.getByLabel('Buscar sabor'), procurado)
  await expect(page.getByRole('option', { name: sabor })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: `Tirar ${sabor}` })).toBeVisible()
}

test(`A pizza meio a meio pedida por telefone vai ao quadro e ao recibo`, async ({ abrirNavegador }) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const { page } = dono
  await entrarNoPainel(page, await umaPizzaria())
  const form = await abrirNovo(dono)
  const nome = novoNome()
  await dono.escrever(form.getByLabel('Nome'), nome)
  await dono.escrever(form.getByLabel('Telefone'), telefoneNovo())
  await adicionar(dono, form, PIZZARIA.pizza)

  // The first question has the focus, and what it lacks is said beside it.
  const broto = form.getByRole('radio', { name: 'Broto' })
  await expect(broto).toBeFocused()
  await dono.apertar(salvar(page))
  await expect(form.getByRole('group', { name: /^Tamanho/ })).toHaveAccessibleDescription(
    'Escolha o tamanho.',
  )
  await expect(broto).toBeFocused()
  await dono.olhar()
  await dono.marcar(form.getByRole('radio', { name: 'Família' }))
  await escolherSabor(dono, form, 'cala', 'Calabresa')
  await escolherSabor(dono, form, 'portu', 'Portuguesa')
  await expect(form.getByText('média dos sabores: (59,90 + 66,90) / 2')).toBeVisible()
  await dono.apertar(form.getByRole('button', { name: 'Tirar Portuguesa' }))
  await expect(form.getByLabel('Buscar sabor')).toBeFocused()
  await escolherSabor(dono, form, 'palmi', 'Palmito')
  await expect(form.getByText('Palmito: está marcado como esgotado.')).toBeVisible()
  await dono.escrever(form.getByLabel('Observação para Calabresa'), 'sem cebola')
  await dono.marcar(form.getByRole('radio', { name: 'Catupiry' }))

  const preco = form.getByLabel('Preço unitário')
  await expect(preco).toHaveValue('64,40')
  await dono.escrever(preco, '60')
  await expect(form.getByText('Preço calculado: R$ 64,40')).toBeVisible()
  await dono.olhar()
  await dono.apertar(form.getByRole('button', { name: 'Voltar ao preço calculado' }))
  await expect(preco).toHaveValue('64,40')
  await expect(preco).toBeFocused()
  await dono.apertar(form.getByRole('button', { name: /^Pronto/ }))
  await expect(form.getByRole('heading', { name: ESCOLHIDA })).toBeVisible()
  await expect(form.getByLabel('Adicionar produto')).toBeFocused()
  await expect(form.getByText('Total do item: R$ 76,40')).toBeVisible()
  await dono.olhar(salvar(page))

  // The draft keeps all of it.
  await page.reload()
  const voltou = await abrirNovo(dono)
  await expect(voltou.getByRole('heading', { name: ESCOLHIDA })).toBeVisible()
  await dono.apertar(salvar(page))
  await salvo(page)
  const pedido = cartao(page, nome)
  await expect(pedido).toContainText('1/2 Calabresa + 1/2 Palmito')
  const [, numero] = /nº (\d{8})/.exec((await pedido.getAttribute('aria-label')) ?? '') ?? []

  // The order has its line as it was, and by the keyboard it opens with all that it has.
  const edicao = await editar(page, nome)
  await expect(edicao.getByRole('heading', { name: 'Pizza salgada (Família)' })).toBeVisible()
  await expect(edicao.getByText('1/2 Calabresa + 1/2 Palmito')).toBeVisible()
  await expect(edicao.getByLabel('Buscar sabor')).toHaveCount(0)
  await dono.olhar(salvar(page))
  await dono.apertar(edicao.getByRole('button', { name: /^Alterar/ }))
  await expect(edicao.getByRole('radio', { name: 'Família' })).toBeFocused()
  await expect(edicao.getByLabel('Observação para Calabresa')).toHaveValue('sem cebola')
  await expect(edicao.getByRole('radio', { name: 'Catupiry' })).toBeChecked()
  await dono.olhar()
  await dono.apertar(edicao.getByRole('button', { name: 'Tirar Palmito' }))
  await dono.apertar(edicao.getByRole('button', { name: /^Deixar como estava/ }))
  await expect(edicao.getByText('1/2 Calabresa + 1/2 Palmito')).toBeVisible()
  await page.goto(`/home/pedidos/${numero}/recibo`)
  const recibo = page.getByRole('article', { name: `Recibo do pedido nº ${numero}` })
  for (const texto of ['1/2 Calabresa + 1/2 Palmito', 'Calabresa: sem cebola', '+ Borda: Catupiry', '76,40'])
    await expect(recibo).toContainText(texto)
})

test('Uma metade da pizza já pedida é trocada em quatro toques, e o pedido ganha o cupom que faltou', async ({
  abrirNavegador,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  const pizzaria = await umaPizzaria()
  await transacao(BANCO, db =>
    db.query(
      `insert into cupons (empresa_id, codigo, tipo, percentual, ativo) select id, 'MEIA10', 'percentual', 10, true
       from empresas where slug = $1`,
      [pizzaria.slug],
    ),
  )
  await entrarNoPainel(page, pizzaria)
  const form = await abrirNovo(dono)
  const nome = novoNome()
  await dono.escrever(form.getByLabel('Nome'), nome)
  await dono.escrever(form.getByLabel('Telefone'), telefoneNovo())
  await adicionar(dono, form, PIZZARIA.pizza)
  await dono.marcar(form.getByRole('radio', { name: 'Família' }))
  await escolherSabor(dono, form, 'cala', 'Calabresa')
  await escolherSabor(dono, form, 'portu', 'Portuguesa')
  await dono.marcar(form.getByRole('radio', { name: 'Catupiry' }))
  await dono.apertar(salvar(page))
  await salvo(page)

  await dono.apertar(cartao(page, nome).getByRole('button', { name: /Editar/ }))
  await expect(formulario(page).getByLabel('Nome')).toHaveValue(nome)
  await dono.apertar(form.getByRole('button', { name: 'Trocar Portuguesa de Pizza salgada (Família)' }))
  await expect(form.getByLabel('Buscar sabor')).toBeFocused()
  await dono.olhar()
  await dono.apertar(page.getByRole('option', { name: /^Quatro queijos/ }))
  await expect(form.getByText('média dos sabores: (59,90 + 69,90) / 2')).toBeVisible()
  await dono.apertar(salvar(page))
  await salvo(page)
  await expect(cartao(page, nome)).toContainText('1/2 Calabresa + 1/2 Quatro queijos')
  await expect(cartao(page, nome)).toContainText('R$ 76,90')

  await dono.apertar(cartao(page, nome).getByRole('button', { name: /Editar/ }))
  const cupom = form.getByRole('textbox', { name: 'Cupom' })
  await dono.escrever(cupom, 'nenhum')
  await dono.apertar(salvar(page))
  await expect(cupom).toHaveAccessibleDescription(/Este cupom não está disponível para este pedido\./)
  await dono.escrever(cupom, 'meia 10')
  await dono.apertar(salvar(page))
  await salvo(page)
  await expect(cartao(page, nome)).toContainText('R$ 69,21')
  await dono.apertar(cartao(page, nome).getByRole('button', { name: /Editar/ }))
  await expect(form.getByText('Cupom MEIA10')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Cupom' })).toHaveCount(0)
})
