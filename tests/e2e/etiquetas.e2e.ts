import { PRODUTOS } from '../world/demo'
import { novoNome, preencherNovo, salvar, salvo } from './apoio/balcao'
import { naLoja } from './apoio/banco-da-loja'
import { abrirCheckout, confirmacao, finalizar, porNoCarrinho, retirarPagandoComPix } from './apoio/compra'
import { entrarNaTela, expect, test } from './apoio/jornada'
import { botao } from './apoio/listas'
import { chegar, NO_CELULAR } from './apoio/modos'

const SEM_IDADE = 'Para pedir bebida alcoólica, confirme que você tem 18 anos ou mais.'
const CHOPE = PRODUTOS.semExtras
const SALADA = PRODUTOS.limonada

function etiquetar(loja: { slug: string }, { nome }: { nome: string }, etiquetas: string) {
  const sql = 'update produtos set etiquetas = $3, serve = 2 where empresa_id = $1 and nome = $2'
  return naLoja(loja, sql, [nome, etiquetas])
}

test('Quem procura o que é vegano acha só isso, e quem pede álcool confirma os 18 anos uma vez', async ({
  abrirNavegador,
  loja,
}) => {
  // The demo has tags of its own.
  await naLoja(loja, 'update produtos set etiquetas = null where empresa_id = $1')
  await etiquetar(loja, SALADA, 'vegano, picante')
  await etiquetar(loja, CHOPE, 'contém álcool')
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${loja.slug}`)

  const filtros = page.getByRole('group', { name: 'Filtrar por etiqueta' })
  await expect(filtros.getByRole('button')).toHaveText(['Vegano', 'Vegetariano', 'Picante'])
  await cliente.apertar(botao(filtros, 'Vegetariano'))
  await expect(botao(filtros, 'Vegetariano')).toHaveAttribute('aria-pressed', 'true')
  const prato = page.getByRole('tabpanel').getByRole('list').first().getByRole('heading', { level: 3 })
  await expect(prato).toHaveText([SALADA.nome])
  await expect(page.getByRole('tabpanel').getByLabel('Etiquetas')).toHaveText('VeganoPicanteServe 2 pessoas')
  await cliente.olhar()
  await cliente.escrever(page.getByRole('searchbox', { name: 'Buscar item...' }), CHOPE.nome)
  await expect(page.getByText('Nenhum item encontrado com as etiquetas escolhidas.')).toBeVisible()
  await cliente.olhar()
  await cliente.apertar(botao(page, 'Limpar filtros'))

  await porNoCarrinho(cliente, CHOPE)
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(cliente, checkout, 'Ana Adulta')
  await cliente.apertar(finalizar(checkout))
  const caixa = checkout.getByRole('checkbox', { name: 'Tenho 18 anos ou mais' })
  await expect(caixa).toBeFocused()
  await expect(caixa).toHaveAccessibleDescription(SEM_IDADE)
  await cliente.olhar(caixa)
  await cliente.caber(checkout.locator('form').getByText(SEM_IDADE))
  await cliente.marcar(caixa)
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(page)).toBeVisible()
  const [pedido] = await naLoja<{ id: number }>(
    loja,
    "select id from pedidos where empresa_id = $1 and nome_cliente = 'Ana Adulta' and maior_de_18",
  )
  await page.goto(`/${loja.slug}/status-pedido/id/${pedido?.id}`)
  await cliente.olhar(page.getByText('Seu pedido tem bebida alcoólica: leve um documento com foto.'))
})

test('Quem lança no balcão um pedido com álcool confirma a idade do cliente, e o erro fica à vista', async ({
  abrirNavegador,
  loja,
}) => {
  await etiquetar(loja, CHOPE, 'contém álcool')
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  await entrarNaTela(dono.page, loja, '/home')
  const form = await preencherNovo(dono, novoNome())
  await dono.apertar(salvar(dono.page))
  const caixa = form.getByRole('checkbox', { name: 'O cliente tem 18 anos ou mais' })
  await expect(caixa).toBeFocused()
  const erro = form.getByText('confirme que o cliente tem 18 anos ou mais.').last()
  await dono.olhar(caixa)
  await dono.caber(erro)
  await dono.marcar(caixa)
  await dono.apertar(salvar(dono.page))
  await salvo(dono.page)
})
