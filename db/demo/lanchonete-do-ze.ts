import { centavos, ZERO } from '~/domain/valores/centavos'
import type { EmpresaDemo } from './empresa-demo'

const NO_LANCHE = ['Ovo', 'Bacon', 'Queijo extra', 'Sem maionese']
const NA_PORCAO = ['Cheddar e bacon']

/** The trial is over: the board is replaced, and the menu takes no orders. */
export const LANCHONETE_DO_ZE: EmpresaDemo = {
  slug: 'lanchonete-do-ze',
  razaosocial: 'José Aparecido da Silva Lanches ME',
  nomefantasia: 'Lanchonete do Zé',
  cnpj: '99777666000118',
  telefone: '11900003000',
  email: 'ze@exemplo.com.br',
  senha: 'lanche123',
  cep: '02030000',
  numero: '1516',
  tipoPedido: 'sistema',
  statusPlano: 'teste',
  cadastradaHaDias: 30,
  turnos: [{ abre: '07:00', fecha: '22:00' }],
  frete: {
    modoFrete: 'fixo',
    valorFreteKm: null,
    valorFreteFixo: centavos(5_00),
    raioAtendimento: null,
  },
  extras: [
    { nome: 'Ovo', preco: centavos(3_00), tipo: 'adicional' },
    { nome: 'Bacon', preco: centavos(5_00), tipo: 'adicional' },
    { nome: 'Queijo extra', preco: centavos(4_00), tipo: 'adicional' },
    { nome: 'Cheddar e bacon', preco: centavos(9_90), tipo: 'adicional' },
    { nome: 'Sem maionese', preco: ZERO, tipo: 'opcional' },
  ],
  grupos: [],
  cardapio: [
    {
      nome: 'Lanches',
      produtos: [
        {
          nome: 'X-Salada',
          descricao: 'Hambúrguer de 120 g, queijo, alface, tomate e maionese da casa.',
          preco: centavos(24_90),
          foto: ['hamburger', 'tomato', 'leafy-green'],
          extras: NO_LANCHE,
        },
        {
          nome: 'X-Bacon',
          descricao: 'Hambúrguer de 120 g, queijo, bacon crocante e maionese da casa.',
          preco: centavos(28_90),
          foto: ['hamburger', 'bacon', 'cheese-wedge'],
          extras: NO_LANCHE,
        },
        {
          nome: 'X-Tudo do Zé',
          descricao:
            'Dois hambúrgueres, ovo, bacon, presunto, queijo, milho, alface e tomate. Vem com guardanapo extra.',
          preco: centavos(36_90),
          foto: ['hamburger', 'egg', 'bacon'],
          extras: NO_LANCHE,
        },
        {
          nome: 'Bauru',
          descricao: 'Rosbife, queijo derretido, tomate e picles no pão francês.',
          preco: centavos(22_90),
          foto: ['sandwich', 'cheese-wedge', 'tomato'],
          extras: NO_LANCHE,
        },
        {
          nome: 'Cachorro-quente completo',
          descricao: 'Duas salsichas, purê, milho, vinagrete e batata palha.',
          preco: centavos(18_90),
          foto: ['hot-dog', 'potato', 'ear-of-corn'],
          extras: NO_LANCHE,
        },
        {
          nome: 'Misto-quente',
          descricao: 'Presunto e queijo na chapa, com bastante manteiga.',
          preco: centavos(14_90),
          foto: ['sandwich', 'butter', 'cheese-wedge'],
          extras: NO_LANCHE,
        },
      ],
    },
    {
      nome: 'Porções e salgados',
      produtos: [
        {
          nome: 'Batata frita',
          descricao: 'Porção de 400 g, sequinha, com maionese verde.',
          preco: centavos(26_90),
          foto: ['french-fries', 'potato'],
          extras: NA_PORCAO,
        },
        {
          nome: 'Pastel de queijo',
          descricao: 'Frito na hora, grande, com recheio até a ponta.',
          preco: centavos(11_90),
          foto: ['dumpling', 'cheese-wedge'],
        },
        {
          nome: 'Coxinha',
          descricao: 'Massa de batata e frango desfiado bem temperado.',
          preco: centavos(9_90),
          foto: ['poultry-leg', 'potato'],
        },
      ],
    },
    {
      nome: 'Bebidas',
      produtos: [
        {
          nome: 'Caldo de cana com limão',
          descricao: 'Moído na hora, 500 ml.',
          preco: centavos(12_90),
          foto: ['cup-with-straw', 'lemon'],
        },
        {
          nome: 'Vitamina de banana',
          descricao: 'Banana, leite e aveia, 400 ml.',
          preco: centavos(15_90),
          foto: ['glass-of-milk', 'banana'],
        },
        {
          nome: 'Café coado',
          descricao: 'Na xícara ou no copo americano.',
          preco: centavos(5_00),
          foto: ['hot-beverage', 'cookie'],
        },
      ],
    },
  ],
  clientes: [],
  pedidos: [],
}
