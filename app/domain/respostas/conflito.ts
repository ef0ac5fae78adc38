/** What a form was filled with, a digest for each field (decision 016); null when it was filled with nothing. */
export type Visto = string | null

/** Stored values as the form shows them, each under its label. */
export type Descricao = Readonly<Record<string, string>>

/** A field that both have changed, each otherwise. */
export interface Divergencia {
  readonly rotulo: string
  /** The value that is stored now. */
  readonly valor: string
  readonly digitado: string
  /** What `visto` must say for the stored value to stay: digests by their place, null for a place that it must not have. */
  readonly ficaOSalvo: Readonly<Record<string, string | null>>
}

/** Somebody else saved while the form was open, and both have changed the same fields. */
export interface Conflito {
  /** With it the form is saved over those fields, and what only the other has changed stays. */
  readonly visto: string
  readonly divergencias: readonly Divergencia[]
}

/** The field of a row that tells which one it is; null there is a row that is not stored yet. */
export interface ChaveDaLista {
  readonly chave: string
}

/** A list of a form whose rows two people may change at a time. */
export interface ListaDaForma extends ChaveDaLista {
  /** The label of one row, as 'Opção'. */
  readonly uma: string
  readonly nome: (linha: never) => string
  readonly dizer: (linha: never) => string
}

/** How the saves of two people become one: what its fields are called, and which of them go together. */
export interface Forma<Dados extends object> {
  readonly rotulos: { readonly [Campo in keyof Dados]?: string }
  /** Describes the values by the labels, in the order of the form. */
  readonly descrever: (dados: Dados) => Descricao
  /** Fields that mean nothing without each other, such as the parts of an address: they are one field. */
  readonly juntos?: readonly Juntos<Dados>[]
  /** Lists that are merged row by row; any other is one field. */
  readonly listas?: { readonly [Campo in keyof Dados]?: ListaDaForma }
  /** Fields for a file, whose value is new at every save. */
  readonly arquivos?: readonly (keyof Dados)[]
  /** False for values that no form may have: then nothing is merged, and all that differs is asked. */
  readonly vale?: (dados: Dados) => boolean
}

export interface Juntos<Dados> {
  readonly rotulo: string
  readonly campos: readonly (keyof Dados)[]
}

/** Reads the form's field with what it was filled with. */
export function lerVisto(valores: unknown): Visto {
  const visto = typeof valores === 'object' && valores && 'visto' in valores ? valores.visto : null
  return typeof visto === 'string' && visto !== '' ? visto : null
}

/** The `visto` of the next save, for which the stored values of these divergences have been chosen. */
export function escolherOSalvo({ visto }: Conflito, escolhidas: readonly Divergencia[]): string {
  const campos = new URLSearchParams(visto)
  for (const [lugar, resumo] of escolhidas.flatMap(({ ficaOSalvo }) => Object.entries(ficaOSalvo))) {
    if (resumo === null) campos.delete(lugar)
    else campos.set(lugar, resumo)
  }
  return campos.toString()
}

export function ouEmBranco(texto: string | null): string {
  return texto === null || texto === '' ? 'em branco' : texto
}

export function simOuNao(valor: boolean): string {
  return valor ? 'sim' : 'não'
}

/** How a form's picture is described: as the stored one or as another. */
export function descreverImagem(chave: string | null, guardada: string | null): string {
  if (chave === null) return 'sem imagem'
  return chave === guardada ? 'com imagem' : 'com outra imagem'
}
