import { centavos, ZERO } from '~/domain/valores/centavos'
import type { EmpresaDemo } from './ficha'

const NA_SALGADA = [
  'Borda recheada de catupiry',
  'Borda recheada de cheddar',
  'Bacon em cubos',
  'Dobro de muçarela',
  'Sem cebola',
  'Massa fina',
]
const NA_DOCE = ['Borda recheada de chocolate', 'Bola de sorvete']

/** Orders by WhatsApp, fixed freight, two shifts a day of which the second crosses midnight. */
export const PIZZARIA_BELLA: EmpresaDemo = {
  slug: 'pizzaria-bella',
  razaosocial: 'Bella Massa Pizzaria Ltda.',
  nomefantasia: 'Pizzaria Bella',
  cnpj: 'B3LL4202000101',
  telefone: '11900002000',
  email: 'bella@exemplo.com.br',
  senha: 'pizzaria123',
  cep: '01327000',
  numero: '412',
  tipoPedido: 'whatsapp',
  statusPlano: 'mensal',
  cadastradaHaDias: 95,
  turnos: [
    { abre: '11:30', fecha: '14:30' },
    { abre: '18:00', fecha: '01:00' },
  ],
  frete: {
    calcularFretePorKm: false,
    valorFreteKm: null,
    valorFreteFixo: centavos(7_00),
    raioAtendimento: null,
  },
  extras: [
    { nome: 'Borda recheada de catupiry', preco: centavos(14_00), tipo: 'adicional' },
    { nome: 'Borda recheada de cheddar', preco: centavos(14_00), tipo: 'adicional' },
    { nome: 'Borda recheada de chocolate', preco: centavos(16_00), tipo: 'adicional' },
    { nome: 'Bacon em cubos', preco: centavos(9_50), tipo: 'adicional' },
    { nome: 'Dobro de muçarela', preco: centavos(12_00), tipo: 'adicional' },
    { nome: 'Bola de sorvete', preco: centavos(9_00), tipo: 'adicional' },
    { nome: 'Sem cebola', preco: ZERO, tipo: 'opcional' },
    { nome: 'Massa fina', preco: ZERO, tipo: 'opcional' },
  ],
  cardapio: [
    {
      nome: 'Pizzas salgadas',
      produtos: [
        {
          nome: 'Pizza de calabresa',
          descricao: 'Calabresa fatiada, cebola e orégano sobre molho de tomate fresco. 8 fatias.',
          preco: centavos(64_90),
          foto: ['pizza', 'onion', 'olive'],
          extras: NA_SALGADA,
        },
        {
          nome: 'Pizza de muçarela',
          descricao: 'Muito queijo derretido, tomate em rodelas e azeitonas pretas. 8 fatias.',
          preco: centavos(59_90),
          foto: ['pizza', 'cheese-wedge', 'tomato'],
          extras: NA_SALGADA,
        },
        {
          nome: 'Pizza portuguesa',
          descricao: 'Presunto, ovos, cebola, ervilha, muçarela e azeitonas. 8 fatias.',
          preco: centavos(69_90),
          foto: ['pizza', 'egg', 'olive'],
          extras: NA_SALGADA,
        },
        {
          nome: 'Pizza de frango com catupiry',
          descricao: 'Frango desfiado e temperado, milho e catupiry original. 8 fatias.',
          preco: centavos(68_90),
          foto: ['pizza', 'poultry-leg', 'ear-of-corn'],
          extras: NA_SALGADA,
        },
        {
          nome: 'Pizza pepperoni',
          descricao: 'Pepperoni crocante nas pontas, muçarela e um fio de mel picante. 8 fatias.',
          preco: centavos(72_90),
          foto: ['pizza', 'hot-pepper', 'cheese-wedge'],
          extras: NA_SALGADA,
        },
        {
          nome: 'Pizza da horta',
          descricao: 'Brócolis no alho, pimentão assado, tomatinhos e muçarela. Vegetariana. 8 fatias.',
          preco: centavos(66_90),
          foto: ['pizza', 'broccoli', 'bell-pepper'],
          extras: NA_SALGADA,
        },
        {
          nome: 'Pizza de atum',
          descricao: 'Atum sólido, cebola-roxa, azeitonas verdes e salsinha. 8 fatias.',
          preco: centavos(70_90),
          foto: ['pizza', 'fish', 'onion'],
          extras: NA_SALGADA,
        },
        {
          nome: 'Pizza caipira',
          descricao: 'Frango, bacon, milho e requeijão cremoso. 8 fatias.',
          preco: centavos(71_90),
          foto: ['pizza', 'bacon', 'ear-of-corn'],
          extras: NA_SALGADA,
        },
      ],
    },
    {
      nome: 'Pizzas doces',
      produtos: [
        {
          nome: 'Pizza de chocolate com morango',
          descricao: 'Chocolate ao leite derretido e morangos frescos. 8 fatias.',
          preco: centavos(62_90),
          foto: ['flatbread', 'chocolate-bar', 'strawberry'],
          extras: NA_DOCE,
        },
        {
          nome: 'Pizza de banana com canela',
          descricao: 'Banana, açúcar, canela e leite condensado. 8 fatias.',
          preco: centavos(54_90),
          foto: ['flatbread', 'banana', 'honey-pot'],
          extras: NA_DOCE,
        },
        {
          nome: 'Pizza Romeu e Julieta',
          descricao: 'Goiabada cremosa com queijo minas. 8 fatias.',
          preco: centavos(58_90),
          foto: ['flatbread', 'cheese-wedge', 'strawberry'],
          extras: NA_DOCE,
        },
      ],
    },
    {
      nome: 'Entradas',
      produtos: [
        {
          nome: 'Pão de alho da Bella',
          descricao: 'Seis fatias gratinadas com manteiga de alho e parmesão.',
          preco: centavos(24_90),
          foto: ['baguette-bread', 'garlic', 'butter'],
        },
        {
          nome: 'Fogazza de queijo',
          descricao: 'Massa frita leve, recheada de muçarela, tomate e orégano.',
          preco: centavos(29_90),
          foto: ['stuffed-flatbread', 'cheese-wedge', 'tomato'],
        },
      ],
    },
    {
      nome: 'Bebidas',
      produtos: [
        {
          nome: 'Refrigerante 2 litros',
          descricao: 'Cola ou guaraná: escreva na observação.',
          preco: centavos(16_90),
          foto: ['cup-with-straw', 'ice'],
        },
        {
          nome: 'Suco de laranja',
          descricao: 'Espremido na hora, 400 ml.',
          preco: centavos(13_90),
          foto: ['tropical-drink', 'tangerine'],
        },
        {
          nome: 'Cerveja long neck',
          descricao: 'Puro malte, 330 ml, sempre gelada. Só para maiores de 18 anos.',
          preco: centavos(14_90),
          foto: ['beer-mug', 'beer-mug'],
        },
        {
          nome: 'Vinho da casa 750 ml',
          descricao: 'Tinto suave ou seco, da Serra Gaúcha. Só para maiores de 18 anos.',
          preco: centavos(69_90),
          foto: ['wine-glass', 'grapes'],
        },
        {
          nome: 'Água sem gás',
          descricao: 'Garrafa de 500 ml.',
          preco: centavos(6_50),
          foto: null,
        },
      ],
    },
  ],
  clientes: [],
  pedidos: [],
}
