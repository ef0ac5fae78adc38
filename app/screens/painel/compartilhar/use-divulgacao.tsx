import type { PrimeirosPassos } from '~/domain/comeco/primeiros-passos'
import { PrimeirosPassosDoDono } from '../comeco/primeiros-passos-do-dono'
import { PedidosPorWhatsApp } from '../quadro/pedidos-por-whatsapp'
import type { Compartilhamento } from './compartilhamento'
import { BotaoDeCompartilhar, PainelDeCompartilhar } from './painel-de-compartilhar'
import { useCompartilhar } from './use-compartilhar'

interface Divulgacao {
  readonly empresaId: number
  readonly compartilhar: Compartilhamento
  readonly comeco: PrimeirosPassos | null
  readonly porWhatsApp: { readonly telefone: string | null } | null
}

/**
 * What helps the owner to get orders: a button for the board's header, and panels between the header and the columns.
 */
export function useDivulgacao({ empresaId, compartilhar, comeco, porWhatsApp }: Divulgacao) {
  const painel = useCompartilhar(compartilhar.aberto)
  return {
    botao: <BotaoDeCompartilhar {...painel} />,
    paineis: (
      <>
        {porWhatsApp && <PedidosPorWhatsApp {...porWhatsApp} aoCompartilhar={painel.abrir} />}
        {comeco && (
          <PrimeirosPassosDoDono comeco={comeco} empresaId={empresaId} aoCompartilhar={painel.abrir} />
        )}
        {painel.aberto && <PainelDeCompartilhar dados={compartilhar} id={painel.id} />}
      </>
    ),
  }
}
