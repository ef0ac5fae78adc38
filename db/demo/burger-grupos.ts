import { centavos, ZERO } from '~/domain/valores/centavos'
import type { GrupoDemo } from './empresa-demo'

const UMA = { tipo: 'escolha', min: 1, max: 1 } as const

export const PONTO_DO_BURGER: GrupoDemo = {
  ...UMA,
  nome: 'Ponto da carne',
  opcoes: [
    { nome: 'Mal passado', preco: ZERO },
    { nome: 'Ao ponto', preco: ZERO },
    { nome: 'Bem passado', preco: ZERO },
  ],
}

/** Additions by quantity, one of them sold out. */
export const ADICIONAIS: GrupoDemo = {
  nome: 'Turbine seu burger',
  ajuda: 'Até 6 no total, repetidos ou não.',
  tipo: 'escolha',
  min: 0,
  max: 6,
  opcoes: [
    { nome: 'Burger extra de 150 g', preco: centavos(13_00), maxUnidades: 2 },
    { nome: 'Fatia de cheddar', preco: centavos(4_00), maxUnidades: 3 },
    { nome: 'Bacon em tiras', preco: centavos(6_00), maxUnidades: 3 },
    { nome: 'Ovo caipira', preco: centavos(4_50), maxUnidades: 2 },
    { nome: 'Cebola caramelizada', preco: centavos(3_50) },
    { nome: 'Picles da casa', preco: centavos(2_50), maxUnidades: 2 },
    { nome: 'Creme de gorgonzola', preco: centavos(7_00), maxUnidades: 2, esgotada: true },
  ],
}

export const TIRAR: GrupoDemo = {
  nome: 'Tirar do burger',
  tipo: 'remocao',
  min: 0,
  max: 3,
  opcoes: [
    { nome: 'Sem cebola', preco: ZERO },
    { nome: 'Sem picles', preco: ZERO },
    { nome: 'Sem molho', preco: ZERO },
  ],
}

export const ACOMPANHAMENTO: GrupoDemo = {
  ...UMA,
  nome: 'Acompanhamento do combo',
  opcoes: [
    { nome: 'Batata rústica', preco: ZERO },
    { nome: 'Salada verde', preco: ZERO },
    { nome: 'Anéis de cebola', preco: centavos(5_00) },
  ],
}

export const BEBIDA: GrupoDemo = {
  ...UMA,
  nome: 'Bebida do combo',
  ajuda: 'Uma bebida já está no preço.',
  opcoes: [
    { nome: 'Guaraná em lata', preco: ZERO },
    { nome: 'Cola em lata', preco: ZERO },
    { nome: 'Chá gelado da casa', preco: centavos(4_00) },
    { nome: 'Milk-shake pequeno', preco: centavos(12_00) },
  ],
}

export const MOLHOS: GrupoDemo = {
  nome: 'Molhos à parte',
  ajuda: 'O primeiro é por nossa conta.',
  tipo: 'escolha',
  min: 0,
  max: 3,
  incluidas: 1,
  opcoes: [
    { nome: 'Maionese verde', preco: centavos(2_50), maxUnidades: 2 },
    { nome: 'Barbecue', preco: centavos(2_50), maxUnidades: 2 },
    { nome: 'Mostarda e mel', preco: centavos(2_50), maxUnidades: 2 },
  ],
}
