import { runnerImport } from 'vite'

/** `node bench/inundar.mjs ORIGIN SLUG PAGES ORDERS SECONDS`: so many come to a shop every second; says when it begins. */
const load = async file => (await runnerImport(file, { resolve: { tsconfigPaths: true } })).module
const [{ abrirMultidao }, { arrive }] = [await load('bench/multidao.ts'), await load('bench/chegadas.ts')]
const [origin, slug, ...numbers] = process.argv.slice(2)
const [pages, orders, seconds] = numbers.map(Number)
const { abrirCardapioNovo, pedir } = await abrirMultidao({ origin }, slug)
console.log('begun')
await Promise.all([arrive(pages, seconds, abrirCardapioNovo), arrive(orders, seconds, pedir)])
