import type { TipoDeExtra } from '~/domain/cardapio/cardapio'
import type { ExtraGuardado } from '~/domain/cardapio/cardapio-inteiro'
import { type Centavos, parseReais } from '~/domain/valores/centavos'
import { limparLinha } from '~/domain/valores/texto'
import { desescapar, escapar, semMilhar, separar, separarLista } from './celulas'

/** An extra item as a cell names it. Without a price or type it matches any. */
export interface ExtraEscrito {
  readonly nome: string
  readonly preco: Centavos | null
  readonly tipo: TipoDeExtra | null
}

/** 'Bacon=5,00|Sem cebola=0,00 (opcional)'; inside a name the separators are written '\|' and '\='. */
export function escreverExtras(extras: readonly ExtraGuardado[]): string {
  return extras
    .map(({ nome, preco, tipo }) => {
      return `${escapar(nome)}=${semMilhar(preco)}${tipo === 'opcional' ? ' (opcional)' : ''}`
    })
    .join('|')
}

/**
 * Null when one of them is not written as 'Nome=preço', most likely because something else than a bar separates them.
 */
export function lerExtras(celula: string): readonly ExtraEscrito[] | null {
  const lidos = separarLista(celula).map(lerExtraEscrito)
  return lidos.every(lido => lido !== null) ? lidos : null
}

function lerExtraEscrito(parte: string): ExtraEscrito | null {
  const [escapado = '', valor, ...resto] = separar(parte, '=')
  const nome = limparLinha(desescapar(escapado))
  if (nome === '' || resto.length > 0) return null
  if (valor === undefined) return { nome, preco: null, tipo: null }
  const [, reais = '', tipo] = /^(.*?)(?:\((adicional|opcional)\))?$/i.exec(valor.trim()) ?? []
  const preco = parseReais(reais.trim())
  return preco === null ? null : { nome, preco, tipo: lerTipo(tipo) }
}

function lerTipo(escrito: string | undefined): TipoDeExtra | null {
  const dito = escrito?.toLowerCase()
  return dito === 'adicional' || dito === 'opcional' ? dito : null
}
