import { type Recusa, recusar } from '~/domain/respostas/recusa'
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
