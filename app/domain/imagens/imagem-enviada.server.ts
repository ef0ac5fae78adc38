import type { Recusa } from '~/domain/respostas/recusa'
import type { EmpresaId } from '~/domain/valores/ids'
import { limit } from '~/server/limits/limits.server'
import { log } from '~/server/log.server'
import {
  encodePicture,
  type PictureShape,
  type PictureVersions,
} from '~/server/pictures/encode-picture.server'
import { measurePictures, removePicture } from '~/server/pictures/images.server'
import { fundoDoLogo } from './fundo-do-logo'
import {
  conferirArquivo,
  FALHAS_DA_IMAGEM,
  FOTOS_DEMAIS,
  FOTOS_DEPRESSA_DEMAIS,
  FOTOS_GRANDES_DEMAIS,
  MAX_BYTES_DAS_FOTOS,
  MAX_FOTOS,
} from './imagem-enviada'

/** What a form does to a picture. */
export type MudancaDaImagem = File | 'manter' | 'remover'

/** Reads it from a form's fields `campo` and `remover`; a file field left blank comes as a file without a name. */
export function lerMudanca(formulario: FormData, campo: string, remover: string): MudancaDaImagem {
  const arquivo = formulario.get(campo)
  if (arquivo instanceof File && (arquivo.name !== '' || arquivo.size > 0)) return arquivo
  return formulario.get(remover) === 'on' ? 'remover' : 'manter'
}

const porEmpresa = limit('fotos', 300, 600, 'here')

/**
 * The picture as it will be stored. Refused: a file that is not a picture or is too large, what this company has no room for
 * (`recusarPorEspaco`), and more than 300 pictures in 10 minutes.
 */
export async function lerImagem(
  empresaId: EmpresaId,
  arquivo: File,
  forma?: PictureShape,
): Promise<PictureVersions | Recusa> {
  const recusa = conferirArquivo(arquivo) ?? (await recusarPorEspaco(empresaId))
  if (recusa) return recusa
  if (await porEmpresa.spent(String(empresaId))) return FOTOS_DEPRESSA_DEMAIS
  const fundo = forma === 'logo' ? fundoDoLogo : undefined
  const lida = await encodePicture(Buffer.from(await arquivo.arrayBuffer()), forma, fundo)
  return typeof lida === 'string' ? FALHAS_DA_IMAGEM[lida] : lida
}

/** Refuses one more picture of a company that keeps all that it may (produto-20). */
export async function recusarPorEspaco(empresaId: EmpresaId): Promise<Recusa | null> {
  const { pictures, bytes } = await measurePictures(empresaId)
  if (pictures >= MAX_FOTOS) return FOTOS_DEMAIS
  return bytes >= MAX_BYTES_DAS_FOTOS ? FOTOS_GRANDES_DEMAIS : null
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
