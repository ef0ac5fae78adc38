import { afterAll, describe, expect, test } from 'vitest'
import { startBucket } from '../../../tests/world/processo/bucket'
import { temporaryFolder } from '../../../tests/world/processo/pasta'
import { type Bucket, readEnv } from '../env.server'
import { onDisk } from './on-disk.server'
import { onS3 } from './on-s3.server'

const pasta = await temporaryFolder('fotos')
const servico = await startBucket()
const bucket = readEnv(servico.env).s3 as Bucket
afterAll(() => servico.stop())

const foto = Buffer.from([0xff, 0x00, 0x0d, 0x0a, 0x80])

describe.each([
  ['na pasta de dados', onDisk(pasta)],
  ['num bucket', onS3(bucket)],
])('As fotos %s', (_, fotos) => {
  test('são lidas como foram escritas, e uma que não há não é erro', async () => {
    await fotos.write('7/massa_0a-400.webp', foto)
    expect(await fotos.read('7/massa_0a-400.webp')).toEqual(foto)
    expect(await fotos.read('7/nenhuma-400.webp')).toBeNull()
  })

  test('são listadas pelo começo do nome, as de uma empresa sem as de outra', async () => {
    for (const nome of ['8/b-400.webp', '70/a-400.webp', '8/a-papel.png', '8/a-400.webp'])
      await fotos.write(nome, foto)
    const daOito = ['8/a-400.webp', '8/a-papel.png', '8/b-400.webp'].map(name => ({ name, bytes: 5 }))
    expect(await fotos.list('8/')).toEqual(daOito)
    expect(await fotos.list('9/')).toEqual([])
    expect((await fotos.list('')).map(({ name }) => name)).toEqual([
      '7/massa_0a-400.webp',
      '70/a-400.webp',
      ...daOito.map(({ name }) => name),
    ])
  })

  test('são apagadas, também se nem todas existem', async () => {
    await fotos.write('9/x-400.webp', foto)
    await fotos.remove(['9/x-400.webp', '9/x-800.webp'])
    expect(await fotos.read('9/x-400.webp')).toBeNull()
  })
})

test('Mais de mil fotos num bucket são listadas todas', async () => {
  const fotos = onS3(bucket)
  const nomes = Array.from({ length: 1_020 }, (_, n) => `3/f${String(n).padStart(4, '0')}-400.webp`)
  for (let n = 0; n < nomes.length; n += 60)
    await Promise.all(nomes.slice(n, n + 60).map(nome => fotos.write(nome, foto)))
  expect((await fotos.list('3/')).map(({ name }) => name)).toEqual(nomes)
})

test.each([
  ['que não responde', { ...bucket, endpoint: 'http://127.0.0.1:9/comanda' }],
  ['que não conhece a chave', { ...bucket, secretAccessKey: 'outra' }],
])('Um bucket %s é dito como serviço fora do ar', async (_, outro) => {
  const fotos = onS3(outro)
  for (const tentar of [() => fotos.read('7/a'), () => fotos.write('7/a', foto), () => fotos.list('7/')])
    await expect(tentar()).rejects.toMatchObject({ status: 503 })
})

test.each([
  [{}, undefined],
  [
    {
      S3_ENDPOINT: 'https://s3.exemplo/',
      S3_BUCKET: 'fotos',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
    { endpoint: 'https://s3.exemplo/fotos', region: 'auto', accessKeyId: 'a', secretAccessKey: 'b' },
  ],
])('Sem bucket as fotos ficam na pasta; um bucket é dito inteiro', (ambiente, esperado) => {
  expect(readEnv(ambiente).s3).toEqual(esperado)
})

test.each([
  [{ S3_BUCKET: 'fotos' }, 'falta S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  [{ ...servico.env, S3_BUCKET: 's3.exemplo/fotos' }, 'S3_BUCKET'],
  [{ ...servico.env, S3_ENDPOINT: 's3.exemplo' }, 'S3_ENDPOINT'],
])('Um bucket pela metade, ou com outra coisa no lugar, não parte: %o', (ambiente, motivo) => {
  expect(() => readEnv(ambiente)).toThrow(motivo)
})
