import { centavos } from '~/domain/valores/centavos'
import type { PedidoDemo } from './empresa-demo'
import { entrega, item, naMesa, retira, retiraNoBalcao } from './pedido-demo'

const NOVO = { caminho: [] } as const
const NA_COZINHA = { caminho: ['Em Preparação'] } as const
const NA_RUA = { caminho: ['Em Preparação', 'Em Rota'] } as const

export const PEDIDOS_ABERTOS: readonly PedidoDemo[] = [
  {
    ...entrega('Mariana Alves'),
    ...NOVO,
    numero: 48210375,
    haMinutos: 2,
    formaPagamento: 'pix',
    observacoes: 'Interfone quebrado, por favor ligar ao chegar.',
    itens: [
      item(1, 'Spaghetti alla carbonara', ['Parmesão ralado na hora', 'Bacon crocante']),
      item(1, 'Lasanha à bolonhesa'),
      item(2, 'Limonada siciliana', ['Gelo e limão']),
    ],
  },
  {
    ...entrega('João Pedro Farias'),
    ...NOVO,
    numero: 71934826,
    haMinutos: 4,
    formaPagamento: 'dinheiro',
    dinheiro: centavos(150_00),
    itens: [item(1, 'Pizza margherita', ['Borda recheada de catupiry'], 'Bem assada, por favor.')],
  },
  {
    ...retira('Thiago Bernardes'),
    ...NOVO,
    numero: 30567149,
    haMinutos: 7,
    formaPagamento: 'cartao_debito',
    itens: [item(2, 'Nhoque ao sugo', ['Molho extra da casa']), item(2, 'Suco de uva integral')],
  },
  {
    ...entrega('Helena Moraes'),
    ...NOVO,
    numero: 92481650,
    haMinutos: 11,
    formaPagamento: 'cartao_credito',
    itens: [
      item(1, 'Risoto de cogumelos', ['Sem cebola'], 'Sou alérgica a cebola.'),
      item(1, 'Tiramisù', ['Bola de sorvete de creme']),
    ],
  },
  {
    ...naMesa('Otávio Ramos'),
    ...NOVO,
    numero: 15738294,
    haMinutos: 14,
    formaPagamento: 'dinheiro',
    dinheiro: centavos(100_00),
    observacoes: 'Mesa 7.',
    itens: [item(1, 'Bruschetta al pomodoro'), item(1, 'Taça de vinho tinto da casa')],
  },
  {
    ...entrega('Luciana Prado'),
    ...NA_COZINHA,
    numero: 64029517,
    haMinutos: 16,
    formaPagamento: 'cartao_credito',
    observacoes: 'Deixar na recepção, em nome de Luciana.',
    itens: [
      item(3, 'Salada César da casa', ['Molho à parte']),
      item(2, 'Filé à parmegiana'),
      item(5, 'Água mineral', [], '3 com gás e 2 sem gás.'),
    ],
  },
  {
    ...entrega('Carlos Eduardo Mendes'),
    ...NA_COZINHA,
    numero: 27165983,
    haMinutos: 19,
    formaPagamento: 'pix',
    itens: [item(1, 'Ossobuco com polenta'), item(1, 'Burrata com tomates assados')],
  },
  {
    ...retira('Diego Santana'),
    ...NA_COZINHA,
    numero: 83640271,
    haMinutos: 22,
    formaPagamento: 'dinheiro',
    dinheiro: centavos(200_00),
    itens: [
      item(1, 'Pizza de calabresa artesanal', ['Sem cebola']),
      item(1, 'Pizza quatro queijos', ['Borda recheada de catupiry', 'Bacon crocante']),
    ],
  },
  {
    ...naMesa('Patrícia Gomes'),
    ...NA_COZINHA,
    numero: 50917438,
    haMinutos: 25,
    formaPagamento: 'cartao_debito',
    observacoes: 'Mesa 3, aniversário: trazer uma vela com a sobremesa.',
    itens: [
      item(2, 'Spritz da Nona'),
      item(1, 'Risoto de camarão e limão-siciliano'),
      item(1, 'Pescada alla griglia', ['Molho à parte']),
      item(1, 'Torta de maçã da Nona', ['Bola de sorvete de creme']),
    ],
  },
  {
    ...retiraNoBalcao('Otávio Ramos'),
    ...NA_COZINHA,
    numero: 39482106,
    haMinutos: 28,
    formaPagamento: 'pix',
    itens: [item(4, 'Arancini de açafrão', ['Molho extra da casa'])],
  },
  {
    ...entrega('Rafael Nogueira'),
    ...NA_RUA,
    numero: 76253890,
    haMinutos: 36,
    formaPagamento: 'dinheiro',
    dinheiro: centavos(200_00),
    itens: [item(2, 'Fettuccine ai funghi', ['Parmesão ralado na hora']), item(1, 'Focaccia de alecrim')],
  },
  {
    ...entrega('Beatriz Tanaka'),
    ...NA_RUA,
    numero: 41870562,
    haMinutos: 41,
    formaPagamento: 'pix',
    observacoes: 'Portaria 24 horas: deixar com o porteiro.',
    itens: [
      item(1, 'Ravióli de abóbora', ['Burrata cremosa']),
      item(1, 'Polpettone da Nona'),
      item(2, 'Gelato artesanal', [], 'Um de pistache com limão, outro só de chocolate.'),
    ],
  },
  {
    ...entrega('Antônio Sérgio Lima'),
    ...NA_RUA,
    numero: 68394712,
    haMinutos: 47,
    formaPagamento: 'cartao_credito',
    itens: [item(1, 'Pizza parma e rúcula'), item(1, 'Pizza de abobrinha', ['Sem cebola'])],
  },
  {
    ...entrega('Fernanda Ribeiro'),
    ...NA_RUA,
    numero: 22751649,
    haMinutos: 52,
    formaPagamento: 'cartao_debito',
    itens: [
      item(1, 'Frango ao limone', ['Molho extra da casa']),
      item(1, 'Panna cotta com calda de morango'),
    ],
  },
]
