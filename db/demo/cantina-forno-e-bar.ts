import { centavos } from '~/domain/valores/centavos'
import { NA_PIZZA, NO_COPO, NO_DOCE } from './cantina-extras'
import type { CategoriaDemo } from './empresa-demo'

export const DO_FORNO_E_DO_BAR: readonly CategoriaDemo[] = [
  {
    nome: 'Pizzas',
    produtos: [
      {
        nome: 'Pizza margherita',
        descricao:
          'Massa de longa fermentação, molho de tomate San Marzano, muçarela de búfala e manjericão. 8 fatias.',
        preco: centavos(72_90),
        etiquetas: 'vegetariano',
        foto: ['pizza', 'tomato', 'herb'],
        extras: NA_PIZZA,
      },
      {
        nome: 'Pizza de calabresa artesanal',
        descricao: 'Calabresa curada na casa, cebola-roxa, muçarela e azeitonas pretas. 8 fatias.',
        preco: centavos(74_90),
        etiquetas: 'picante',
        foto: ['pizza', 'onion', 'olive'],
        extras: NA_PIZZA,
      },
      {
        nome: 'Pizza quatro queijos',
        descricao: 'Muçarela, gorgonzola, parmesão e catupiry original, com mel picante à parte. 8 fatias.',
        preco: centavos(79_90),
        etiquetas: 'vegetariano',
        foto: ['pizza', 'cheese-wedge', 'honey-pot'],
        extras: NA_PIZZA,
      },
      {
        nome: 'Pizza parma e rúcula',
        descricao: 'Presunto de Parma, rúcula fresca, tomatinhos e lascas de grana padano. 8 fatias.',
        preco: centavos(89_90),
        foto: ['pizza', 'leafy-green', 'bacon'],
        extras: NA_PIZZA,
      },
      {
        nome: 'Pizza de abobrinha',
        descricao:
          'Abobrinha grelhada, ricota temperada, alho dourado e raspas de limão. Vegetariana. 8 fatias.',
        preco: centavos(71_90),
        etiquetas: 'vegetariano',
        foto: ['pizza', 'cucumber', 'garlic'],
        extras: NA_PIZZA,
      },
    ],
  },
  {
    nome: 'Sobremesas',
    produtos: [
      {
        nome: 'Tiramisù',
        descricao: 'Biscoito champanhe embebido em café, creme de mascarpone e cacau. Feito todo dia.',
        preco: centavos(34_90),
        foto: ['shortcake', 'chocolate-bar', 'hot-beverage'],
        extras: NO_DOCE,
      },
      {
        nome: 'Panna cotta com calda de morango',
        descricao: 'Creme de baunilha delicado e calda de morangos frescos.',
        preco: centavos(28_90),
        foto: ['custard', 'strawberry', 'cherries'],
        extras: NO_DOCE,
      },
      {
        nome: 'Cannoli siciliano',
        descricao: 'Massa crocante recheada de ricota doce, pistache e raspas de laranja. 2 unidades.',
        preco: centavos(31_90),
        foto: ['croissant', 'tangerine', 'peanuts'],
        extras: NO_DOCE,
      },
      {
        nome: 'Gelato artesanal',
        descricao:
          'Duas bolas: creme, chocolate amargo, pistache ou limão. Escreva os sabores na observação.',
        preco: centavos(24_90),
        foto: ['ice-cream', 'chocolate-bar', 'strawberry'],
        extras: NO_DOCE,
      },
      {
        nome: 'Torta de maçã da Nona',
        descricao: 'Maçãs caramelizadas com canela em massa amanteigada, servida morna.',
        preco: centavos(26_90),
        foto: ['pie', 'red-apple', 'red-apple'],
        extras: NO_DOCE,
      },
      {
        nome: 'Panetone recheado',
        descricao: 'Fatia de panetone da casa com creme de avelã. Só em dezembro.',
        preco: centavos(29_90),
        foto: ['cupcake', 'chestnut', 'chocolate-bar'],
        inativo: true,
      },
    ],
  },
  {
    nome: 'Bebidas',
    produtos: [
      {
        nome: 'Água mineral',
        descricao: 'Garrafa de 500 ml, com ou sem gás: escreva na observação.',
        preco: centavos(7_50),
        foto: null,
        extras: NO_COPO,
      },
      {
        nome: 'Limonada siciliana',
        descricao: 'Limão-siciliano espremido na hora, hortelã e um toque de mel. 400 ml.',
        preco: centavos(17_90),
        foto: ['cup-with-straw', 'lemon', 'herb'],
        extras: NO_COPO,
      },
      {
        nome: 'Suco de uva integral',
        descricao: 'Da Serra Gaúcha, sem açúcar e sem conservantes. 300 ml.',
        preco: centavos(15_90),
        foto: ['beverage-box', 'grapes'],
        extras: NO_COPO,
      },
      {
        nome: 'Taça de vinho tinto da casa',
        descricao: 'Merlot gaúcho, macio e frutado. 150 ml.',
        preco: centavos(32_90),
        etiquetas: 'contém álcool',
        foto: ['wine-glass', 'grapes', 'cheese-wedge'],
      },
      {
        nome: 'Spritz da Nona',
        descricao: 'Aperitivo de laranja amarga, espumante brut, água com gás e uma fatia de laranja.',
        preco: centavos(36_90),
        etiquetas: 'contém álcool',
        foto: ['tropical-drink', 'tangerine'],
      },
      {
        nome: 'Café espresso',
        descricao: 'Grãos da Mantiqueira, torra média. Vem com um biscotto de amêndoas.',
        preco: centavos(8_90),
        foto: ['hot-beverage', 'cookie'],
      },
    ],
  },
]
