import type { PrimeirosPassos } from '~/domain/comeco/primeiros-passos'
import { FaltaOFrete } from '../../comeco/falta-o-frete'
import { PrimeirosPassosDoDono } from '../../comeco/primeiros-passos-do-dono'
import { BotaoDeCompartilhar } from '../../compartilhar/botao-de-compartilhar'
import type { Compartilhamento } from '../../compartilhar/compartilhamento'
import { PainelDeCompartilhar } from '../../compartilhar/painel-de-compartilhar'
import { useCompartilhar } from '../../compartilhar/use-compartilhar'
import { usePode } from '../../pode'
import { PedidosPorWhatsApp } from './pedidos-por-whatsapp'

interface Divulgacao {
  readonly empresaId: number
  readonly compartilhar: Compartilhamento
  readonly comeco: PrimeirosPassos | null
  readonly faltaOFrete: boolean
  readonly porWhatsApp: { readonly telefone: string | null } | null
}

/**
 * What helps the owner to get orders: a button for the board's header, and panels between the header and the columns.
 */
export function useDivulgacao({ empresaId, compartilhar, comeco, faltaOFrete, porWhatsApp }: Divulgacao) {
  const painel = useCompartilhar(compartilhar.aberto)
  const pode = usePode()
  const configura = pode('mudar as configurações')
  const divulga = pode('divulgar o cardápio')
  return {
    noCabecalho: divulga && <BotaoDeCompartilhar {...painel} />,
    paineis: (
      <>
        {porWhatsApp && <PedidosPorWhatsApp {...porWhatsApp} aoCompartilhar={painel.abrir} />}
        {comeco && configura && (
          <PrimeirosPassosDoDono comeco={comeco} empresaId={empresaId} aoCompartilhar={painel.abrir} />
        )}
        {faltaOFrete && configura && <FaltaOFrete />}
        {painel.aberto && divulga && (
          <PainelDeCompartilhar dados={compartilhar} id={painel.id} aoDesenhar={painel.aoDesenhar} />
        )}
      </>
    ),
  }
}
