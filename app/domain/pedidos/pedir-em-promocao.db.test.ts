import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listCardapio } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { excluirPromocao, salvarPromocao } from '~/domain/cardapio/store-promocoes.server'
import type { PromocaoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../tests/world/banco/dados-de'
import { contarComandos } from '../../../tests/world/banco/queda-no-comando'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { type LojaComCupom, SEXTA, venderComCupom } from '../../../tests/world/pedir-com-cupom'

let mundo: Mundo
let loja: LojaComCupom
let file: { readonly id: number; readonly preco: number; readonly categoria: number }
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  loja = await venderComCupom(mundo)
  const [linha] = await mundo.sql(
    `select id, preco * 100 as preco, categoria_id from produtos where empresa_id = $1 and nome = 'Filé à parmegiana'`,
    [mundo.cantina],
  )
  file = { id: Number(linha?.id), preco: Number(linha?.preco), categoria: Number(linha?.categoria_id) }
})
afterAll(() => mundo.fechar())
beforeEach(async () => {
  await loja.limpar('sistema')
  await mundo.sql('delete from promocoes where empresa_id = $1', [mundo.cantina])
})

const promover = (campos: object) =>
  salvarPromocao(mundo.cantina, null, { nome: 'Sexta em dobro', ativo: 'on', ...campos })
const deFile = (quantidade: number) => ({
  itens: [{ produtoId: file.id, quantidade, extras: [], observacao: null }],
})
const emReais = (centavos: number) => (centavos / 100).toFixed(2)
const somenteSexta = { dias: { sexta: 'on' }, deHora: '18:00', ateHora: '02:00' }

test('o preço promocional é o que se cobra, e o item guarda o normal ao lado', async () => {
  const sem = await loja.total(null, deFile(1))
  const criada = await promover({
    tipo: 'preco',
    alvo: `produto-${file.id}`,
    valor: '20,00',
    ...somenteSexta,
  })
  expect(criada).toHaveProperty('dados')
  expect(await loja.total(null, deFile(1))).toBe(sem - file.preco + 20_00)
  const pedidoId = await loja.pedir(null, deFile(2))
  expect(
    await mundo.sql(
      'select preco_unitario::text, preco_normal::text from itens_pedido where pedido_id = $1',
      [pedidoId],
    ),
  ).toEqual([{ preco_unitario: '20.00', preco_normal: emReais(file.preco) }])
})

test('o cardápio diz os dois preços na sexta, e um só na quinta', async () => {
  await promover({ tipo: 'preco', alvo: `produto-${file.id}`, valor: '20,00', ...somenteSexta })
  const precosEm = async (agora: Date) => {
    const momento = momentoEm(agora, 'America/Sao_Paulo')
    const { categorias } = await withTenant(mundo.cantina, tx => listCardapio(tx, momento))
    const produto = categorias.flatMap(({ produtos }) => produtos).find(({ id }) => id === file.id)
    return [produto?.preco, produto?.precoNormal]
  }
  expect(await precosEm(SEXTA)).toEqual([20_00, file.preco])
  expect(await precosEm(new Date('2026-11-21T01:59-03:00'))).toEqual([20_00, file.preco])
  expect(await precosEm(new Date('2026-11-21T02:00-03:00'))).toEqual([file.preco, undefined])
})

test('leve 2, pague 1 e um cupom juntos: o cupom tira do que sobrou, e cada um é uma linha', async () => {
  const semNada = await loja.total(null, deFile(2))
  await promover({ tipo: 'leve', alvo: `categoria-${file.categoria}`, leve: '2', pague: '1' })
  await loja.novoCupom()
  expect(await loja.total(null, deFile(2))).toBe(semNada - file.preco)
  const doCupom = Math.floor((file.preco * 10 + 50) / 100)
  const pedidoId = await loja.pedir('PIZZA10', deFile(2))
  const ajustes = await mundo.sql(
    'select rotulo, valor::text from ajustes_pedido where pedido_id = $1 order by id',
    [pedidoId],
  )
  expect(ajustes).toEqual([
    { rotulo: 'Sexta em dobro', valor: emReais(file.preco) },
    { rotulo: 'Cupom PIZZA10', valor: emReais(doCupom) },
  ])
})

test('uma promoção que acabou com a conta aberta mostra o novo valor, e nada foi salvo', async () => {
  await promover({ tipo: 'desconto', percentual: '10' })
  const [com, pedidos] = [await loja.total(null, deFile(1)), 'select count(*)::int as n from pedidos']
  const [antes] = await mundo.sql(pedidos)
  const [promocao] = await mundo.sql('select id from promocoes where empresa_id = $1', [mundo.cantina])
  await excluirPromocao(mundo.cantina, Number(promocao?.id) as PromocaoId)
  const dados = dadosDe(await loja.enviar(null, com, deFile(1)))
  expect(dados).toMatchObject({ mudou: true, valores: { descontoItens: 0 } })
  expect(await mundo.sql(pedidos)).toEqual([antes])
})

test('não custa comando nenhum a mais', async () => {
  const semNada = await loja.total(null)
  const sem = await contarComandos(() => loja.enviar(null, semNada))
  await promover({ tipo: 'leve', alvo: `categoria-${file.categoria}`, leve: '2', pague: '1' })
  await promover({ tipo: 'desconto', percentual: '10' })
  const com = await loja.total(null)
  expect(com).toBeLessThan(semNada)
  expect(await contarComandos(() => loja.enviar(null, com))).toBe(sem)
})

test.each([
  [
    'um preço que não é menor que o normal',
    { tipo: 'preco', valor: '999,00' },
    'promocao-acima-do-normal',
    'valor',
  ],
  [
    'o que não está no cardápio',
    { tipo: 'preco', alvo: 'produto-999999', valor: '1,00' },
    'alvo-da-promocao-sumido',
    'alvo',
  ],
  [
    'a categoria de ninguém',
    { tipo: 'leve', alvo: 'categoria-999999', leve: '2', pague: '1' },
    'alvo-da-promocao-sumido',
    'alvo',
  ],
] as const)('recusa %s, ao lado do campo', async (_, campos, codigo, campo) => {
  expect(await promover({ alvo: `produto-${file.id}`, ...campos })).toMatchObject({
    recusas: [{ codigo, campo }],
  })
})

test('o produto excluído leva a sua promoção, e ninguém põe uma no cardápio de outra loja', async () => {
  const [novo] = await mundo.sql(
    `insert into produtos (empresa_id, nome, preco) values ($1, 'Passageiro', 30) returning id`,
    [mundo.cantina],
  )
  await promover({ tipo: 'preco', alvo: `produto-${novo?.id}`, valor: '10,00' })
  await mundo.sql('delete from produtos where empresa_id = $1 and id = $2', [mundo.cantina, novo?.id])
  expect(await mundo.sql('select * from promocoes where empresa_id = $1', [mundo.cantina])).toEqual([])
  const alheia = { nome: 'X', tipo: 'preco', alvo: `produto-${file.id}`, valor: '10,00' }
  expect(await salvarPromocao(mundo.bella, null, alheia)).toMatchObject({
    recusas: [{ codigo: 'alvo-da-promocao-sumido' }],
  })
})
