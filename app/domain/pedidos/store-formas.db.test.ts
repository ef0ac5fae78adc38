import { afterAll, beforeAll, expect, test } from 'vitest'
import { especieDe } from '~/domain/pedidos/forma-pagamento'
import { withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { excluirForma, type FormaId, listFormas, readFormas, salvarForma } from './store-formas.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const tudo = { entrega: 'on', retirada: 'on', mesa: 'on' }

async function criar(tipo: string, nome: string, onde: object = tudo): Promise<FormaId> {
  expect(await salvarForma(mundo.cantina, null, { tipo, nome, ...onde })).toMatchObject({ dados: {} })
  const [linha] = await mundo.sql<{ id: FormaId }>('select max(id)::int as id from formas_pagamento')
  if (!linha) throw new Error('no method was inserted')
  return linha.id
}

test('uma empresa nova tem as quatro de sempre, e a loja acrescenta as suas depois delas', async () => {
  const [nova] = await mundo.sql<{ id: number }>(
    `insert into empresas (razaosocial, nomefantasia, email, slug, data_cadastro)
     values ('N', 'N', 'n@exemplo.com', 'loja-nova-das-formas', current_date) returning id`,
  )
  expect(
    await mundo.sql('select forma from formas_pagamento where empresa_id = $1 order by id', [nova?.id]),
  ).toEqual(['dinheiro', 'pix', 'cartao_credito', 'cartao_debito'].map(forma => ({ forma })))
  await criar('vr', 'Alelo', { entrega: 'on' })
  const formas = await withTenant(mundo.cantina, readFormas)
  expect(formas.map(({ forma }) => forma)).toEqual([
    'dinheiro',
    'pix',
    'cartao_credito',
    'cartao_debito',
    'vr Alelo',
  ])
  expect(formas[4]).toEqual({ forma: 'vr Alelo', entrega: true })
})

test('o banco diz de cada forma a mesma espécie que o código, e recusa o que nenhuma loja tem', async () => {
  await criar('va', 'Pluxee')
  await criar('va', '')
  await criar('outro', 'vale do bairro')
  const linhas = await mundo.sql<{ forma: string; especie: string }>(
    'select forma, especie from formas_pagamento',
  )
  expect(linhas.length).toBeGreaterThan(7)
  for (const { forma, especie } of linhas) expect(especie, forma).toBe(especieDe(forma))
  for (const forma of ['outro', 'outro ', 'pix Alelo', 'vale_refeicao', '']) {
    const inserida = mundo.sql('insert into formas_pagamento (empresa_id, forma) values ($1, $2)', [
      mundo.cantina,
      forma,
    ])
    await expect(inserida, forma).rejects.toMatchObject({ code: '23514' })
  }
})

test('a que um pedido usou não se exclui nem muda de nome, e se desliga; a que nenhum usou se exclui', async () => {
  const id = await criar('outro', 'Cheque')
  await mundo.sql(
    `update pedidos set forma_pagamento = 'outro Cheque' where id = (select min(id) from pedidos where empresa_id = $1)`,
    [mundo.cantina],
  )
  const recusa = { recusas: [{ codigo: 'forma-usada' }] }
  expect(await excluirForma(mundo.cantina, id)).toMatchObject(recusa)
  expect(await salvarForma(mundo.cantina, id, { tipo: 'outro', nome: 'Cheques', ...tudo })).toMatchObject({
    recusas: [{ codigo: 'outro-nome-de-usada', campo: 'nome' }],
  })
  expect(await salvarForma(mundo.cantina, id, { tipo: 'outro', nome: 'Cheque' })).toMatchObject({ dados: {} })
  expect((await withTenant(mundo.cantina, readFormas)).at(-1)).toEqual({ forma: 'outro Cheque' })
  expect(await excluirForma(mundo.cantina, await criar('vr', 'VR'))).toMatchObject({ dados: {} })
})

test('a de um recebimento também fica, e de outra empresa nada muda', async () => {
  const id = await criar('vr', 'Ticket')
  await mundo.sql(
    `update pagamentos set forma = 'vr Ticket' where id = (select min(id) from pagamentos where empresa_id = $1)`,
    [mundo.cantina],
  )
  expect(await excluirForma(mundo.cantina, id)).toMatchObject({ recusas: [{ codigo: 'forma-usada' }] })
  expect(await excluirForma(mundo.bella, id)).toMatchObject({ recusas: [{ codigo: 'nao-existe' }] })
})

test('a busca acha pelo rótulo que se lê e pelo nome', async () => {
  const buscar = async (busca: string) =>
    (await withTenant(mundo.cantina, tx => listFormas(tx, { busca, pagina: 1 }))).linhas.map(
      ({ forma }) => forma,
    )
  expect(await buscar('debito')).toEqual(['cartao_debito'])
  expect(await buscar('alelo')).toEqual(['vr Alelo'])
  expect(await buscar('vale-refeicao')).toContain('vr Alelo')
})
