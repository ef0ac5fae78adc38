import { type Recusa, recusar } from './recusa'

const MINIMO = 3
const MAXIMO = 60

/** Letters that Unicode does not decompose into a Latin letter and an accent. */
const LETRAS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/**
 * The slug that a text becomes: 'Açaí do João' is 'acai-do-joao' (empresa-1). At most 60 characters; it can be too
 * short or empty, which `validarSlug` tells.
 */
export function slugDe(texto: string): string {
  return texto
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, letra => LETRAS[letra] ?? '')
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '')
    .slice(0, MAXIMO)
    .replace(/-$/, '')
}

/** The one answer for a slug that another company has and for one that the product reserves. */
export const SLUG_EM_USO = recusarSlug('Esta URL (slug) já está em uso. Por favor, escolha outra.')

function recusarSlug(texto: string): Recusa {
  return recusar('Erro de Validação', texto, 'slug')
}

/**
 * Refuses an empty, short, long, malformed or reserved slug; null when it may be used (empresa-1, empresa-2). That it
 * is unique only the database knows: the store answers with SLUG_EM_USO too.
 */
export function validarSlug(slug: string, reservados: ReadonlySet<string>): Recusa | null {
  if (slug === '') return recusarSlug("O campo 'Sua URL (slug)' é obrigatório.")
  if (slug.length < MINIMO) return recusarSlug('A URL deve ter pelo menos 3 caracteres.')
  if (slug.length > MAXIMO) return recusarSlug('A URL deve ter no máximo 60 caracteres.')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return recusarSlug('A URL deve ter apenas letras minúsculas, números e hífens.')
  }
  return reservados.has(slug) ? SLUG_EM_USO : null
}
