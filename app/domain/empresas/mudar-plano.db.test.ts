import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZE } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { darDiasDeTeste, mudarAtivo, mudarPlano } from './mudar-plano.server'
import { situacaoDoTeste } from './plano'
import { findEmpresaPorSlug } from './store.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const agora = new Date('2026-11-20T23:30:00Z')
const hoje = '2026-11-20'

async function situacao() {
  const empresa = await findEmpresaPorSlug(ZE.slug)
  if (!empresa) throw new Error('no such company')
  return situacaoDoTeste(empresa, hoje)
}

test.each([
  [7, { emTeste: true, diasRestantes: 7, expirado: false }],
  [1, { emTeste: true, diasRestantes: 1, expirado: false }],
  [0, { emTeste: true, diasRestantes: 0, expirado: true }],
])('%i dias de teste contam de hoje, seja qual for o dia do cadastro', async (dias, esperada) => {
  for (const cadastro of ['2025-01-31', hoje]) {
    await mundo.sql(
      `update empresas set data_cadastro = $2, status_plano = 'mensal', dias_teste = null where slug = $1`,
      [ZE.slug, cadastro],
    )
    expect(await darDiasDeTeste(ZE.slug, dias, agora)).toMatchObject({
      slug: ZE.slug,
      statusPlano: 'teste',
    })
    expect(await situacao()).toEqual(esperada)
  }
})

test('O plano muda e os dias de teste ficam como estavam', async () => {
  await darDiasDeTeste(ZE.slug, 3, agora)
  for (const plano of ['mensal', 'anual'] as const) {
    expect(await mudarPlano(ZE.slug, plano)).toMatchObject({ statusPlano: plano })
    expect(await situacao()).toMatchObject({ emTeste: false, expirado: false })
  }
  await mudarPlano(ZE.slug, 'teste')
  expect(await situacao()).toMatchObject({ diasRestantes: 3 })
})

test('Desligada, a empresa some da loja; ligada de novo, volta', async () => {
  expect(await mudarAtivo(ZE.slug, false)).toMatchObject({ ativo: false })
  expect(await findEmpresaPorSlug(ZE.slug)).toBeNull()
  expect(await mudarAtivo(ZE.slug, true)).toMatchObject({ ativo: true })
  expect(await findEmpresaPorSlug(ZE.slug)).not.toBeNull()
})

test('De uma empresa que não existe nada muda', async () => {
  const antes = await mundo.sql('select * from empresas order by id')
  expect(await mudarPlano('nenhuma', 'anual')).toBeNull()
  expect(await darDiasDeTeste('nenhuma', 7, agora)).toBeNull()
  expect(await mudarAtivo('nenhuma', false)).toBeNull()
  expect(await mundo.sql('select * from empresas order by id')).toEqual(antes)
})
