// Makes app/ui/icons.svg, the drawings that the screens name, with the names as a type and the licence that goes with them:
// node bin/make-icons.mjs. The files are committed, so this needs to run only when a screen names another icon.
// A test makes them in another folder and compares (tests/arrows/icons.test.ts).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import drawings from 'lucide-react/dynamicIconImports'

const ROOT = join(import.meta.dirname, '..')
const APP = join(ROOT, 'app')

/** Where a screen names icons: in the tag, in a table of an `IconName` for each of its keys, or at the end of each row of a list. */
const NAMING = /<Icon\s+name=(?:"[^"]+"|\{[^}]+\})|\bIconName>+ = \{[^}]+\}|\bIconName\]\)\[\] = \[[^=]+\n\]/g
/** A name in it: what is compared with (`=== 'atraso'`) is none. */
const NAME = /(?:name=|[?:] )["']([\w-]+)["']|["']([\w-]+)["']\]/g

const LICENCE = 'licenca-dos-icones.txt'

function namesIn(source) {
  return [...source.matchAll(NAMING)].flatMap(([naming]) =>
    [...naming.matchAll(NAME)].map(([, name, last]) => name ?? last),
  )
}

function usedNames() {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'))
  return [...new Set(files.flatMap(file => namesIn(readFileSync(join(APP, file), 'utf8'))))].sort()
}

async function draw(name) {
  const load = drawings[name]
  if (!load) throw new Error(`lucide has no icon '${name}'`)
  const { __iconData: icon } = await load()
  const shapes = icon.node.map(([tag, { key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  // Width and colour of the line are the reader's, whose svg hands them down.
  return `<g id="${name}" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g>`
}

const [into = ROOT] = process.argv.slice(2)
const names = usedNames()
const drawn = await Promise.all(names.map(draw))
writeFileSync(
  join(into, 'app/ui/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide: /${LICENCE} --><defs>\n${drawn.join('\n')}\n</defs></svg>\n`,
)
writeFileSync(
  join(into, 'app/ui/icon-names.ts'),
  `/** Made by bin/make-icons.mjs. */\nexport type IconName =\n${names.map(name => `  | '${name}'`).join('\n')}\n`,
)
writeFileSync(join(into, 'public', LICENCE), readFileSync(join(ROOT, 'node_modules/lucide-react/LICENSE')))
