import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '~/server/database/transaction.server'
import { CEPS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { json, type PostalService, startPostalService } from '../../../tests/world/processo/postal-service'
import { corrigirPosicao, vistoDaPosicao } from './corrigir-posicao.server'
import { acharLugar } from './lugar-da-empresa.server'
import { readEmpresa } from './store.server'

let mundo: Mundo
let correios: PostalService
beforeAll(async () => {
  correios = await startPostalService()
  process.env.CEP_API_URL = process.env.VIACEP_URL = correios.url
  mundo = await abrirMundo()
})
afterAll(async () => {
  await mundo.fechar()
  await correios.stop()
})

const FORTALEZA = { latitude: -3.7, longitude: -38.5 }
const DA_CANTINA = CEPS.daCantina.posicao

const empresa = () => withTenant(mundo.cantina, readEmpresa)
const guardada = async () => {
  const { latitude, longitude } = await empresa()
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
const guardar = ({ latitude, longitude }: typeof FORTALEZA, cep = CEPS.daCantina.cep) =>
  mundo.sql('update empresas set latitude = $2, longitude = $3, endereco_cep = $4 where id = $1', [
    mundo.cantina,
    latitude,
    longitude,
    cep,
  ])
const corrigir = async (posicao: unknown, visto?: string) =>
  corrigirPosicao(await empresa(), { posicao, ...(visto && { visto }) })

beforeEach(() => guardar(FORTALEZA))

test('Os números do mapa são a posição da loja, e o próximo salvamento dos dados os mantém', async () => {
  expect(await corrigir(' -23.5571, -46.6602 ')).toHaveProperty('dados')
  expect(await guardada()).toEqual({ latitude: -23.5571, longitude: -46.6602 })
  const { enderecoCep, ...resto } = await empresa()
  const lugar = await acharLugar(enderecoCep, { enderecoCep, ...resto })
  expect(lugar.posicao).toEqual({ latitude: -23.5571, longitude: -46.6602 })
})

test('Em branco vale a posição do CEP', async () => {
  expect(await corrigir('')).toHaveProperty('dados')
  expect(await guardada()).toEqual(DA_CANTINA)
})

test('Uma posição guardada que não vale é procurada de novo quando os dados são salvos', async () => {
  const atual = await empresa()
  expect((await acharLugar(atual.enderecoCep, atual)).posicao).toEqual(DA_CANTINA)
})

test.each([
  ['o que não é posição', 'Rua Caiubi', 'posicao-sem-numeros'],
  ['um ponto de outro estado', '-3.7, -38.5', 'posicao-fora-do-estado'],
])('%s é recusado ao lado do campo, e nada muda', async (_, posicao, codigo) => {
  expect(await corrigir(posicao)).toMatchObject({ recusas: [{ codigo, campo: 'posicao' }] })
  expect(await guardada()).toEqual(FORTALEZA)
})

test('Em branco, de um CEP sem posição, é recusado', async () => {
  correios.answer = json(200, { state: 'SP', city: 'São Paulo', street: 'Rua Um' })
  await guardar(FORTALEZA, '05999999')
  expect(await corrigir('')).toMatchObject({
    recusas: [
      {
        codigo: 'cep-sem-posicao',
        texto: 'Não achamos a posição do CEP 05999-999. Informe os números do mapa.',
      },
    ],
  })
})

describe('Quem salva depois de outro', () => {
  test('vê o que está guardado, e nada se perde', async () => {
    const visto = vistoDaPosicao(await empresa())
    await corrigir('-23.5571, -46.6602')
    const feito = await corrigir('-23.6, -46.7', visto)
    const [digitado, valor] = ['-23.60000, -46.70000', '-23.55710, -46.66020']
    expect(feito).toMatchObject({
      conflito: { divergencias: [{ rotulo: 'Posição da loja', digitado, valor }] },
    })
    expect(await guardada()).toEqual({ latitude: -23.5571, longitude: -46.6602 })
    await corrigir('-23.6, -46.7', 'conflito' in feito ? feito.conflito?.visto : '')
    expect(await guardada()).toEqual({ latitude: -23.6, longitude: -46.7 })
  })
})
