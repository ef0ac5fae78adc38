import type { Recusa } from '~/domain/respostas/recusa'
import type { EmpresaId } from '~/domain/valores/ids'
import { slugDe } from '~/domain/valores/slug'
import { encodePicture, type PictureVersions, removePicture } from '~/server/images.server'
import { log } from '~/server/log.server'
import { conferirArquivo, FALHAS_DA_IMAGEM } from './produto-imagem'

/** What a form does to the product's picture. */
export type MudancaDaImagem = File | 'manter' | 'remover'

/** The picture as it will be stored; a refusal for a file that is not a picture or is too large. */
export async function lerImagem(arquivo: File): Promise<PictureVersions | Recusa> {
  const recusa = conferirArquivo(arquivo)
  if (recusa) return recusa
  const lida = await encodePicture(Buffer.from(await arquivo.arrayBuffer()))
  return typeof lida === 'string' ? FALHAS_DA_IMAGEM[lida] : lida
}

/** The name in a picture's key: lower case with underscores (produto-3). */
export function nomeDaImagem(nome: string): string {
  return slugDe(nome).replaceAll('-', '_') || 'produto'
}

/**
 * Removes files to which no product refers any longer. A failure leaves the files behind, which only costs disk space.
 * The owner can do nothing about it, so it is only logged.
 */
export async function descartarImagem(empresaId: EmpresaId, chave: string | null): Promise<void> {
  if (chave === null) return
  try {
    await removePicture(empresaId, chave)
  } catch (error) {
    log.warn({ err: error, empresaId }, 'an old picture was not removed')
  }
}
