import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { readHorarios } from '../store.server'
import { desligarCorreria, ligarCorreria } from './correr.server'
import { lerAtendimento } from './ler-atendimento.server'
import { pausar, retomar } from './pausar.server'
import { listPausas } from './store-pausas.server'

let mundo: Mundo
const agora = new Date('2026-11-20T23:00:00Z')
const daqui = (minutos: number) => new Date(agora.getTime() + minutos * 60_000)
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const por = async () => {
  const [dono] = await mundo.sql<{ id: string }>('select user_id as id from membros where empresa_id = $1', [
    mundo.bella,
  ])
  return Number(dono?.id) as never
}
const deAgora = (instante = agora) =>
  withTenant(mundo.bella, async tx => (await readHorarios(tx, instante)).pausa)
const historia = () => withTenant(mundo.bella, tx => listPausas(tx, 10))

test('Uma pausa vale até o fim dela e acaba sozinha; outra empresa não a vê', async () => {
  const feito = await pausar(
    mundo.bella,
    { duracao: '30', servico: 'entrega', motivo: ' Chuva forte ' },
    { por: await por(), agora },
  )
  const pausa = { servico: 'entrega', ate: daqui(30).getTime(), motivo: 'Chuva forte' }
  expect(feito).toEqual({ dados: { pausa, antes: null } })
  expect(await deAgora(daqui(29))).toEqual(pausa)
  expect(await deAgora(daqui(30))).toBeNull()
  const daCantina = await withTenant(mundo.cantina, async tx => (await readHorarios(tx, agora)).pausa)
  expect(daCantina).toBeNull()
})

test('Uma pausa nova acaba com a que está aberta, e as duas ficam na história com quem as fez', async () => {
  const quem = await por()
  await pausar(mundo.bella, { duracao: '60', servico: 'tudo' }, { por: quem, agora: daqui(5) })
  expect(await deAgora(daqui(6))).toEqual({ servico: 'tudo', ate: daqui(65).getTime(), motivo: null })
  expect(await historia()).toMatchObject([
    { servico: 'tudo', por: quem, de: daqui(5), encerradaEm: null },
    { servico: 'entrega', por: quem, de: agora, encerradaEm: daqui(5) },
  ])
})

test('Quem retoma por engano traz de volta a mesma pausa; depois do fim dela, não mais', async () => {
  const quem = await por()
  const feito = await retomar(mundo.bella, daqui(10))
  const antes = { servico: 'tudo', ate: daqui(65).getTime(), motivo: null }
  expect(feito).toEqual({ dados: { pausa: null, antes } })
  expect(await deAgora(daqui(10))).toBeNull()
  expect(await retomar(mundo.bella, daqui(10))).toEqual({ dados: { pausa: null, antes: null } })
  const volta = { ate: String(antes.ate), servico: 'tudo', motivo: '' }
  await pausar(mundo.bella, volta, { por: quem, agora: daqui(11) })
  expect(await deAgora(daqui(11))).toEqual(antes)
  const tarde = await pausar(mundo.bella, volta, { por: quem, agora: daqui(65) })
  expect(tarde).toEqual({ recusas: [expect.objectContaining({ texto: 'Esta pausa já acabou.' })] })
})

test('Cada mudança é dita às outras abas e aos outros donos, e o cardápio aberto ganha outra versão', async () => {
  const contar = async (tipo: string) => {
    const [linha] = await mundo.sql<{ n: string }>(
      'select count(*) as n from eventos where empresa_id = $1 and tipo = $2',
      [mundo.bella, tipo],
    )
    return Number(linha?.n)
  }
  const ditos = async () => [await contar('atendimento-mudou'), await contar('cardapio-mudou')]
  await retomar(mundo.bella, daqui(12))
  const [antes = 0, versao = 0] = await ditos()
  await pausar(mundo.bella, { duracao: '15', servico: 'tudo' }, { por: await por(), agora: daqui(13) })
  expect(await ditos()).toEqual([antes + 1, versao + 1])
  await retomar(mundo.bella, daqui(14))
  expect(await ditos()).toEqual([antes + 2, versao + 2])
  await retomar(mundo.bella, daqui(14))
  expect(await ditos()).toEqual([antes + 2, versao + 2])
})

test('De muitas pausas ao mesmo tempo só uma fica aberta', async () => {
  const quem = await por()
  const pausas = Array.from({ length: 8 }, () =>
    pausar(mundo.bella, { duracao: '15', servico: 'tudo' }, { por: quem, agora: daqui(20) }),
  )
  await Promise.all(pausas)
  const [abertas] = await mundo.sql<{ n: string }>(
    'select count(*) as n from pausas where empresa_id = $1 and encerrada_em is null and ate > $2',
    [mundo.bella, daqui(20).toISOString()],
  )
  expect(Number(abertas?.n)).toBe(1)
})

test('Um formulário sem duração ou sem o que pausar é recusado ao lado do campo', async () => {
  const feito = await pausar(mundo.bella, { duracao: '7' }, { por: await por(), agora })
  expect(feito).toMatchObject({ recusas: [{ campo: 'duracao' }, { campo: 'servico' }] })
})

test('O modo correria soma minutos até o fim dele, e desligado não soma mais', async () => {
  const tempo = (instante: Date) =>
    withTenant(mundo.bella, async tx => (await lerAtendimento(tx, 'America/Sao_Paulo', instante)).tempo)
  await ligarCorreria(mundo.bella, { minutos: '30', duracao: '60' }, agora)
  expect(await tempo(agora)).toMatchObject({ correria: 30, correriaAte: daqui(60).getTime() })
  await desligarCorreria(mundo.bella)
  expect(await tempo(agora)).toMatchObject({ correria: 0, correriaAte: null })
  const errado = await ligarCorreria(mundo.bella, { minutos: '45' }, agora)
  expect(errado).toMatchObject({ recusas: [{ campo: 'minutos' }, { campo: 'duracao' }] })
})
