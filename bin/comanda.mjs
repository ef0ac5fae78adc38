#!/usr/bin/env node
/**
 * The operator's commands: `npm run comanda -- <command>`, or `node bin/comanda.mjs <command>` from any folder. They
 * run from the build, so that they work in an installation without development tools.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.env.NODE_ENV ||= 'production'
const { INIT_CWD, npm_lifecycle_event } = process.env
// npm runs scripts in the project's folder, but the name of a file is meant relative to the folder in which the person
// stands.
const folder = npm_lifecycle_event === 'comanda' && INIT_CWD ? INIT_CWD : process.cwd()
const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

if (existsSync(join('build', 'server', 'index.js'))) {
  try {
    const { runCommand } = await import('../build/server/index.js')
    process.exitCode = await runCommand(process.argv.slice(2), folder)
  } catch (error) {
    // A setting that cannot be used may be found while the modules load.
    console.error(error.name === 'BadSetting' ? error.message : error)
    process.exitCode = 1
  }
} else {
  console.error('A Comanda ainda não foi construída aqui: execute npm start uma vez, ou npm run build.')
  process.exitCode = 1
}
