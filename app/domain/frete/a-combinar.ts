// Apart from the rule, because the menu's first visit and the board need these and no rule.

export const ENTREGA_A_COMBINAR = 'Entrega a combinar'
export const FORA_DO_TOTAL = `${ENTREGA_A_COMBINAR}: não está no total.`

/** True of an order whose fee was still to be agreed on when it was placed, and nobody has typed one since. */
export function entregaACombinar({ freteModo }: { readonly freteModo?: string | null | undefined }): boolean {
  return freteModo === 'a-combinar'
}
