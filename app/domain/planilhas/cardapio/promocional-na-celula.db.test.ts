import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findCardapioInteiro } from '~/domain/cardapio/store-planilha.server'
import { salvarPromocao } from '~/domain/cardapio/store-promocoes.server'
import { duplicarProduto } from '~/domain/produtos/duplicar-produto.server'
import { salvarProduto } from '~/domain/produtos/salvar-produto.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { achar, criar } from '../../../../tests/world/plantado/cozinha'
import { escreverPlanilha } from '../planilha.server'
import { conferirCardapio, importarCardapio } from './importar-cardapio.server'
import { planilhaDoCardapio } from './planilha-do-cardapio'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
  await criar(mundo, 'Bolo', { preco: '30,00' })
  await criar(mundo, 'Açaí', {
    tamanhos: [
      { id: '', nome: 'Pequeno', preco: '12,00', ativo: 'on' },
      { id: '', nome: 'Grande', preco: '20,00', ativo: 'on' },
    ],
  })
})
afterAll(() => mundo.fechar())
beforeEach(() => mundo.sql('delete from promocoes'))

const promocoes = () =>
  mundo.sql(
    `select p.nome, coalesce(q.nome, v.nome) as de, p.valor::text, p.dias <> '{}' as dias from promocoes p
     left join produtos q on q.empresa_id = p.empresa_id and q.id = p.produto_id
     left join variantes v on v.empresa_id = p.empresa_id and v.id = p.variante_id order by p.id`,
  )
const emBytes = (texto: string) => new TextEncoder().encode(texto)
const linha = (nome: string, promocional: string) => emBytes(`Nome;Preço promocional\n${nome};${promocional}`)
async function importar(arquivo: Uint8Array, empresa: EmpresaId = mundo.cantina) {
  const { assinatura, erros } = dadosDe(await conferirCardapio(empresa, arquivo))
  expect(erros).toEqual([])
  return dadosDe(await importarCardapio(empresa, arquivo, assinatura))
}
const salvarBolo = async (precoPromocional: string, preco = '30,00') => {
  const { id, visto } = await achar(mundo, 'Bolo')
  return salvarProduto(mundo.cantina, id, { nome: 'Bolo', preco, precoPromocional, ativo: 'on', visto })
}
const daTerca = async () => {
  const { id } = await achar(mundo, 'Bolo')
  const terca = { nome: 'Terça', tipo: 'preco', alvo: `produto-${id}`, valor: '15,00', dias: { terca: 'on' } }
  dadosDe(await salvarPromocao(mundo.cantina, null, { ...terca, ativo: 'on' }))
}
const PRECO = { nome: 'Preço promocional', dias: false }
const TERCA = { nome: 'Terça', de: 'Bolo', valor: '15.00', dias: true }

describe('Na planilha, o preço promocional', () => {
  test('faz, muda e tira a promoção sem dia nem hora; a de terça fica como está', async () => {
    await daTerca()
    await importar(linha('Bolo', '25,00'))
    expect(await promocoes()).toEqual([TERCA, { ...PRECO, de: 'Bolo', valor: '25.00' }])
    await importar(linha('Bolo', '24,00'))
    expect(await promocoes()).toEqual([TERCA, { ...PRECO, de: 'Bolo', valor: '24.00' }])
    await importar(linha('Bolo', 'nenhum'))
    expect(await promocoes()).toEqual([TERCA])
  })

  test('é de cada tamanho, também do que a mesma linha cria, e o que a célula não diz mais sai', async () => {
    await importar(emBytes('Nome;Tamanhos;Preço promocional\nAçaí;Jarra=40,00;Jarra=35,00|Pequeno=10,00'))
    const valores = async () => (await promocoes()).map(({ de, valor }) => `${de} ${valor}`).sort()
    expect(await valores()).toEqual(['Jarra 35.00', 'Pequeno 10.00'])
    await importar(linha('Açaí', 'Jarra=35,00'))
    expect(await valores()).toEqual(['Jarra 35.00'])
  })

  test('exportado e importado de novo não muda nada, e em outra loja vai junto', async () => {
    await importar(linha('Bolo', '25,00'))
    await importar(linha('Açaí', 'Grande=18,00'))
    const cardapio = await withTenant(mundo.cantina, findCardapioInteiro)
    const inteiro = emBytes(escreverPlanilha(planilhaDoCardapio(cardapio)))
    expect(dadosDe(await conferirCardapio(mundo.cantina, inteiro))).toMatchObject({
      ...{ novos: 0, mudados: 0, mudancas: [], erros: [] },
    })
    const [titulos = [], ...linhas] = planilhaDoCardapio({ ...cardapio, grupos: [] })
    const ids = titulos.indexOf('Id')
    const doBolo = linhas.find(celulas => celulas.includes('Bolo')) ?? []
    await importar(emBytes(escreverPlanilha([titulos, doBolo.with(ids, '')])), mundo.ze)
    expect(await promocoes()).toHaveLength(3)
  })
})

describe('No formulário do produto, o preço promocional', () => {
  test('é a mesma promoção que a planilha escreve, e em branco ela acaba', async () => {
    await daTerca()
    dadosDe(await salvarBolo('25,00'))
    expect(await promocoes()).toEqual([TERCA, { ...PRECO, de: 'Bolo', valor: '25.00' }])
    expect(await achar(mundo, 'Bolo')).toMatchObject({ precoPromocional: 25_00 })
    await importar(linha('Bolo', '22,00'))
    expect(await achar(mundo, 'Bolo')).toMatchObject({ precoPromocional: 22_00 })
    dadosDe(await salvarBolo(''))
    expect(await promocoes()).toEqual([TERCA])
  })

  test('tem de ser menor que o preço que se salva com ele', async () => {
    expect(await salvarBolo('30,00')).toMatchObject({
      recusas: [
        {
          campo: 'precoPromocional',
          texto: 'O preço promocional tem de ser menor que o normal, R$\u00a030,00.',
        },
      ],
    })
    expect(await salvarBolo('0,00')).toHaveProperty('recusas')
    expect(await promocoes()).toEqual([])
  })

  test('de duas abas que mudam a mesma coisa, uma pergunta; de duas que mudam outra, os dois ficam', async () => {
    const { id, visto } = await achar(mundo, 'Bolo')
    const salvar = (campos: object) =>
      salvarProduto(mundo.cantina, id, { nome: 'Bolo', preco: '30,00', ativo: 'on', visto, ...campos })
    dadosDe(await salvar({ precoPromocional: '25,00' }))
    expect(await salvar({ precoPromocional: '20,00' })).toHaveProperty('conflito')
    expect(await promocoes()).toMatchObject([{ valor: '25.00' }])
  })

  test('não cabe numa loja que já tem o máximo de promoções, e nada do produto é salvo', async () => {
    await mundo.sql(
      `insert into promocoes (empresa_id, nome, tipo, valor) select $1, 'P', 'desconto', 1 from generate_series(1, 200)`,
      [mundo.cantina],
    )
    expect(await salvarBolo('25,00', '31,00')).toMatchObject({
      recusas: [{ codigo: 'promocoes-demais', campo: 'precoPromocional' }],
    })
    expect(await achar(mundo, 'Bolo')).toMatchObject({ preco: 30_00 })
  })
})

test('Um produto duplicado nasce sem as promoções do outro', async () => {
  dadosDe(await salvarBolo('25,00'))
  await daTerca()
  const { id } = await achar(mundo, 'Bolo')
  dadosDe(await duplicarProduto(mundo.cantina, id))
  expect(await promocoes()).toHaveLength(2)
})
