/** What is said of a whole order and kept as it is said, by its label, in the order in which it is read. Knows no schema: the board's script has none. */
export const ROTULOS_DOS_DITOS = {
  observacoes: 'Observações',
  maiorDe18: 'Contém álcool (18+)',
} as const

/** What a yes says, where it says more. */
const SIM: { readonly [Campo in keyof Ditos]?: string } = { maiorDe18: 'Conferir documento' }

type Ditos = Readonly<Record<keyof typeof ROTULOS_DOS_DITOS, string | boolean | null>>

/** What card, receipt and message say of an order, each under its label; a yes is 'Sim', or what `SIM` says of it, and what was not said is left out. */
export function dizerDitos(pedido: Ditos): { rotulo: string; texto: string }[] {
  return Object.entries(ROTULOS_DOS_DITOS).flatMap(([campo, rotulo]) => {
    const dito = pedido[campo as keyof Ditos]
    return dito ? [{ rotulo, texto: dito === true ? (SIM[campo as keyof Ditos] ?? 'Sim') : dito }] : []
  })
}
