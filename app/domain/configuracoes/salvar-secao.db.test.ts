import { afterAll, beforeAll, expect, test } from 'vitest'
import { OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/transaction.server'
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

test('Dois salvam o frete: o segundo é avisado do que vale agora, e ao salvar de novo vale o dele', async () => {
  await salvarSecao(mundo.bella, 'frete', FIXO)
  const visto = vistoDaSecao('frete', await guardada())
  const porKm = { ...FIXO, modoFrete: 'km', valorFreteKm: '2,00', raioAtendimento: '7,5', visto }
  await salvarSecao(mundo.bella, 'frete', porKm)
  const feito = await salvarSecao(mundo.bella, 'frete', { ...FIXO, valorFreteFixo: '9,00', visto })
  const agora = vistoDaSecao('frete', await guardada())
  expect(feito).toEqual({
    recusas: [OUTRA_PESSOA_SALVOU],
    conflito: {
      visto: agora,
      divergencias: [
        { rotulo: 'Como cobrar a entrega', valor: 'Calcular frete por km' },
        { rotulo: 'Valor fixo do frete', valor: 'R$\u00a08,00' },
        { rotulo: 'Valor do frete por km', valor: 'R$\u00a02,00' },
        { rotulo: 'Raio de atendimento (km)', valor: '7,5' },
      ],
    },
  })
  expect(await guardada()).toMatchObject({ valorFreteFixo: 800, modoFrete: 'km' })
  await salvarSecao(mundo.bella, 'frete', { ...FIXO, valorFreteFixo: '9,00', visto: agora })
  expect(await guardada()).toMatchObject({ valorFreteFixo: 900, modoFrete: 'fixo' })
})

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
