import { centavos } from '~/domain/valores/centavos'
import { ACOMPANHAMENTO, ADICIONAIS, BEBIDA, MOLHOS, PONTO_DO_BURGER, TIRAR } from './burger-grupos'
import type { CategoriaDemo } from './empresa-demo'

const NO_BURGER = [PONTO_DO_BURGER.nome, ADICIONAIS.nome, TIRAR.nome]
/** Thin, or without beef: nobody is asked how it should be done. */
const SEM_PONTO = [ADICIONAIS.nome, TIRAR.nome]
const NO_COMBO = [ACOMPANHAMENTO.nome, BEBIDA.nome]

export const CARDAPIO_DO_BURGER: readonly CategoriaDemo[] = [
  {
    nome: 'Combos',
    produtos: [
      {
        nome: 'Combo da Vila',
        descricao: 'Vila Clássico, um acompanhamento e uma bebida.',
        preco: centavos(52_90),
        foto: ['hamburger', 'french-fries', 'cup-with-straw'],
        grupos: [...NO_BURGER, ...NO_COMBO],
      },
      {
        nome: 'Combo Aspicuelta',
        descricao: 'Duplo Cheddar, um acompanhamento e uma bebida.',
        preco: centavos(64_90),
        foto: ['hamburger', 'cheese-wedge', 'cup-with-straw'],
        grupos: [...NO_BURGER, ...NO_COMBO],
      },
      {
        nome: 'Combo da criança',
        descricao: 'Smash pequeno só com queijo, um acompanhamento e uma bebida.',
        preco: centavos(36_90),
        foto: ['hamburger', 'potato', 'tropical-drink'],
        grupos: [...NO_COMBO],
      },
    ],
  },
  {
    nome: 'Burgers',
    produtos: [
      {
        nome: 'Vila Clássico',
        descricao: '150 g de carne na brasa, queijo prato, alface, tomate, cebola, picles e molho da casa.',
        preco: centavos(32_90),
        foto: ['hamburger', 'tomato', 'leafy-green'],
        grupos: NO_BURGER,
      },
      {
        nome: 'Bacon da Esquina',
        descricao: '150 g de carne na brasa, cheddar, bacon em tiras, cebola e barbecue.',
        preco: centavos(38_90),
        foto: ['hamburger', 'bacon', 'onion'],
        grupos: NO_BURGER,
      },
      {
        nome: 'Duplo Cheddar',
        descricao: 'Duas carnes de 150 g, muito cheddar, cebola caramelizada e picles.',
        preco: centavos(45_90),
        foto: ['hamburger', 'cheese-wedge', 'cucumber'],
        grupos: NO_BURGER,
      },
      {
        nome: 'Smash da Rua',
        descricao: 'Duas carnes finas de 70 g prensadas na chapa, queijo prato, cebola e molho da casa.',
        preco: centavos(27_90),
        foto: ['hamburger', 'onion', 'butter'],
        grupos: SEM_PONTO,
      },
      {
        nome: 'Frango Crocante',
        descricao: 'Sobrecoxa empanada, maionese verde, picles e salada de repolho.',
        preco: centavos(33_90),
        foto: ['poultry-leg', 'cucumber', 'leafy-green'],
        grupos: SEM_PONTO,
      },
      {
        nome: 'Cogumelo da Feira',
        descricao: 'Burger de cogumelos e grão-de-bico, queijo prato, rúcula e tomate. Vegetariano.',
        preco: centavos(36_90),
        foto: ['brown-mushroom', 'leafy-green', 'tomato'],
        grupos: SEM_PONTO,
      },
    ],
  },
  {
    nome: 'Para acompanhar',
    produtos: [
      {
        nome: 'Batata rústica',
        descricao: 'Com casca, alecrim e flor de sal. 350 g.',
        preco: centavos(19_90),
        foto: ['french-fries', 'potato', 'herb'],
        grupos: [MOLHOS.nome],
      },
      {
        nome: 'Batata da Vila',
        descricao: 'A rústica com cheddar, bacon e cebolinha. Serve dois.',
        preco: centavos(32_90),
        foto: ['french-fries', 'cheese-wedge', 'bacon'],
      },
      {
        nome: 'Anéis de cebola',
        descricao: 'Doze anéis, empanados na hora.',
        preco: centavos(23_90),
        foto: ['onion', 'lemon'],
        grupos: [MOLHOS.nome],
      },
    ],
  },
  {
    nome: 'Bebidas e doces',
    produtos: [
      {
        nome: 'Guaraná em lata',
        descricao: '350 ml, gelado.',
        preco: centavos(7_50),
        foto: ['cup-with-straw', 'ice'],
      },
      { nome: 'Cola em lata', descricao: '350 ml, gelada.', preco: centavos(7_50), foto: null },
      {
        nome: 'Chá gelado da casa',
        descricao: 'Mate com limão e hortelã, 400 ml.',
        preco: centavos(11_90),
        foto: ['tropical-drink', 'lemon', 'herb'],
      },
      {
        nome: 'Milk-shake de morango',
        descricao: 'Sorvete, leite e morangos de verdade, 400 ml.',
        preco: centavos(24_90),
        foto: ['glass-of-milk', 'strawberry'],
      },
      {
        nome: 'Brownie com sorvete',
        descricao: 'Quente, com uma bola de sorvete de creme.',
        preco: centavos(22_90),
        foto: ['chocolate-bar', 'soft-ice-cream'],
      },
    ],
  },
]
