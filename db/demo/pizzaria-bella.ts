import type { Cor } from '~/domain/aparencia/cor'
import { centavos, ZERO } from '~/domain/valores/centavos'
import { BAIRROS_DA_BELLA } from './bella-bairros'
import { BORDA, SABORES_DOCES, SABORES_ESPECIAIS, SABORES_SALGADOS, TAMANHOS } from './bella-sabores'
import type { EmpresaDemo } from './empresa-demo'

const NA_SALGADA = ['Bacon em cubos', 'Dobro de muçarela', 'Sem cebola']
const NO_CALZONE = ['Recheio extra de catupiry', 'Bacon em cubos', 'Sem cebola']
const NA_DOCE = ['Bola de sorvete']

/** Orders by WhatsApp, freight by bairro, two shifts a day of which the second crosses midnight. */
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
  frete: { modoFrete: 'bairros' },
  rosto: {
    cor: '#1e7a34' as Cor,
    logo: { icone: 'pizza', forma: 'disco', fundo: '#fff8ec', borda: '#c62828' },
    capa: {
      fundo: ['#1e7a34', '#0f4a1e'],
      estampa: 'xadrez',
      tinta: '#c6282866',
      pratos: ['tomato', 'pizza', 'olive', 'pizza', 'cheese-wedge'],
    },
  },
  bairros: BAIRROS_DA_BELLA,
  tempo: { preparoMin: 40 },
  pix: { tipo: 'cnpj', chave: 'B3LL4202000101', nome: 'PIZZARIA BELLA', cidade: 'SAO PAULO' },
  cupons: [
    { codigo: 'PIZZA10', tipo: 'percentual', percentual: 10 },
    { codigo: 'FRETEGRATIS', tipo: 'frete', minimo: centavos(80_00) },
  ],
  extras: [
    { nome: 'Recheio extra de catupiry', preco: centavos(14_00), tipo: 'adicional' },
    { nome: 'Bacon em cubos', preco: centavos(9_50), tipo: 'adicional' },
    { nome: 'Dobro de muçarela', preco: centavos(12_00), tipo: 'adicional' },
    { nome: 'Bola de sorvete', preco: centavos(9_00), tipo: 'adicional' },
    { nome: 'Sem cebola', preco: ZERO, tipo: 'opcional' },
  ],
  grupos: [SABORES_SALGADOS, SABORES_ESPECIAIS, SABORES_DOCES, BORDA],
  ordem: ['Pizzas', 'Calzones', 'Entradas', 'Bebidas'],
  cardapio: [
    {
      nome: 'Pizzas',
      produtos: [
        {
          nome: 'Pizza salgada',
          descricao:
            'Até 3 sabores, salgados e doces na mesma pizza. Broto de 4 fatias (1 sabor), Grande de 8 (2) ou Família de 12 (3).',
          preco: ZERO,
          foto: ['pizza', 'onion', 'olive'],
          tamanhos: TAMANHOS,
          grupos: [SABORES_SALGADOS.nome, SABORES_ESPECIAIS.nome, SABORES_DOCES.nome, BORDA.nome],
          extras: NA_SALGADA,
        },
        {
          nome: 'Pizza doce',
          descricao:
            'Até 3 sabores para fechar a noite. Broto de 4 fatias (1 sabor), Grande de 8 (2) ou Família de 12 (3).',
          preco: ZERO,
          foto: ['flatbread', 'chocolate-bar', 'strawberry'],
          tamanhos: TAMANHOS,
          grupos: [SABORES_DOCES.nome, BORDA.nome],
          extras: NA_DOCE,
        },
      ],
    },
    {
      nome: 'Calzones',
      produtos: [
        {
          nome: 'Calzone de calabresa',
          descricao: 'Massa de pizza fechada, com calabresa, cebola, muçarela e orégano. Serve duas pessoas.',
          preco: centavos(64_90),
          serve: 2,
          foto: ['dumpling', 'onion', 'olive'],
          extras: NO_CALZONE,
        },
        {
          nome: 'Calzone de frango com catupiry',
          descricao: 'Frango desfiado e temperado, milho e catupiry original. Serve duas pessoas.',
          preco: centavos(68_90),
          serve: 2,
          foto: ['dumpling', 'poultry-leg', 'ear-of-corn'],
          extras: NO_CALZONE,
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
          etiquetas: 'vegetariano',
          foto: ['baguette-bread', 'garlic', 'butter'],
        },
        {
          nome: 'Fogazza de queijo',
          descricao: 'Massa frita leve, recheada de muçarela, tomate e orégano.',
          preco: centavos(29_90),
          etiquetas: 'vegetariano',
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
          etiquetas: 'contém álcool',
          foto: ['beer-mug', 'beer-mug'],
        },
        {
          nome: 'Vinho da casa 750 ml',
          descricao: 'Tinto suave ou seco, da Serra Gaúcha. Só para maiores de 18 anos.',
          preco: centavos(69_90),
          etiquetas: 'contém álcool',
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
