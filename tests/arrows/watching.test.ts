import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const alarms = namesIn(read('watching/alerts.yml'), /- alert: (\w+)/g)

function namesIn(text: string, name: RegExp): string[] {
  return [...new Set([...text.matchAll(name)].map(([, found = '']) => found))].sort()
}

test('cada alarme tem um parágrafo que diz o que fazer, e nenhum parágrafo é de um alarme que não há', () => {
  expect(alarms.length).toBeGreaterThan(10)
  expect(
    namesIn(read('docs/operacao.md'), /^- \*\*(Comanda\w+)\*\*/gm),
    'say in docs/operacao.md what to do when it rings: - **ComandaX** ..., or take the paragraph out with its alarm',
  ).toEqual(alarms)
})

test('cada alarme é provado pelos testes do promtool, tocando e calado', () => {
  const proofs = readdirSync(join(root, 'watching')).filter(file => file.endsWith('.test.yml'))
  const text = proofs.map(file => read(`watching/${file}`)).join('\n')
  const quiet = namesIn(text, /alertname: (\w+), eval_time: \w+, exp_alerts: \[\]/g)
  const ringing = namesIn(text, /alertname: (\w+)\n\s+eval_time: \w+\n\s+exp_alerts:\n/g)
  expect(
    { quiet, ringing },
    'prove it in a .test.yml of watching/: once with exp_alerts: [], once ringing',
  ).toEqual({ quiet: alarms, ringing: alarms })
})
