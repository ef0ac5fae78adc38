import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join('db', 'migrations')
const AGAIN =
  'Two branches have made a migration each, and a database that has one would pass over the other: make yours anew after the merge (CONTRIBUTING.md, Two migrations at once)'

interface Entry {
  readonly when: number
  readonly tag: string
}

test('Cada migração parte da anterior e é mais nova do que ela, e o diário tem todas', () => {
  const text = readFileSync(join(FOLDER, 'meta', '_journal.json'), 'utf8')
  expect(text, AGAIN).not.toMatch(/^(<{7}|>{7})/m)
  const { entries }: { entries: Entry[] } = JSON.parse(text)
  const tags = readdirSync(FOLDER).filter(name => name.endsWith('.sql'))
  expect(
    entries.map(({ tag }) => `${tag}.sql`),
    AGAIN,
  ).toEqual(tags.sort())
  let before: Entry & { readonly id?: string } = { when: 0, tag: '' }
  for (const entry of entries) {
    const { id, prevId } = snapshotOf(entry)
    expect(entry.when, `${entry.tag} is older than ${before.tag}. ${AGAIN}`).toBeGreaterThan(before.when)
    if (before.id) expect(prevId, `${entry.tag} does not follow ${before.tag}. ${AGAIN}`).toBe(before.id)
    before = { ...entry, id }
  }
})

function snapshotOf({ tag }: Entry): { id: string; prevId: string } {
  const path = join(FOLDER, 'meta', `${tag.split('_')[0]}_snapshot.json`)
  expect(existsSync(path), `${path} is missing: \`npm run db:generate\` makes it`).toBe(true)
  return JSON.parse(readFileSync(path, 'utf8'))
}
