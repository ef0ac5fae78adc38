import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOpcoesDoProduto } from '~/domain/cardapio/store-produtos.server'
import { FEITO } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/transaction.server'
import { achar, criar, listImagens } from '../../../tests/world/cozinha'
import { dadosDe } from '../../../tests/world/dados-de'
import { arquivo, umPng } from '../../../tests/world/fotos'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
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
  readonly divergencias: readonly { rotulo: string; valor: string }[]
}

const PRECO = { rotulo: 'Preço', valor: 'R$\u00a010,00' }

const MUDANCAS: readonly Mudanca[] = [
  {
    como: 'outro formulário',
    mudar: ({ id, nome, visto }) =>
      salvarProduto(mundo.cantina, id, { nome, preco: '31', descricao: 'Da casa', ativo: 'on', visto }),
    divergencias: [
      { rotulo: 'Preço', valor: 'R$\u00a031,00' },
      { rotulo: 'Descrição', valor: 'Da casa' },
    ],
  },
  {
    como: 'a chave Ativo da lista',
    mudar: ({ id }) => ativarProduto(mundo.cantina, id, false),
    divergencias: [PRECO, { rotulo: 'Produto ativo', valor: 'não' }],
  },
  {
    como: 'uma planilha importada',
    mudar: ({ nome }) => importarPreco(nome, '42,00'),
    divergencias: [{ rotulo: 'Preço', valor: 'R$\u00a042,00' }],
  },
  {
    como: 'só os itens extras',
    async mudar({ id, nome }) {
      const { extras } = await withTenant(mundo.cantina, listOpcoesDoProduto)
      const comExtra = { possuiExtra: 'on', extras: [String(extras[0]?.id)] }
      await salvarProduto(mundo.cantina, id, { nome, preco: '10', ativo: 'on', ...comExtra })
    },
    divergencias: [
      PRECO,
      { rotulo: 'Aceita itens extras', valor: 'sim' },
      { rotulo: 'Itens extras', valor: expect.any(String) },
    ],
  },
  {
    como: 'a imagem',
    mudar: async ({ id, nome }) =>
      salvarProduto(mundo.cantina, id, { nome, preco: '10', ativo: 'on' }, arquivo(await umPng())),
    divergencias: [PRECO],
  },
]

describe('O que muda enquanto o dono tem o produto aberto impede que ele o desfaça sem saber:', () => {
  test.each(MUDANCAS)('$como', async ({ como, mudar, divergencias }) => {
    const produto = await criar(mundo, `Aberto: ${como}`)
    const { id, nome, visto } = produto
    await mudar(produto)
    const antes = await achar(mundo, nome)
    const meu = { nome, preco: '55', ativo: 'on' }
    const feito = await salvarProduto(mundo.cantina, id, { ...meu, visto })
    expect(feito).toMatchObject({ conflito: { visto: antes.visto, divergencias } })
    expect(await achar(mundo, nome)).toEqual(antes)
    expect(await salvarProduto(mundo.cantina, id, { ...meu, visto: antes.visto })).toBe(FEITO)
    expect(await achar(mundo, nome)).toMatchObject({ preco: 5500, ativo: true, extras: [] })
  })
})

test('A imagem enviada com um formulário em conflito não fica guardada', async () => {
  const { id, nome, visto } = await criar(mundo, 'Fotografado')
  await ativarProduto(mundo.cantina, id, false)
  const antes = await listImagens()
  const feito = await salvarProduto(mundo.cantina, id, { nome, preco: '55', visto }, arquivo(await umPng()))
  expect(feito).toMatchObject({ conflito: {} })
  expect(await listImagens()).toEqual(antes)
})
