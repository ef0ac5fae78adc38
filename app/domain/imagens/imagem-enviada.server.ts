import type { Recusa } from '~/domain/respostas/recusa'
import type { EmpresaId } from '~/domain/valores/ids'
import { encodePicture, type PictureShape, type PictureVersions, removePicture } from '~/server/images.server'
import { log } from '~/server/log.server'
import { conferirArquivo, FALHAS_DA_IMAGEM } from './imagem-enviada'

/** What a form does to a picture. */
export type MudancaDaImagem = File | 'manter' | 'remover'

/** Reads it from a form's fields `campo` and `remover`; a file field left blank comes as a file without a name. */
export function lerMudanca(formulario: FormData, campo: string, remover: string): MudancaDaImagem {
  const arquivo = formulario.get(campo)
  if (arquivo instanceof File && (arquivo.name !== '' || arquivo.size > 0)) return arquivo
  return formulario.get(remover) === 'on' ? 'remover' : 'manter'
}

/** The picture as it will be stored; a refusal for a file that is not a picture or is too large. */
export async function lerImagem(arquivo: File, forma?: PictureShape): Promise<PictureVersions | Recusa> {
  const recusa = conferirArquivo(arquivo)
  if (recusa) return recusa
  const lida = await encodePicture(Buffer.from(await arquivo.arrayBuffer()), forma)
  return typeof lida === 'string' ? FALHAS_DA_IMAGEM[lida] : lida
}

/**
 * Removes files to which no row refers any longer. A failure leaves the files behind, which only costs disk space.
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
