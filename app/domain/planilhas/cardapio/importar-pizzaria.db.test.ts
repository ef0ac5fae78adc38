import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { salvarGrupo } from '~/domain/cardapio/grupos/salvar-grupo.server'
import { findCardapioInteiro } from '~/domain/cardapio/store-planilha.server'
import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { retratar } from '../../../../tests/world/banco/retrato'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { PIZZARIA_IMPRESSA } from '../../../../tests/world/plantado/pizzaria-impressa'
import { umPedido } from '../../../../tests/world/um-pedido'
import { escreverPlanilha } from '../planilha.server'
import { conferirCardapio, importarCardapio } from './importar-cardapio.server'
import { planilhaDoCardapio } from './planilha-do-cardapio'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

/** Leaves the Cantina without a menu. */
beforeEach(async () => {
  for (const tabela of [
    'itens_pedido_extra',
    'itens_pedido',
    'produto_grupos',
    'grupos',
    'produtos',
    'categorias',
  ]) {
    await mundo.sql(`delete from ${tabela} where empresa_id = $1`, [mundo.cantina])
  }
})

const emBytes = (texto: string) => new TextEncoder().encode(texto)
const csv = (...linhas: string[]) => emBytes(linhas.join('\n'))
const conferir = async (arquivo: Uint8Array) => dadosDe(await conferirCardapio(mundo.cantina, arquivo))
async function importar(arquivo: Uint8Array) {
  const { assinatura, erros } = await conferir(arquivo)
  expect(erros).toEqual([])
  return dadosDe(await importarCardapio(mundo.cantina, arquivo, assinatura))
}

/** The spreadsheet of the menu; without the last column, the Id, another company could import it. */
async function exportar(comId = true): Promise<string> {
  const registros = planilhaDoCardapio(await withTenant(mundo.cantina, findCardapioInteiro))
  return escreverPlanilha(comId ? registros : registros.map(registro => registro.slice(0, -1)))
}

async function idDe(tabela: string, filtro: string): Promise<number> {
  const [linha] = await mundo.sql<{ id: string }>(
    `select id from ${tabela} where empresa_id = $1 and ${filtro}`,
    [mundo.cantina],
  )
  return Number(linha?.id)
}

describe('Um cardápio impresso de pizzaria, com 120 produtos em 12 categorias', () => {
  test('entra como foi digitado, sai e entra de novo sem mudar nada', async () => {
    const feito = await importar(emBytes(PIZZARIA_IMPRESSA))
    expect(feito).toEqual({ importado: { novos: 120, mudados: 0, opcoes: { novos: 117, mudados: 0 } } })
    const exportada = await exportar()
    const antes = await retratar(mundo)
    const conferencia = await conferir(emBytes(exportada))
    expect(conferencia).toMatchObject({
      ...{ linhas: 237, iguais: 237, novos: 0, mudados: 0 },
      ...{ erros: [], mudancas: [], criacoes: [], avisos: [] },
    })
    await importar(emBytes(exportada))
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('sai, entra em uma loja vazia e sai igual; a do Excel antigo, em Windows-1252, também', async () => {
    await importar(new Uint8Array(Buffer.from(PIZZARIA_IMPRESSA.replaceAll('\n', '\r\n'), 'latin1')))
    const exportada = await exportar(false)
    for (const tabela of ['produto_grupos', 'grupos', 'produtos', 'categorias']) {
      await mundo.sql(`delete from ${tabela} where empresa_id = $1`, [mundo.cantina])
    }
    await importar(emBytes(exportada))
    expect(await exportar(false)).toBe(exportada)
  })

  test('vende: meio a meio com borda pelo preço da planilha', async () => {
    await importar(emBytes(PIZZARIA_IMPRESSA))
    const produtoId = await idDe('produtos', `nome = 'Pizza salgada'`)
    const escolha = async (grupo: string, nome: string) => ({
      grupoId: await idDe('grupos', `nome = '${grupo}'`),
      opcaoId: await idDe(
        'opcoes',
        `nome = '${nome}' and grupo_id = (select id from grupos g where g.empresa_id = $1 and g.nome = '${grupo}')`,
      ),
      quantidade: 1,
    })
    const novo = lerNovoPedido({
      // Família: (49,90 + 55,90) x 1,2 / 2 = 63,48, of which Catupiry costs 12,00 more.
      ...umPedido({ totalVisto: 75_48 }),
      versao: 2,
      itens: [
        {
          produtoId,
          varianteId: await idDe('variantes', `nome = 'Família' and produto_id = ${produtoId}`),
          quantidade: 1,
          observacao: null,
          extras: [],
          opcoes: [
            await escolha('Sabores salgados', 'Calabresa'),
            await escolha('Sabores salgados', 'Portuguesa'),
            await escolha('Massa', 'Tradicional'),
            await escolha('Borda', 'Catupiry'),
          ],
        },
      ],
    })
    if (ehRecusa(novo)) throw new Error(novo.texto)
    const feito = dadosDe(await fazerPedido(mundo.cantina, novo, { agora: new Date(), pedidosDaqui: [] }))
    if (!('pedidoId' in feito)) throw new Error(`not placed: ${JSON.stringify(feito)}`)
    const [pedido] = await mundo.sql('select total from pedidos where id = $1', [feito.pedidoId])
    expect(pedido).toEqual({ total: '75.48' })
  })
})

describe('A importação de grupos', () => {
  const PIZZA = [
    'Nome;Categoria;Tamanhos;Grupos;Disponível;Opção do grupo;Regras do grupo;Preço por tamanho;Preço',
    'Pizza;Pizzas;Broto=0 (1 sabor)|Grande=0 (2 sabores);Sabores|Borda (0 a 1);sex-dom 18:00-02:00;;;;',
    'Calabresa;;;;;Sabores;sabor, maior valor;Broto=29,90|Grande=49,90;',
    'Catupiry;;;;;Borda;borda;;9,90',
  ] as const

  test('com uma linha errada não grava nenhuma', async () => {
    const antes = await retratar(mundo)
    const arquivo = csv(...PIZZA, 'Atum;;;;;Sabores;;Broto=caro;')
    const { assinatura } = await conferir(arquivo)
    expect(dadosDe(await importarCardapio(mundo.cantina, arquivo, assinatura))).toMatchObject({
      conferencia: { erros: [{ linha: 5, coluna: 'Preço por tamanho', valor: 'Broto=caro' }] },
    })
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('muda o que está escrito, e deixa ids, esgotados e o que o arquivo não tem', async () => {
    await importar(csv(...PIZZA, 'Portuguesa;;;;;Sabores;;Grande=55,90;'))
    await mundo.sql(`update opcoes set esgotado_ate = 'infinity' where empresa_id = $1`, [mundo.cantina])
    await mundo.sql(`update variantes set esgotado_ate = 'infinity' where empresa_id = $1`, [mundo.cantina])
    const ler = () =>
      mundo.sql<{ id: string; nome: string }>(
        `select id, nome, ordem, esgotado_ate::text, coalesce(preco, 0)::text as preco from opcoes where empresa_id = $1
         union all select id, nome, ordem, esgotado_ate::text, preco::text from variantes where empresa_id = $1 order by 2`,
        [mundo.cantina],
      )
    const antes = await ler()
    const feito = await importar(
      csv(
        'Nome;Opção do grupo;Preço;Tamanhos;Disponível',
        'Catupiry;Borda;11,00;;',
        'Pizza;;;Broto=1,00 (1 sabor);sempre',
      ),
    )
    expect(feito).toEqual({ importado: { novos: 0, mudados: 1, opcoes: { novos: 0, mudados: 1 } } })
    const precos: Record<string, string> = { Catupiry: '11.00', Broto: '1.00' }
    expect(await ler()).toEqual(
      antes.map(linha => ({ ...linha, ...(precos[linha.nome] && { preco: precos[linha.nome] }) })),
    )
    expect(
      await mundo.sql('select 1 from janelas where empresa_id = $1 and produto_id = $2', [
        mundo.cantina,
        await idDe('produtos', `nome = 'Pizza'`),
      ]),
    ).toEqual([])
  })

  test('a mesma planilha quatro vezes ao mesmo tempo cria cada grupo e cada tamanho uma vez', async () => {
    const arquivo = csv(...PIZZA)
    const { assinatura } = await conferir(arquivo)
    const feitos = await Promise.all(
      Array.from({ length: 4 }, () => importarCardapio(mundo.cantina, arquivo, assinatura)),
    )
    expect(feitos.map(dadosDe).filter(feito => 'importado' in feito)).toHaveLength(1)
    expect(
      await mundo.sql('select count(*)::int as n from grupos where empresa_id = $1', [mundo.cantina]),
    ).toEqual([{ n: 2 }])
  })

  test('com o formulário do grupo na outra aba, um produto nunca passa de 60 sabores', async () => {
    const sabor = (n: number) => `Sabor ${n};;;;;Sabores;;;9,00`
    await importar(csv(...PIZZA, ...Array.from({ length: 38 }, (_, n) => sabor(n))))
    const grupoId = await idDe('grupos', `nome = 'Sabores'`)
    const doce = ['Doce;Pizzas;;Sabores|Doces;;;;;5,00', 'Nutella;;;;;Doces;sabor;;9,00']
    await importar(csv(PIZZA[0], ...doce))
    const arquivo = csv(PIZZA[0], ...Array.from({ length: 20 }, (_, n) => `Doce ${n};;;;;Doces;;;9,00`))
    const { assinatura } = await conferir(arquivo)
    const valores = {
      ...{ nome: 'Sabores', tipo: 'sabor', min: '1', max: '1', regraPreco: 'maior' },
      opcoes: Array.from({ length: 59 }, (_, n) => ({ nome: `Sabor ${n}`, preco: '9,00', ativo: 'on' })),
    }
    const [planilha, formulario] = await Promise.all([
      importarCardapio(mundo.cantina, arquivo, assinatura),
      salvarGrupo(mundo.cantina, grupoId as never, valores),
    ])
    const deuPlanilha = 'importado' in dadosDe(planilha)
    const deuFormulario = 'dados' in formulario
    expect([deuPlanilha, deuFormulario].filter(Boolean)).toHaveLength(1)
    const [{ n } = { n: 0 }] = await mundo.sql<{ n: number }>(
      `select count(*)::int as n from opcoes o join grupos g on g.empresa_id = o.empresa_id and g.id = o.grupo_id
       where o.empresa_id = $1 and g.tipo = 'sabor'`,
      [mundo.cantina],
    )
    expect(n).toBeLessThanOrEqual(60)
  })
})
