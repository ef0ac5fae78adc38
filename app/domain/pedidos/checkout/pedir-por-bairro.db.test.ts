import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consultarEntrega, lerPerguntaDeEntrega } from '~/domain/frete/consultar-entrega.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { CEPS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { umPedido } from '../../../../tests/world/um-pedido'
import { fazerPedido } from './fazer-pedido.server'
import { lerNovoPedido, type NovoPedidoEnviado } from './novo-pedido'

let mundo: Mundo
let file: number
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  file = (await mundo.produto(mundo.cantina, 'Filé à parmegiana')).id
})
afterAll(() => mundo.fechar())

const { semRua, perto } = CEPS
beforeEach(async () => {
  await mundo.sql('delete from bairros_entrega where empresa_id = $1', [mundo.cantina])
  await mundo.sql(
    `update configuracoes set modo_frete = 'bairros', minimo_entrega = null, minimo_retirada = 20,
       frete_gratis_acima = null where empresa_id = $1`,
    [mundo.cantina],
  )
  for (const [cidade, estado, nome, taxa, minimo, ativo] of [
    [semRua.cidade, semRua.estado, 'Centro', '6.00', '100.00', true],
    [semRua.cidade, semRua.estado, 'Vila Nova', '9.00', null, true],
    [semRua.cidade, semRua.estado, 'Fechado', '1.00', null, false],
    ['São Paulo', 'SP', 'Perdizes', '5.00', null, true],
  ] as const) {
    await mundo.sql(
      `insert into bairros_entrega (empresa_id, cidade, cidade_dobrada, estado, nome, nome_dobrado, taxa, minimo, ativo)
       values ($1, $2, lower($2), $3, $4, lower($4), $5, $6, $7)`,
      [mundo.cantina, cidade, estado, nome, taxa, minimo, ativo],
    )
  }
})

function perguntar(corpo: object) {
  const pergunta = lerPerguntaDeEntrega({ cep: semRua.cep, ...corpo })
  if (ehRecusa(pergunta)) throw new Error(pergunta.texto)
  return consultarEntrega(mundo.cantina, pergunta, async () => false, 'loja')
}

/** The filet costs R$ 89,90. */
async function pedir(quantidade: number, totalVisto: number, mudancas: Partial<NovoPedidoEnviado> = {}) {
  const novo = lerNovoPedido(
    umPedido({
      itens: [{ produtoId: file, quantidade, extras: [], observacao: null }],
      tipoEntrega: 'Receber no meu endereço',
      endereco: {
        ...{ cep: semRua.cep, logradouro: 'Rua Um', numero: '1', complemento: null },
        ...{ bairro: 'Sítio', cidade: semRua.cidade, estado: semRua.estado },
      },
      totalVisto,
      ...mudancas,
    }),
  )
  if (ehRecusa(novo)) throw new Error(novo.texto)
  const feito = await fazerPedido(mundo.cantina, novo, { agora: new Date(), pedidosDaqui: [] })
  if ('recusas' in feito) return feito.recusas[0]?.codigo
  const dados = dadosDe(feito)
  if ('mudou' in dados) return dados.valores
  if (!('pedidoId' in dados)) throw new Error('not stored')
  const [linha] = await mundo.sql(
    'select total, frete, desconto_frete, total_com_frete, frete_modo, frete_lugar from pedidos where id = $1',
    [dados.pedidoId],
  )
  return linha
}

test('Um CEP sem bairro traz só os bairros ativos da sua cidade, e a lista fica depois da escolha', async () => {
  const opcoes = [
    { nome: 'Centro', taxa: 600 },
    { nome: 'Vila Nova', taxa: 900 },
  ]
  const aEscolher = { bairroDoCep: null, opcoes }
  expect(await perguntar({})).toMatchObject({ frete: { situacao: 'a-escolher' }, aEscolher })
  expect(await perguntar({ bairro: 'Sítio', escolhido: 'centro' })).toMatchObject({
    frete: { situacao: 'calculado', bairro: 'Centro', taxa: 600, minimo: 10_000 },
    escolhido: 'centro',
    aEscolher,
  })
  expect(await perguntar({ escolhido: null })).toMatchObject({
    frete: { situacao: 'fora-da-area' },
    aEscolher,
  })
  const daPerdizes = await perguntar({ cep: perto.cep, escolhido: 'Centro' })
  expect(daPerdizes).toMatchObject({ frete: { bairro: 'Perdizes', taxa: 500 } })
  expect(daPerdizes.aEscolher).toBeUndefined()
})

test('A escolha é conferida de novo no pedido: outra cidade, inativo, nenhum ou sem escolha é recusado', async () => {
  expect(await pedir(2, 188_80, { bairroEscolhido: 'Vila Nova' })).toMatchObject({
    ...{
      total: '179.80',
      frete: '9.00',
      total_com_frete: '188.80',
      frete_modo: 'bairros',
      frete_lugar: 'Vila Nova',
    },
  })
  expect(await pedir(2, 184_80)).toBe('bairro-sem-escolha')
  expect(await pedir(2, 184_80, { bairroEscolhido: 'Perdizes' })).toBe('bairro-sem-escolha')
  expect(await pedir(2, 180_80, { bairroEscolhido: 'Fechado' })).toBe('bairro-sem-escolha')
  expect(await pedir(2, 179_80, { bairroEscolhido: null })).toBe('endereco-invalido')
})

test('Uma taxa que mudou enquanto se pedia é mostrada antes, e nada é gravado', async () => {
  await mundo.sql(`update bairros_entrega set taxa = 12 where nome = 'Vila Nova'`)
  expect(await pedir(2, 188_80, { bairroEscolhido: 'Vila Nova' })).toMatchObject({ frete: 1_200 })
})

test('O mínimo é o do bairro para a entrega, e o da loja para a retirada', async () => {
  expect(await pedir(1, 95_90, { bairroEscolhido: 'Centro' })).toBe('pedido-minimo')
  expect(await pedir(2, 185_80, { bairroEscolhido: 'Centro' })).toMatchObject({ frete: '6.00' })
  const retirada = { tipoEntrega: 'Retirar no local', endereco: null } as const
  expect(await pedir(1, 89_90, retirada)).toMatchObject({ frete: '0.00' })
  await mundo.sql('update configuracoes set minimo_retirada = 90 where empresa_id = $1', [mundo.cantina])
  expect(await pedir(1, 89_90, retirada)).toBe('pedido-minimo')
})

test('A entrega grátis da loja é um desconto da taxa, que continua sabida', async () => {
  await mundo.sql('update configuracoes set frete_gratis_acima = 179.80 where empresa_id = $1', [
    mundo.cantina,
  ])
  expect(await pedir(2, 179_80, { bairroEscolhido: 'Vila Nova' })).toMatchObject({
    ...{ frete: '9.00', desconto_frete: '9.00', total_com_frete: '179.80' },
  })
  expect(await pedir(1, 98_90, { bairroEscolhido: 'Vila Nova' })).toMatchObject({ desconto_frete: '0.00' })
})
