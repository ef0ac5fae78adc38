import { formatTelefone } from '~/domain/valores/telefone'
import { transacao } from '../world/banco/banco-do-servidor'
import { CANTINA, CEPS, PRODUTOS } from '../world/demo'
import { ENDERECO_PERTO, umPedido } from '../world/um-pedido'
import { abrirCheckout, avancar, confirmacao, finalizar, telefoneNovo } from './apoio/compra'
import { expect, test } from './apoio/jornada'
import type { Maos } from './apoio/maos'
import { type Cliente, chegar, NO_CELULAR_SEM_TOQUE } from './apoio/modos'
import { abrirComCarrinho } from './apoio/visita-de-antes'

/**
 * Places one delivery for Helga from this browser by a plain request; the screens for that are tested by other
 * journeys.
 */
async function jaPediu({ page }: Maos, telefone: string): Promise<void> {
  const { semExtras } = PRODUTOS
  const produtoId = await transacao(process.env.COMANDA_E2E_BANCO ?? '', async db => {
    const { rows } = await db.query<{ id: string }>(
      'select p.id from produtos p join empresas e on e.id = p.empresa_id where e.slug = $1 and p.nome = $2',
      [CANTINA.slug, semExtras.nome],
    )
    return Number(rows[0]?.id)
  })
  const pedido = {
    ...umPedido(),
    itens: [{ produtoId, quantidade: 1, extras: [], observacao: null }],
    cliente: { telefone, nome: 'Helga Souza', email: 'helga@exemplo.com.br' },
    tipoEntrega: 'Receber no meu endereço',
    endereco: { ...ENDERECO_PERTO, numero: '77' },
    totalVisto: semExtras.preco + 8_20,
  }
  const resposta = await page.request.post(`/${CANTINA.slug}/pedidos`, { data: pedido })
  expect(resposta.status(), await resposta.text()).toBe(200)
}

async function comecarPedido(cliente: Cliente) {
  await abrirComCarrinho(cliente.page, CANTINA.slug, PRODUTOS.semExtras)
  return abrirCheckout(cliente)
}

test(`Quem volta no mesmo navegador só digita o telefone: o resto se preenche`, async ({
  abrirNavegador,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const telefone = telefoneNovo()
  await jaPediu(cliente, telefone)
  const checkout = await comecarPedido(cliente)
  await cliente.escrever(checkout.getByLabel('Telefone'), telefone)
  await expect(checkout.getByText('Cliente encontrado! Seus dados foram preenchidos.')).toBeVisible()
  const preenchidos = [
    ['Nome completo', 'Helga Souza'],
    ['E-mail', ''],
    ['CEP', '05010-000'],
    ['Logradouro', 'Rua Caiubi'],
    ['Número', '77'],
    ['Complemento', 'apto 12'],
    ['Bairro', 'Perdizes'],
    ['Cidade', 'São Paulo'],
    ['Estado (UF)', 'SP'],
  ] as const
  for (const [rotulo, valor] of preenchidos) {
    await expect(checkout.getByLabel(rotulo)).toHaveValue(valor)
  }
  await expect(checkout.getByRole('radio', { name: 'Receber no meu endereço' })).toBeChecked()
  await expect(checkout.getByText('4,1 km em linha reta · R$ 8,20')).toBeVisible()
  await cliente.olhar(checkout.getByRole('button', { name: 'Avançar para Pagamento' }))
  await avancar(cliente, checkout)
  await cliente.marcar(checkout.getByRole('radio', { name: 'PIX' }))
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(cliente.page)).toBeVisible()
})

test('O que se digita enquanto a resposta preenche o campo fica no lugar dela, e não atrás', async ({
  abrirNavegador,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const [telefone, outro] = [telefoneNovo(), telefoneNovo()]
  await jaPediu(cliente, telefone)
  let responder = () => {}
  const respondido = new Promise<void>(resolve => {
    responder = resolve
  })
  await cliente.page.route(`**/${CANTINA.slug}/cliente`, async rota => {
    await respondido
    await rota.continue()
  })
  const checkout = await comecarPedido(cliente)
  const campo = checkout.getByLabel('Telefone')
  await campo.focus()
  responder()
  await expect(campo).toHaveValue(formatTelefone(telefone))
  await cliente.page.keyboard.type(outro)
  await expect(campo).toHaveValue(formatTelefone(outro))
})

test(`Num navegador estranho seus dados só aparecem mascarados, e o endereço salvo serve com o CEP certo`, async ({
  abrirNavegador,
}) => {
  const telefone = telefoneNovo()
  await jaPediu(await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE), telefone)
  const estranho = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const checkout = await comecarPedido(estranho)
  await estranho.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await estranho.escrever(checkout.getByLabel('Telefone'), telefone)
  await expect(
    checkout.getByText('Cliente encontrado! He*** S***. Informe o CEP para usar o endereço salvo.'),
  ).toBeVisible()
  for (const rotulo of ['Nome completo', 'E-mail', 'CEP', 'Logradouro', 'Número']) {
    await expect(checkout.getByLabel(rotulo)).toHaveValue('')
  }
  await estranho.escrever(checkout.getByLabel('Nome completo'), 'Helga Souza')

  // A stranger who tries another CEP learns nothing about her.
  const respondido = estranho.page.waitForResponse(`**/${CANTINA.slug}/cliente`)
  await estranho.escrever(checkout.getByLabel('CEP'), CEPS.daCantina.cep)
  await respondido
  await expect(checkout.getByLabel('Cidade')).toHaveValue('São Paulo')
  const usarSalvo = checkout.getByRole('button', { name: /^Usar endereço salvo/ })
  await expect(usarSalvo).toHaveCount(0)
  await estranho.escrever(checkout.getByLabel('CEP'), CEPS.perto.cep)
  await expect(usarSalvo).toHaveText('Usar endereço salvo (Rua C*****, 7**)')
  await estranho.olhar()
  await estranho.apertar(usarSalvo)
  await avancar(estranho, checkout)
  await expect(checkout.getByText('Rua Caiubi')).toHaveCount(0)
  await estranho.marcar(checkout.getByRole('radio', { name: 'PIX' }))
  await estranho.olhar(finalizar(checkout))
  await estranho.apertar(finalizar(checkout))
  await expect(confirmacao(estranho.page)).toBeVisible()
})
