import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { SLUG_MAXIMO } from '~/domain/valores/slug'

const MINIMO = 3

/** The same answer for a slug that another company has and for one that Comanda reserves. */
export const SLUG_EM_USO = recusar(
  'slug-em-uso',
  'Erro de Validação',
  'Esta URL (slug) já está em uso. Por favor, escolha outra.',
  'slug',
)

function recusarSlug(texto: string): Recusa {
  return recusar('slug-invalido', 'Erro de Validação', texto, 'slug')
}

/**
 * Refuses an empty, short, long, malformed or reserved slug; null when it may be used (empresa-1, empresa-2). Only the
 * database knows whether it is unique, so the store may answer with SLUG_EM_USO too.
 */
export function validarSlug(slug: string, reservados: ReadonlySet<string>): Recusa | null {
  if (slug === '') return recusarSlug("O campo 'Sua URL (slug)' é obrigatório.")
  if (slug.length < MINIMO) return recusarSlug('A URL deve ter pelo menos 3 caracteres.')
  if (slug.length > SLUG_MAXIMO) return recusarSlug('A URL deve ter no máximo 60 caracteres.')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return recusarSlug('A URL deve ter apenas letras minúsculas, números e hífens.')
  }
  return reservados.has(slug) ? SLUG_EM_USO : null
}
