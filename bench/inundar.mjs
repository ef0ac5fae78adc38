import { runnerImport } from 'vite'

/** `node bench/inundar.mjs ORIGIN SLUG ORDERS SECONDS`: so many orders a second, with all that comes with them; says when it begins. */
const { abrirMultidao, receber } = (
  await runnerImport('bench/multidao.ts', { resolve: { tsconfigPaths: true } })
).module
const [origin, slug, ...numbers] = process.argv.slice(2)
const [orders, seconds] = numbers.map(Number)
const loja = await abrirMultidao({ origin }, slug)
console.log('begun')
await receber(loja, orders, seconds)
