import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cep } from '~/domain/valores/cep'
import { closeDatabase, databasePool, openDatabase } from '~/server/database/database.server'
import { createDatabase, type TestDatabase } from '../../../tests/world/banco/test-database'
import {
  hold,
  json,
  type PostalService,
  split,
  startPostalService,
} from '../../../tests/world/processo/postal-service'
import { consultarCep, findLugarConhecido } from './cep.server'

let database: TestDatabase
let correio: PostalService
beforeAll(async () => {
  correio = await startPostalService()
  process.env.CEP_API_URL = process.env.VIACEP_URL = correio.url
  database = await createDatabase()
  openDatabase(database.serviceUrl)
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
  await correio.stop()
})
beforeEach(() => {
  correio.asked.length = 0
})

let proximo = 10_000_000
/** A CEP that no test has asked for. */
const novoCep = () => String(++proximo) as Cep

const CAIUBI = {
  cep: '05010000',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Perdizes',
  street: 'Rua Caiubi',
  service: 'open-cep',
  timezoneName: 'America/Sao_Paulo',
  location: { type: 'Point', coordinates: { longitude: '-46.67', latitude: '-23.53' } },
}
const VIA = {
  logradouro: 'Rua Caiubi',
  bairro: 'Perdizes',
  localidade: 'São Paulo',
  uf: 'SP',
  complemento: 'lado ímpar',
}
const falha = json(500, { name: 'CepPromiseError', type: 'internal_error' })

test('O endereço e as coordenadas, que vêm como texto, são lidos da BrasilAPI', async () => {
  const cep = novoCep()
  correio.answer = json(200, CAIUBI)
  expect(await consultarCep(cep)).toEqual({
    cep,
    logradouro: 'Rua Caiubi',
    bairro: 'Perdizes',
    cidade: 'São Paulo',
    estado: 'SP',
    posicao: { latitude: -23.53, longitude: -46.67 },
    fusoHorario: 'America/Sao_Paulo',
  })
  expect(correio.asked).toEqual([`/api/cep/v2/${cep}`])
})

test('A segunda pergunta sobre um CEP não sai do banco de dados', async () => {
  const cep = novoCep()
  correio.answer = json(200, CAIUBI)
  const primeira = await consultarCep(cep)
  correio.answer = falha
  expect(await consultarCep(cep)).toEqual(primeira)
  expect(correio.asked).toHaveLength(1)
})

test('Perguntas simultâneas sobre um CEP fazem uma só consulta', async () => {
  const cep = novoCep()
  correio.answer = json(200, CAIUBI)
  await Promise.all(Array.from({ length: 8 }, () => consultarCep(cep)))
  expect(correio.asked).toHaveLength(1)
})

test.each([
  ['nulas', { coordinates: { longitude: null, latitude: null } }],
  ['vazias', { coordinates: {} }],
  ['ausentes', {}],
  ['ausentes por inteiro', undefined],
])('Coordenadas %s não são uma posição', async (_, location) => {
  correio.answer = json(200, { ...CAIUBI, location })
  expect(await consultarCep(novoCep())).toMatchObject({ logradouro: 'Rua Caiubi', posicao: null })
})

test('Um lugar sem posição é perguntado de novo depois de um dia', async () => {
  const cep = novoCep()
  correio.answer = json(200, { ...CAIUBI, location: {} })
  await consultarCep(cep)
  await databasePool().query(`update ceps set consultado_em = now() - interval '25 hours' where cep = $1`, [
    cep,
  ])
  correio.answer = json(200, CAIUBI)
  expect(await consultarCep(cep)).toMatchObject({ posicao: { latitude: -23.53 } })
})

test('Numa cidade de um CEP só, rua e bairro ficam para o cliente', async () => {
  correio.answer = json(200, { ...CAIUBI, street: null, neighborhood: null })
  expect(await consultarCep(novoCep())).toMatchObject({ logradouro: null, bairro: null, cidade: 'São Paulo' })
})

describe('Um CEP', () => {
  test('que ninguém conhece não foi encontrado, e não é guardado', async () => {
    const cep = novoCep()
    correio.answer = json(404, { name: 'CepPromiseError', type: 'service_error' })
    expect(await consultarCep(cep)).toBe('nao-encontrado')
    const { rows } = await databasePool().query('select from ceps where cep = $1', [cep])
    expect(rows).toHaveLength(0)
  })

  test.each([
    ['responde 500', falha],
    ['responde 200 com o corpo vazio', json(200, {})],
    [
      'responde o que não é JSON',
      (_: unknown, r: import('node:http').ServerResponse) => void r.end('<html>'),
    ],
    [
      'redireciona',
      (_: unknown, r: import('node:http').ServerResponse) => void r.writeHead(302, { Location: '/' }).end(),
    ],
    ['responde mais de 64 kB', json(200, { ...CAIUBI, lixo: 'x'.repeat(100_000) })],
    [
      'cai no meio da resposta',
      (_: unknown, r: import('node:http').ServerResponse) => void r.socket?.destroy(),
    ],
  ])('é procurado no ViaCEP quando a BrasilAPI %s', async (_, brasilApi) => {
    correio.answer = split(brasilApi, json(200, VIA))
    expect(await consultarCep(novoCep())).toMatchObject({
      logradouro: 'Rua Caiubi',
      estado: 'SP',
      posicao: null,
    })
  })

  test('que o ViaCEP diz não existir não foi encontrado', async () => {
    correio.answer = split(falha, json(200, { erro: 'true' }))
    expect(await consultarCep(novoCep())).toBe('nao-encontrado')
  })

  test('fica indisponível quando nenhum serviço responde, e logo depois não se espera por eles', async () => {
    const cep = novoCep()
    correio.answer = falha
    expect(await consultarCep(cep)).toBe('indisponivel')
    const perguntas = correio.asked.length
    expect(await consultarCep(cep)).toBe('indisponivel')
    expect(correio.asked).toHaveLength(perguntas)
  })

  test('tem resposta mesmo quando o serviço aceita a conexão e não diz nada', async () => {
    correio.answer = () => {}
    expect(await consultarCep(novoCep())).toBe('indisponivel')
  })
})

describe('Um serviço lento', () => {
  test('que leva mais de 2 s ainda é esperado, com a posição que só ele sabe', async () => {
    const cep = novoCep()
    const [brasilApi, responder] = hold(json(200, CAIUBI))
    // The second service is asked when the first one has not answered after 2 s.
    correio.answer = split(brasilApi, (pedido, resposta) => {
      responder()
      json(200, VIA)(pedido, resposta)
    })
    expect(await consultarCep(cep)).toMatchObject({ posicao: { latitude: -23.53 } })
    expect(await findLugarConhecido(cep)).toMatchObject({ posicao: { latitude: -23.53 } })
  })

  test('que leva mais de 3 s não segura ninguém, e a sua resposta fica para a próxima pergunta', async () => {
    const cep = novoCep()
    const [brasilApi, responder] = hold(json(200, CAIUBI))
    const [viaCep] = hold(falha)
    correio.answer = split(brasilApi, viaCep)
    expect(await consultarCep(cep)).toBe('indisponivel')
    const perguntas = correio.asked.length
    expect(await consultarCep(cep)).toBe('indisponivel')
    expect(correio.asked).toHaveLength(perguntas)
    responder()
    await expect
      .poll(() => consultarCep(cep), { timeout: 5_000 })
      .toMatchObject({ posicao: { latitude: -23.53 } })
    expect(correio.asked).toHaveLength(perguntas)
  })
})

describe('Quem não tem mais a vez de perguntar', () => {
  const semVez = async () => true

  test('não consulta o serviço: é como se ele estivesse fora', async () => {
    correio.answer = json(200, CAIUBI)
    expect(await consultarCep(novoCep(), semVez)).toBe('indisponivel')
    expect(correio.asked).toHaveLength(0)
  })

  test('não impede que outro pergunte pelo mesmo CEP', async () => {
    const cep = novoCep()
    correio.answer = json(200, CAIUBI)
    await consultarCep(cep, semVez)
    expect(await consultarCep(cep)).toMatchObject({ cidade: 'São Paulo' })
  })

  test('ainda tem os CEPs conhecidos, que não gastam vez nenhuma', async () => {
    const cep = novoCep()
    correio.answer = json(200, CAIUBI)
    await consultarCep(cep)
    let vezes = 0
    expect(await consultarCep(cep, async () => ++vezes > 0)).toMatchObject({ cidade: 'São Paulo' })
    expect(vezes).toBe(0)
  })
})

describe('Uma posição fora do estado do CEP', () => {
  const FORTALEZA = { longitude: '-38.5', latitude: '-3.7' }

  test('que o serviço responde não vale, e no dia seguinte é perguntada de novo', async () => {
    const cep = novoCep()
    correio.answer = json(200, { ...CAIUBI, location: { type: 'Point', coordinates: FORTALEZA } })
    expect(await consultarCep(cep)).toMatchObject({ logradouro: 'Rua Caiubi', posicao: null })
    expect(await findLugarConhecido(cep)).toMatchObject({ posicao: null })
    await databasePool().query("update ceps set consultado_em = now() - interval '25 hours' where cep = $1", [
      cep,
    ])
    correio.answer = json(200, CAIUBI)
    expect(await consultarCep(cep)).toMatchObject({ posicao: { latitude: -23.53 } })
  })

  test('que está guardada de antes não vale, e é perguntada de novo', async () => {
    const cep = novoCep()
    const guardar = (quando: string) =>
      databasePool().query(
        `insert into ceps (cep, logradouro, bairro, cidade, estado, latitude, longitude, consultado_em)
         values ($1, 'Rua Errada', 'Cerqueira César', 'São Paulo', 'SP', -3.7, -38.5, now() - $2::interval)
         on conflict (cep) do update set consultado_em = excluded.consultado_em`,
        [cep, quando],
      )
    await guardar('1 hour')
    expect(await findLugarConhecido(cep)).toMatchObject({ logradouro: 'Rua Errada', posicao: null })
    await guardar('25 hours')
    expect(await findLugarConhecido(cep)).toBeNull()
    correio.answer = json(200, CAIUBI)
    expect(await consultarCep(cep)).toMatchObject({ posicao: { latitude: -23.53 } })
    expect(await findLugarConhecido(cep)).toMatchObject({ posicao: { latitude: -23.53 } })
  })
})
