import { centavos } from '~/domain/valores/centavos'
import { ACOMPANHAMENTO, ADICIONAIS, BEBIDA, MOLHOS, PONTO_DO_BURGER, TIRAR } from './burger-grupos'
import { CEP_PERTO } from './ceps'
import type { ClienteDemo, PedidoDemo } from './empresa-demo'
import { entrega, escolhido, item, retira, retiraNoBalcao } from './pedido-demo'

// biome-ignore format: one line per customer
export const CLIENTES_DO_BURGER: readonly ClienteDemo[] = [
  { nome: 'Caio Batista', telefone: '11900004101', email: 'caio@exemplo.com.br', endereco: { cep: '05433010', numero: '302', complemento: 'Casa 1' } },
  { nome: 'Júlia Sampaio', telefone: '11900004102', email: null, endereco: { cep: CEP_PERTO, numero: '77', complemento: 'Apto 41' } },
  { nome: 'Marcos Vinícius Rocha', telefone: '11900004103', email: null, endereco: { cep: '01305100', numero: '2200', complemento: null } },
  { nome: 'Renata Kobayashi', telefone: '11900004104', email: 'renata@exemplo.com.br', endereco: { cep: '01426001', numero: '512', complemento: '6º andar' } },
  { nome: 'Samuel Teixeira', telefone: '11900004105', email: null, endereco: null },
]

const ponto = (nome: string) => [PONTO_DO_BURGER.nome, nome] as const
const mais = (nome: string, quantidade = 1) => [ADICIONAIS.nome, nome, quantidade] as const
const combo = (lado: string, bebida: string) =>
  [
    [ACOMPANHAMENTO.nome, lado],
    [BEBIDA.nome, bebida],
  ] as const

const HORA = 60
const DIA = 24 * HORA

export const PEDIDOS_DO_BURGER: readonly PedidoDemo[] = [
  {
    ...entrega('Caio Batista'),
    numero: 53817046,
    haMinutos: 3,
    formaPagamento: 'pix',
    caminho: [],
    itens: [
      escolhido(2, 'Duplo Cheddar', [ponto('Ao ponto'), mais('Bacon em tiras', 2), mais('Ovo caipira')]),
      escolhido(1, 'Batata rústica', [[MOLHOS.nome, 'Maionese verde', 2]]),
    ],
  },
  {
    ...retira('Samuel Teixeira'),
    numero: 20498173,
    haMinutos: 6,
    formaPagamento: 'cartao_debito',
    caminho: [],
    itens: [
      escolhido(1, 'Combo da Vila', [
        ponto('Bem passado'),
        [TIRAR.nome, 'Sem cebola'],
        ...combo('Batata rústica', 'Guaraná em lata'),
      ]),
    ],
  },
  {
    ...entrega('Júlia Sampaio'),
    numero: 87351602,
    haMinutos: 15,
    formaPagamento: 'pix',
    observacoes: 'Deixar na portaria.',
    caminho: ['Em Preparação'],
    itens: [
      escolhido(1, 'Cogumelo da Feira', [mais('Fatia de cheddar')]),
      escolhido(1, 'Combo da criança', [...combo('Salada verde', 'Milk-shake pequeno')]),
    ],
  },
  {
    ...entrega('Renata Kobayashi'),
    numero: 41960738,
    haMinutos: 38,
    formaPagamento: 'dinheiro',
    dinheiro: centavos(100_00),
    caminho: ['Em Preparação', 'Em Rota'],
    itens: [escolhido(1, 'Vila Clássico', [ponto('Mal passado')]), item(1, 'Batata da Vila')],
  },
  {
    ...entrega('Marcos Vinícius Rocha'),
    numero: 69275814,
    haMinutos: 4 * HORA,
    formaPagamento: 'pix',
    caminho: ['Em Preparação', 'Em Rota', 'Finalizado'],
    itens: [
      escolhido(1, 'Combo Aspicuelta', [
        ponto('Ao ponto'),
        mais('Burger extra de 150 g'),
        ...combo('Anéis de cebola', 'Chá gelado da casa'),
      ]),
    ],
  },
  {
    ...retiraNoBalcao('Samuel Teixeira'),
    numero: 35704921,
    haMinutos: DIA + HORA,
    formaPagamento: 'cartao_credito',
    caminho: ['Em Preparação', 'Finalizado'],
    itens: [escolhido(2, 'Smash da Rua', []), item(2, 'Cola em lata')],
  },
  {
    ...entrega('Caio Batista'),
    numero: 92146583,
    haMinutos: 2 * DIA + 3 * HORA,
    formaPagamento: 'cartao_credito',
    caminho: ['Cancelado'],
    motivo: 'O cliente mudou de ideia.',
    itens: [escolhido(1, 'Frango Crocante', [[TIRAR.nome, 'Sem picles']])],
  },
]
