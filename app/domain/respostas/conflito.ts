/** Digest of what a form was filled with (decision 016); null when it was filled with nothing. */
export type Visto = string | null

/** Stored values as the form shows them, each under its label. */
export type Descricao = Readonly<Record<string, string>>

export interface Divergencia {
  readonly rotulo: string
  /** The value that is stored now. */
  readonly valor: string
}

/** Somebody else saved while the form was open: the stored values that differ from the form's. */
export interface Conflito {
  /** The digest of what is stored now; with it the form can be saved over that. */
  readonly visto: string
  readonly divergencias: readonly Divergencia[]
}

/** Reads the form's field with the digest of what it was filled with. */
export function lerVisto(valores: unknown): Visto {
  const visto = typeof valores === 'object' && valores && 'visto' in valores ? valores.visto : null
  return typeof visto === 'string' && visto !== '' ? visto : null
}

/** In the order of the form. */
export function divergir(digitado: Descricao, guardado: Descricao): Divergencia[] {
  return Object.entries(guardado).flatMap(([rotulo, valor]) =>
    digitado[rotulo] === valor ? [] : { rotulo, valor },
  )
}

export function ouEmBranco(texto: string | null): string {
  return texto === null || texto === '' ? 'em branco' : texto
}

export function simOuNao(valor: boolean): string {
  return valor ? 'sim' : 'não'
}
