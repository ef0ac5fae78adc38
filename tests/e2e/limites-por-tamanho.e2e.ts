import { naLoja } from './apoio/banco-da-loja'
import { abrirCheckout, confirmacao, finalizar, retirarPagandoComPix } from './apoio/compra'
import { type Dono, plantarDono } from './apoio/dono'
import { entrarNaTela, expect, test } from './apoio/jornada'
import { botao, dialogo, dito, salvar } from './apoio/listas'
import { chegar, NO_CELULAR } from './apoio/modos'

const ACAI = 'Açaí da casa'
const COMPLEMENTOS = ['Banana', 'Morango', 'Granola', 'Paçoca', 'Mel', 'Kiwi']

test('O dono deixa três grátis em 300 ml e cinco em 500 ml, e o cliente lê, escolhe e recebe isso', async ({
  abrirNavegador,
}) => {
  const loja = await plantarAcai()
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  await entrarNaTela(dono.page, loja, '/home/produtos')
  await dono.apertar(botao(dono.page, `Editar ${ACAI}`))
  const edicao = dialogo(dono.page, 'Editar produto')
  const limite = (qual: string, tamanho: string) =>
    edicao.getByRole('textbox', { name: `${qual} de Complementos em ${tamanho}` })
  await expect(edicao.getByText('Não é perguntado em 300 ml, onde nenhuma opção tem preço.')).toBeVisible()
  await dono.apertar(edicao.locator('summary', { hasText: 'Limites por tamanho' }).first())
  await dono.escrever(limite('Mínimo', '300 ml'), '4')
  await dono.escrever(limite('Máximo', '300 ml'), '3')
  await dono.escrever(limite('Incluídas no preço', '300 ml'), '3')
  await dono.escrever(limite('Máximo', '500 ml'), '5')
  await dono.escrever(limite('Incluídas no preço', '500 ml'), '5')
  await dono.apertar(botao(edicao, 'Salvar'))
  const recusa = 'Em Complementos, no tamanho 300 ml, o mínimo (4) passa do máximo (3).'
  await expect(dito(edicao, recusa)).toBeVisible()
  await expect(limite('Mínimo', '300 ml')).toBeFocused()
  await expect(limite('Máximo', '500 ml')).toHaveValue('5')
  await dono.olhar(limite('Mínimo', '300 ml'))
  await dono.escrever(limite('Mínimo', '300 ml'), '')
  await expect(edicao.getByText('Escolha até 5 opções. 5 incluídas no preço.')).toBeVisible()
  await salvar(dono, edicao, 'Atualizado!')

  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${loja.slug}`)
  await cliente.apertar(botao(page, ACAI))
  const item = dialogo(page, `Adicionar ao Carrinho: ${ACAI}`)
  await cliente.marcar(item.getByRole('radio', { name: '500 ml' }))
  const complementos = item.getByRole('group', { name: /^Complementos/ })
  await expect(item.getByText('Escolha até 5 opções. 5 incluídas no preço.')).toBeVisible()
  await expect(item.getByRole('group', { name: /^Caldas do 500/ })).toBeVisible()
  for (const nome of COMPLEMENTOS.slice(0, 5)) {
    await cliente.marcar(complementos.getByRole('checkbox', { name: nome }))
  }
  await expect(complementos.getByRole('checkbox', { name: 'Kiwi' })).toBeDisabled()
  await expect(item.getByRole('status').getByText('Total R$ 24,00')).toBeVisible()

  await cliente.marcar(item.getByRole('radio', { name: '300 ml' }))
  await expect(item.getByText('Escolha até 3 opções. 3 incluídas no preço.')).toBeVisible()
  await expect(item.getByText('3 de 3')).toBeVisible()
  for (const nome of ['Paçoca', 'Mel']) {
    await expect(item.getByText(`${nome} saiu: no máximo 3 opções no tamanho 300 ml.`)).toBeVisible()
  }
  await expect(item.getByRole('group', { name: /^Caldas do 500/ })).toHaveCount(0)
  await expect(item.getByRole('status').getByText('Total R$ 18,00')).toBeVisible()
  await cliente.olhar()

  await cliente.marcar(item.getByRole('radio', { name: '500 ml' }))
  await expect(item.getByText('5 de 5')).toBeVisible()
  await cliente.apertar(botao(item, 'Adicionar ao Carrinho'))
  await expect(item).toBeHidden()
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(cliente, checkout, 'Iara Açaí')
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(page)).toBeVisible()
  expect(await guardado(loja)).toEqual([
    { variante: '500 ml', preco: '24.00', total: '24.00', extras: COMPLEMENTOS.slice(0, 5), gratis: true },
  ])
})

/** A shop, open all day, with a product in two sizes: one group for both, and one that only the large size has. */
async function plantarAcai(): Promise<Dono> {
  const dono = await plantarDono()
  await naLoja(
    dono,
    `insert into horarios_funcionamento (empresa_id, dia_semana, horario_abertura, horario_fechamento, turno)
     select $1, dia, '00:00', '00:00', 1
     from unnest(array['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']) dia`,
  )
  await naLoja(
    dono,
    `with c as (insert into categorias (empresa_id, nome) values ($1, 'Açaís') returning id),
       p as (insert into produtos (empresa_id, categoria_id, nome, preco) select $1, id, $2, 0 from c returning id),
       v as (insert into variantes (empresa_id, produto_id, nome, preco, ordem)
         select $1, p.id, t.nome, t.preco, t.ordem from p, (values ('300 ml', 18, 0), ('500 ml', 24, 1)) t(nome, preco, ordem)),
       g as (insert into grupos (empresa_id, nome, max) values ($1, 'Complementos', 4), ($1, 'Caldas do 500', 1)
         returning id, nome),
       l as (insert into produto_grupos (empresa_id, produto_id, grupo_id, ordem)
         select $1, p.id, g.id, case g.nome when 'Complementos' then 0 else 1 end from p, g),
       o as (insert into opcoes (empresa_id, grupo_id, nome, preco, ordem)
         select $1, g.id, t.nome, 2, t.ordem from g, unnest($3::text[]) with ordinality t(nome, ordem)
         where g.nome = 'Complementos'),
       k as (insert into opcoes (empresa_id, grupo_id, nome, preco, ordem)
         select $1, id, 'Chocolate', null, 0 from g where nome <> 'Complementos' returning id)
     insert into precos_opcao (empresa_id, opcao_id, tamanho, preco) select $1, id, '500 ml', 0 from k`,
    [ACAI, COMPLEMENTOS],
  )
  return dono
}

function guardado(loja: Dono) {
  return naLoja(
    loja,
    `select i.variante, i.preco_unitario as preco, p.total, array_agg(e.nome_extra order by e.id) as extras,
       bool_and(e.preco = 0) as gratis
     from pedidos p join itens_pedido i on i.empresa_id = p.empresa_id and i.pedido_id = p.id
       join itens_pedido_extra e on e.empresa_id = i.empresa_id and e.id_item_pedido = i.id
     where p.empresa_id = $1 group by i.id, i.variante, i.preco_unitario, p.total`,
  )
}
