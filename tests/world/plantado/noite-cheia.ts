import type { PedidoPlantado } from './pedidos-plantados'

/** 60 characters. */
const NOTA_CURTA = 'Interfone quebrado: ligar ao chegar. Mandar guardanapos, sim'
/** 500 characters. */
export const NOTA_LONGA =
  'Sem glúten para o menino: é celíaco. Embalar à parte, por favor, e avisar o entregador. '
    .repeat(6)
    .slice(0, 499)
    .concat('!')

const NOMES = ['Mariana Alves', 'João Pedro Farias', 'Thiago Bernardes', 'Helena Moraes de Souza']

/** What three kinds of customers order, with the notes that a kitchen must not overlook. */
const CESTAS: readonly Pick<PedidoPlantado, 'tipoEntrega' | 'endereco' | 'itens'>[] = [
  {
    tipoEntrega: 'Receber no meu endereço',
    endereco: 'Rua Caiubi, 100 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 12',
    itens: [
      { nome: 'Risoto de cogumelos', extras: ['Sem cebola'], observacao: 'Sou alérgica a cebola.' },
      { nome: 'Tiramisù' },
    ],
  },
  {
    tipoEntrega: 'Retirar no local',
    itens: [{ nome: 'Pizza margherita', extras: ['Borda recheada'] }],
  },
  {
    tipoEntrega: 'Consumir no restaurante',
    itens: [
      { quantidade: 2, nome: 'Bruschetta al pomodoro' },
      { quantidade: 2, nome: 'Suco de uva integral' },
    ],
  },
]

/** This many open orders in each column. A third of them has a note of 60 characters, and the newest one of 500. */
export function noiteCheia(porColuna: Readonly<Record<string, number>>): PedidoPlantado[] {
  const status = Object.entries(porColuna).flatMap(([coluna, quantos]) => Array<string>(quantos).fill(coluna))
  return status.map((coluna, n) => ({
    ...CESTAS[n % CESTAS.length],
    nome: NOMES[n % NOMES.length] ?? '',
    status: coluna,
    minutos: 3 + 4 * n,
    observacoes: n === 0 ? NOTA_LONGA : n % 3 === 1 ? NOTA_CURTA : undefined,
  }))
}
