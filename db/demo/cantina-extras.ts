import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ExtraDemo } from './empresa-demo'

export const EXTRAS_DA_CANTINA: readonly ExtraDemo[] = [
  { nome: 'Parmesão ralado na hora', preco: centavos(7_00), tipo: 'adicional' },
  { nome: 'Burrata cremosa', preco: centavos(24_00), tipo: 'adicional' },
  { nome: 'Bacon crocante', preco: centavos(9_00), tipo: 'adicional' },
  { nome: 'Camarões grelhados (4 unidades)', preco: centavos(28_00), tipo: 'adicional' },
  { nome: 'Molho extra da casa', preco: centavos(6_50), tipo: 'adicional' },
  { nome: 'Borda recheada de catupiry', preco: centavos(15_00), tipo: 'adicional' },
  { nome: 'Bola de sorvete de creme', preco: centavos(11_00), tipo: 'adicional' },
  { nome: 'Massa sem glúten', preco: centavos(9_00), tipo: 'opcional' },
  { nome: 'Sem cebola', preco: ZERO, tipo: 'opcional' },
  { nome: 'Molho à parte', preco: ZERO, tipo: 'opcional' },
  { nome: 'Gelo e limão', preco: ZERO, tipo: 'opcional' },
]

/** Which extras go with which dishes. */
export const NA_MASSA = [
  'Parmesão ralado na hora',
  'Burrata cremosa',
  'Bacon crocante',
  'Molho extra da casa',
  'Massa sem glúten',
]
export const NA_PIZZA = ['Borda recheada de catupiry', 'Burrata cremosa', 'Bacon crocante', 'Sem cebola']
export const NO_RISOTO = ['Parmesão ralado na hora', 'Camarões grelhados (4 unidades)', 'Sem cebola']
export const NA_SALADA = ['Burrata cremosa', 'Camarões grelhados (4 unidades)', 'Sem cebola', 'Molho à parte']
export const NA_CARNE = ['Molho extra da casa', 'Parmesão ralado na hora', 'Molho à parte']
export const NO_DOCE = ['Bola de sorvete de creme']
export const NO_COPO = ['Gelo e limão']
