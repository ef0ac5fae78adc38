import type { PrimeirosPassos } from '~/domain/balcao/primeiros-passos'
import { PrimeirosPassosDoDono } from '../comeco/primeiros-passos-do-dono'
import type { Compartilhamento } from './compartilhamento'
import { BotaoDeCompartilhar, PainelDeCompartilhar } from './painel-de-compartilhar'
import { useCompartilhar } from './use-compartilhar'

interface Divulgacao {
  readonly empresaId: number
  readonly compartilhar: Compartilhamento
  readonly comeco: PrimeirosPassos | null
}

/** What the board has to bring orders in: a button of its header, and what stands between that and the columns. */
export function useDivulgacao({ empresaId, compartilhar, comeco }: Divulgacao) {
  const painel = useCompartilhar(compartilhar.aberto)
  return {
    botao: <BotaoDeCompartilhar {...painel} />,
    paineis: (
      <>
        {comeco && (
          <PrimeirosPassosDoDono passos={comeco} empresaId={empresaId} aoCompartilhar={painel.abrir} />
        )}
        {painel.aberto && <PainelDeCompartilhar dados={compartilhar} id={painel.id} />}
      </>
    ),
  }
}
