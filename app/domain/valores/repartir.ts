import { type Centavos, centavos } from './centavos'

/**
 * Splits an amount in proportion to the weights, so that the parts add up to it: each gets its whole centavos, and those
 * that are left over go one by one to the largest remainders, the first of two equal ones first. No part is above its
 * weight unless the amount is above their sum. Without any weight above zero all parts are zero.
 */
export function repartir(valor: Centavos, pesos: readonly Centavos[]): Centavos[] {
  const soma = pesos.reduce((total, peso) => total + peso, 0)
  if (soma === 0) return pesos.map(() => centavos(0))
  const partes = pesos.map(peso => Math.floor((valor * peso) / soma))
  const sobra = valor - partes.reduce((total, parte) => total + parte, 0)
  const maiores = pesos
    .map((peso, n) => ({ n, resto: (valor * peso) % soma }))
    .toSorted((a, b) => b.resto - a.resto || a.n - b.n)
    .slice(0, sobra)
  return partes.map((parte, n) => centavos(parte + (maiores.some(maior => maior.n === n) ? 1 : 0)))
}
