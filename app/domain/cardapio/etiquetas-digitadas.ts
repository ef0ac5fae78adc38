import { semAcentos } from '~/domain/valores/texto'
import { COM_ALCOOL, ENTRE, ETIQUETAS, type Etiqueta } from './etiquetas'

/** Other ways to write a tag, in a spreadsheet. */
const ESCRITAS: ReadonlyMap<string, Etiqueta> = new Map<string, Etiqueta>([
  ...ETIQUETAS.map(etiqueta => [dobrar(etiqueta), etiqueta] as const),
  ['vegana', 'vegano'],
  ['vegetariana', 'vegetariano'],
  ['alcool', COM_ALCOOL],
  ['18+', COM_ALCOOL],
])

export const NENHUMA_ETIQUETA = 'nenhuma'

/**
 * Tags as they were typed, as the one text that is kept: in their order, each once, and 'vegetariano' not beside 'vegano';
 * '' for none. Null where one is no tag.
 */
export function arrumarEtiquetas(digitadas: string): string | null {
  const ditas = digitadas
    .split(/[,;|]/)
    .map(dita => dobrar(dita.replace(/\(18\+\)/, '')))
    .filter(dita => dita !== '' && dita !== NENHUMA_ETIQUETA)
  const achadas = ditas.map(dita => ESCRITAS.get(dita))
  if (achadas.includes(undefined)) return null
  const vegano = achadas.includes('vegano')
  return ETIQUETAS.filter(
    etiqueta => achadas.includes(etiqueta) && !(vegano && etiqueta === 'vegetariano'),
  ).join(ENTRE)
}

function dobrar(texto: string): string {
  return semAcentos(texto).trim().replace(/\s+/g, ' ')
}
