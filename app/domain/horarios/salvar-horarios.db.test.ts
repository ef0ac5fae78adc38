import { afterAll, beforeAll, expect, test } from 'vitest'
import { OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { salvarHorarios, vistoDosTurnos } from './salvar-horarios.server'
import { semanaDe } from './semana'
import { listTurnos } from './store.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const vazia = semanaDe([])
const noite = { ...vazia, sexta: [{ abertura: '18:00', fechamento: '02:00' }] }
const almoco = { ...vazia, segunda: [{ abertura: '11:00', fechamento: '15:00' }], terca: [] }
const lidos = () => withTenant(mundo.bella, listTurnos)

test('Salvar troca todos os horários da empresa, e só os dela', async () => {
  const daCantina = await withTenant(mundo.cantina, listTurnos)
  expect(await salvarHorarios(mundo.bella, noite)).toEqual({ dados: { visto: expect.any(String) } })
  expect(await lidos()).toEqual([{ diaSemana: 'sexta', abertura: 1080, fechamento: 120, turno: 1 }])
  expect(await withTenant(mundo.cantina, listTurnos)).toEqual(daCantina)
  const [guardado] = await mundo.sql(
    'select horario_abertura, horario_fechamento from horarios_funcionamento where empresa_id = $1',
    [mundo.bella],
  )
  expect(guardado).toEqual({ horario_abertura: '18:00:00', horario_fechamento: '02:00:00' })
})

test('Uma semana recusada não muda nada', async () => {
  const antes = await lidos()
  const recusada = await salvarHorarios(mundo.bella, {
    ...almoco,
    quarta: [{ abertura: '10:00', fechamento: '' }],
  })
  expect(recusada).toEqual({ recusas: [expect.objectContaining({ campo: 'quarta' })] })
  expect(await lidos()).toEqual(antes)
})

test('Dois salvam os horários: ficam os dias que cada um mudou, e do mesmo dia o segundo é perguntado', async () => {
  await salvarHorarios(mundo.bella, noite)
  const visto = vistoDosTurnos(await lidos())
  await salvarHorarios(mundo.bella, { ...noite, segunda: almoco.segunda }, visto)
  const tarde = [{ abertura: '12:00', fechamento: '16:00' }]
  const feito = await salvarHorarios(mundo.bella, { ...noite, sabado: tarde }, visto)
  expect(feito).toMatchObject({ dados: { juntados: ['Segunda-feira'] } })
  const dias = async () => (await lidos()).map(({ diaSemana }) => diaSemana).sort()
  expect(await dias()).toEqual(['sabado', 'segunda', 'sexta'])
  const outro = { ...noite, segunda: tarde }
  const perguntado = await salvarHorarios(mundo.bella, outro, visto)
  expect(perguntado).toMatchObject({
    recusas: [OUTRA_PESSOA_SALVOU],
    conflito: {
      divergencias: [{ rotulo: 'Segunda-feira', digitado: '12:00 às 16:00', valor: '11:00 às 15:00' }],
    },
  })
  const agora = 'conflito' in perguntado && perguntado.conflito ? perguntado.conflito.visto : null
  await salvarHorarios(mundo.bella, outro, agora)
  expect(await lidos()).toContainEqual({ diaSemana: 'segunda', abertura: 720, fechamento: 960, turno: 1 })
  expect(await dias()).toEqual(['sabado', 'segunda', 'sexta'])
})

test('Quem lê enquanto se salva nunca vê uma semana vazia nem pela metade', async () => {
  await salvarHorarios(mundo.bella, noite)
  let salvando = true
  const salvar = async () => {
    for (let n = 0; n < 25; n++) {
      await Promise.all([salvarHorarios(mundo.bella, almoco), salvarHorarios(mundo.bella, noite)])
    }
    salvando = false
  }
  const vistas = new Set<string>()
  let leituras = 0
  const ler = async () => {
    while (salvando || leituras < 200) {
      vistas.add((await lidos()).map(({ diaSemana }) => diaSemana).join())
      leituras++
    }
  }
  await Promise.all([salvar(), ler(), ler(), ler()])
  expect([...vistas].sort()).toEqual(['segunda', 'sexta'])
})
