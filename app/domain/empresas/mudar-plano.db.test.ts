import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comContas } from '~/domain/contas/store.server'
import { NAO_EXISTE } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/database/transaction.server'
import { ZE } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { acabarMudanca, comecarMudanca } from './mudar-de-instalacao.server'
import { darDiasDeTeste, mudarAtivo, mudarPlano } from './mudar-plano.server'
import { situacaoDoTeste } from './plano'
import { findEmpresaPorSlug } from './store.server'
import { lockGuardada } from './store-dados.server'

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
  expect(await mudarAtivo(ZE.slug, false)).toMatchObject({ dados: { ativo: false } })
  expect(await findEmpresaPorSlug(ZE.slug)).toBeNull()
  expect(await mudarAtivo(ZE.slug, true)).toMatchObject({ dados: { ativo: true } })
  expect(await findEmpresaPorSlug(ZE.slug)).not.toBeNull()
})

test('A que mudou de instalação não se liga nem desliga mais, nem depois de outro endereço: aqui só há uma cópia antiga', async () => {
  const para = 'https://la.example/ze'
  await comecarMudanca(ZE.slug, para)
  expect(await mudarAtivo(ZE.slug, true)).toMatchObject({ dados: { ativo: true } })
  await comecarMudanca(ZE.slug, para)
  await acabarMudanca(ZE.slug, new Date('2020-01-01'))
  for (const endereco of [para, 'https://mais-longe.example/ze']) {
    await comecarMudanca(ZE.slug, endereco)
    for (const ativo of [false, true])
      expect(await mudarAtivo(ZE.slug, ativo)).toMatchObject({
        recusas: [
          { texto: expect.stringContaining(`A empresa está em ${endereco}, e aqui só há uma cópia`) },
        ],
      })
  }
  expect(await findEmpresaPorSlug(ZE.slug)).toBeNull()
  await mundo.sql('delete from mudancas')
  await mudarAtivo(ZE.slug, true)
})

test('De uma empresa de mudança tudo se lê, e nada se grava: um salvamento que já tinha passado pela porta ouve 503', async () => {
  const gravar = () =>
    withTenant(mundo.ze, tx =>
      tx.execute(
        sql`update configuracoes set minimo_entrega = minimo_entrega where empresa_id = ${mundo.ze}`,
      ),
    )
  const ler = () =>
    withTenant(mundo.ze, tx => tx.execute(sql`select from produtos where empresa_id = ${mundo.ze}`))
  await comecarMudanca(ZE.slug, 'https://la.example/ze')
  expect((await ler()).rowCount).toBeGreaterThan(0)
  await expect(gravar()).rejects.toMatchObject({ status: 503 })
  await expect(comContas(tx => lockGuardada(tx, mundo.ze))).rejects.toMatchObject({ status: 503 })
  await mudarAtivo(ZE.slug, true)
  await gravar()
})

test('De uma empresa que não existe nada muda', async () => {
  const antes = await mundo.sql('select * from empresas order by id')
  expect(await mudarPlano('nenhuma', 'anual')).toBeNull()
  expect(await darDiasDeTeste('nenhuma', 7, agora)).toBeNull()
  expect(await mudarAtivo('nenhuma', false)).toBe(NAO_EXISTE)
  expect(await mundo.sql('select * from empresas order by id')).toEqual(antes)
})
