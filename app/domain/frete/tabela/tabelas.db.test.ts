import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NAO_EXISTE, OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { centavos } from '~/domain/valores/centavos'
import { withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { calcularFrete, configuracaoDoFrete } from '../frete'
import { readGuardado } from '../store.server'
import { salvarFrete, vistoDoFrete } from './salvar-frete.server'
import {
  adicionarBairros,
  type BairroId,
  excluirBairro,
  listBairros,
  listBairrosDoPainel,
  mudarBairros,
  salvarBairro,
} from './store-bairros.server'
import { listFaixas } from './store-faixas.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())
beforeEach(async () => {
  await mundo.sql('delete from bairros_entrega')
  await mundo.sql('delete from faixas_frete')
})

const FRETE = { modoFrete: 'faixas', valorFreteFixo: '8,00', valorFreteKm: '2,00', raioAtendimento: '5' }
const faixa = (ate: string, taxa: string) => ({ ate, taxa, minimo: '', minutos: '' })
const daBella = () =>
  withTenant(mundo.bella, async tx => ({ guardado: await readGuardado(tx), faixas: await listFaixas(tx) }))

test('As faixas são salvas com o modo, e os valores dos outros modos ficam guardados', async () => {
  const faixas = [{ ...faixa('3', '4,99'), minimo: '30', minutos: '20' }, faixa('6,5', '7,99')]
  const feito = await salvarFrete(mundo.bella, { ...FRETE, faixas })
  const { guardado, faixas: salvas } = await daBella()
  expect(salvas).toEqual([
    { ate: 3, taxa: 499, minimo: 3000, minutos: 20 },
    { ate: 6.5, taxa: 799, minimo: null, minutos: null },
  ])
  expect(guardado).toMatchObject({ modoFrete: 'faixas', valorFreteKm: 200, raioAtendimento: 5 })
  expect(feito).toEqual({ dados: { visto: vistoDoFrete(guardado, salvas) } })

  await salvarFrete(mundo.bella, { ...FRETE, modoFrete: 'fixo' })
  expect((await daBella()).faixas).toEqual(salvas)
  await salvarFrete(mundo.bella, { ...FRETE, modoFrete: 'fixo', faixas: [faixa('', '')] })
  expect((await daBella()).faixas).toEqual([])
})

test('Faixas sobrepostas são recusadas ao lado da linha, e nada muda', async () => {
  await salvarFrete(mundo.bella, { ...FRETE, faixas: [faixa('3', '4,99')] })
  const antes = await daBella()
  const feito = await salvarFrete(mundo.bella, {
    ...{ ...FRETE, modoFrete: 'km', valorFreteFixo: 'x' },
    faixas: [faixa('6', '1'), faixa('6', '2')],
  })
  expect(feito).toMatchObject({ recusas: [{ campo: 'valorFreteFixo' }, { campo: 'faixas.1.ate' }] })
  expect(await daBella()).toEqual(antes)
})

test('Dois mudam as faixas: o segundo é avisado do que vale agora, e ao salvar de novo vale o dele', async () => {
  const primeiro = await salvarFrete(mundo.bella, { ...FRETE, faixas: [faixa('3', '4,99')] })
  const visto = 'dados' in primeiro ? primeiro.dados.visto : ''
  await salvarFrete(mundo.bella, { ...FRETE, visto, faixas: [faixa('4', '5')] })
  const meu = { ...FRETE, faixas: [faixa('2', '3')] }
  const feito = await salvarFrete(mundo.bella, { ...meu, visto })
  expect(feito).toMatchObject({
    recusas: [OUTRA_PESSOA_SALVOU],
    conflito: { divergencias: [{ rotulo: 'Faixas de distância', valor: 'Até 4 km: R$\u00a05,00' }] },
  })
  const agora = 'conflito' in feito ? feito.conflito?.visto : ''
  await salvarFrete(mundo.bella, { ...meu, visto: agora })
  expect((await daBella()).faixas).toMatchObject([{ ate: 2 }])
})

const PERDIZES = { cidade: 'São Paulo', estado: 'SP', nome: 'Perdizes', taxa: '6', ativo: 'on' }
const lista = (busca = '') =>
  withTenant(mundo.bella, tx => listBairrosDoPainel(tx, { busca, pagina: 1 })).then(({ linhas }) => linhas)

test('Um bairro é salvo, mudado e excluído sozinho, e vale no frete', async () => {
  await salvarFrete(mundo.bella, { ...FRETE, modoFrete: 'bairros' })
  await salvarBairro(mundo.bella, null, { ...PERDIZES, minimo: '40', minutos: '20' })
  await salvarBairro(mundo.bella, null, { ...PERDIZES, nome: 'Água Branca' })
  expect((await lista('perd')).map(({ nome }) => nome)).toEqual(['Perdizes'])
  const [agua, perdizes] = await lista()
  expect([agua?.nome, perdizes?.minimo, perdizes?.minutos]).toEqual(['Água Branca', 4000, 20])

  const id = perdizes?.id as BairroId
  const aberto = { ...PERDIZES, minimo: '40', minutos: '20', visto: perdizes?.visto }
  expect(await salvarBairro(mundo.bella, id, { ...aberto, taxa: '7' })).toEqual({ dados: null })
  expect(await salvarBairro(mundo.bella, id, { ...aberto, minutos: '35' })).toEqual({
    dados: { juntados: ['Taxa de entrega'] },
  })
  expect((await lista('perd'))[0]).toMatchObject({ taxa: 700, minimo: 4000, minutos: 35 })
  expect(await salvarBairro(mundo.bella, id, { ...aberto, taxa: '9' })).toMatchObject({
    recusas: [OUTRA_PESSOA_SALVOU],
    conflito: { divergencias: [{ digitado: 'R$\u00a09,00', valor: 'R$\u00a07,00' }] },
  })
  const destino = {
    ...{ cep: '05007000', posicao: null, bairro: null, bairroDoCep: 'perdizes' },
    cidadeDoCep: { cidade: 'Sao Paulo', estado: 'SP' },
  }
  const configuracao = configuracaoDoFrete((await daBella()).guardado)
  expect(calcularFrete({ configuracao, restaurante: null, destino })).toMatchObject({ taxa: centavos(700) })
  expect(await excluirBairro(mundo.bella, id)).toEqual({ dados: null })
  expect(await excluirBairro(mundo.bella, id)).toBe(NAO_EXISTE)
  expect(await salvarBairro(mundo.cantina, agua?.id as BairroId, PERDIZES)).toBe(NAO_EXISTE)
})

test('O mesmo bairro escrito de outro jeito é recusado ao lado do nome, também ao mudar outro para ele', async () => {
  await salvarBairro(mundo.bella, null, { ...PERDIZES, nome: 'Jardim São Luís' })
  const repetido = { ...PERDIZES, cidade: 'SAO PAULO', nome: 'Jd. S. Luis' }
  const recusa = { recusas: [{ codigo: 'bairro-repetido', campo: 'nome' }] }
  expect(await salvarBairro(mundo.bella, null, repetido)).toMatchObject(recusa)
  await salvarBairro(mundo.bella, null, PERDIZES)
  expect((await lista('jd s lu')).map(({ nome }) => nome)).toEqual(['Jardim São Luís'])
  const id = (await lista('perdizes'))[0]?.id as BairroId
  expect(await salvarBairro(mundo.bella, id, repetido)).toMatchObject(recusa)
  expect(await salvarBairro(mundo.bella, id, { ...PERDIZES, taxa: '8' })).toEqual({ dados: null })
  expect(await salvarBairro(mundo.bella, null, { ...PERDIZES, cidade: 'Osasco' })).toEqual({ dados: null })
  const aoMesmoTempo = await Promise.all(
    [1, 2, 3].map(() => salvarBairro(mundo.bella, null, { ...PERDIZES, nome: 'Lapa' })),
  )
  expect(aoMesmoTempo.filter(feito => 'dados' in feito)).toHaveLength(1)
})

test('Uma lista colada entra de uma vez, muda o que já estava só se for pedido, e para em 200', async () => {
  await salvarBairro(mundo.bella, null, PERDIZES)
  const colar = (linhas: string, mais: object = {}) =>
    adicionarBairros(mundo.bella, { cidade: 'São Paulo', estado: 'SP', taxa: '5', linhas, ...mais })
  const taxas = async () =>
    (await withTenant(mundo.bella, listBairros)).map(({ nome, taxa, minimo }) => [nome, taxa, minimo])
  expect(await colar('Perdizes;9\nPompeia\npompéia;7')).toMatchObject({ recusas: [{ campo: 'linhas' }] })
  expect(await taxas()).toHaveLength(1)
  expect(await colar('Perdizes;9\nPompeia\nVila Romana;8')).toEqual({
    dados: { adicionados: 2, mudados: 0, jaEstavam: 1 },
  })
  const antes = await taxas()
  expect(antes.map(([nome, taxa]) => [nome, taxa])).toEqual([
    ['Perdizes', 600],
    ['Pompeia', 500],
    ['Vila Romana', 800],
  ])
  expect(await colar('perdizes;9\nPompeia;5', { mudar: 'on' })).toEqual({
    dados: { adicionados: 0, mudados: 1, jaEstavam: 1 },
  })
  expect(await taxas()).toEqual([['Perdizes', 900, antes[0]?.[2]], antes[1], antes[2]])
  const muitos = (quantos: number) => Array.from({ length: quantos }, (_, n) => `Setor ${n}`).join('\n')
  expect(await colar(muitos(198))).toMatchObject({ recusas: [{ codigo: 'bairros-demais', campo: 'linhas' }] })
  expect(await colar(muitos(197))).toEqual({ dados: { adicionados: 197, mudados: 0, jaEstavam: 0 } })
  expect(await salvarBairro(mundo.bella, null, { ...PERDIZES, nome: 'Lapa' })).toMatchObject({
    recusas: [{ codigo: 'bairros-demais' }],
  })
})

test('Vários bairros mudam de taxa ou saem da tabela de uma vez, e só os desta loja', async () => {
  const todos = () => withTenant(mundo.bella, listBairros)
  for (const nome of ['Lapa', 'Perdizes', 'Sumaré'])
    await salvarBairro(mundo.bella, null, { ...PERDIZES, nome })
  const vistos = (await todos()).slice(0, 2)
  const mudar = (valores: object, empresa = mundo.bella) =>
    mudarBairros(empresa, { ids: vistos.map(({ id, taxa }) => `${id}:${taxa}`), ...valores })
  expect(await mudar({ oQueFazer: 'aumentar', valor: '1,50' })).toEqual({ dados: 2 })
  // The answer got lost, and the owner presses again.
  expect(await mudar({ oQueFazer: 'aumentar', valor: '1,50' })).toEqual({ dados: 2 })
  expect(await mudar({ oQueFazer: 'aumentar', valor: '2,00' })).toMatchObject({ recusas: [{ campo: 'ids' }] })
  expect((await todos()).map(({ taxa }) => taxa)).toEqual([750, 750, 600])
  expect(await mudar({ oQueFazer: 'baixar', valor: '8' })).toMatchObject({ recusas: [{ campo: 'valor' }] })
  expect(await mudar({ oQueFazer: 'trocar', valor: '4' }, mundo.cantina)).toEqual({ dados: 0 })
  expect((await todos()).map(({ taxa }) => taxa)).toEqual([750, 750, 600])
  expect(await mudar({ oQueFazer: 'excluir', excluirMesmo: 'on' })).toEqual({ dados: 2 })
  expect((await todos()).map(({ nome }) => nome)).toEqual(['Sumaré'])
})
