import { createRequire } from 'node:module'

/**
 * A small project in which each file breaks exactly one rule of `.dependency-cruiser.cjs`, or none. arrows.test.ts
 * writes it into a temporary folder, never into this repository.
 */
export interface BrokenFile {
  readonly rule: string
  readonly path: string
  readonly source: string
}

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: readonly { readonly name: string; readonly to: { readonly pathNot?: unknown } }[]
}

/** Of each noun, the folders that it may import. */
const allowed = new Map(
  forbidden.flatMap(({ name, to }) => {
    const noun = /^noun-order-(.+)/.exec(name)?.[1]
    return noun ? [[noun, new RegExp(String(to.pathNot))]] : []
  }),
)
const nouns = [...allowed.keys()]

/** Files that the broken and the sound ones import; they break no rule themselves. */
export const ground: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: { hono: '1', 'drizzle-orm': '1', pg: '1', react: '1', 'react-router': '1', valibot: '1' },
    devDependencies: { vitest: '1' },
  }),
  ...Object.fromEntries(
    ['hono', 'drizzle-orm', 'pg', 'react', 'react-router', 'valibot', 'vitest', 'undeclared'].flatMap(
      name => [
        [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'main.js' })],
        [`node_modules/${name}/main.js`, 'export const thing = 1'],
      ],
    ),
  ),
  ...Object.fromEntries(
    nouns.flatMap(noun => [
      [`app/domain/${noun}/rule.ts`, importing('valibot')],
      [`app/domain/${noun}/tables.server.ts`, importing('drizzle-orm')],
    ]),
  ),
  'app/domain/sobremesas/rule.ts': importing('valibot'),
  'app/domain/pedidos/balcao/rule.ts': importing('valibot'),
  'app/server/auth/tables.server.ts': importing('drizzle-orm'),
  'app/server/database/database.server.ts': importing('pg'),
  'app/server/log.server.ts': importing('node:fs'),
  'app/server/request.server.ts': importing('react-router'),
  'app/screens/loja/menu.tsx': importing('react'),
  'app/screens/painel/board.tsx': importing('react'),
  'app/screens/campos/field.tsx': importing('react'),
  'app/ui/button.tsx': importing('react'),
  'app/browser/storage.ts': importing('react'),
  'app/root.tsx': importing('react'),
  'app/domain/frete/index.ts': importing('valibot'),
  'app/domain/frete/rule.test.ts': importing('vitest'),
  // dependency-cruiser reports a circle once, at the file where it found the circle to close.
  'app/domain/frete/circle.ts': importing('./broken-circle-back'),
  'db/seed.ts': importing('~/domain/pedidos/rule'),
  'tests/world/cast.ts': importing('~/domain/pedidos/rule'),
  'server.ts': importing('hono'),
}

export const broken: readonly BrokenFile[] = [
  breaking('noun-in-the-table', 'db/broken-noun.ts', '~/domain/sobremesas/rule'),
  ...[...allowed].map(([noun, may]) => {
    const other = nouns.find(other => !may.test(`app/domain/${other}/`))
    return breaking(`noun-order-${noun}`, `app/domain/${noun}/broken-order.ts`, `../${other}/rule`)
  }),
  breaking('core-knows-no-room', 'app/domain/pedidos/broken-core.ts', './balcao/rule'),
  breaking('rooms-apart', 'app/domain/pedidos/checkout/broken-room.ts', '../balcao/rule'),
  breaking('pure-no-io', 'app/domain/frete/broken-io.ts', '~/server/log.server'),
  breaking('pure-only-valibot', 'app/domain/frete/broken-package.ts', 'drizzle-orm'),
  breaking('pure-no-node', 'app/domain/frete/broken-node.ts', 'node:crypto'),
  breaking('domain-no-react', 'app/domain/frete/broken-react.server.ts', 'react-router'),
  breaking('domain-no-screens', 'app/domain/frete/broken-screens.server.ts', '~/ui/button'),
  breaking('tables-behind-their-store', 'app/domain/pedidos/broken-verb.server.ts', './tables.server'),
  breaking('tables-of-their-own-noun', 'app/domain/pedidos/store-broken.server.ts', '../frete/tables.server'),
  breaking('screens-one-audience', 'app/screens/loja/broken-audience.tsx', '~/screens/painel/board'),
  breaking('fields-behind-no-door', 'app/screens/campos/broken-door.tsx', '~/server/request.server'),
  breaking('screens-no-tables', 'app/screens/loja/broken-tables.tsx', '~/domain/frete/tables.server'),
  breaking(
    'screens-through-the-doors',
    'app/screens/loja/broken-door.tsx',
    '~/server/database/database.server',
  ),
  breaking('screens-no-sql', 'app/screens/loja/broken-sql.tsx', 'drizzle-orm'),
  breaking('ui-knows-nobody', 'app/ui/broken-business.tsx', '~/domain/valores/rule'),
  breaking('ui-own-kit', 'app/ui/broken-kit.tsx', 'valibot'),
  breaking('browser-knows-nobody', 'app/browser/broken-business.ts', '~/domain/valores/rule'),
  breaking('browser-own-kit', 'app/browser/broken-kit.ts', 'react-router'),
  breaking('browser-not-on-the-server', 'app/screens/loja/broken-browser.server.ts', '~/browser/storage'),
  breaking('server-knows-no-noun', 'app/server/broken-noun.server.ts', '~/domain/empresas/rule'),
  breaking('server-takes-types-of-valores', 'app/server/broken-value.server.ts', '~/domain/valores/rule'),
  breaking(
    'database-has-a-list',
    'app/domain/frete/broken-database.server.ts',
    '~/server/database/database.server',
  ),
  breaking('driver-stays-in-server', 'app/domain/frete/broken-driver.server.ts', 'pg'),
  breaking('app-stands-alone', 'app/screens/loja/broken-tool.tsx', '../../../db/seed'),
  breaking('tools-no-tests', 'db/broken-test.ts', '../tests/world/cast'),
  breaking('tools-no-screens', 'cli/broken-screen.ts', '~/screens/loja/menu'),
  breaking('tests-are-not-imported', 'tests/world/broken-import.ts', '~/domain/frete/rule.test'),
  breaking('entries-are-not-imported', 'app/screens/loja/broken-entry.tsx', '~/root'),
  breaking('no-dev-dependency', 'app/server/broken-dev.server.ts', 'vitest'),
  breaking('no-undeclared-package', 'app/server/broken-undeclared.server.ts', 'undeclared'),
  breaking('no-unresolved', 'app/server/broken-path.server.ts', '~/server/nowhere.server'),
  breaking('no-circular', 'app/domain/frete/broken-circle-back.ts', './circle'),
  breaking('no-barrel', 'app/screens/loja/broken-barrel.tsx', '~/domain/frete'),
  { rule: 'no-orphan', path: 'app/server/broken-orphan.server.ts', source: 'export const alone = 1\n' },
]

/** What the rules allow: these files break none. */
export const sound: Record<string, string> = {
  'app/domain/pedidos/sound.ts': importing('valibot', '../clientes/rule', '../valores/rule'),
  'app/domain/pedidos/sound-verb.server.ts': importing('./sound', './store.server', '~/server/log.server'),
  'app/domain/pedidos/store.server.ts': importing('./tables.server', 'drizzle-orm'),
  'app/domain/pedidos/andamento/sound-verb.server.ts': importing('../store.server', '../../frete/rule'),
  'app/domain/pedidos/balcao/sound.ts': importing('./rule', '../rule'),
  'app/domain/empresas/store.server.ts': importing(
    '~/server/database/database.server',
    '~/server/auth/tables.server',
  ),
  'app/screens/loja/sound.tsx': importing('~/domain/pedidos/sound', '~/ui/button', '~/server/request.server'),
  'app/screens/loja/sound-browser.tsx': importing('~/browser/storage'),
  'app/ui/sound.tsx': importing('~/browser/storage', 'react'),
  'app/browser/sound.ts': importing('./storage', 'react'),
  'app/screens/loja/sound-field.tsx': importing('~/screens/campos/sound'),
  'app/screens/campos/sound.tsx': importing('./field', '~/ui/button', '~/domain/enderecos/rule'),
  'app/screens/loja/sound-loader.tsx': importing('~/domain/pedidos/store.server', './menu', 'react-router'),
  'app/server/sound.server.ts': importing('pg', 'hono', './log.server') + typeOf('~/domain/valores/rule'),
  'app/domain/frete/sound.test.ts': importing('vitest', '../../../tests/world/cast', '../pedidos/rule'),
  'cli/sound.ts': importing('~/domain/pedidos/store.server', '../db/seed'),
  'app/screens/loja/sound-generated.tsx': typeOf('./+types/sound-generated'),
}

function breaking(rule: string, path: string, target: string): BrokenFile {
  return { rule, path, source: importing(target) }
}

function importing(...targets: string[]): string {
  return `${targets.map((target, i) => `import * as part${i} from '${target}'\nexport { part${i} }\n`).join('')}`
}

function typeOf(target: string): string {
  return `export type { Thing } from '${target}'\n`
}
