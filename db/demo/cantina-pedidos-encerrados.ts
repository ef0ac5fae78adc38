import { centavos } from '~/domain/valores/centavos'
import type { PedidoDemo } from './empresa-demo'
import { entrega, item, naMesa, retira, retiraNoBalcao } from './pedido-demo'

const ENTREGUE = { caminho: ['Em Preparação', 'Em Rota', 'Finalizado'] } as const
/** An order that is not delivered: its card skips a column. */
const SERVIDO = { caminho: ['Em Preparação', 'Finalizado'] } as const

const HORA = 60
const DIA = 24 * HORA

export const PEDIDOS_ENCERRADOS: readonly PedidoDemo[] = [
  {
    ...entrega('Mariana Alves'),
    ...ENTREGUE,
    numero: 57108324,
    haMinutos: 3 * HORA,
    formaPagamento: 'pix',
    itens: [item(1, 'Pizza margherita'), item(1, 'Cannoli siciliano')],
  },
  {
    ...retira('Carlos Eduardo Mendes'),
    ...SERVIDO,
    numero: 89462057,
    haMinutos: 5 * HORA,
    formaPagamento: 'cartao_credito',
    itens: [item(2, 'Lasanha à bolonhesa', ['Burrata cremosa'])],
  },
  {
    ...naMesa('Luciana Prado'),
    ...SERVIDO,
    numero: 34689715,
    haMinutos: 8 * HORA,
    formaPagamento: 'cartao_credito',
    observacoes: 'Mesa 12.',
    itens: [
      item(4, 'Café espresso'),
      item(2, 'Tiramisù'),
      item(1, 'Azeitonas temperadas'),
      item(2, 'Taça de vinho tinto da casa'),
    ],
  },
  {
    ...entrega('Patrícia Gomes'),
    ...ENTREGUE,
    numero: 70315946,
    haMinutos: 22 * HORA,
    formaPagamento: 'dinheiro',
    dinheiro: centavos(120_00),
    itens: [item(1, 'Risoto alla milanese'), item(1, 'Salada da horta')],
  },
  {
    ...entrega('Beatriz Tanaka'),
    ...ENTREGUE,
    numero: 18947263,
    haMinutos: DIA + 3 * HORA,
    formaPagamento: 'pix',
    itens: [
      item(
        1,
        'Spaghetti alla carbonara',
        ['Massa sem glúten'],
        'Doença celíaca: cuidado com a contaminação.',
      ),
    ],
  },
  {
    ...retiraNoBalcao('Thiago Bernardes'),
    ...SERVIDO,
    numero: 96520481,
    haMinutos: 2 * DIA,
    formaPagamento: 'dinheiro',
    dinheiro: centavos(75_00),
    itens: [item(1, 'Polpettone da Nona')],
  },
  {
    ...entrega('Helena Moraes'),
    ...ENTREGUE,
    numero: 43078629,
    haMinutos: 3 * DIA + 5 * HORA,
    formaPagamento: 'cartao_debito',
    itens: [item(1, 'Caprese', ['Burrata cremosa']), item(1, 'Risoto de beterraba e gorgonzola')],
  },
  {
    ...entrega('Mariana Alves'),
    ...ENTREGUE,
    numero: 81236594,
    haMinutos: 6 * DIA + 2 * HORA,
    formaPagamento: 'cartao_credito',
    observacoes: 'Sem talheres descartáveis.',
    itens: [item(3, 'Nhoque ao sugo', ['Parmesão ralado na hora']), item(3, 'Gelato artesanal')],
  },
  {
    ...entrega('Rafael Nogueira'),
    caminho: ['Cancelado'],
    motivo: 'O cliente desistiu: pediu por engano.',
    numero: 25894130,
    haMinutos: 95,
    formaPagamento: 'pix',
    itens: [item(1, 'Pizza quatro queijos')],
  },
  {
    ...entrega('Antônio Sérgio Lima'),
    caminho: ['Em Preparação', 'Cancelado'],
    motivo: 'Acabou o peixe; o cliente preferiu não trocar.',
    numero: 62741908,
    haMinutos: 20 * HORA,
    formaPagamento: 'cartao_credito',
    itens: [item(2, 'Pescada alla griglia')],
  },
  {
    ...retira('Diego Santana'),
    caminho: ['Cancelado'],
    numero: 53617842,
    haMinutos: 2 * DIA + 4 * HORA,
    formaPagamento: 'dinheiro',
    dinheiro: centavos(50_00),
    itens: [item(1, 'Bruschetta al pomodoro')],
  },
]
