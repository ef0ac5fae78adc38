import { afterAll, beforeAll, expect, test } from 'vitest'
import { OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { salvarFrete, vistoDoFrete } from '../frete/tabela/salvar-frete.server'
import { salvarSecao, vistoDaSecao } from './salvar-secao.server'
import { readConfiguracoes } from './store.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const guardada = () => withTenant(mundo.bella, readConfiguracoes)
const FIXO = { modoFrete: 'fixo', valorFreteFixo: '8,00', valorFreteKm: '', raioAtendimento: '' }

test('Salvar guarda o que foi digitado, e diz o que o formulário viu', async () => {
  expect(await salvarSecao(mundo.bella, 'frete', FIXO)).toEqual({
    dados: { visto: vistoDaSecao('frete', await guardada()) },
  })
  expect(await guardada()).toMatchObject({ valorFreteFixo: 800, valorFreteKm: null, raioAtendimento: null })
})

test('Dois salvam o frete: fica o que cada um mudou; do mesmo campo o segundo é perguntado, e vale o que escolher', async () => {
  await salvarSecao(mundo.bella, 'frete', FIXO)
  const visto = vistoDaSecao('frete', await guardada())
  const porKm = { ...FIXO, modoFrete: 'km', valorFreteKm: '2,00', raioAtendimento: '7,5', visto }
  await salvarSecao(mundo.bella, 'frete', porKm)
  expect(await salvarSecao(mundo.bella, 'frete', { ...FIXO, valorFreteFixo: '9,00', visto })).toMatchObject({
    dados: {
      juntados: ['Como cobrar a entrega', 'Valor do frete por km', 'Raio de atendimento (km)'],
    },
  })
  const juntas = { modoFrete: 'km', valorFreteFixo: 900, valorFreteKm: 200, raioAtendimento: 7.5 }
  expect(await guardada()).toMatchObject(juntas)
  const meu = { ...FIXO, valorFreteFixo: '11,00' }
  const feito = await salvarSecao(mundo.bella, 'frete', { ...meu, visto })
  expect(feito).toMatchObject({
    recusas: [OUTRA_PESSOA_SALVOU],
    conflito: {
      divergencias: [{ rotulo: 'Valor fixo do frete', digitado: 'R$\u00a011,00', valor: 'R$\u00a09,00' }],
    },
  })
  expect(await guardada()).toMatchObject(juntas)
  const agora = 'conflito' in feito ? feito.conflito?.visto : ''
  await salvarSecao(mundo.bella, 'frete', { ...meu, visto: agora })
  expect(await guardada()).toMatchObject({ ...juntas, valorFreteFixo: 1100 })
})

test.each([
  [
    'minimo',
    { minimoEntrega: '20', gratisSobre: 'bruto' },
    { minimoRetirada: '10' },
    { minimoEntrega: '30' },
  ],
] as const)(
  'Dois salvam %s: fica o que cada um mudou, e do mesmo campo o segundo é perguntado',
  async (nome, base, dele, meu) => {
    const VAZIA = { minimoEntrega: '', minimoRetirada: '', freteGratisAcima: '', gratisSobre: 'bruto' }
    await salvarSecao(mundo.bella, nome, { ...VAZIA, ...base })
    const visto = vistoDaSecao(nome, await guardada())
    await salvarSecao(mundo.bella, nome, { ...VAZIA, ...base, ...dele, visto })
    expect(await salvarSecao(mundo.bella, nome, { ...VAZIA, ...base, ...meu, visto })).toMatchObject({
      dados: { juntados: ['Pedido mínimo para retirada'] },
    })
    expect(await guardada()).toMatchObject({ minimoEntrega: 3000, minimoRetirada: 1000 })
  },
)

test.each([
  ['tempo', 'preparoMin', ['30', '40', '50']],
  ['margem', 'margemFechamentoMin', ['0', '10', '20']],
] as const)(
  'Dois salvam %s, que tem um campo só: quem não o mudou não o traz de volta, e quem o mudou é perguntado',
  async (nome, campo, [antes, dele, meu]) => {
    await salvarSecao(mundo.bella, nome, { [campo]: antes })
    const visto = vistoDaSecao(nome, await guardada())
    await salvarSecao(mundo.bella, nome, { [campo]: dele, visto })
    expect(await salvarSecao(mundo.bella, nome, { [campo]: antes, visto })).toHaveProperty('dados')
    expect(await guardada()).toMatchObject({ [campo]: Number(dele) })
    expect(await salvarSecao(mundo.bella, nome, { [campo]: meu, visto })).toMatchObject({
      recusas: [OUTRA_PESSOA_SALVOU],
    })
  },
)

test('Ao mesmo tempo, um só é salvo, ainda que a empresa não tivesse configuração', async () => {
  await mundo.sql('delete from configuracoes where empresa_id = $1', [mundo.bella])
  const visto = vistoDaSecao('frete', await guardada())
  const feitos = await Promise.all(
    ['1,00', '2,00', '3,00'].map(valorFreteFixo =>
      salvarSecao(mundo.bella, 'frete', { ...FIXO, valorFreteFixo, visto }),
    ),
  )
  expect(feitos.filter(feito => 'dados' in feito)).toHaveLength(1)
})

test('Quem salva outra seção antes do frete, sem nunca ter salvo nada, não é avisado de outra pessoa', async () => {
  await mundo.sql('delete from configuracoes where empresa_id = $1', [mundo.bella])
  const visto = vistoDoFrete(await guardada(), [])
  await salvarSecao(mundo.bella, 'tempo', { preparoMin: '40' })
  expect(await salvarFrete(mundo.bella, { ...FIXO, visto })).toHaveProperty('dados')
})
