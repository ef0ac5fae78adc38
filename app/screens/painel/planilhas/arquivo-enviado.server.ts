import { readForm } from '~/server/request.server'

interface ArquivoEnviado {
  /** Empty when the form has no file. */
  readonly arquivo: Uint8Array
  /** The signature of the dry run that the owner has seen. */
  readonly assinatura: string
}

/** The spreadsheet of a form. */
export async function lerArquivoEnviado(request: Request): Promise<ArquivoEnviado> {
  const formulario = await readForm(request)
  const arquivo = formulario.get('arquivo')
  return {
    arquivo: arquivo instanceof File ? new Uint8Array(await arquivo.arrayBuffer()) : new Uint8Array(),
    assinatura: String(formulario.get('assinatura') ?? ''),
  }
}
