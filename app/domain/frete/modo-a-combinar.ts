import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { RegraDoFrete } from './regra'

export interface ConfiguracaoACombinar {
  readonly modo: 'a-combinar'
}

export interface FreteACombinar {
  readonly modo: 'a-combinar'
  readonly situacao: 'a-combinar'
  readonly taxa: Centavos
}

/**
 * A shop that has never said what delivery costs agrees on it with each customer (frete-21). No owner chooses this mode,
 * so it is not among the modes of the settings.
 */
export const regraACombinar: RegraDoFrete<ConfiguracaoACombinar, FreteACombinar> = {
  precisa: 'nada',
  calcular: () => ({ modo: 'a-combinar', situacao: 'a-combinar', taxa: ZERO }),
  anunciar: () => ({ preco: 'a combinar', alcance: null }),
  dizer: () => ({
    rotulo: 'Entrega',
    como: 'a combinar',
    ressalva: 'A loja combina a taxa com você: ela não está no total.',
    ...{ aviso: null, avisoAoDono: null },
  }),
  dizerNaMensagem: () => ({}),
}
