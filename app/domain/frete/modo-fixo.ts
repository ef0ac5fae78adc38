import { type Centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import type { RegraDoFrete } from './regra'

export interface ConfiguracaoFixa {
  readonly modo: 'fixo'
  /** 0: the owner has chosen free delivery. */
  readonly taxa: Centavos
}

export interface FreteFixo {
  readonly modo: 'fixo'
  readonly situacao: 'calculado'
  readonly taxa: Centavos
}

/** One fee, wherever the order goes (frete-2). */
export const regraFixa: RegraDoFrete<ConfiguracaoFixa, FreteFixo> = {
  precisa: 'nada',
  calcular: ({ taxa }) => ({ modo: 'fixo', situacao: 'calculado', taxa }),
  anunciar: ({ taxa }) => ({ preco: taxa === ZERO ? 'grátis' : formatReais(taxa), alcance: null }),
  dizer: () => ({ rotulo: 'Distância', como: 'Frete fixo', ressalva: null, aviso: null, avisoAoDono: null }),
  dizerNaMensagem: () => ({ nota: '(frete fixo)' }),
}
