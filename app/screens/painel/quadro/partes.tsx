import { type Load, onDemand, useOnDemand } from '~/ui/on-demand'
import { temFaixa } from '../atendimento/atendimento-do-quadro'
import type { FaixasDoAtendimentoProps } from '../atendimento/faixas-do-atendimento'
import type { PrimeirosPassosDoDonoProps } from '../comeco/primeiros-passos-do-dono'
import type { PainelDeCompartilharProps } from '../compartilhar/painel-de-compartilhar'
import type { TesteExpiradoProps } from '../teste-expirado'
import type { LeituraDoQuadro } from './leitura-do-quadro.server'
import type { PedidosPorWhatsAppProps } from './pedidos-por-whatsapp'

export const carregarComeco = onDemand<PrimeirosPassosDoDonoProps>(
  async () => (await import('../comeco/primeiros-passos-do-dono')).PrimeirosPassosDoDono,
)
export const carregarCompartilhar = onDemand<PainelDeCompartilharProps>(
  async () => (await import('../compartilhar/painel-de-compartilhar')).PainelDeCompartilhar,
)
export const carregarPorWhatsApp = onDemand<PedidosPorWhatsAppProps>(
  async () => (await import('./pedidos-por-whatsapp')).PedidosPorWhatsApp,
)
export const carregarAtendimento = onDemand<FaixasDoAtendimentoProps>(
  async () => (await import('../atendimento/faixas-do-atendimento')).FaixasDoAtendimento,
)
export const carregarExpirado = onDemand<TesteExpiradoProps>(
  async () => (await import('../teste-expirado')).TesteExpirado,
)

/**
 * What only some boards show at first sight. The server awaits it before it draws such a page, and the browser before it
 * hydrates it, so that both draw the same.
 */
export async function carregarPartes(lido: LeituraDoQuadro): Promise<void> {
  await Promise.all(partesDe(lido).map(carregar => carregar()))
}

/** The server names their scripts in the page (desenhar.server.tsx). */
export function partesDe(lido: LeituraDoQuadro): (() => Promise<unknown>)[] {
  if (lido.expirado) return [carregarExpirado]
  const { comeco, compartilhar, porWhatsApp, atendimento } = lido.quadro
  const partes = [
    temFaixa(atendimento) && carregarAtendimento,
    comeco && carregarComeco,
    compartilhar.aberto && carregarCompartilhar,
    porWhatsApp && carregarPorWhatsApp,
  ]
  return partes.filter(parte => parte !== null && parte !== false)
}

export function Parte<P extends object>({ carregar, com }: { carregar: Load<P>; com: P }) {
  const { Component } = useOnDemand(carregar, true)
  return Component && <Component {...com} />
}
