import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, centavos } from '~/domain/valores/centavos'
import { diasEntre } from '~/domain/valores/instante'

export const STATUS_DO_PLANO = ['teste', 'mensal', 'anual'] as const

export type StatusDoPlano = (typeof STATUS_DO_PLANO)[number]

/** Whether a company's orders are stored or leave as a message (empresa-6). */
export type TipoPedido = 'sistema' | 'whatsapp'

const DIAS_DE_TESTE = 7

export const TESTE_EXPIRADO = 'Seu período de teste expirou'

export interface EmpresaEmPlano {
  readonly statusPlano: StatusDoPlano
  /** 'YYYY-MM-DD', local date of the signup. */
  readonly dataCadastro: string
  /** 7 when null. */
  readonly diasTeste: number | null
}

export interface SituacaoDoTeste {
  readonly emTeste: boolean
  /** Whole days, the signup's own day included; 0 once expired; null outside the trial. */
  readonly diasRestantes: number | null
  readonly expirado: boolean
}

/**
 * Where a company stands in its trial on `hoje`, the local date in its own zone (plano-2). A paid plan has no banner
 * and no limit.
 */
export function situacaoDoTeste(empresa: EmpresaEmPlano, hoje: string): SituacaoDoTeste {
  if (empresa.statusPlano !== 'teste') return { emTeste: false, diasRestantes: null, expirado: false }
  const passados = Math.max(0, diasEntre(empresa.dataCadastro, hoje))
  const diasRestantes = Math.max(0, (empresa.diasTeste ?? DIAS_DE_TESTE) - passados)
  return { emTeste: true, diasRestantes, expirado: diasRestantes === 0 }
}

/** The panel's banner: days remaining, or the expired text; null when the company pays (plano-3). */
export function textoDoTeste({ emTeste, diasRestantes, expirado }: SituacaoDoTeste): string | null {
  if (!emTeste) return null
  if (expirado) return TESTE_EXPIRADO
  return diasRestantes === 1
    ? 'Período de teste: resta 1 dia.'
    : `Período de teste: restam ${diasRestantes} dias.`
}

/**
 * Refuses the checkout of a company whose trial is over: nobody could see a stored order. An order that leaves by
 * WhatsApp needs no board and goes on (plano-5). `hoje` as in `situacaoDoTeste`.
 */
export function recusarPorPlano(
  empresa: EmpresaEmPlano & { readonly tipoPedido: TipoPedido },
  hoje: string,
): Recusa | null {
  if (empresa.tipoPedido !== 'sistema' || !situacaoDoTeste(empresa, hoje).expirado) return null
  return recusar(
    'plano-expirado',
    'Estabelecimento Fechado',
    'Este estabelecimento não está recebendo pedidos no momento.',
  )
}

/** Refuses every action on the board of a company whose trial is over (plano-4). */
export function recusarQuadro(empresa: EmpresaEmPlano, hoje: string): Recusa | null {
  if (!situacaoDoTeste(empresa, hoje).expirado) return null
  return recusar('teste-expirado', TESTE_EXPIRADO, 'Com um plano, o painel volta como estava.')
}

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
    descricao: 'O plano completo com 2 mensalidades grátis: equivale a R$ 83,32 por mês.',
    beneficios: [...BENEFICIOS, 'Suporte prioritário', 'Economia de 2 mensalidades'],
  },
]
