import { recusar } from '~/domain/respostas/recusa'

/** The most bytes that a picture may have (produto-2, aparencia-4). */
export const IMAGEM_BYTES = 5 * 1024 * 1024
export const TIPOS_DE_IMAGEM = 'image/png,image/jpeg,image/gif'
export const ARQUIVOS_ACEITOS = 'PNG, JPG ou GIF, até 5MB.'

const falha = (texto: string) => recusar('imagem-recusada', 'Erro no Upload da Imagem', texto, 'imagem')

/** Why a picture is not taken, each with what to do about it. */
export const FALHAS_DA_IMAGEM = {
  empty: falha('O arquivo está vazio. Escolha outra imagem.'),
  bytes: falha('A imagem tem mais de 5MB. Escolha uma menor.'),
  heic: falha(
    'Fotos HEIC não são aceitas. No iPhone, em Ajustes, Câmera, Formatos, escolha "Mais Compatível", ou envie um JPG.',
  ),
  type: falha('O arquivo não é uma imagem PNG, JPG ou GIF.'),
  pixels: falha('A imagem tem pontos demais. Reduza o tamanho dela e envie de novo.'),
  broken: falha('A imagem está incompleta ou danificada. Escolha outra.'),
} as const

interface Arquivo {
  readonly name: string
  readonly size: number
  readonly type: string
}

/**
 * Checks a file's name, size and type before it is sent; null when it may be sent. The server decides by the bytes
 * whether it really is a picture.
 */
export function conferirArquivo({ name, size, type }: Arquivo) {
  const { empty, bytes, heic, type: tipo } = FALHAS_DA_IMAGEM
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) return heic
  const aceito =
    type === '' ? /\.(png|jpe?g|gif)$/i.test(name) : /^image\/(x-)?(png|p?jpe?g|gif)$/i.test(type)
  if (!aceito) return tipo
  if (size === 0) return empty
  return size > IMAGEM_BYTES ? bytes : null
}
