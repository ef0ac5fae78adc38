import { centavos, ZERO } from '~/domain/valores/centavos'
import type { GrupoDemo, OpcaoDemo } from './empresa-demo'

/** The pizzas cost what their flavours cost. */
export const TAMANHOS = [
  { nome: 'Broto', preco: ZERO, maxSabores: 1 },
  { nome: 'Grande', preco: ZERO, maxSabores: 2 },
  { nome: 'Família', preco: ZERO, maxSabores: 3 },
] as const

/** Prices in the order of `TAMANHOS`; null: not made in that size. */
type Precos = readonly [broto: number | null, grande: number, familia: number]

function porTamanho(precos: Precos): { preco: null; precos: NonNullable<OpcaoDemo['precos']> } {
  return {
    preco: null,
    precos: TAMANHOS.flatMap(({ nome: tamanho }, i) => {
      const preco = precos[i] ?? null
      return preco === null ? [] : [{ tamanho, preco: centavos(preco) }]
    }),
  }
}

function sabor(nome: string, descricao: string, ...precos: Precos): OpcaoDemo {
  return { nome, descricao, ...porTamanho(precos) }
}

/** Costs what its class costs. */
function especial(nome: string, descricao: string): OpcaoDemo {
  return { nome, descricao, preco: null }
}

const DE_SABOR = { tipo: 'sabor', min: 1, max: 3, regraPreco: 'media' } as const

export const SABORES_SALGADOS: GrupoDemo = {
  ...DE_SABOR,
  nome: 'Sabores salgados',
  opcoes: [
    sabor(
      'Calabresa',
      'Calabresa fatiada, cebola e orégano sobre molho de tomate fresco.',
      29_90,
      49_90,
      59_90,
    ),
    sabor('Muçarela', 'Muito queijo derretido, tomate em rodelas e azeitonas pretas.', 27_90, 46_90, 56_90),
    sabor('Margherita', 'Muçarela, tomate, manjericão fresco e um fio de azeite.', 31_90, 51_90, 61_90),
    sabor('Napolitana', 'Muçarela, tomate, alho dourado e parmesão ralado.', 30_90, 50_90, 60_90),
    sabor('Portuguesa', 'Presunto, ovos, cebola, ervilha, muçarela e azeitonas.', null, 55_90, 66_90),
    sabor(
      'Frango com catupiry',
      'Frango desfiado e temperado, milho e catupiry original.',
      33_90,
      55_90,
      66_90,
    ),
    sabor('Quatro queijos', 'Muçarela, provolone, gorgonzola e catupiry original.', 34_90, 57_90, 69_90),
    sabor(
      'Pepperoni',
      'Pepperoni crocante nas pontas, muçarela e um fio de mel picante.',
      35_90,
      59_90,
      71_90,
    ),
    sabor('Caipira', 'Frango, bacon, milho e requeijão cremoso.', 34_90, 56_90, 68_90),
    sabor('Baiana', 'Calabresa moída, ovos, cebola e pimenta. Picante.', 30_90, 51_90, 62_90),
    sabor('Atum', 'Atum sólido, cebola-roxa, azeitonas verdes e salsinha.', 33_90, 56_90, 67_90),
    sabor('Palmito', 'Palmito pupunha macio, muçarela, tomate e orégano. Vegetariana.', 32_90, 53_90, 64_90),
    sabor(
      'Da horta',
      'Brócolis no alho, pimentão assado, tomatinhos e muçarela. Vegetariana.',
      31_90,
      52_90,
      63_90,
    ),
    sabor(
      'Camarão com catupiry',
      'Camarões ao alho e óleo, catupiry original e cebolinha.',
      null,
      72_90,
      89_90,
    ),
  ],
}

/** A class: all of its flavours cost the same. */
export const SABORES_ESPECIAIS: GrupoDemo = {
  ...DE_SABOR,
  nome: 'Sabores especiais',
  precos: porTamanho([37_90, 62_90, 75_90]).precos,
  opcoes: [
    especial('Parma com rúcula', 'Presunto de Parma, rúcula, tomatinhos e lascas de parmesão.'),
    especial('Brie com damasco', 'Queijo brie, damascos, nozes e um fio de mel.'),
    especial('Alho-poró com bacon', 'Alho-poró na manteiga, bacon crocante e cream cheese.'),
    especial('Abobrinha com burrata', 'Abobrinha grelhada, burrata fresca e pesto de manjericão.'),
  ],
}

export const SABORES_DOCES: GrupoDemo = {
  ...DE_SABOR,
  nome: 'Sabores doces',
  opcoes: [
    sabor('Chocolate', 'Chocolate ao leite derretido e granulado.', 27_90, 47_90, 57_90),
    sabor('Chocolate com morango', 'Chocolate ao leite derretido e morangos frescos.', 30_90, 51_90, 62_90),
    sabor('Prestígio', 'Chocolate, coco ralado e leite condensado.', 28_90, 48_90, 58_90),
    sabor('Banana com canela', 'Banana, açúcar, canela e leite condensado.', 25_90, 44_90, 54_90),
    sabor('Romeu e Julieta', 'Goiabada cremosa com queijo minas.', 27_90, 47_90, 57_90),
    sabor('Churros', 'Doce de leite, açúcar e canela.', 26_90, 45_90, 55_90),
  ],
}

export const BORDA: GrupoDemo = {
  nome: 'Borda',
  tipo: 'borda',
  min: 1,
  max: 1,
  opcoes: [
    { nome: 'Sem borda', preco: ZERO, padrao: true },
    { nome: 'Catupiry', ...porTamanho([8_00, 10_00, 12_00]) },
    { nome: 'Cheddar', ...porTamanho([8_00, 10_00, 12_00]) },
  ],
}
