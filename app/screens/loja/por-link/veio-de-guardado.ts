import { parseJson } from '~/browser/json'
import { keptTexts } from '~/browser/kept-texts'
import { chavesDoNavegador } from '~/domain/pedidos/checkout/carrinho'
import { guardarVeioDe, veioDeGuardado } from '~/domain/pedidos/veio-de'

export function saveVeioDe(slug: string, veioDe: string): void {
  const { veioDe: chave } = chavesDoNavegador(slug)
  const guardado = guardarVeioDe(parseJson(keptTexts.read(chave)), veioDe, Date.now())
  keptTexts.write(chave, JSON.stringify(guardado))
}

export function readVeioDe(slug: string): string | null {
  return veioDeGuardado(parseJson(keptTexts.read(chavesDoNavegador(slug).veioDe)), Date.now())
}

/** An order has taken it along. */
export function deleteVeioDe(slug: string): void {
  keptTexts.write(chavesDoNavegador(slug).veioDe, null)
}
