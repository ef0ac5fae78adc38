import { centavos } from '~/domain/valores/centavos'
import { NA_CARNE, NA_MASSA, NA_SALADA, NO_RISOTO } from './cantina-extras'
import { BEBIDA_DO_COMBO, NO_ALMOCO, PONTO_DA_CARNE } from './cantina-grupos'
import type { CategoriaDemo } from './empresa-demo'

export const DA_COZINHA: readonly CategoriaDemo[] = [
  {
    nome: 'Antipasti',
    produtos: [
      {
        nome: 'Bruschetta al pomodoro',
        descricao:
          'Pão italiano tostado na brasa, tomate maduro, alho, manjericão e azeite extravirgem. 4 fatias.',
        preco: centavos(34_90),
        foto: ['baguette-bread', 'tomato', 'herb'],
      },
      {
        nome: 'Burrata com tomates assados',
        descricao:
          'Burrata fresca de 200 g, tomatinhos confitados, pesto de manjericão e torradas de fermentação natural.',
        preco: centavos(68_90),
        etiquetas: 'vegetariano, sem glúten',
        foto: ['cheese-wedge', 'tomato', 'herb'],
      },
      {
        nome: 'Arancini de açafrão',
        descricao:
          'Seis bolinhos de risoto recheados de muçarela, crocantes por fora, com molho de tomate picante.',
        preco: centavos(42_90),
        foto: ['falafel', 'tomato', 'hot-pepper'],
        extras: ['Molho extra da casa', 'Parmesão ralado na hora'],
      },
      {
        nome: 'Focaccia de alecrim',
        descricao: 'Assada todas as manhãs, com flor de sal, alecrim e azeite. Acompanha manteiga da casa.',
        preco: centavos(27_90),
        etiquetas: 'vegetariano',
        foto: ['flatbread', 'herb', 'butter'],
      },
      {
        nome: 'Azeitonas temperadas',
        descricao: null,
        preco: centavos(22_90),
        etiquetas: 'vegano, sem glúten, sem lactose',
        foto: ['olive', 'garlic', 'hot-pepper'],
      },
    ],
  },
  {
    nome: 'Carnes e peixes',
    produtos: [
      {
        nome: 'Filé à parmegiana',
        descricao:
          'Filé-mignon empanado, molho de tomate da casa e muçarela gratinada, com arroz e batatas fritas.',
        preco: centavos(89_90),
        foto: ['shallow-pan-of-food', 'cheese-wedge', 'tomato'],
        extras: NA_CARNE,
      },
      {
        nome: 'Polpettone da Nona',
        descricao:
          'Receita da família desde 1962: bolo de carne recheado de muçarela ao sugo, com spaghetti na manteiga.',
        preco: centavos(74_90),
        foto: ['falafel', 'cheese-wedge', 'garlic'],
        extras: NA_CARNE,
      },
      {
        nome: 'Frango ao limone',
        descricao:
          'Coxa e sobrecoxa douradas no forno, molho de limão-siciliano e alcaparras, com batatas ao alecrim.',
        preco: centavos(62_90),
        foto: ['poultry-leg', 'lemon', 'potato'],
        extras: NA_CARNE,
      },
      {
        nome: 'Ossobuco com polenta',
        descricao: 'Cozido por seis horas no vinho tinto, servido sobre polenta cremosa e gremolata.',
        preco: centavos(94_90),
        foto: ['meat-on-bone', 'carrot', 'herb'],
        extras: NA_CARNE,
      },
      {
        nome: 'Pescada alla griglia',
        descricao: 'Pescada-amarela grelhada, legumes assados e manteiga de ervas.',
        preco: centavos(86_90),
        foto: ['fish', 'lemon', 'herb'],
        extras: NA_CARNE,
      },
      {
        nome: 'Bife ancho na brasa',
        descricao: 'Corte de 350 g grelhado no carvão, com chimichurri da casa e batatas rústicas.',
        preco: centavos(98_90),
        foto: ['cut-of-meat', 'potato', 'herb'],
        grupos: [PONTO_DA_CARNE.nome],
        extras: NA_CARNE,
      },
      {
        nome: 'Almoço executivo',
        descricao:
          'Frango grelhado, arroz, feijão, salada do dia e uma fruta. Só de segunda a sexta, no almoço.',
        preco: centavos(39_90),
        foto: ['bento-box', 'leafy-green', 'poultry-leg'],
        janelas: NO_ALMOCO,
      },
    ],
  },
  {
    nome: 'Massas',
    produtos: [
      {
        nome: 'Spaghetti alla carbonara',
        descricao:
          'Gemas caipiras, pecorino, guanciale crocante e pimenta-do-reino moída na hora. Sem creme, como em Roma.',
        preco: centavos(58_90),
        foto: ['spaghetti', 'egg', 'bacon'],
        extras: NA_MASSA,
      },
      {
        nome: 'Lasanha à bolonhesa',
        descricao:
          'Sete camadas de massa fresca, ragu de carne cozido por quatro horas, bechamel e parmesão gratinado.',
        preco: centavos(64_90),
        foto: ['pie', 'tomato', 'cheese-wedge'],
        extras: ['Parmesão ralado na hora', 'Burrata cremosa', 'Molho extra da casa'],
      },
      {
        nome: 'Nhoque ao sugo',
        descricao:
          'Nhoque de batata feito à mão, molho de tomate italiano e manjericão. O favorito das crianças.',
        preco: centavos(49_90),
        etiquetas: 'vegetariano',
        foto: ['pot-of-food', 'potato', 'tomato'],
        extras: NA_MASSA,
      },
      {
        nome: 'Ravióli de abóbora',
        descricao: 'Recheio de abóbora assada com amaretto, manteiga de sálvia e nozes tostadas.',
        preco: centavos(59_90),
        etiquetas: 'vegetariano',
        foto: ['dumpling', 'butter', 'chestnut'],
        extras: NA_MASSA,
      },
      {
        nome: 'Fettuccine ai funghi',
        descricao:
          'Fettuccine fresco com cogumelos porcini, shiitake e paris, creme de leite fresco e tomilho.',
        preco: centavos(66_90),
        foto: ['spaghetti', 'brown-mushroom', 'herb'],
        extras: NA_MASSA,
      },
      {
        nome: 'Combo da Nona',
        descricao: 'Rigatoni ao ragu, pão da casa e a bebida que você escolher.',
        preco: centavos(54_90),
        foto: ['pot-of-food', 'baguette-bread', 'tomato'],
        grupos: [BEBIDA_DO_COMBO.nome],
      },
      {
        nome: 'Linguine aos frutos do mar',
        descricao:
          'Camarões, lulas e mexilhões salteados no vinho branco com tomatinhos e um toque de pimenta.',
        preco: centavos(92_90),
        foto: ['spaghetti', 'shrimp', 'squid'],
        extras: NA_MASSA,
        inativo: true,
      },
    ],
  },
  {
    nome: 'Risotos',
    produtos: [
      {
        nome: 'Risoto de cogumelos',
        descricao: 'Arroz carnaroli, porcini e cogumelos frescos, vinho branco e lascas de parmesão.',
        preco: centavos(69_90),
        etiquetas: 'vegetariano, sem glúten',
        foto: ['curry-rice', 'brown-mushroom', 'garlic'],
        extras: NO_RISOTO,
      },
      {
        nome: 'Risoto de camarão e limão-siciliano',
        descricao: 'Camarões-rosa salteados, raspas de limão-siciliano e manjericão fresco.',
        preco: centavos(88_90),
        foto: ['shallow-pan-of-food', 'shrimp', 'lemon'],
        extras: NO_RISOTO,
      },
      {
        nome: 'Risoto alla milanese',
        descricao: 'O clássico de Milão: açafrão, tutano e parmesão curado por 24 meses.',
        preco: centavos(67_90),
        foto: ['shallow-pan-of-food', 'cheese-wedge', 'butter'],
        extras: NO_RISOTO,
      },
      {
        nome: 'Risoto de alcachofra',
        descricao: 'Corações de alcachofra de São Roque, limão-siciliano e parmesão. Só na safra.',
        preco: centavos(72_90),
        etiquetas: 'vegetariano, sem glúten',
        foto: ['curry-rice', 'leafy-green', 'lemon'],
        extras: NO_RISOTO,
        esgotado: true,
      },
      {
        nome: 'Risoto de beterraba e gorgonzola',
        descricao: 'Beterraba assada, gorgonzola dolce e nozes caramelizadas. Vegetariano.',
        preco: centavos(64_90),
        etiquetas: 'vegetariano, sem glúten',
        foto: ['curry-rice', 'cheese-wedge', 'chestnut'],
        extras: NO_RISOTO,
      },
    ],
  },
  {
    nome: 'Saladas',
    produtos: [
      {
        nome: 'Caprese',
        descricao: 'Muçarela de búfala, tomates maduros, manjericão e azeite extravirgem.',
        preco: centavos(44_90),
        etiquetas: 'vegetariano, sem glúten',
        foto: ['tomato', 'cheese-wedge', 'herb'],
        extras: NA_SALADA,
      },
      {
        nome: 'Salada César da casa',
        descricao: 'Alface-romana, frango grelhado, croutons de focaccia, parmesão e molho César.',
        preco: centavos(46_90),
        foto: ['green-salad', 'poultry-leg', 'bread'],
        extras: NA_SALADA,
      },
      {
        nome: 'Salada da horta',
        descricao: 'Folhas orgânicas, pepino, cenoura, milho e vinagrete de mostarda e mel.',
        preco: centavos(36_90),
        etiquetas: 'vegetariano, sem glúten, sem lactose',
        foto: ['green-salad', 'cucumber', 'carrot'],
        extras: NA_SALADA,
      },
    ],
  },
]
