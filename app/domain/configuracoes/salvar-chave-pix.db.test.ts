import { afterAll, beforeAll, expect, test } from 'vitest'
import { OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { CHAVE_DIGITADA, RECEBEDOR } from '../../../tests/world/uma-chave-pix'
import { salvarChavePix, vistoDaChavePix } from './salvar-chave-pix.server'
import { readChavePix, readConfiguracoes } from './store.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const guardada = () => withTenant(mundo.bella, readChavePix)

test('a chave fica como os bancos a querem, e o frete como estava', async () => {
  const antes = await withTenant(mundo.bella, readConfiguracoes)
  expect(await salvarChavePix(mundo.bella, CHAVE_DIGITADA)).toEqual({
    dados: { visto: vistoDaChavePix(await guardada()) },
  })
  expect(await guardada()).toEqual({
    ...{ tipo: 'cnpj', chave: '11222333000181', nome: RECEBEDOR, cidade: 'Sao Paulo', usarTxid: true },
  })
  const { valorFreteFixo, raioAtendimento } = antes
  expect(await withTenant(mundo.bella, readConfiguracoes)).toMatchObject({ valorFreteFixo, raioAtendimento })
})

test('em branco a chave sai, e desfazer a traz de volta', async () => {
  await salvarChavePix(mundo.bella, { ...CHAVE_DIGITADA, usarTxid: undefined })
  const visto = vistoDaChavePix(await guardada())
  const feito = await salvarChavePix(mundo.bella, { ...CHAVE_DIGITADA, chave: ' ', visto })
  expect(feito).toEqual({ dados: { visto: vistoDaChavePix(null) } })
  expect(await guardada()).toBeNull()
  await salvarChavePix(mundo.bella, { ...CHAVE_DIGITADA, visto: vistoDaChavePix(null) })
  expect((await guardada())?.chave).toBe('11222333000181')
})

test('dois salvam a chave: de quem recebe o segundo é perguntado por inteiro, e a identificação é à parte', async () => {
  await salvarChavePix(mundo.bella, CHAVE_DIGITADA)
  const visto = vistoDaChavePix(await guardada())
  await salvarChavePix(mundo.bella, { ...CHAVE_DIGITADA, nome: 'Bella', visto })
  expect(await salvarChavePix(mundo.bella, { ...CHAVE_DIGITADA, usarTxid: '', visto })).toMatchObject({
    dados: { juntados: ['Chave Pix'] },
  })
  expect(await guardada()).toMatchObject({ nome: 'Bella', usarTxid: false })
  expect(await salvarChavePix(mundo.bella, { ...CHAVE_DIGITADA, cidade: 'Recife', visto })).toMatchObject({
    recusas: [OUTRA_PESSOA_SALVOU],
    conflito: {
      divergencias: [{ rotulo: 'Chave Pix', valor: expect.stringContaining('Nome de quem recebe: Bella') }],
    },
  })
  expect(await salvarChavePix(mundo.bella, { ...CHAVE_DIGITADA, chave: '', visto })).toMatchObject({
    recusas: [OUTRA_PESSOA_SALVOU],
  })
  expect(await guardada()).toMatchObject({ nome: 'Bella', usarTxid: false })
})
