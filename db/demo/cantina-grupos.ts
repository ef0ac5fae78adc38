import type { Faixa } from '~/domain/horarios/relogio'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { GrupoDemo } from './empresa-demo'

const UMA = { tipo: 'escolha', min: 1, max: 1 } as const

export const PONTO_DA_CARNE: GrupoDemo = {
  ...UMA,
  nome: 'Ponto da carne',
  opcoes: [
    { nome: 'Mal passado', preco: ZERO },
    { nome: 'Ao ponto', preco: ZERO },
    { nome: 'Bem passado', preco: ZERO },
  ],
}

export const BEBIDA_DO_COMBO: GrupoDemo = {
  ...UMA,
  nome: 'Bebida do combo',
  ajuda: 'Uma bebida já está no preço.',
  opcoes: [
    { nome: 'Água sem gás', preco: ZERO },
    { nome: 'Água com gás', preco: ZERO },
    { nome: 'Refrigerante em lata', preco: ZERO },
    { nome: 'Taça de vinho tinto', preco: centavos(14_00) },
  ],
}

const DE_SEGUNDA_A_SEXTA = ['segunda', 'terca', 'quarta', 'quinta', 'sexta'] as const

export const NO_ALMOCO: readonly Faixa[] = DE_SEGUNDA_A_SEXTA.map(diaSemana => ({
  diaSemana,
  abertura: 11 * 60,
  fechamento: 15 * 60,
}))
