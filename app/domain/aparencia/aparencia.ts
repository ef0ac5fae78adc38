import { type Descricao, descreverImagem, type Forma } from '~/domain/respostas/conflito'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { COR_DA_COMANDA, type Cor, derivarCores, lerCor } from './cor'

/** A shop's own face; null is Comanda's accent, no logo, no cover. */
export interface Aparencia {
  readonly cor: Cor | null
  /** Keys of stored pictures. */
  readonly logo: string | null
  readonly capa: string | null
}

export const SEM_APARENCIA: Aparencia = { cor: null, logo: null, capa: null }

export const ROTULOS_DA_APARENCIA = { cor: 'Cor de destaque', logo: 'Logo', capa: 'Capa' } as const
export const ERRO_AO_SALVAR_APARENCIA = 'Erro ao salvar a aparência'

/** What the head of every page of a shop links (aparencia-3, aparencia-5). */
export interface Rosto {
  /** The shop's own stylesheet; null while it has Comanda's accent. */
  readonly folha: string | null
  /** The colour of the browser's own bar. */
  readonly tema: string
  readonly manifesto: string
  /** For the tab; null: Comanda's. */
  readonly icone: string | null
  /** For the home screen of an iPhone. */
  readonly toque: string
  /** The picture that chats show for the shop's link; null when it has neither cover nor logo. */
  readonly previa: string | null
}

/** Colours that look well on paper, for an owner who has no code of a colour at hand. */
export const CORES_PRONTAS = [
  { nome: 'Tomate', cor: COR_DA_COMANDA },
  { nome: 'Vinho', cor: '#8a1538' as Cor },
  { nome: 'Rosa', cor: '#c2185b' as Cor },
  { nome: 'Roxo', cor: '#6a3ea1' as Cor },
  { nome: 'Azul', cor: '#1a4f9c' as Cor },
  { nome: 'Verde-água', cor: '#00796b' as Cor },
  { nome: 'Verde', cor: '#1e7a34' as Cor },
  { nome: 'Mostarda', cor: '#ffc21a' as Cor },
  { nome: 'Laranja', cor: '#ef6c00' as Cor },
  { nome: 'Café', cor: '#5d4037' as Cor },
] as const

const COR_INVALIDA = recusar(
  'cor-invalida',
  ERRO_AO_SALVAR_APARENCIA,
  'Escolha uma das cores ou digite o código dela, como #1e7a34.',
  'cor',
)

/** The colour of the form's field (aparencia-1): blank, or Comanda's own, is null. */
export function lerCorDigitada(texto: unknown): { readonly cor: Cor | null } | Recusa {
  if (typeof texto !== 'string') return COR_INVALIDA
  if (texto.trim() === '') return { cor: null }
  const cor = lerCor(texto)
  if (cor === null) return COR_INVALIDA
  return { cor: cor === COR_DA_COMANDA ? null : cor }
}

/** Whether texts and edges get a darker shade than the colour that was chosen (aparencia-2). */
export function escureceParaLer(cor: Cor): boolean {
  return derivarCores(cor).forte !== cor
}

/** How the saves of two people become one; `guardada` is what is stored now. */
export function formaDaAparencia(guardada: Aparencia): Forma<Aparencia> {
  return {
    rotulos: ROTULOS_DA_APARENCIA,
    descrever: dados => descreverAparencia(dados, guardada),
    arquivos: ['logo', 'capa'],
  }
}

/** In the order of the form; a picture counts as the stored one or as another. */
export function descreverAparencia({ cor, logo, capa }: Aparencia, guardada: Aparencia): Descricao {
  return {
    [ROTULOS_DA_APARENCIA.cor]: cor ?? 'a da Comanda',
    [ROTULOS_DA_APARENCIA.logo]: descreverImagem(logo, guardada.logo),
    [ROTULOS_DA_APARENCIA.capa]: descreverImagem(capa, guardada.capa),
  }
}
