import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCardapio } from '~/domain/cardapio/escolhas/store-escolhas.server'
import type { LimitesNoTamanho } from '~/domain/cardapio/grupo'
import type { GrupoGuardado } from '~/domain/cardapio/grupo-guardado'
import { salvarGrupo } from '~/domain/cardapio/grupos/salvar-grupo.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { findTodosOsGrupos } from '~/domain/cardapio/store-grupos.server'
import { findCardapioInteiro } from '~/domain/cardapio/store-planilha.server'
import type { ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { conferirCardapio, importarCardapio } from '~/domain/planilhas/cardapio/importar-cardapio.server'
import { planilhaDoCardapio } from '~/domain/planilhas/cardapio/planilha-do-cardapio'
import { escreverPlanilha } from '~/domain/planilhas/planilha.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { FEITO } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../tests/world/banco/dados-de'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { achar, criar } from '../../../tests/world/plantado/cozinha'
import { umPedido } from '../../../tests/world/um-pedido'
import { duplicarProduto } from './duplicar-produto.server'
import { salvarProduto } from './salvar-produto.server'

let mundo: Mundo
let complementos: GrupoGuardado
beforeAll(async () => {
  mundo = await abrirMundo()
  const opcoes = ['Banana', 'Granola', 'Morango', 'Kiwi', 'Uva', 'Coco'].map(nome => ({
    ...{ nome, preco: '2,00', ativo: 'on' },
  }))
  const valores = { nome: 'Complementos', tipo: 'escolha', min: '0', max: '4', incluidas: '0', opcoes }
  dadosDe(await salvarGrupo(mundo.cantina, null, valores))
  const achado = (await withTenant(mundo.cantina, findTodosOsGrupos)).find(
    ({ nome }) => nome === 'Complementos',
  )
  if (!achado) throw new Error('no group')
  complementos = achado
})
afterAll(() => mundo.fechar())

const no = (tamanho: string, mais: Partial<LimitesNoTamanho>) => ({
  ...{ tamanho, min: null, max: null, incluidas: null },
  ...mais,
})
const TRES_E_CINCO = [no('300 ml', { max: 3, incluidas: 3 }), no('500 ml', { max: 5, incluidas: 5 })]
const LINHAS = [
  { max: '3', incluidas: '3' },
  { max: '5', incluidas: '5' },
]
const tamanho = (nome: string, id?: number) => ({
  ...{ nome, preco: '20,00', ativo: 'on', id: id === undefined ? '' : String(id) },
})
const grupo = (tamanhos: object[] = LINHAS) => [{ id: String(complementos.id), tamanhos }]

function criarAcai(nome: string): Promise<ProdutoDoPainel> {
  return criar(mundo, nome, { tamanhos: [tamanho('300 ml'), tamanho('500 ml')], grupos: grupo() })
}
const salvar = ({ id, nome }: ProdutoDoPainel, valores: object) =>
  salvarProduto(mundo.cantina, id, { nome, ativo: 'on', ...valores })
const limitesDe = async (nome: string) => (await achar(mundo, nome)).grupos[0]?.porTamanho

describe('Os limites por tamanho de um grupo', () => {
  test('são salvos com o produto, e o cardápio os diz', async () => {
    const { grupos } = await criarAcai('Açaí do cardápio')
    expect(grupos[0]?.porTamanho).toEqual(TRES_E_CINCO)
    await mundo.sql(
      `update produtos set categoria_id = (select min(id) from categorias where empresa_id = $1 and ativo)
       where empresa_id = $1 and nome = 'Açaí do cardápio'`,
      [mundo.cantina],
    )
    const momento = momentoEm(new Date(), 'America/Sao_Paulo')
    const { categorias } = await withTenant(mundo.cantina, tx => listCardapio(tx, momento))
    const vinculos = categorias.flatMap(({ produtos }) => produtos.flatMap(({ vinculos = [] }) => vinculos))
    expect(vinculos.find(({ grupoId }) => grupoId === complementos.id)?.porTamanho).toEqual(TRES_E_CINCO)
  })

  test('seguem o tamanho que muda de nome ou de lugar, e saem com o que sai', async () => {
    const acai = await criarAcai('Açaí que muda')
    const [pequeno, grande] = acai.tamanhos
    const trocados = [tamanho('Meio litro', grande?.id), tamanho('500 ml', pequeno?.id)]
    expect(await salvar(acai, { tamanhos: trocados, grupos: grupo([{ max: '6' }, { max: '2' }]) })).toBe(
      FEITO,
    )
    expect(await limitesDe(acai.nome)).toEqual([no('Meio litro', { max: 6 }), no('500 ml', { max: 2 })])
    expect(
      await salvar(acai, { tamanhos: [tamanho('500 ml', pequeno?.id)], grupos: grupo([{ max: '2' }]) }),
    ).toBe(FEITO)
    expect(await limitesDe(acai.nome)).toEqual([no('500 ml', { max: 2 })])
    expect(await salvar(acai, { tamanhos: [tamanho('500 ml', pequeno?.id)] })).toBe(FEITO)
    expect(await mundo.sql('select 1 from limites_tamanho where produto_id = $1', [acai.id])).toEqual([])
  })

  test('têm a grafia que a empresa já usa para o tamanho', async () => {
    await criarAcai('Açaí da grafia')
    const { grupos } = await criar(mundo, 'Açaí gritado', {
      tamanhos: [tamanho('300 ML')],
      grupos: grupo([{ max: '2' }]),
    })
    expect(grupos[0]?.porTamanho).toEqual([no('300 ml', { max: 2 })])
  })

  test('são copiados com o produto', async () => {
    const acai = await criarAcai('Açaí duplicado')
    expect(await duplicarProduto(mundo.cantina, acai.id)).toBe(FEITO)
    expect(await limitesDe('Açaí duplicado (cópia)')).toEqual(TRES_E_CINCO)
  })

  test('mudados por outra pessoa, ela é ouvida antes', async () => {
    const acai = await criarAcai('Açaí de dois donos')
    const tamanhos = acai.tamanhos.map(({ nome, id }) => tamanho(nome, id))
    const valores = (max: string) => ({ tamanhos, grupos: grupo([{ max }]), visto: acai.visto })
    expect(await salvar(acai, valores('2'))).toBe(FEITO)
    expect(await salvar(acai, valores('1'))).toMatchObject({
      conflito: {
        divergencias: [{ rotulo: 'Grupo Complementos', valor: 'Complementos (300 ml: máximo 2)' }],
      },
    })
  })

  test('com o mínimo acima do máximo nada é salvo', async () => {
    const acai = await criarAcai('Açaí recusado')
    const tamanhos = acai.tamanhos.map(({ nome, id }) => tamanho(nome, id))
    expect(await salvar(acai, { tamanhos, grupos: grupo([{}, { min: '5' }]) })).toMatchObject({
      recusas: [
        {
          campo: 'grupos.0.tamanhos.1.min',
          texto: 'Em Complementos, no tamanho 500 ml, o mínimo (5) passa do máximo (4).',
        },
      ],
    })
    expect(await limitesDe(acai.nome)).toEqual(TRES_E_CINCO)
  })

  test('saem na planilha e entram dela', async () => {
    await criarAcai('Açaí da planilha')
    const exportar = async () =>
      new TextEncoder().encode(
        escreverPlanilha(planilhaDoCardapio(await withTenant(mundo.cantina, findCardapioInteiro))),
      )
    const importar = async (arquivo: Uint8Array) => {
      const { assinatura, erros } = dadosDe(await conferirCardapio(mundo.cantina, arquivo))
      expect(erros).toEqual([])
      return dadosDe(await importarCardapio(mundo.cantina, arquivo, assinatura))
    }
    expect(await importar(await exportar())).toMatchObject({ importado: { novos: 0, mudados: 0 } })
    expect(await limitesDe('Açaí da planilha')).toEqual(TRES_E_CINCO)
    await importar(
      new TextEncoder().encode(
        'Nome;Tamanhos;Grupos\nAçaí da planilha;700 ml=30,00;"Complementos (300 ml: máximo 1; 700 ml: 0 a 7)"',
      ),
    )
    expect(await limitesDe('Açaí da planilha')).toEqual([
      no('300 ml', { max: 1 }),
      no('700 ml', { min: 0, max: 7 }),
    ])
  })

  test('são os do pedido: três em 300 ml e cinco em 500 ml, e nem uma a mais', async () => {
    const acai = await criarAcai('Açaí pedido')
    await mundo.sql(
      `update produtos set categoria_id = (select min(id) from categorias where empresa_id = $1 and ativo) where id = $2`,
      [mundo.cantina, acai.id],
    )
    const pedir = async (qual: string, quantas: number, totalVisto = 20_00) => {
      const novo = lerNovoPedido({
        ...umPedido({ totalVisto }),
        versao: 2,
        itens: [
          {
            ...{ produtoId: acai.id, quantidade: 1, observacao: null, extras: [] },
            varianteId: acai.tamanhos.find(({ nome }) => nome === qual)?.id,
            opcoes: complementos.opcoes
              .slice(0, quantas)
              .map(({ id }) => ({ grupoId: complementos.id, opcaoId: id, quantidade: 1 })),
          },
        ],
      })
      if (ehRecusa(novo)) throw new Error(novo.texto)
      return JSON.stringify(
        dadosDe(await fazerPedido(mundo.cantina, novo, { agora: new Date(), pedidosDaqui: [] })),
      )
    }
    expect(await pedir('300 ml', 3)).toContain('pedidoId')
    expect(await pedir('500 ml', 5)).toContain('pedidoId')
    await expect(pedir('300 ml', 4)).rejects.toThrow('Complementos: no máximo 3 opções no tamanho 300 ml.')
  })
})
