import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEITO, NAO_EXISTE } from '~/domain/respostas/resultado'
import type { EmpresaId, ExtraId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { PRODUTOS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { EXTRA_COM_PRODUTOS } from './extra'
import { excluirExtra, listExtras, salvarExtra } from './store-extras.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const listar = (empresa: EmpresaId, busca = '') =>
  withTenant(empresa, tx => listExtras(tx, { busca, pagina: 1 }))

async function achar(nome: string) {
  const achado = (await listar(mundo.cantina, nome)).linhas.find(linha => linha.nome === nome)
  if (!achado) throw new Error(`no extra ${nome}`)
  return achado
}

async function criar(nome: string): Promise<ExtraId> {
  expect(await salvarExtra(mundo.cantina, null, { nome, preco: '3,00', tipo: 'adicional' })).toBe(FEITO)
  return (await achar(nome)).id
}

test('A lista vem por nome, com o número de produtos que oferecem cada um', async () => {
  const { linhas } = await listar(mundo.cantina)
  const contados = await mundo.sql<{ nome: string; n: number }>(
    `select e.nome, count(l.id_produto)::int as n from itens_extra e left join produto_itens_extra l using (id_extra)
     where e.empresa_id = $1 group by e.nome`,
    [mundo.cantina],
  )
  expect(linhas.length).toBe(contados.length)
  expect(Object.fromEntries(linhas.map(l => [l.nome, l.produtos]))).toEqual(
    Object.fromEntries(contados.map(l => [l.nome, l.n])),
  )
  const emOrdem = linhas.map(({ nome }) => nome)
  expect(emOrdem).toEqual([...emOrdem].sort((a, b) => a.localeCompare(b, 'pt-BR')))
})

test('A busca não diferencia maiúsculas nem acentos', async () => {
  await criar('CAFÉ expresso')
  expect((await listar(mundo.cantina, 'cafe')).linhas.map(({ nome }) => nome)).toEqual(['CAFÉ expresso'])
})

describe('Salvar', () => {
  test('guarda nome, preço e tipo', async () => {
    const id = await criar('Catupiry')
    const valores = { nome: 'Catupiry original', preco: 'R$\u00a01.004,50', tipo: 'opcional' }
    expect(await salvarExtra(mundo.cantina, id, valores)).toBe(FEITO)
    expect(await achar('Catupiry original')).toMatchObject({
      id,
      preco: 100_450,
      tipo: 'opcional',
      produtos: 0,
    })
  })

  test('não muda os pedidos já feitos', async () => {
    const antes = await mundo.sql('select * from itens_pedido_extra order by id')
    const [usado] = await mundo.sql<{ nome: string; id: number }>(
      `select e.nome, e.id_extra::int as id from itens_extra e join itens_pedido_extra i on i.nome_extra = e.nome
       where e.empresa_id = $1 limit 1`,
      [mundo.cantina],
    )
    expect(usado).toBeDefined()
    const caro = { nome: usado?.nome, preco: '99,00', tipo: 'adicional' }
    expect(await salvarExtra(mundo.cantina, usado?.id as ExtraId, caro)).toBe(FEITO)
    expect(await mundo.sql('select * from itens_pedido_extra order by id')).toEqual(antes)
  })

  test('um preço negativo não é guardado', async () => {
    const feito = await salvarExtra(mundo.cantina, null, { nome: 'Troco', preco: '-1', tipo: 'adicional' })
    expect(feito).toMatchObject({ recusas: [{ titulo: 'Preço inválido' }] })
    expect((await listar(mundo.cantina, 'Troco')).total).toBe(0)
  })
})

test('Dois salvam o mesmo item extra: quem só mudou o nome não traz o preço de antes, e do mesmo campo é perguntado', async () => {
  const id = await criar('Azeitona')
  const { visto, tipo } = await achar('Azeitona')
  await salvarExtra(mundo.cantina, id, { nome: 'Azeitona', preco: '4,50', tipo, visto })
  const meu = { nome: 'Azeitona preta', preco: '3,00', tipo, visto }
  expect(await salvarExtra(mundo.cantina, id, meu)).toEqual({ dados: { juntados: ['Preço'] } })
  expect(await achar('Azeitona preta')).toMatchObject({ preco: 450 })
  expect(await salvarExtra(mundo.cantina, id, { ...meu, preco: '5' })).toMatchObject({
    conflito: {
      divergencias: [{ rotulo: 'Preço', digitado: 'R$\u00a05,00', valor: 'R$\u00a04,50' }],
    },
  })
  expect(await achar('Azeitona preta')).toMatchObject({ preco: 450 })
})

describe('Excluir', () => {
  test('apaga o que nenhum produto oferece; a segunda vez já não acha nada', async () => {
    const id = await criar('Passageiro')
    expect(await excluirExtra(mundo.cantina, id)).toBe(FEITO)
    expect(await excluirExtra(mundo.cantina, id)).toBe(NAO_EXISTE)
  })

  test('recusa o que está vinculado a um produto', async () => {
    const [extra] = PRODUTOS.carbonara.extras
    const { id, produtos } = await achar(extra?.nome ?? '')
    expect(produtos).toBeGreaterThan(0)
    expect(await excluirExtra(mundo.cantina, id)).toEqual({ recusas: [EXTRA_COM_PRODUTOS] })
    expect((await achar(extra?.nome ?? '')).produtos).toBe(produtos)
  })
})

test('O item extra de outra empresa é como se não existisse, e nada nele muda', async () => {
  const id = await criar('Só da Cantina')
  expect(await salvarExtra(mundo.bella, id, { nome: 'Tomado', preco: '1', tipo: 'opcional' })).toBe(
    NAO_EXISTE,
  )
  expect(await excluirExtra(mundo.bella, id)).toBe(NAO_EXISTE)
  expect((await listar(mundo.bella, 'Só da Cantina')).total).toBe(0)
  expect(await achar('Só da Cantina')).toMatchObject({ preco: 300, tipo: 'adicional' })
})
