import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const feitos = mkdtempSync(join(tmpdir(), 'comanda-icones-'))
for (const pasta of ['app/ui', 'public']) mkdirSync(join(feitos, pasta), { recursive: true })
execFileSync(process.execPath, [join(root, 'bin/make-icons.mjs'), feitos])

afterAll(() => rmSync(feitos, { recursive: true }))

test.each(['app/ui/icons.svg', 'app/ui/icon-names.ts', 'public/licenca-dos-icones.txt'])(
  '%s tem os ícones que as telas nomeiam, como a biblioteca os desenha, e nenhum outro',
  arquivo => {
    expect(readFileSync(join(root, arquivo), 'utf8'), 'make the files anew: `node bin/make-icons.mjs`').toBe(
      readFileSync(join(feitos, arquivo), 'utf8'),
    )
  },
)
