export const SLUG_MAXIMO = 60

/** Letters that Unicode does not decompose into a Latin letter and an accent. */
const LETRAS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/**
 * The slug that a text becomes: 'Açaí do João' is 'acai-do-joao' (empresa-1). It has at most 60 characters. It may be
 * too short or empty, which slug-da-empresa.ts refuses.
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
    .slice(0, SLUG_MAXIMO)
    .replace(/-$/, '')
}
