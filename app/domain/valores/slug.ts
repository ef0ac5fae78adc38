import { semAcentos } from './texto'

export const SLUG_MAXIMO = 60

/**
 * The slug that a text becomes: 'Açaí do João' is 'acai-do-joao' (empresa-1). It has at most 60 characters. It may be
 * too short or empty, which slug-da-empresa.ts refuses.
 */
export function slugDe(texto: string): string {
  return semAcentos(texto)
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAXIMO)
    .replace(/-$/, '')
}
