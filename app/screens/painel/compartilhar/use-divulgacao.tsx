import type { PrimeirosPassos } from '~/domain/comeco/primeiros-passos'
import { FaltaOFrete } from '../comeco/falta-o-frete'
import { carregarComeco, carregarCompartilhar, carregarPorWhatsApp, Parte } from '../quadro/partes'
import { SobDemanda } from '../tela/sob-demanda'
import { BotaoDeCompartilhar } from './botao-de-compartilhar'
import type { Compartilhamento } from './compartilhamento'
import { useCompartilhar } from './use-compartilhar'

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
  return {
    botao: <BotaoDeCompartilhar {...painel} />,
    paineis: (
      <>
        {porWhatsApp && (
          <Parte carregar={carregarPorWhatsApp} com={{ ...porWhatsApp, aoCompartilhar: painel.abrir }} />
        )}
        {comeco && (
          <Parte carregar={carregarComeco} com={{ comeco, empresaId, aoCompartilhar: painel.abrir }} />
        )}
        {faltaOFrete && <FaltaOFrete />}
        {painel.aberto && (
          <SobDemanda
            carregar={carregarCompartilhar}
            com={{ dados: compartilhar, id: painel.id, aoDesenhar: painel.aoDesenhar }}
            aoFalhar={painel.fechar}
          />
        )}
      </>
    ),
  }
}
