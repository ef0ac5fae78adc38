import { slugDe } from '~/domain/valores/slug'

/** The name in a picture's key: lower case with underscores (produto-3). */
export function nomeDaImagem(nome: string): string {
  return slugDe(nome).replaceAll('-', '_') || 'produto'
}
