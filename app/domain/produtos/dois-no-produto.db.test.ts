import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOpcoesDoProduto } from '~/domain/cardapio/store-produtos.server'
import { escolherOSalvo } from '~/domain/respostas/conflito'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../tests/world/banco/dados-de'
import { arquivo, umPng } from '../../../tests/world/fotos-enviadas'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { achar, criar, listImagens } from '../../../tests/world/plantado/cozinha'
import { conferirCardapio, importarCardapio } from '../planilhas/cardapio/importar-cardapio.server'
import { ativarProduto } from './ativar-produto.server'
import { salvarProduto } from './salvar-produto.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

async function importarPreco(nome: string, preco: string): Promise<void> {
  const planilha = new TextEncoder().encode(`Nome;Preço\n${nome};${preco}`)
  const { assinatura } = dadosDe(await conferirCardapio(mundo.cantina, planilha))
  await importarCardapio(mundo.cantina, planilha, assinatura)
}

interface Mudanca {
  readonly como: string
  readonly mudar: (produto: Awaited<ReturnType<typeof criar>>) => Promise<unknown>
  readonly fica: object
  readonly juntados: readonly string[]
}

const MUDANCAS: readonly Mudanca[] = [
  {
    como: 'outro formulário',
    mudar: ({ id, nome, visto }) =>
      salvarProduto(mundo.cantina, id, { nome, preco: '31', descricao: 'Da casa', ativo: 'on', visto }),
    fica: { preco: 3100, descricao: 'Da casa' },
    juntados: ['Descrição', 'Preço'],
  },
  {
    como: 'a chave Ativo da lista',
    mudar: ({ id }) => ativarProduto(mundo.cantina, id, false),
    fica: { ativo: false },
    juntados: ['Produto ativo'],
  },
  {
    como: 'uma planilha importada',
    mudar: ({ nome }) => importarPreco(nome, '42,00'),
    fica: { preco: 4200 },
    juntados: ['Preço'],
  },
  {
    como: 'só os itens extras',
    async mudar({ id, nome }) {
      const { extras } = await withTenant(mundo.cantina, listOpcoesDoProduto)
      const comExtra = { possuiExtra: 'on', extras: [String(extras[0]?.id)] }
      await salvarProduto(mundo.cantina, id, { nome, preco: '10', ativo: 'on', ...comExtra })
    },
    fica: { possuiExtra: true, extras: [expect.any(Number)] },
    juntados: ['Aceita itens extras', 'Itens extras'],
  },
  {
    como: 'a imagem',
    mudar: async ({ id, nome }) =>
      salvarProduto(mundo.cantina, id, { nome, preco: '10', ativo: 'on' }, arquivo(await umPng())),
    fica: { imagem: expect.any(String) },
    // A form that keeps the picture says nothing of it.
    juntados: [],
  },
]

describe('O que muda enquanto o dono tem o produto aberto fica, se ele só mudou o nome:', () => {
  test.each(MUDANCAS)('$como', async ({ como, mudar, fica, juntados }) => {
    const produto = await criar(mundo, `Aberto: ${como}`)
    const { id, visto } = produto
    await mudar(produto)
    const nome = `Outro nome: ${como}`
    const meu = { nome, preco: '10', ativo: 'on', visto }
    const feito = dadosDe(await salvarProduto(mundo.cantina, id, meu))
    expect(feito?.juntados ?? []).toEqual(juntados)
    expect(await achar(mundo, nome)).toMatchObject({ id, ...fica })
  })
})

test('O preço que os dois mudaram é perguntado, e fica o que se escolhe', async () => {
  const { id, nome, visto } = await criar(mundo, 'De dois preços')
  const dele = { nome, preco: '31', descricao: 'Da casa', ativo: 'on', visto }
  await salvarProduto(mundo.cantina, id, dele)
  const guardado = await achar(mundo, nome)
  const meu = { nome, preco: '55', ativo: 'on', codigoCliente: '7' }
  const feito = await salvarProduto(mundo.cantina, id, { ...meu, visto })
  expect(feito).toMatchObject({
    conflito: {
      divergencias: [{ rotulo: 'Preço', digitado: 'R$\u00a055,00', valor: 'R$\u00a031,00' }],
    },
  })
  expect(await achar(mundo, nome)).toEqual(guardado)
  const conflito = 'conflito' in feito ? feito.conflito : undefined
  const oSalvo = conflito && escolherOSalvo(conflito, conflito.divergencias)
  await salvarProduto(mundo.cantina, id, { ...meu, visto: oSalvo })
  expect(await achar(mundo, nome)).toMatchObject({ preco: 3100, descricao: 'Da casa', codigoCliente: '7' })
  await salvarProduto(mundo.cantina, id, { ...meu, visto: conflito?.visto })
  expect(await achar(mundo, nome)).toMatchObject({ preco: 5500, descricao: 'Da casa' })
})

test('Tamanhos que um põe e preço que o outro muda: um produto com tamanhos não fica com preço seu', async () => {
  const { id, nome, visto } = await criar(mundo, 'Que ganha tamanhos')
  const tamanhos = [{ nome: 'P', preco: '12', ativo: 'on' }]
  await salvarProduto(mundo.cantina, id, { nome, ativo: 'on', tamanhos, visto })
  await salvarProduto(mundo.cantina, id, { nome, preco: '10', descricao: 'Da casa', ativo: 'on', visto })
  expect(await achar(mundo, nome)).toMatchObject({
    preco: 0,
    descricao: 'Da casa',
    tamanhos: [{ nome: 'P' }],
  })
})

test('A imagem enviada com um formulário em conflito não fica guardada', async () => {
  const { id, nome, visto } = await criar(mundo, 'Fotografado')
  await salvarProduto(mundo.cantina, id, { nome, preco: '31', visto })
  const antes = await listImagens()
  const feito = await salvarProduto(mundo.cantina, id, { nome, preco: '55', visto }, arquivo(await umPng()))
  expect(feito).toMatchObject({ conflito: {} })
  expect(await listImagens()).toEqual(antes)
})
