import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { transacao } from '../world/banco/banco-do-servidor'
import { abrirNovo, adicionar, cartao, editar, novoNome, preencherNovo, salvar, salvo } from './apoio/balcao'
import { telefoneNovo } from './apoio/compra'
import { COMPUTADOR, entrarNoPainel, expect, semBarreiras, test } from './apoio/jornada'
import { chegar, NO_COMPUTADOR } from './apoio/modos'

test('Editado depois de o preço do produto mudar, o pedido guarda o preço de quando foi feito', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { page } = dono
  const produto = await umProduto(loja.slug)
  await entrarNoPainel(page, loja)
  const nome = novoNome()
  const form = await abrirNovo(dono)
  await dono.escrever(form.getByLabel('Nome'), nome)
  await dono.escrever(form.getByLabel('Telefone'), telefoneNovo())
  await adicionar(dono, form, produto.nome)
  await dono.apertar(salvar(page))
  await salvo(page)
  await produto.mudar()

  const edicao = await editar(page, nome)
  await expect(edicao.getByLabel('Preço unitário')).toHaveValue('30,00')
  await dono.apertar(edicao.getByRole('button', { name: `Aumentar ${produto.nome}` }))
  await dono.olhar(salvar(page))
  await dono.apertar(salvar(page))
  await salvo(page)
  await expect(cartao(page, nome)).toContainText('R$ 60,00')
  await expect(cartao(page, nome)).toContainText(produto.nome)
})

test('Dois navegadores editam o mesmo pedido: o segundo é avisado, e o que digitou fica', async ({
  abrirNavegador,
  loja,
}) => {
  const balcao = await chegar(abrirNavegador, NO_COMPUTADOR)
  const caixa = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(balcao.page, loja)
  await entrarNoPainel(caixa, loja)
  const nome = novoNome()
  await preencherNovo(balcao, nome)
  await salvar(balcao.page).dblclick()
  await salvo(balcao.page)
  await expect(cartao(balcao.page, nome)).toHaveCount(1)

  const atrasado = await editar(caixa, nome)
  const primeiro = await editar(balcao.page, nome)
  await balcao.escrever(primeiro.getByLabel(/^Observações/), 'sem sal')
  await balcao.apertar(salvar(balcao.page))
  await salvo(balcao.page)

  await atrasado.getByLabel(/^Observações/).fill('com sal')
  await salvar(caixa).click()
  await expect(atrasado.getByText(/alterado por outra pessoa/).first()).toBeVisible()
  await expect(atrasado.getByLabel(/^Observações/)).toHaveValue('com sal')
  await semBarreiras(caixa)
  await atrasado.getByRole('button', { name: 'Carregar o pedido atual' }).click()
  await expect(atrasado.getByRole('heading', { name: /^Editar Pedido/ })).toBeFocused()
  await expect(atrasado.getByLabel(/^Observações/)).toHaveValue('sem sal')
  await atrasado.getByLabel(/^Observações/).fill('com pouco sal')
  const ditos = await anotarAvisos(caixa)
  await salvar(caixa).click()
  await salvo(caixa)
  // The owner gets no toast for a change of their own, although the stream reports it before the answer arrives.
  await expect.poll(() => ditos).toContainEqual(expect.stringMatching(/^Pedido Salvo!/))
  expect(ditos).not.toContainEqual(expect.stringMatching(/^Pedido Atualizado\s+Pedido nº/))
  await expect(cartao(balcao.page, nome)).toContainText('com pouco sal')
})

/** Collects the text of every toast from here on. */
async function anotarAvisos(page: Page): Promise<string[]> {
  const ditos: string[] = []
  await page.exposeFunction('anotar', (texto: string) => ditos.push(texto))
  await page.evaluate(() => {
    const { anotar } = window as unknown as { anotar(texto: string): void }
    const vistos = new WeakSet<Element>()
    const olhar = () => {
      for (const aviso of document.querySelectorAll<HTMLElement>('[data-toast]')) {
        if (!vistos.has(aviso)) anotar(aviso.innerText)
        vistos.add(aviso)
      }
    }
    new MutationObserver(olhar).observe(document.body, { childList: true, subtree: true })
  })
  return ditos
}

/** A product of the test's own at R$ 30,00, which its owner then renames, makes dearer and takes off the menu. */
async function umProduto(slug: string) {
  const nome = `Pastel ${randomInt(1e9)}`
  await noBanco(
    `insert into produtos (empresa_id, nome, preco) select id, $1, 30 from empresas where slug = $2`,
    nome,
    slug,
  )
  return {
    nome,
    mudar: () =>
      noBanco(`update produtos set nome = 'Outro', preco = 55, ativo = false where nome = $1`, nome),
  }
}

async function noBanco(comando: string, ...valores: string[]): Promise<void> {
  await transacao(process.env.COMANDA_E2E_BANCO ?? '', db => db.query(comando, valores))
}
