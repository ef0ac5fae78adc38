import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { ask } from '../world/banco/banco-por-fora'
import { CANTINA } from '../world/demo'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { startBucket } from '../world/processo/bucket'
import { comanda } from '../world/processo/comando'
import { criarProduto, fotoDe } from '../world/processo/criar-produto'
import { entrarNoPainel } from '../world/processo/entrar-no-painel'
import { temporaryFolder } from '../world/processo/pasta'
import { type Servidor, startServidor } from '../world/processo/servidor'

let folder: string
let cluster: Cluster
let bucket: Awaited<ReturnType<typeof startBucket>>
let um: Servidor
let outro: Servidor
const pasta = (nome: string) => join(folder, nome)
const ambiente = (nome: string) => ({
  ...bucket.env,
  DATABASE_URL: cluster.url,
  COMANDA_DADOS: pasta(nome),
  SECRET: 'o mesmo nos dois',
})
beforeAll(async () => {
  folder = await temporaryFolder('fotos-no-bucket')
  cluster = await plantarPasta(folder)
  bucket = await startBucket()
  um = await startServidor(ambiente('um'))
  outro = await startServidor(ambiente('outro'))
})
afterAll(async () => {
  await Promise.all([um, outro].map(servidor => servidor.end('SIGTERM')))
  await bucket.stop()
  await cluster.release()
  await rm(folder, { recursive: true, force: true })
})

/** Beside them lies of which database they are. */
const quantas = () => [...bucket.objects.keys()].filter(chave => chave !== 'banco').length

test('A foto enviada a um servidor é mostrada pelo outro, e nenhuma pasta de dados a tem', async () => {
  expect((await criarProduto(um.origin, await entrarNoPainel(um.origin, CANTINA), 'Nhoque')).status).toBe(200)
  const chave = fotoDe(bucket, 'nhoque')
  const resposta = await fetch(`${outro.origin}/imagens/${chave}`)
  expect([resposta.status, resposta.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect(Buffer.from(await resposta.arrayBuffer())).toEqual(bucket.objects.get(chave)?.body)
  await expect(readFile(join(pasta('um'), 'imagens', chave))).rejects.toThrow('ENOENT')
})

test('As fotos da pasta são levadas ao bucket, só uma vez, e de volta a outra pasta', async () => {
  const nome = '1/antiga_0123456789ab-400.webp'
  await mkdir(join(pasta('um'), 'imagens', '1'), { recursive: true })
  await writeFile(join(pasta('um'), 'imagens', nome), 'a foto')
  await writeFile(join(pasta('um'), 'imagens', `${nome}.1a2b3c4d`), 'um rascunho')
  const levar = (de: string, para: string) => comanda(ambiente(de), 'fotos', 'levar', para)
  expect(await levar('um', 'bucket')).toMatchObject({ codigo: 0, dito: 'Fotos: 1. Levadas agora: 1.\n' })
  expect(await levar('um', 'bucket')).toMatchObject({ codigo: 0, dito: 'Fotos: 1. Levadas agora: 0.\n' })
  expect(bucket.objects.get(nome)?.body.toString()).toBe('a foto')
  const todas = quantas()
  // What is no picture of ours stays where it is, and leads nowhere.
  for (const alheia of ['../fora.png', '1/../../../fora-1.png', 'outros/1.png'])
    bucket.objects.set(alheia, { body: Buffer.from('x'), type: 'image/png' })
  expect(await levar('volta', 'pasta')).toMatchObject({ dito: `Fotos: ${todas}. Levadas agora: ${todas}.\n` })
  expect(await readFile(join(pasta('volta'), 'imagens', nome), 'utf8')).toBe('a foto')
  for (const alheia of ['../fora.png', '1/../../../fora-1.png', 'outros/1.png']) bucket.objects.delete(alheia)
  expect(await levar('um', 'lua')).toMatchObject({
    codigo: 1,
    erro: expect.stringContaining("não para 'lua'"),
  })
  const semBucket = { DATABASE_URL: cluster.url, COMANDA_DADOS: pasta('um') }
  expect(await comanda(semBucket, 'fotos', 'levar', 'bucket')).toMatchObject({
    codigo: 1,
    erro: expect.stringContaining('Falta dizer o bucket'),
  })
})

test('O backup tem as fotos do bucket, e restaurado sem bucket elas estão na pasta', async () => {
  const tudo = pasta('tudo.tar.gz')
  const fotos = `fotos: ${quantas()}`
  expect(await comanda(ambiente('um'), 'backup', tudo)).toMatchObject({
    dito: expect.stringContaining(fotos),
  })
  const restaurado = await comanda({ COMANDA_DADOS: pasta('novo') }, 'restaurar', tudo)
  expect(restaurado).toMatchObject({ codigo: 0, dito: expect.stringContaining(fotos) })
  const chave = fotoDe(bucket, 'nhoque')
  expect(await readFile(join(pasta('novo'), 'imagens', chave))).toEqual(bucket.objects.get(chave)?.body)
})

test('Enquanto o bucket não responde o cardápio abre, a foto pede que se volte, e nada é salvo pela metade', async () => {
  const chave = fotoDe(bucket, 'nhoque')
  const cookie = await entrarNoPainel(um.origin, CANTINA)
  await bucket.stop()
  expect((await fetch(`${outro.origin}/${CANTINA.slug}`)).status).toBe(200)
  const foto = await fetch(`${outro.origin}/imagens/${chave}`)
  expect([foto.status, foto.headers.get('Retry-After')]).toEqual([503, '5'])
  expect((await criarProduto(um.origin, cookie, 'Ravioli')).status).toBe(503)
  const criados = await ask(cluster.url, `select nome from produtos where nome in ('Nhoque', 'Ravioli')`)
  expect(criados).toEqual([{ nome: 'Nhoque' }])
  expect(await comanda(ambiente('um'), 'backup', pasta('nada.tar.gz'))).toMatchObject({
    codigo: 1,
    erro: expect.stringContaining('O bucket das fotos não respondeu'),
  })
})
