import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEmpresa } from '~/domain/empresas/store.server'
import { OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { salvarFrete, vistoDoFrete } from '../frete/tabela/salvar-frete.server'
import type { Campo } from './campo'
import { camposDaSecao, digitarSecao, lerSecao, type NomeDaSecao, SECOES, secaoPadrao } from './configuracoes'
import { abrirSecao, ehSecaoSimples, salvarSecao } from './salvar-secao.server'
import { CONFIGURACOES_PADRAO, readConfiguracoes } from './store.server'
import { configuracoes } from './tables.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const guardada = () => withTenant(mundo.bella, readConfiguracoes)
const FIXO = { modoFrete: 'fixo', valorFreteFixo: '8,00', valorFreteKm: '', raioAtendimento: '' }

/** As its form opens for who has saved nothing. */
const vazia = <Nome extends NomeDaSecao>(nome: Nome) => digitarSecao(nome, secaoPadrao(nome))

/** The last value of each field that its form takes, as it is typed. */
function noLimite(nome: NomeDaSecao) {
  const textos = camposDaSecao(nome).map(([ajuste, { aceita }]) => {
    return [ajuste, 'ate' in aceita ? String(aceita.ate) : aceita.at(-1)]
  })
  return Object.fromEntries(textos)
}

/** In the table of settings, and not in a section: they have forms of their own. */
const A_PARTE = [
  'pixTipo',
  'pixChave',
  'pixNome',
  'pixCidade',
  'pixIdentificado',
  'correriaMin',
  'correriaAte',
]

const { empresaId: _empresa, ...COLUNAS } = getTableColumns(configuracoes)
const { recebimento: _daEmpresa, ...DA_TABELA } = SECOES
const AJUSTES = Object.values(DA_TABELA).flatMap(campos => Object.entries<Campo>(campos))

test('Cada ajuste guardado é de uma seção só, e o padrão dela é o de quem nada salvou', async () => {
  const deSecoes = AJUSTES.map(([ajuste]) => ajuste)
  expect([...deSecoes, ...A_PARTE].sort()).toEqual(Object.keys(COLUNAS).sort())
  const doBanco = Object.entries(COLUNAS).filter(([, { notNull }]) => notNull)
  expect(CONFIGURACOES_PADRAO).toMatchObject(
    Object.fromEntries(doBanco.map(([ajuste, coluna]) => [ajuste, coluna.default])),
  )
  await mundo.sql('delete from configuracoes where empresa_id = $1', [mundo.bella])
  await salvarSecao(mundo.bella, 'tempo', vazia('tempo'))
  expect(await guardada()).toEqual(CONFIGURACOES_PADRAO)
})

test.each(Object.keys(SECOES))(
  'A seção %s é salva até o limite de cada campo, lida de volta, e não muda as outras',
  async nome => {
    if (nome !== 'frete' && !ehSecaoSimples(nome)) throw new Error(`nobody saves the section ${nome}`)
    await mundo.sql('delete from configuracoes where empresa_id = $1', [mundo.bella])
    const textos = noLimite(nome)
    const salvar =
      nome === 'frete' ? salvarFrete(mundo.bella, textos) : salvarSecao(mundo.bella, nome, textos)
    expect(await salvar).toHaveProperty('dados')
    const lida = lerSecao(nome, textos)
    const { tipoPedido } = await withTenant(mundo.bella, readEmpresa)
    expect({ ...(await guardada()), tipoPedido }).toEqual({
      ...{ ...CONFIGURACOES_PADRAO, tipoPedido },
      ...('dados' in lida ? lida.dados : {}),
    })
  },
)

const CONFERIDOS = AJUSTES.map(([ajuste, { aceita }]) => ({
  coluna: Object.entries(COLUNAS).find(([nela]) => nela === ajuste)?.[1].name,
  fora: 'ate' in aceita ? aceita.ate + 1 : 'outra',
}))

test.each(CONFERIDOS)('O banco recusa $fora em $coluna, como o formulário', async ({ coluna, fora }) => {
  await salvarFrete(mundo.bella, FIXO)
  const mudar = mundo.sql(`update configuracoes set ${coluna} = $2 where empresa_id = $1`, [
    mundo.bella,
    fora,
  ])
  await expect(mudar).rejects.toThrow(`"configuracoes_${coluna}"`)
})

test('Salvar guarda o que foi digitado, e diz o que o formulário viu', async () => {
  expect(await salvarFrete(mundo.bella, FIXO)).toEqual({
    dados: { visto: vistoDoFrete(await guardada(), []) },
  })
  expect(await guardada()).toMatchObject({ valorFreteFixo: 800, valorFreteKm: null, raioAtendimento: null })
})

test('Dois salvam o frete: fica o que cada um mudou; do mesmo campo o segundo é perguntado, e vale o que escolher', async () => {
  await salvarFrete(mundo.bella, FIXO)
  const visto = vistoDoFrete(await guardada(), [])
  const porKm = { ...FIXO, modoFrete: 'km', valorFreteKm: '2,00', raioAtendimento: '7,5', visto }
  await salvarFrete(mundo.bella, porKm)
  expect(await salvarFrete(mundo.bella, { ...FIXO, valorFreteFixo: '9,00', visto })).toMatchObject({
    dados: {
      juntados: ['Como cobrar a entrega', 'Valor do frete por km', 'Raio de atendimento (km)'],
    },
  })
  const juntas = { modoFrete: 'km', valorFreteFixo: 900, valorFreteKm: 200, raioAtendimento: 7.5 }
  expect(await guardada()).toMatchObject(juntas)
  const meu = { ...FIXO, valorFreteFixo: '11,00' }
  const feito = await salvarFrete(mundo.bella, { ...meu, visto })
  expect(feito).toMatchObject({
    recusas: [OUTRA_PESSOA_SALVOU],
    conflito: {
      divergencias: [{ rotulo: 'Valor fixo do frete', digitado: 'R$\u00a011,00', valor: 'R$\u00a09,00' }],
    },
  })
  expect(await guardada()).toMatchObject(juntas)
  const agora = 'conflito' in feito ? feito.conflito?.visto : ''
  await salvarFrete(mundo.bella, { ...meu, visto: agora })
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
    const VAZIA = vazia(nome)
    await salvarSecao(mundo.bella, nome, { ...VAZIA, ...base })
    const visto = abrirSecao(nome, await guardada()).visto
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
  ['servico', 'servicoPercentual', ['10', '12', '15']],
] as const)(
  'Dois salvam %s, que tem um campo só: quem não o mudou não o traz de volta, e quem o mudou é perguntado',
  async (nome, campo, [antes, dele, meu]) => {
    const VAZIA = vazia(nome)
    await salvarSecao(mundo.bella, nome, { ...VAZIA, [campo]: antes })
    const visto = abrirSecao(nome, await guardada()).visto
    await salvarSecao(mundo.bella, nome, { ...VAZIA, [campo]: dele, visto })
    expect(await salvarSecao(mundo.bella, nome, { ...VAZIA, [campo]: antes, visto })).toHaveProperty('dados')
    expect(await guardada()).toMatchObject({ [campo]: Number(dele) })
    expect(await salvarSecao(mundo.bella, nome, { ...VAZIA, [campo]: meu, visto })).toMatchObject({
      recusas: [OUTRA_PESSOA_SALVOU],
    })
  },
)

test('Ao mesmo tempo, um só é salvo, ainda que a empresa não tivesse configuração', async () => {
  await mundo.sql('delete from configuracoes where empresa_id = $1', [mundo.bella])
  const visto = vistoDoFrete(await guardada(), [])
  const feitos = await Promise.all(
    ['1,00', '2,00', '3,00'].map(valorFreteFixo =>
      salvarFrete(mundo.bella, { ...FIXO, valorFreteFixo, visto }),
    ),
  )
  expect(feitos.filter(feito => 'dados' in feito)).toHaveLength(1)
})

test('Quem salva outra seção antes do frete, sem nunca ter salvo nada, não é avisado de outra pessoa', async () => {
  await mundo.sql('delete from configuracoes where empresa_id = $1', [mundo.bella])
  const visto = vistoDoFrete(await guardada(), [])
  await salvarSecao(mundo.bella, 'tempo', { ...vazia('tempo'), preparoMin: '40' })
  expect(await salvarFrete(mundo.bella, { ...FIXO, visto })).toHaveProperty('dados')
})
