import { afterAll, beforeAll, expect, test } from 'vitest'
import { BELLA, CANTINA, CEPS } from '../world/demo'
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
      texto: 'O pedido mínimo para retirada é de R$ 60,00. Faltam R$ 32,10.',
    },
  })
  const itens = pedido.itens.map(item => ({ ...item, quantidade: 3 }))
  const { totalVisto } = pedido
  expect((await pedir({ ...comanda.umaFocaccia(), itens, totalVisto: totalVisto * 3 })).status).toBe(200)
})
