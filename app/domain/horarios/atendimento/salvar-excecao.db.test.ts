import { afterAll, beforeAll, expect, test } from 'vitest'
import { vistoDe } from '~/domain/respostas/conflito.server'
import { NAO_EXISTE, OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { situacaoComPausa } from '../pausa'
import { lerAtendimento } from './ler-atendimento.server'
import { excluirExcecao, salvarExcecao } from './salvar-excecao.server'
import { listExcecoes } from './store-excecoes.server'

let mundo: Mundo
const agora = new Date('2026-11-20T23:00:00Z')
const nova = { antes: null, visto: null, agora }
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const natal = { data: '25/12/2026', nome: 'Natal', fechado: true, turnos: [] }
const vespera = {
  data: '24/12/2026',
  nome: 'Véspera de Natal',
  fechado: false,
  turnos: [{ abertura: '18:00', fechamento: '02:00' }],
}
const guardadas = () => withTenant(mundo.bella, tx => listExcecoes(tx, '2026-11-20'))

test('Datas especiais são guardadas por dia, e salvar a mesma outra vez não faz outra', async () => {
  await salvarExcecao(mundo.bella, natal, nova)
  await salvarExcecao(mundo.bella, vespera, nova)
  expect(await salvarExcecao(mundo.bella, natal, nova)).toMatchObject({ dados: { data: '2026-12-25' } })
  expect(await guardadas()).toEqual([
    { data: '2026-12-24', nome: 'Véspera de Natal', turnos: [{ abertura: 1080, fechamento: 120 }] },
    { data: '2026-12-25', nome: 'Natal', turnos: [] },
  ])
})

test('Na noite do dia 24 a loja está aberta até as 2 do dia 25, que está fechado', async () => {
  const mensagem = async (instante: string) => {
    const quando = new Date(instante)
    const horarios = await withTenant(mundo.bella, tx => lerAtendimento(tx, 'America/Sao_Paulo', quando))
    return situacaoComPausa(horarios, quando).mensagem
  }
  expect(await mensagem('2026-12-25T04:59:00Z')).toBe('Aberto até 02:00.')
  expect(await mensagem('2026-12-25T05:00:00Z')).toMatch(/^Fechado agora\. Próxima abertura: amanhã às/)
})

test('Uma data que já tem horário não recebe outro; quem muda a data leva o horário com ela', async () => {
  const outra = await salvarExcecao(mundo.bella, { ...natal, nome: 'Feriado' }, nova)
  expect(outra).toMatchObject({
    recusas: [{ campo: 'data', texto: 'Esta data já tem um horário especial. Edite-o na lista.' }],
  })
  const edicao = { antes: '2026-12-25', visto: null, agora }
  await salvarExcecao(mundo.bella, { ...natal, data: '26/12/2026' }, edicao)
  expect((await guardadas()).map(({ data }) => data)).toEqual(['2026-12-24', '2026-12-26'])
  expect(await salvarExcecao(mundo.bella, natal, edicao)).toBe(NAO_EXISTE)
})

test('Dois editam a mesma data: fica o que cada um mudou, e do mesmo campo o segundo é perguntado', async () => {
  const [primeira] = await guardadas()
  const edicao = { antes: '2026-12-24', visto: vistoDe(primeira ?? {}), agora }
  await salvarExcecao(mundo.bella, { ...vespera, fechado: true }, edicao)
  const tarde = await salvarExcecao(mundo.bella, { ...vespera, nome: 'Ceia' }, edicao)
  expect(tarde).toMatchObject({ dados: { juntados: ['Horário'] } })
  expect(await guardadas()).toContainEqual({ data: '2026-12-24', nome: 'Ceia', turnos: [] })
  expect(await salvarExcecao(mundo.bella, { ...vespera, nome: 'Véspera' }, edicao)).toMatchObject({
    recusas: [OUTRA_PESSOA_SALVOU],
    conflito: { divergencias: [{ rotulo: 'Nome', digitado: 'Véspera', valor: 'Ceia' }] },
  })
})

test('Excluir diz o que foi excluído, para que volte; de novo, já não há', async () => {
  expect(await excluirExcecao(mundo.bella, '2026-12-26')).toEqual({
    dados: { data: '2026-12-26', nome: 'Natal', turnos: [] },
  })
  for (const data of ['2026-12-26', '', 'exclusao', '2026-02-31', '26/12/2026']) {
    expect(await excluirExcecao(mundo.bella, data)).toBe(NAO_EXISTE)
    expect(await salvarExcecao(mundo.bella, natal, { ...nova, antes: data })).toBe(NAO_EXISTE)
  }
})

test('São no máximo 100 datas à frente, e as que já passaram não contam', async () => {
  await mundo.sql(
    `insert into excecoes_horario (empresa_id, data, nome, turnos)
     select $1::bigint, date '2027-01-01' + n, 'Dia', '[]'::jsonb from generate_series(1, 98) n
     union all select $1::bigint, date '2026-11-01', 'Passado', '[]'::jsonb`,
    [mundo.bella],
  )
  expect(await salvarExcecao(mundo.bella, natal, nova)).toHaveProperty('dados')
  expect(await salvarExcecao(mundo.bella, { ...natal, data: '31/12/2026' }, nova)).toMatchObject({
    recusas: [{ texto: 'São no máximo 100 datas especiais. Exclua uma para salvar outra.' }],
  })
})
