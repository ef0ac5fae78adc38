import { type Centavos, centavosDeDecimal, ZERO } from '~/domain/valores/centavos'

/** What a code to copy says, as the payer's bank will show it. */
export interface CodigoLido {
  /** Zero when the payer types the amount. */
  readonly valor: Centavos
  readonly recebedor: string
}

/**
 * Reads one of our own codes: fields of two digits of name, two of length, and the value. It is small because the
 * browser has it; the library checks the codes in the tests.
 */
export function lerCodigoPix(codigo: string): CodigoLido {
  const campos = new Map<string, string>()
  for (let onde = 0; onde + 4 <= codigo.length; ) {
    const fim = onde + 4 + Number(codigo.slice(onde + 2, onde + 4))
    campos.set(codigo.slice(onde, onde + 2), codigo.slice(onde + 4, fim))
    onde = fim
  }
  const valor = campos.get('54')
  return {
    valor: valor === undefined ? ZERO : centavosDeDecimal(valor),
    recebedor: campos.get('59') ?? '',
  }
}
