import { type Centavos, centavos } from '~/domain/valores/centavos'
import type { StatusDoPlano } from './plano'

export interface Plano {
  readonly status: Exclude<StatusDoPlano, 'teste'>
  readonly nome: string
  readonly preco: Centavos
  readonly periodo: string
  /** What one month costs, rounded down (plano-6). */
  readonly precoPorMes: Centavos
  readonly descricao: string
  readonly beneficios: readonly string[]
}

const BENEFICIOS = [
  'Pedidos ilimitados',
  'Produtos ilimitados',
  'Recibo automático por WhatsApp, pronto para enviar com um toque',
  'Impressão automática',
  'Painel de pedidos em tempo real',
  'Cardápio digital responsivo',
  'Gestão de pedidos',
  'Cadastro de clientes',
  'Cálculo automático de frete',
  'Várias formas de pagamento',
  'Atualizações gratuitas',
]

/** The plans that the landing page and /planos sell (plano-6, plano-7). */
export const PLANOS: readonly Plano[] = [
  {
    status: 'mensal',
    nome: 'Plano Mensal',
    preco: centavos(99_90),
    periodo: 'por mês',
    precoPorMes: centavos(99_90),
    descricao: 'Tudo o que o seu restaurante precisa para vender pela internet.',
    beneficios: [...BENEFICIOS, 'Suporte'],
  },
  {
    status: 'anual',
    nome: 'Plano Anual',
    preco: centavos(999_90),
    periodo: 'por ano',
    precoPorMes: centavos(83_32),
    descricao: 'O plano completo com 2 mensalidades grátis: equivale a R$\u00a083,32 por mês.',
    beneficios: [...BENEFICIOS, 'Suporte prioritário', 'Economia de 2 mensalidades'],
  },
]
