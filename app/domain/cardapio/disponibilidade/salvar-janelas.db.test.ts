import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEITO, NAO_EXISTE } from '~/domain/respostas/resultado'
import type { CategoriaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { findProdutosAVenda } from '../escolhas/store-escolhas.server'
import { momentoEm } from '../momento'
import type { JanelaDigitada } from './janelas-digitadas'
import { salvarJanelas, vistoDasJanelas } from './salvar-janelas.server'
import { type ComJanelas, listJanelas } from './store-janelas.server'

const ALMOCO: JanelaDigitada = { dias: ['segunda', 'sexta'], abertura: '11:00', fechamento: '15:00' }
const NOITE: JanelaDigitada = { dias: ['sexta'], abertura: '18:00', fechamento: '02:00' }

let mundo: Mundo
let produto: Extract<ComJanelas, { tipo: 'produto' }>
let categoria: Extract<ComJanelas, { tipo: 'categoria' }>
beforeAll(async () => {
  mundo = await abrirMundo()
  await mundo.sql('delete from janelas')
  const { id, categoriaId } = await mundo.produto(mundo.cantina, PRODUTOS.lasanha.nome)
  produto = { tipo: 'produto', id }
  categoria = { tipo: 'categoria', id: categoriaId as CategoriaId }
})
afterAll(() => mundo.fechar())

const daCantina = (tipo: ComJanelas['tipo']) => withTenant(mundo.cantina, tx => listJanelas(tx, tipo))

test('o produto segue as suas janelas e as da categoria, e salvar de novo as troca', async () => {
  expect(await salvarJanelas(mundo.cantina, produto, [ALMOCO])).toBe(FEITO)
  expect(await salvarJanelas(mundo.cantina, categoria, [ALMOCO, NOITE])).toBe(FEITO)
  const momento = momentoEm(new Date('2026-11-20T12:00-03:00'), 'America/Sao_Paulo')
  const { produtos: lidos } = await withTenant(mundo.cantina, tx =>
    findProdutosAVenda(tx, momento, [produto.id]),
  )
  expect(lidos.get(produto.id)?.janelas.map(lista => lista.length)).toEqual([2, 3])
  expect(await salvarJanelas(mundo.cantina, produto, [NOITE])).toBe(FEITO)
  expect(await daCantina('produto')).toEqual({
    [produto.id]: [{ diaSemana: 'sexta', abertura: 18 * 60, fechamento: 120 }],
  })
  expect(await salvarJanelas(mundo.cantina, produto, [])).toBe(FEITO)
  expect(await daCantina('produto')).toEqual({})
})

test('o que outra pessoa salvou fica, e do mesmo dia se pergunta; o que não se lê não se grava, e de outra empresa nada muda', async () => {
  const visto = vistoDasJanelas([])
  expect(await salvarJanelas(mundo.cantina, produto, [ALMOCO], visto)).toBe(FEITO)
  expect(await salvarJanelas(mundo.cantina, produto, [NOITE], visto)).toMatchObject({
    conflito: { divergencias: [{ rotulo: 'Sexta-feira', valor: 'Disponível sex., 11h-15h' }] },
  })
  const quarta: JanelaDigitada = { ...ALMOCO, dias: ['quarta'] }
  expect(await salvarJanelas(mundo.cantina, produto, [quarta], visto)).toEqual({
    dados: { juntados: ['Segunda-feira', 'Sexta-feira'] },
  })
  expect((await daCantina('produto'))[produto.id]).toHaveLength(3)
  const antes = await daCantina('produto')
  expect(await salvarJanelas(mundo.cantina, produto, [{ ...NOITE, dias: [] }])).toMatchObject({
    recusas: [{ codigo: 'janela-invalida' }],
  })
  for (const dono of [produto, categoria]) {
    expect(await salvarJanelas(mundo.bella, dono, [NOITE])).toBe(NAO_EXISTE)
  }
  expect(await daCantina('produto')).toEqual(antes)
})
