import { centavos } from '~/domain/valores/centavos'
import type { BairroDemo } from './empresa-demo'

export const BAIRROS_DA_BELLA: readonly BairroDemo[] = [
  { nome: 'Bela Vista', taxa: centavos(4_00), minutos: 10 },
  { nome: 'Bom Retiro', taxa: centavos(8_00), minutos: 30 },
  { nome: 'Cerqueira César', taxa: centavos(5_00), minutos: 15 },
  { nome: 'Consolação', taxa: centavos(5_00), minutos: 15 },
  { nome: 'Higienópolis', taxa: centavos(6_00), minutos: 20 },
  { nome: 'Liberdade', taxa: centavos(5_00), minutos: 15 },
  { nome: 'Paraíso', taxa: centavos(5_00), minutos: 15 },
  { nome: 'Perdizes', taxa: centavos(6_00), minimo: centavos(40_00), minutos: 25 },
  { nome: 'Sé', taxa: centavos(6_00), minutos: 20 },
  { nome: 'Vila Mariana', taxa: centavos(7_00), minutos: 25 },
]
