import { afterAll, beforeAll, expect, test } from 'vitest'
import { BELLA, CANTINA, CEPS, PRODUTOS } from '../world/demo'
import { ENDERECO_PERTO } from '../world/um-pedido'
import { type Comanda, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
  const { mundo } = comanda
  await mundo.sql(`update bairros_entrega set ativo = false where nome = 'Liberdade'`)
  await mundo.sql(
    `insert into bairros_entrega (empresa_id, cidade, cidade_dobrada, estado, nome, nome_dobrado, taxa)
     values ($1, $2, lower($2), 'SP', 'Centro', 'centro', 9)`,
    [mundo.bella, CEPS.semRua.cidade],
  )
})
afterAll(() => comanda.close())

async function perguntar(corpo: object): Promise<Record<string, unknown>> {
  const resposta = await comanda.browser().post(`/${BELLA.slug}/entrega`, corpo)
  return { status: resposta.status, ...(await resposta.json()) }
}

test('o bairro escolhido é cotado; o de outra cidade e o inativo pedem a escolha entre os que valem', async () => {
  const { cep } = CEPS.semBairro
  expect(await perguntar({ cep, escolhido: 'perdizes' })).toMatchObject({
    ...{ status: 200, frete: { situacao: 'calculado', bairro: 'Perdizes', taxa: 6_00, minimo: 40_00 } },
  })
  for (const escolhido of ['Centro', 'Liberdade', 'Bairro que ninguém tem']) {
    const { frete, aEscolher } = await perguntar({ cep, escolhido })
    expect(frete).toMatchObject({ situacao: 'a-escolher', taxa: 0 })
    const nomes = (aEscolher as { opcoes: { nome: string }[] }).opcoes.map(({ nome }) => nome)
    expect(nomes).toContain('Perdizes')
    expect(nomes).not.toContain(escolhido)
  }
  expect(await perguntar({ cep, escolhido: null })).toMatchObject({ frete: { situacao: 'fora-da-area' } })
  expect(await perguntar({ cep, escolhido: 7 })).toMatchObject({ status: 400 })
})

test('um pedido abaixo do mínimo é recusado com o que falta, e com o bastante é aceito', async () => {
  await comanda.mundo.sql('update configuracoes set minimo_retirada = 60 where empresa_id = $1', [
    comanda.mundo.cantina,
  ])
  const pedido = comanda.umaFocaccia()
  const pedir = (corpo: object) => comanda.browser().post(`/${CANTINA.slug}/pedidos`, corpo)
  const recusado = await pedir(pedido)
  expect(recusado.status).toBe(422)
  expect(await recusado.json()).toMatchObject({
    recusa: {
      codigo: 'pedido-minimo',
      texto: 'O pedido mínimo para retirada é de R$\u00a060,00. Faltam R$\u00a032,10.',
    },
  })
  const itens = pedido.itens.map(item => ({ ...item, quantidade: 3 }))
  const { totalVisto } = pedido
  expect((await pedir({ ...comanda.umaFocaccia(), itens, totalVisto: totalVisto * 3 })).status).toBe(200)
})

test('quem lê o pedido vê de que bairro é a taxa, quando o endereço diz outro', async () => {
  const { mundo } = comanda
  await mundo.sql(
    `update configuracoes set modo_frete = 'bairros', minimo_entrega = null, frete_gratis_acima = null
     where empresa_id = $1`,
    [mundo.cantina],
  )
  await mundo.sql(
    `insert into bairros_entrega (empresa_id, cidade, cidade_dobrada, estado, nome, nome_dobrado, taxa)
     values ($1, 'São Paulo', 's paulo', 'SP', 'Bela Vista', 'bela vista', 4)`,
    [mundo.cantina],
  )
  const { cep } = CEPS.semBairro
  const cliente = comanda.browser()
  const feito = await cliente.post(`/${CANTINA.slug}/pedidos`, {
    ...comanda.umaFocaccia(),
    tipoEntrega: 'Receber no meu endereço',
    endereco: { ...ENDERECO_PERTO, cep, bairro: 'Santana' },
    bairroEscolhido: 'Bela Vista',
    totalVisto: PRODUTOS.semExtras.preco + 4_00,
  })
  expect(feito.status).toBe(200)
  const { pedidoId: id } = await feito.json()

  const dito = /Bairro da taxa:(\*|<[^>]*>|\s)*Bela Vista/
  const dono = await comanda.browser().signIn(CANTINA)
  const pedido = `/home/pedidos/${id}`
  const lido = async (caminho: string) => (await dono.get(caminho)).text()
  expect(await lido(`${pedido}/recibo`)).toMatch(dito)
  expect(await lido(`${pedido}/historico`)).toMatch(dito)
  expect(await lido(pedido)).toMatch(dito)
  expect(await lido('/home')).toMatch(dito)
  const resumo = await dono.get(`${pedido}/resumo`)
  expect(new URL(resumo.headers.get('location') ?? '').searchParams.get('text')).toMatch(dito)
  await mundo.sql("update pedidos set status = 'Finalizado', data_entrega = now() where id = $1", [id])
  expect(await lido('/home/finalizados')).toMatch(dito)

  const visto = /Bairro da taxa(\s|<[^>]*>)*Bela Vista/
  expect(await (await cliente.get(`/${CANTINA.slug}/status-pedido/id/${id}`)).text()).toMatch(visto)
  expect(await (await comanda.browser().get(`/${CANTINA.slug}/status-pedido/id/${id}`)).text()).not.toMatch(
    visto,
  )
})

test('a mensagem de WhatsApp diz o bairro da taxa, quando o endereço diz outro', async () => {
  const { mundo } = comanda
  await mundo.sql("update empresas set tipo_pedido = 'whatsapp' where id = $1", [mundo.cantina])
  const feito = await comanda.browser().post(`/${CANTINA.slug}/pedidos`, {
    ...comanda.umaFocaccia(),
    tipoEntrega: 'Receber no meu endereço',
    endereco: { ...ENDERECO_PERTO, cep: CEPS.semBairro.cep, bairro: 'Santana' },
    bairroEscolhido: 'Bela Vista',
    totalVisto: PRODUTOS.semExtras.preco + 4_00,
  })
  const { link } = await feito.json()
  expect(new URL(link).searchParams.get('text')).toContain('*Bairro da taxa:* Bela Vista')
})
