import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conferirCardapio, importarCardapio } from '~/domain/planilhas/cardapio/importar-cardapio.server'
import { planilhaDoCardapio } from '~/domain/planilhas/cardapio/planilha-do-cardapio'
import { escreverPlanilha } from '~/domain/planilhas/planilha.server'
import { salvarProduto } from '~/domain/produtos/salvar-produto.server'
import { FEITO, NAO_EXISTE } from '~/domain/respostas/resultado'
import type { GrupoId, ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe, recusadoPor } from '../../../../tests/world/banco/dados-de'
import { retratarEmpresa } from '../../../../tests/world/banco/retrato'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { criar } from '../../../../tests/world/plantado/cozinha'
import { listCardapio } from '../escolhas/store-escolhas.server'
import { comoGrupo, conteudoDoGrupo } from '../grupo-guardado'
import { momentoEm } from '../momento'
import { findCardapioInteiro } from '../store-planilha.server'
import { duplicarGrupo } from './duplicar-grupo.server'
import { moverSabores } from './mover-sabores.server'
import { salvarGrupo } from './salvar-grupo.server'
import { findGrupoDoPainel } from './store-da-lista.server'

let mundo: Mundo
let tradicionais: GrupoId
let especiais: GrupoId
beforeAll(async () => {
  mundo = await abrirMundo()
  const [categoria] = await mundo.sql<{ id: string }>('select id from categorias where empresa_id = $1', [
    mundo.cantina,
  ])
  tradicionais = await salvarClasse('Tradicionais', ['29,90', '49,90'], ['Calabresa', 'Portuguesa', 'Atum'])
  especiais = await salvarClasse('Especiais', ['37,90', '57,90'], [['Siri', '', '69,90'], 'Parma'])
  await criar(mundo, 'Pizza de duas classes', {
    categoriaId: String(categoria?.id),
    tamanhos: [
      { nome: 'Broto', preco: '0', maxSabores: '1', ativo: 'on' },
      { nome: 'Grande', preco: '0', maxSabores: '2', ativo: 'on' },
    ],
    grupos: [{ id: String(tradicionais) }, { id: String(especiais) }],
  })
})
afterAll(() => mundo.fechar())

const TAMANHOS = ['Broto', 'Grande']

async function salvarClasse(
  nome: string,
  precos: readonly string[],
  sabores: readonly (string | readonly [nome: string, broto: string, grande: string])[],
): Promise<GrupoId> {
  const opcoes = sabores.map(sabor => {
    const [dele = '', ...seus] = [sabor].flat()
    return { nome: dele, precos: seus, ativo: 'on' }
  })
  const grupo = { nome, tipo: 'sabor', min: '1', max: '1', tamanhos: TAMANHOS, precos, opcoes }
  return dadosDe(await salvarGrupo(mundo.cantina, null, grupo)).id
}

async function achar(id: GrupoId) {
  const achado = await withTenant(mundo.cantina, tx => findGrupoDoPainel(tx, id))
  if (!achado) throw new Error('no such group')
  return achado
}

const agora = momentoEm(new Date('2026-11-20T20:00-03:00'), 'America/Sao_Paulo')
type Com = { readonly nome: string; readonly precos?: readonly { tamanho: string; preco: number }[] }
const emTabela = (opcoes: readonly Com[]) =>
  Object.fromEntries(
    opcoes.map(({ nome, precos = [] }) => [
      nome,
      Object.fromEntries(precos.map(({ tamanho, preco }) => [tamanho, preco])),
    ]),
  )

/** What each flavour of the group costs in the public menu. */
async function noCardapio(id: GrupoId) {
  const { grupos } = await withTenant(mundo.cantina, tx => listCardapio(tx, agora))
  return emTabela(grupos.find(grupo => grupo.id === id)?.opcoes ?? [])
}

describe('Uma classe de sabores', () => {
  test('dá o seu preço ao sabor que não tem o dele, tamanho por tamanho, no cardápio e no painel', async () => {
    const delas = { Siri: { Broto: 37_90, Grande: 69_90 }, Parma: { Broto: 37_90, Grande: 57_90 } }
    expect(await noCardapio(especiais)).toEqual(delas)
    expect(emTabela(comoGrupo(await achar(especiais)).opcoes)).toEqual(delas)
  })

  test('muda de preço uma vez, para todos os seus sabores', async () => {
    const { opcoes } = await achar(tradicionais)
    const grupo = {
      ...{ nome: 'Tradicionais', tipo: 'sabor', min: '1', max: '1', tamanhos: TAMANHOS },
      precos: ['31,90', '51,90'],
      opcoes: opcoes.map(({ id, nome }) => ({ id: String(id), nome, ativo: 'on' })),
    }
    dadosDe(await salvarGrupo(mundo.cantina, tradicionais, grupo))
    expect((await noCardapio(tradicionais)).Atum).toEqual({ Broto: 31_90, Grande: 51_90 })
  })

  test('duplicada, tem os mesmos preços; sem preço nenhum, cada sabor precisa do seu', async () => {
    const { nome } = dadosDe(await duplicarGrupo(mundo.cantina, especiais))
    const [copia] = await mundo.sql<{ id: string }>('select id from grupos where nome = $1', [nome])
    expect(conteudoDoGrupo(await achar(Number(copia?.id) as GrupoId))).toEqual({
      ...conteudoDoGrupo(await achar(especiais)),
      nome,
    })
    const semPreco = { nome: 'Doces', tipo: 'sabor', opcoes: [{ nome: 'Banana', ativo: 'on' }] }
    expect(recusadoPor(await salvarGrupo(mundo.cantina, null, semPreco))).toBe(
      'Diga o preço deste sabor, ou o de todos.',
    )
  })
})

describe('Na planilha, o preço do grupo', () => {
  const emBytes = (texto: string) => new TextEncoder().encode(texto)
  async function importar(...linhas: string[]) {
    const arquivo = emBytes(linhas.join('\n'))
    const { assinatura, erros } = dadosDe(await conferirCardapio(mundo.cantina, arquivo))
    return { erros, feito: await importarCardapio(mundo.cantina, arquivo, assinatura) }
  }

  test('sai como entra, e entra de novo sem mudar nada', async () => {
    const inteiro = await withTenant(mundo.cantina, findCardapioInteiro)
    const texto = escreverPlanilha(planilhaDoCardapio(inteiro))
    expect(texto).toContain('Broto=37,90|Grande=57,90')
    const conferida = dadosDe(await conferirCardapio(mundo.cantina, emBytes(texto)))
    expect(conferida).toMatchObject({ erros: [], novos: 0, mudados: 0 })
  })

  test('muda com uma linha só, e o sabor novo não precisa do dele', async () => {
    const { erros } = await importar(
      'Nome;Opção do grupo;Preço do grupo',
      'Lombo;Especiais;Broto=38,90|Grande=58,90',
    )
    expect(erros).toEqual([])
    expect((await noCardapio(especiais)).Lombo).toEqual({ Broto: 38_90, Grande: 58_90 })
  })

  test('de outra classe é o dos sabores cuja linha passa para ela: os mesmos, esgotados ou não, e os pedidos ficam como estão', async () => {
    const doces = await salvarClasse('Doces', ['20', '30'], ['Banana', 'Romeu'])
    const gelados = await salvarClasse('Gelados', ['25', '35'], ['Açaí', ['Banana', '26', '36']])
    await mundo.sql(`update opcoes set esgotado_ate = 'infinity' where grupo_id = $1`, [doces])
    const lerOpcoes = async (...grupos: GrupoId[]) =>
      mundo.sql<{ id: string; nome: string; esgotado: boolean }>(
        `select id, nome, esgotado_ate is not null as esgotado from opcoes where grupo_id = any($1) order by id`,
        [grupos],
      )
    const lerOResto = async () => {
      const { opcoes: _, eventos: __, ...resto } = await retratarEmpresa(mundo, mundo.cantina)
      return resto
    }
    const [antes, resto] = [await lerOpcoes(doces, gelados), await lerOResto()]
    const exportada = escreverPlanilha(
      planilhaDoCardapio(await withTenant(mundo.cantina, findCardapioInteiro)),
    )
    const trocar = (linha: string) =>
      linha.replace(/;(Doces|Gelados);/, (_, de) => (de === 'Doces' ? ';Gelados;' : ';Doces;'))
    const mudam = exportada.split('\r\n').map(linha => (/(^|;)Banana;/.test(linha) ? trocar(linha) : linha))
    const { erros, feito } = await importar(...mudam)
    expect(erros).toEqual([])
    expect(dadosDe(feito)).toEqual({ importado: { novos: 0, mudados: 0, opcoes: { novos: 0, mudados: 2 } } })
    expect(await lerOpcoes(doces, gelados)).toEqual(antes)
    expect(emTabela(comoGrupo(await achar(gelados)).opcoes).Banana).toEqual({ Broto: 25_00, Grande: 35_00 })
    expect(emTabela(comoGrupo(await achar(doces)).opcoes).Banana).toEqual({ Broto: 26_00, Grande: 36_00 })
    expect(await lerOResto()).toEqual(resto)
  })

  test.each([
    [';Especiais;caro', 'Escreva o preço de cada tamanho como Tamanho=preço'],
    [';Ponto da carne;9,90', 'Só um grupo de sabores tem um preço para todos'],
  ])('em %s é um erro da linha', async (linha, motivo) => {
    const { erros } = await importar('Nome;Opção do grupo;Preço do grupo', linha)
    expect(erros).toMatchObject([
      { linha: 2, coluna: 'Preço do grupo', motivo: expect.stringContaining(motivo) },
    ])
  })
})

describe('Os sabores', () => {
  const mover = (de: GrupoId, para: GrupoId, ...sabores: unknown[]) =>
    moverSabores(mundo.cantina, de, { para: String(para), sabores: sabores.map(String) })
  async function idDe(grupo: GrupoId, nome: string) {
    return (await achar(grupo)).opcoes.find(opcao => opcao.nome === nome)?.id
  }

  test('mudam de classe com tudo que é deles, e custam o preço da nova', async () => {
    const id = await idDe(tradicionais, 'Portuguesa')
    expect(dadosDe(await mover(tradicionais, especiais, id))).toEqual({ nome: 'Especiais', quantos: 1 })
    expect(await idDe(especiais, 'Portuguesa')).toBe(id)
    expect((await achar(especiais)).opcoes.at(-1)?.nome).toBe('Portuguesa')
    expect((await noCardapio(especiais)).Portuguesa).toEqual({ Broto: 38_90, Grande: 58_90 })
    expect(Object.keys(await noCardapio(tradicionais))).not.toContain('Portuguesa')
  })

  test('que já mudaram, ou cujo nome a outra classe tem, não mudam, e nenhum muda pela metade', async () => {
    const [atum, portuguesa] = [await idDe(tradicionais, 'Atum'), await idDe(especiais, 'Portuguesa')]
    const antes = await retratarEmpresa(mundo, mundo.cantina)
    expect(recusadoPor(await mover(tradicionais, especiais, atum, portuguesa))).toBe(
      'Um dos sabores não está mais neste grupo. Feche, abra de novo e confira a lista.',
    )
    expect(recusadoPor(await mover(tradicionais, especiais))).toBe('Escolha os sabores que mudam.')
    expect(recusadoPor(await mover(tradicionais, tradicionais, atum))).toBe(
      'Escolha para qual grupo eles vão.',
    )
    expect(await retratarEmpresa(mundo, mundo.cantina)).toEqual(antes)
    const copia = await salvarClasse('Raros', ['1', '2'], ['Atum'])
    expect(recusadoPor(await mover(tradicionais, copia, atum))).toBe('Já há um sabor Atum em Raros.')
  })

  test('sem preço seu não vão para um grupo sem preço', async () => {
    const semPreco = await salvarClasse('Da casa', [], [['Nonna', '10', '20']])
    expect(recusadoPor(await mover(tradicionais, semPreco, await idDe(tradicionais, 'Atum')))).toBe(
      'Atum ficaria sem preço: dê um preço a ele, ou ao grupo Da casa, antes.',
    )
  })

  test('de outra empresa não existem, nem o grupo para onde iriam', async () => {
    const id = await idDe(tradicionais, 'Atum')
    const antes = await retratarEmpresa(mundo, mundo.cantina)
    const valores = { para: String(especiais), sabores: [String(id)] }
    expect(await moverSabores(mundo.bella, tradicionais, valores)).toBe(NAO_EXISTE)
    const [daBella] = await mundo.sql<{ id: string }>(
      `select id from grupos where empresa_id = $1 and tipo = 'sabor'`,
      [mundo.bella],
    )
    expect(daBella).toBeDefined()
    expect(recusadoPor(await mover(tradicionais, Number(daBella?.id) as GrupoId, id))).toBe(
      'Escolha para qual grupo eles vão.',
    )
    expect(await retratarEmpresa(mundo, mundo.cantina)).toEqual(antes)
  })

  test('renomeado um tamanho, o preço da classe o segue', async () => {
    const [pizza] = await mundo.sql<{ id: string }>(
      `select id from produtos where nome = 'Pizza de duas classes'`,
    )
    const [grande] = await mundo.sql<{ id: string }>(
      `select id from variantes where produto_id = $1 and nome = 'Grande'`,
      [pizza?.id],
    )
    const produto = {
      ...{ nome: 'Pizza de duas classes', ativo: 'on', grupos: [{ id: String(especiais) }] },
      tamanhos: [{ id: String(grande?.id), nome: 'Gigante', preco: '0', ativo: 'on' }],
    }
    expect(await salvarProduto(mundo.cantina, Number(pizza?.id) as ProdutoId, produto)).toBe(FEITO)
    const { precos } = await achar(especiais)
    expect(precos.map(({ tamanho, preco }) => [tamanho, preco])).toContainEqual(['Gigante', 58_90])
  })
})
