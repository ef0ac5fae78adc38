import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { beforeEach, type RunnerTask } from 'vitest'

const CONTA = 'a policy made by the test counts with a sequence, and only the coordinator has it'

/** By file and name, the tests that fail on a distributed engine, and why. There they must: one that passes is a failure. */
const NAO_NO_MOTOR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tests/http/listas.http.test.ts': {
    'quem só quer a resposta de um envio não faz a tela ser lida': CONTA,
  },
  'tests/http/maquina-que-cai.http.test.ts': {
    'de uma leitura, ela é feita de novo': CONTA,
    'de um pedido, ele é feito uma vez': CONTA,
    'e continua assim, a resposta diz quando voltar, e nada foi feito': CONTA,
  },
}

beforeEach(({ task }) => {
  const listed = NAO_NO_MOTOR[relative('.', task.file.filepath)] ?? {}
  const names = namesIn(task.file)
  const gone = [
    ...Object.keys(listed).filter(name => !names.includes(name)),
    ...Object.keys(NAO_NO_MOTOR).filter(path => !existsSync(path)),
  ]
  if (gone.length > 0) throw new Error(`in nao-no-motor.ts, and nowhere else: ${gone.join('; ')}`)
  if (task.name in listed) Object.assign(task, { fails: true })
})

function namesIn(task: RunnerTask): string[] {
  return task.type === 'test' ? [task.name] : task.tasks.flatMap(namesIn)
}
