import { getPixKeyInfo, type PixKeyType } from '@brazilian-utils/brazilian-utils/get-pix-key-info'
import { lerTelefone, somenteDigitos, telefoneCelularValido } from '~/domain/valores/telefone'
import { limparLinha } from '~/domain/valores/texto'
import type { TipoDeChave } from './chave-pix'

interface Tipo {
  readonly naBiblioteca: PixKeyType
  /** The typed text without the marks that people write into a key of this kind; null when it is none. */
  limpar(texto: string): string | null
}

const TIPOS: Readonly<Record<TipoDeChave, Tipo>> = {
  cpf: { naBiblioteca: 'cpf', limpar: texto => (/^[\d.\s-]+$/.test(texto) ? somenteDigitos(texto) : null) },
  cnpj: { naBiblioteca: 'cnpj', limpar: texto => texto.replace(/[\s./-]/g, '').toUpperCase() },
  email: { naBiblioteca: 'email', limpar: texto => texto },
  telefone: { naBiblioteca: 'phone', limpar: comPais },
  aleatoria: { naBiblioteca: 'evp', limpar: texto => texto },
}

/** With +55 in front of it, which is what tells a phone from a CPF. */
function comPais(texto: string): string | null {
  const local = /^[\d\s()+.x*-]+$/i.test(texto) ? lerTelefone(texto) : ''
  // The library would take the country of a number without area code for the area code 55.
  return telefoneCelularValido(local) ? `+55${local}` : null
}

/**
 * A typed Pix key in the form in which the Central Bank registers keys of its kind (pix-1); null when it is no key of
 * that kind: check digits that are wrong, a landline, a text.
 */
export function conferirChave(tipo: TipoDeChave, texto: string): string | null {
  const { naBiblioteca, limpar } = TIPOS[tipo]
  const limpo = limpar(limparLinha(texto))
  const achada = limpo === null ? null : getPixKeyInfo(limpo)
  return achada?.type === naBiblioteca ? achada.value : null
}
