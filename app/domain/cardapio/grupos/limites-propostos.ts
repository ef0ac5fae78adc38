import type { Limites, TipoDeGrupo } from '../grupo'

/** What a group of each kind begins with; the owner changes what does not fit. */
export const LIMITES_PROPOSTOS: Record<TipoDeGrupo, Pick<Limites, 'min' | 'max'>> = {
  escolha: { min: 1, max: 1 },
  remocao: { min: 0, max: 5 },
  sabor: { min: 1, max: 1 },
  borda: { min: 0, max: 1 },
  massa: { min: 1, max: 1 },
}
