import { run, tool } from './bootstrap.mjs'

/** What is said of a distributed engine, on one that whoever runs this has started. */
const NEEDS = `npm run distribuido precisa de um Citus já no ar, com coordenador e três máquinas ou mais, que só sirva a isto:
  CITUS_URL=postgres://postgres@127.0.0.1:9700/postgres npm run distribuido
É o endereço de um superusuário no coordenador, com host e porta, num banco em que as máquinas já se conhecem
(create extension citus; citus_set_coordinator_host; citus_add_node). Os superusuários e comanda_app entram de uma máquina na
outra; em postgresql.conf, shared_preload_libraries = 'citus' e max_prepared_transactions = 400. Uma máquina é derrubada.`

if (process.env.CITUS_URL)
  process.exitCode = await run(process.execPath, [
    tool('vitest', 'vitest.mjs'),
    'run',
    '--project=http',
    '--project=distribuido',
  ])
else {
  console.error(NEEDS)
  process.exitCode = 1
}
