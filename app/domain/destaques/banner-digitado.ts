import * as v from 'valibot'
import { CAMPOS_DO_QUANDO, ROTULOS_DO_QUANDO, recusarQuando } from '~/domain/horarios/quando-digitado'
import { descreverImagem, type Forma, ouEmBranco, simOuNao } from '~/domain/respostas/conflito'
import {
  emBrancoOu,
  type Lido,
  lerFormularioCom,
  linhaObrigatoria,
  marcado,
} from '~/domain/respostas/ler-formulario'
import { recusar } from '~/domain/respostas/recusa'
import { formatData } from '~/domain/valores/data'
import type { BannerDoCardapio } from './banner-da-loja'

/** What the owner types of the banner. */
export interface BannerDigitado extends Pick<BannerDoCardapio, 'texto' | 'alvo'> {
  /** Business days ('2026-12-24'), both included. */
  readonly inicio: string | null
  readonly fim: string | null
  readonly ativo: boolean
}

export interface DadosDoBanner extends BannerDigitado, BannerDoCardapio {}

/** A shop that never had one: its form is open for one. */
export const SEM_BANNER: DadosDoBanner = {
  ...{ texto: '', imagem: null, alvo: null, inicio: null, fim: null, ativo: true },
}

export const ERRO_AO_SALVAR_BANNER = 'Erro ao salvar o banner'
export const MAX_TEXTO_DO_BANNER = 80

export const ROTULOS_DO_BANNER = {
  texto: 'Texto',
  imagem: 'Imagem',
  alvo: 'Ao tocar, abre',
  inicio: ROTULOS_DO_QUANDO.inicio,
  fim: ROTULOS_DO_QUANDO.fim,
  ativo: 'Mostrar o banner',
} as const

/** What was chosen is gone, or of another company, or only for adults. */
export const ALVO_DO_BANNER_SUMIDO = recusar(
  'alvo-do-banner-sumido',
  ERRO_AO_SALVAR_BANNER,
  'O que foi escolhido não pode mais ser aberto pelo banner. Escolha de novo.',
  'alvo',
)

const ALVO = /^(?:(?:categoria|produto)-[1-9]\d{0,14}|cupom-[A-Z0-9]{3,20})$/

const SCHEMA = v.object({
  texto: linhaObrigatoria(ROTULOS_DO_BANNER.texto, MAX_TEXTO_DO_BANNER),
  alvo: emBrancoOu(texto => (ALVO.test(texto) ? texto : null), ALVO_DO_BANNER_SUMIDO.texto),
  inicio: CAMPOS_DO_QUANDO.inicio,
  fim: CAMPOS_DO_QUANDO.fim,
  ativo: marcado,
})

/** Reads the form but for its picture. Refused: no text, what is no date, an end before the beginning. */
export function lerBanner(valores: unknown): Lido<v.GenericSchema<unknown, BannerDigitado>> {
  const lido = lerFormularioCom(SCHEMA, valores, ERRO_AO_SALVAR_BANNER)
  if ('recusas' in lido) return lido
  const quando = { dias: [], deHora: null, ateHora: null, ...lido.dados }
  const recusas = recusarQuando(quando, ERRO_AO_SALVAR_BANNER, 'O banner não pode sair antes de entrar.')
  return recusas.length > 0 ? { recusas } : lido
}

/** How the saves of two people become one; `nomes` are those of what it may lead to. */
export function formaDoBanner(
  guardado: DadosDoBanner,
  nomes: ReadonlyMap<string, string>,
): Forma<DadosDoBanner> {
  const emData = (data: string | null) => ouEmBranco(data === null ? null : formatData(data))
  return {
    rotulos: ROTULOS_DO_BANNER,
    descrever: ({ texto, imagem, alvo, inicio, fim, ativo }) => ({
      [ROTULOS_DO_BANNER.texto]: ouEmBranco(texto),
      [ROTULOS_DO_BANNER.imagem]: descreverImagem(imagem, guardado.imagem),
      [ROTULOS_DO_BANNER.alvo]: ouEmBranco(alvo && (nomes.get(alvo) ?? null)),
      [ROTULOS_DO_BANNER.inicio]: emData(inicio),
      [ROTULOS_DO_BANNER.fim]: emData(fim),
      [ROTULOS_DO_BANNER.ativo]: simOuNao(ativo),
    }),
    juntos: [{ rotulo: 'Período', campos: ['inicio', 'fim'] }],
    arquivos: ['imagem'],
  }
}
