/**
 * The order of a list after an import. What the file names stands in its order, in the places which those had; what it
 * does not name stays where it is; a new one follows the one that the file names before it.
 */
export function ordenar<Item>(guardados: readonly Item[], nomeados: readonly Item[]): Item[] {
  const conhecidos = new Set(guardados)
  const ditos = nomeados.filter(item => conhecidos.has(item))
  const lugares = new Set(ditos)
  let proximo = 0
  const ordem = guardados.map(item => (lugares.has(item) ? (ditos[proximo++] ?? item) : item))
  for (const [n, item] of nomeados.entries()) {
    if (conhecidos.has(item)) continue
    const anterior = nomeados[n - 1]
    const seguinte = nomeados.slice(n + 1).find(outro => conhecidos.has(outro))
    const antes = seguinte === undefined ? ordem.length : ordem.indexOf(seguinte)
    ordem.splice(anterior === undefined ? antes : ordem.indexOf(anterior) + 1, 0, item)
  }
  return ordem
}
