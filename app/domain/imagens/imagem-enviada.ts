import { recusar } from '~/domain/respostas/recusa'
import { formatInteiro } from '~/domain/valores/como-o-intl'

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

/** What one company may keep (produto-20): far beyond any menu, and little beside a disk. */
export const MAX_FOTOS = 5_000
export const MAX_BYTES_DAS_FOTOS = 1024 ** 3

const MENOS = 'Tire as fotos do que não vende mais e envie de novo.'
export const FOTOS_DEMAIS = falha(`Uma loja guarda no máximo ${formatInteiro(MAX_FOTOS)} fotos. ${MENOS}`)
export const FOTOS_GRANDES_DEMAIS = falha(`As fotos de uma loja ocupam no máximo 1 GB. ${MENOS}`)
export const FOTOS_DEPRESSA_DEMAIS = falha(
  'Muitas fotos em pouco tempo. Aguarde alguns minutos e envie de novo.',
)

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
