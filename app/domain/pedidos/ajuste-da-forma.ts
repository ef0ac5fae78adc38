import { type Centavos, centavos } from '~/domain/valores/centavos'
import { rotuloDaForma } from './forma-pagamento'
import { dizerAjusteDaForma, type FormaDaLoja } from './formas-da-loja'
import { type Ajuste, type AjusteDoPedido, ehTaxa, type Valores } from './valores'

/** True for the line that the way to pay has brought. */
export function ehDaForma({ alvo }: Pick<Ajuste, 'alvo'>): boolean {
  return alvo === 'pagamento' || alvo === 'acrescimo'
}

/** How an edited order is paid as it is stored: the total without the line of its way to pay, and that line. */
export interface FormaDeAntes {
  readonly forma: string
  readonly semForma: Centavos
  readonly ajustes: readonly AjusteDoPedido[]
}

interface PedidoGuardado {
  readonly formaPagamento: string
  readonly totalComFrete: Centavos
  readonly ajustes: readonly (Ajuste & { readonly rotulo?: string | null })[]
}

export function formaDeAntes({
  formaPagamento: forma,
  totalComFrete,
  ajustes,
}: PedidoGuardado): FormaDeAntes {
  const daForma = ajustes.filter(ehDaForma).map(({ alvo, valor, rotulo = null }) => {
    return { alvo, valor, rotulo, cupomId: null, userId: null }
  })
  const soma = daForma.reduce(
    (resto, { alvo, valor }) => resto - (ehTaxa(alvo) ? valor : -valor),
    totalComFrete + 0,
  )
  return { forma, semForma: centavos(soma), ajustes: daForma }
}

/**
 * The line of the way to pay (pagamento-11): of what the order comes to without it, once, a percentage rounded half-up to centavos. An
 * order that costs nothing has none, and a discount leaves a centavo: what is paid with nothing is not paid so. An edited order
 * keeps its line as long as method and total stay.
 */
export function ajustesDaForma(
  formas: readonly FormaDaLoja[] | undefined,
  forma: string | null,
  { totalComFrete: semForma }: Pick<Valores, 'totalComFrete'>,
  antes: FormaDeAntes | null = null,
): readonly AjusteDoPedido[] {
  if (antes && antes.forma === forma && antes.semForma === semForma) return antes.ajustes
  const regra = formas?.find(outra => outra.forma === forma)?.ajuste
  if (!regra || semForma <= 0) return []
  const inteiro = regra.em === 'valor' ? regra.valor : Math.floor((semForma * regra.valor + 5_000) / 10_000)
  const desconto = regra.tipo === 'desconto'
  const valor = centavos(desconto ? Math.min(inteiro, semForma - 1) : inteiro)
  const alvo = desconto ? 'pagamento' : 'acrescimo'
  const rotulo = `${rotuloDaForma(forma)}: ${dizerAjusteDaForma(regra)}`
  return valor > 0 ? [{ alvo, valor, rotulo, cupomId: null, userId: null }] : []
}
