import type { Page } from '@playwright/test'
import { limites } from '~/domain/valores/texto'
import type { LojaCopiada } from '../world/plantado/loja-copiada'
import { naLoja } from './apoio/banco-da-loja'
import { COMPUTADOR, entrar, expect, test } from './apoio/jornada'

const PIXELS_POR_MM = 96 / 25.4
/** The paper of an 80 mm printer, and that of a 58 mm printer. */
const PAPEIS_MM = [70, 58]

/** As long as a typed text may be. */
type Texto = (letras: number) => string
const SEM_ESPACO: Texto = letras => 'Wanderlandersonmaximiliano'.repeat(letras).slice(0, letras)
const COM_ESPACOS: Texto = letras => 'Acompanhamento do combo Batata rústica '.repeat(letras).slice(0, letras)

/** One order of the shop with all that a receipt prints, each text as long as its limit allows. */
async function encherPedido(loja: LojaCopiada, texto: Texto): Promise<string> {
  const { nome, nomeDoProduto, observacao, logradouro, numero, complemento } = limites
  const [pedido] = await naLoja<{ id: string }>(
    loja,
    `update pedidos set nome_cliente = $2, endereco_logradouro = $3, endereco_numero = $4, endereco_complemento = $5,
       endereco_bairro = $5, endereco_cidade = $5, observacoes = $6, motivo_cancelamento = $6, endereco_entrega = $3,
       frete_modo = 'bairros', frete_lugar = 'W' || $5,
       tipo_entrega = 'Receber no meu endereço', forma_pagamento = 'dinheiro', total = 19999.99, frete = 999.99,
       desconto_itens = 1000, desconto_frete = 99.99, taxa_servico = 99.99, total_com_frete = 19999.98,
       valor_pago = 100000, prometido_de = data_pedido, prometido_para = data_pedido + interval '900 minutes'
     where empresa_id = $1 and id = (select pedido_id from itens_pedido where empresa_id = $1 limit 1)
     returning id`,
    [texto(nome), texto(logradouro), texto(numero), texto(complemento), texto(observacao)],
  )
  if (!pedido) throw new Error('the shop has no order')
  await naLoja(loja, 'update empresas set nomefantasia = $2 where id = $1', [texto(nome)])
  await naLoja(
    loja,
    `update itens_pedido set nome_produto = $3, variante = $4, observacoes = $5, quantidade = 99, preco_unitario = 19999.99
     where empresa_id = $1 and pedido_id = $2`,
    [pedido.id, texto(nomeDoProduto), texto(nome), texto(observacao)],
  )
  await naLoja(loja, 'delete from itens_pedido_extra where empresa_id = $1', [])
  for (const [grupo, quantidade, fracao, preco] of [
    [texto(nome), 1, 3, 0],
    [texto(nome), 1, 3, 0],
    [texto(nome), 1, 3, 0],
    [texto(nome), 1, null, 0],
    [texto(nome), 99, null, 199.99],
    [null, 1, null, 0],
    [null, 1, null, 9999.99],
  ])
    await naLoja(
      loja,
      `insert into itens_pedido_extra (empresa_id, id_item_pedido, nome_extra, grupo, quantidade, fracao, preco, tipo, observacoes)
       select empresa_id, id, $3, $4::text, $5::int, $6::int, $7::numeric, 'adicional', case when $6 is null then null else $8::text end
       from itens_pedido where empresa_id = $1 and pedido_id = $2`,
      [pedido.id, texto(nome), grupo, quantidade, fracao, preco, texto(observacao)],
    )
  await naLoja(
    loja,
    `insert into ajustes_pedido (empresa_id, pedido_id, tipo, alvo, rotulo, valor, cupom_id) values
       ($1, $2, 'desconto', 'itens', $3, 1000, 1), ($1, $2, 'desconto', 'frete', $3, 99.99, null),
       ($1, $2, 'taxa', 'servico', $3, 99.99, null)`,
    [pedido.id, `Cupom ${'W'.repeat(20)}`],
  )
  return pedido.id
}

/** Pixels by which something of the receipt passes the margin of the paper, and what does. */
function foraDoPapel(): string[] {
  const recibo = document.querySelector('[data-recibo]')
  if (!recibo) return ['there is no receipt']
  const folha = recibo.getBoundingClientRect()
  const { paddingLeft, paddingRight } = getComputedStyle(recibo)
  const esquerda = folha.left + Number.parseFloat(paddingLeft) - 0.5
  const direita = folha.right - Number.parseFloat(paddingRight) + 0.5
  const fora = (onde: string, lugares: Iterable<DOMRect>) =>
    [...lugares]
      .filter(({ width, left, right }) => width > 0 && (left < esquerda || right > direita))
      .map(({ right }) => `${onde}: ${Math.round(right - direita)} px`)
  const achados = [...recibo.querySelectorAll('*')].flatMap(elemento =>
    fora(`${elemento.tagName} ${elemento.className}`, [elemento.getBoundingClientRect()]),
  )
  const textos = document.createTreeWalker(recibo, NodeFilter.SHOW_TEXT)
  const trecho = document.createRange()
  while (textos.nextNode()) {
    trecho.selectNodeContents(textos.currentNode)
    achados.push(...fora(textos.currentNode.textContent?.slice(0, 40) ?? '', trecho.getClientRects()))
  }
  if (recibo.scrollWidth > recibo.clientWidth)
    achados.push(`${recibo.scrollWidth - recibo.clientWidth} px to scroll`)
  if (document.documentElement.scrollWidth > window.innerWidth) achados.push('the paper is too narrow')
  return achados
}

async function cabeNoPapel(page: Page, qual: string): Promise<void> {
  for (const mm of PAPEIS_MM) {
    await page.setViewportSize({ width: Math.round(mm * PIXELS_POR_MM), height: 800 })
    const { x, width = 0 } = (await page.locator('[data-recibo]').boundingBox()) ?? {}
    expect
      .soft([x, Math.round(width)], `${qual}: the sheet of ${mm} mm`)
      .toEqual([0, Math.round(mm * PIXELS_POR_MM)])
    expect.soft(await page.evaluate(foraDoPapel), `${qual}, ${mm} mm`).toEqual([])
  }
}

test('Nada de um recibo passa da beira do papel, de 70 ou de 58 mm, com os textos mais compridos que se aceitam', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrar(page, loja)
  await page.emulateMedia({ media: 'print' })
  for (const texto of [COM_ESPACOS, SEM_ESPACO]) {
    const id = await encherPedido(loja, texto)
    for (const leitura of [
      "status = 'Pendente'",
      "status = 'Pendente', valor_pago = total_com_frete",
      "status = 'Cancelado'",
      "status = 'Pendente', forma_pagamento = 'pix', pix_copia_e_cola = '0002'",
    ]) {
      await naLoja(loja, `update pedidos set ${leitura} where empresa_id = $1 and id = $2`, [id])
      await page.goto(`/home/pedidos/${id}/recibo`)
      await cabeNoPapel(page, `${texto(10)}, ${leitura}`)
    }
  }
})
