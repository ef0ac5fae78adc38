import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consultarEntrega, lerPerguntaDeEntrega } from '~/domain/frete/consultar-entrega.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { CEPS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { umPedido } from '../../../../tests/world/um-pedido'
import { fazerPedido } from './fazer-pedido.server'
import { lerNovoPedido } from './novo-pedido'

/** The Cantina charges R$ 2,00/km within 12 km, and R$ 8,00 where the distance is not known. */
let mundo: Mundo
let file: number
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  file = (await mundo.produto(mundo.cantina, 'Filé à parmegiana')).id
})
afterAll(() => mundo.fechar())

const FORTALEZA = [-3.7, -38.5] as const
const PRUDENTE = [-22.12, -51.39] as const
/** Another one for each test, because the server remembers a CEP with its position. */
let cepDoTeste = 1_410_000

const cepAtual = () => String(cepDoTeste).padStart(8, '0')

/** The cache as an earlier answer has left it. */
async function guardar(cidade: string, estado: string, posicao: readonly [number, number] | null) {
  await mundo.sql(
    `insert into ceps (cep, logradouro, bairro, cidade, estado, latitude, longitude)
     values ($1, 'Rua Errada', 'Centro', $2, $3, $4, $5)`,
    [cepAtual(), cidade, estado, posicao?.[0] ?? null, posicao?.[1] ?? null],
  )
}

function porLoja(latitude: number, longitude: number) {
  return mundo.sql('update empresas set latitude = $2, longitude = $3 where id = $1', [
    mundo.cantina,
    latitude,
    longitude,
  ])
}

beforeEach(async () => {
  cepDoTeste++
  const { latitude, longitude } = CEPS.daCantina.posicao ?? { latitude: 0, longitude: 0 }
  await porLoja(latitude, longitude)
  await mundo.sql('update configuracoes set raio_atendimento = null where empresa_id = $1', [mundo.cantina])
})

async function perguntar(cep = cepAtual()) {
  const pergunta = lerPerguntaDeEntrega({ cep })
  if (ehRecusa(pergunta)) throw new Error(pergunta.texto)
  return (await consultarEntrega(mundo.cantina, pergunta, async () => false, 'loja')).frete
}

/** The filet costs R$ 89,90. */
async function pedir(
  cidade: string,
  estado: string,
  taxa: number,
  cep = cepAtual(),
  logradouro = 'Rua Errada',
) {
  const endereco = {
    ...{ cep, logradouro, numero: '1', complemento: null },
    ...{ bairro: 'Centro', cidade, estado },
  }
  const novo = lerNovoPedido(
    umPedido({
      itens: [{ produtoId: file, quantidade: 1, extras: [], observacao: null }],
      tipoEntrega: 'Receber no meu endereço',
      endereco,
      totalVisto: 89_90 + taxa,
    }),
  )
  if (ehRecusa(novo)) throw new Error(novo.texto)
  const feito = await fazerPedido(mundo.cantina, novo, { agora: new Date(), pedidosDaqui: [] })
  if ('recusas' in feito) return feito.recusas[0]?.codigo
  const dados = dadosDe(feito)
  if (!('pedidoId' in dados)) throw new Error('not stored')
  const [linha] = await mundo.sql(
    'select frete, frete_modo, distancia_km, frete_lugar from pedidos where id = $1',
    [dados.pedidoId],
  )
  return linha
}

const FIXO = { frete: '8.00', frete_modo: 'fixo', distancia_km: null, frete_lugar: null }

test.each([
  ['o CEP tem a posição de outro estado', FORTALEZA],
  ['o CEP tem a posição de outra ponta do estado', PRUDENTE],
])('Quando %s, a taxa é a fixa, e não R$ 4.752,20', async (_, posicao) => {
  await guardar('São Paulo', 'SP', posicao)
  expect(await perguntar()).toEqual({ modo: 'km', situacao: 'por-falha', taxa: 8_00 })
  expect(await pedir('São Paulo', 'SP', 8_00)).toEqual(FIXO)
})

describe('Quando o dono digitou uma cidade que não é a do CEP da loja', () => {
  const digitar = (cidade: string, estado: string, cep = CEPS.daCantina.cep) =>
    mundo.sql(
      'update empresas set endereco_cidade = $2, endereco_estado = $3, endereco_cep = $4 where id = $1',
      [mundo.cantina, cidade, estado, cep],
    )
  beforeEach(() => digitar('Salvador', 'BA'))
  afterAll(() => digitar(CEPS.daCantina.cidade, CEPS.daCantina.estado))

  test('vale a do CEP: a distância é calculada, e o endereço digitado fica como está', async () => {
    const { cep, cidade, estado } = CEPS.perto
    expect(await perguntar(cep)).toMatchObject({ situacao: 'calculado', km: 4.1 })
    expect(await pedir(cidade, estado, 8_20, cep)).toMatchObject({ frete: '8.20', frete_modo: 'km' })
    expect(
      await mundo.sql('select endereco_cidade, endereco_estado from empresas where id = $1', [mundo.cantina]),
    ).toEqual([{ endereco_cidade: 'Salvador', endereco_estado: 'BA' }])
  })

  test('quem mora na cidade do CEP da loja paga a taxa fixa onde a distância não é conhecida', async () => {
    await guardar('São Paulo', 'SP', null)
    expect(await perguntar()).toEqual({ modo: 'km', situacao: 'por-falha', taxa: 8_00 })
    expect(await pedir('São Paulo', 'SP', 8_00)).toEqual(FIXO)
  })

  test.each([
    ['certa', CEPS.daCantina.posicao],
    ['absurda', { latitude: FORTALEZA[0], longitude: FORTALEZA[1] }],
    ['desconhecida', null],
  ])(
    'um CEP sem posição no estado digitado fica fora da área, com a posição da loja %s',
    async (_, posicao) => {
      await mundo.sql('update empresas set latitude = $2, longitude = $3 where id = $1', [
        mundo.cantina,
        posicao?.latitude ?? null,
        posicao?.longitude ?? null,
      ])
      await guardar('Salvador', 'BA', null)
      expect(await perguntar()).toMatchObject({ situacao: 'fora-da-area', cidade: 'Salvador/BA' })
    },
  )

  test('o lugar que só depois é conhecido vale a partir daí', async () => {
    await digitar('Salvador', 'BA', '05999123')
    const { cep } = CEPS.perto
    expect(await perguntar(cep)).toMatchObject({ situacao: 'fora-da-area' })
    await mundo.sql(
      `insert into ceps (cep, cidade, estado, latitude, longitude) values ('05999123', 'Curitiba', 'PR', null, null)`,
    )
    await mundo.sql(`update ceps set cidade = 'São Paulo', estado = 'SP' where cep = '05999123'`)
    expect(await perguntar(cep)).toMatchObject({ situacao: 'calculado', km: 4.1 })
  })

  test('quem mora no CEP da loja pede de graça também quando os correios não respondem', async () => {
    await mundo.sql(
      `update ceps set consultado_em = now() - interval '3 days', latitude = null, longitude = null
      where cep = $1`,
      [CEPS.daCantina.cep],
    )
    const { cidade, estado } = CEPS.daCantina
    expect(await pedir(cidade, estado, 0, CEPS.daCantina.cep)).toMatchObject({ frete: '0.00' })
  })
})

test.each([
  ['outro estado', FORTALEZA],
  ['outra ponta do estado', PRUDENTE],
])('Quando a loja tem a posição de %s, ninguém fica fora da área por isso', async (_, [lat, lon]) => {
  const { cep, cidade, estado } = CEPS.perto
  await mundo.sql('update configuracoes set raio_atendimento = 12 where empresa_id = $1', [mundo.cantina])
  await porLoja(lat, lon)
  expect(await perguntar(cep)).toEqual({ modo: 'km', situacao: 'por-falha', taxa: 8_00 })
  expect(await pedir(cidade, estado, 8_00, cep)).toEqual(FIXO)
})

test('O trecho da rua para o qual o CEP vale não é guardado com o pedido', async () => {
  await guardar('São Paulo', 'SP', null)
  await pedir('São Paulo', 'SP', 8_00, cepAtual(), 'Rua Errada - de 186 ao fim - lado par')
  const [linha] = await mundo.sql(
    'select endereco_logradouro, endereco_entrega from pedidos where endereco_cep = $1',
    [cepAtual()],
  )
  expect(linha?.endereco_logradouro).toBe('Rua Errada')
  expect(linha?.endereco_entrega).toMatch(/^Rua Errada, 1 - Centro/)
})

describe('Um CEP sem posição', () => {
  test('de outro estado fica fora da área, e o pedido é recusado', async () => {
    await guardar('Fortaleza', 'CE', null)
    expect(await perguntar()).toMatchObject({ situacao: 'fora-da-area', cidade: 'Fortaleza/CE' })
    expect(await pedir('Fortaleza', 'CE', 8_00)).toBe('endereco-invalido')
  })

  test('de outra cidade do estado custa a taxa fixa', async () => {
    await guardar('Guarulhos', 'SP', null)
    expect(await perguntar()).toEqual({
      modo: 'km',
      situacao: 'por-falha',
      cidade: 'Guarulhos/SP',
      taxa: 8_00,
    })
    expect(await pedir('Guarulhos', 'SP', 8_00)).toEqual({ ...FIXO, frete_lugar: 'Guarulhos/SP' })
  })

  test('que ninguém conhece é aceito, e o pedido guarda a cidade que o endereço diz', async () => {
    expect(await perguntar('60000123')).toEqual({ modo: 'km', situacao: 'por-falha', taxa: 8_00 })
    const deFortaleza = { ...FIXO, frete_lugar: 'Fortaleza/CE' }
    expect(await pedir('Fortaleza', 'CE', 8_00, '60000123')).toEqual(deFortaleza)
    expect(await pedir('São Paulo', 'SP', 8_00, '60000123')).toEqual(FIXO)
  })
})
