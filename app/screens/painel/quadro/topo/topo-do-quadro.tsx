import { memo } from 'react'
import type { Elements } from '~/ui/elements'
import type { DadosDoQuadro } from '../leitura/dados-do-quadro'
import type { Exibicao } from '../leitura/exibicao'
import { useAtendimento } from './atendimento-no-quadro'
import { BuscaDoQuadro } from './busca-do-quadro'
import { CabecalhoDoQuadro } from './cabecalho-do-quadro'
import { ExibicaoDoQuadro } from './exibicao-do-quadro'
import { useDivulgacao } from './use-divulgacao'

interface TopoDoQuadroProps extends Omit<DadosDoQuadro, 'pedidos' | 'exibicao'> {
  termo: string
  aoBuscar: (termo: string) => void
  exibicao: Exibicao
  aoMudarExibicao: (mudanca: Partial<Exibicao>) => void
  todosAbertos: boolean
  aoAlternarTodos: () => void
  aoReler: () => Promise<void>
  aoCriar: () => void
}

/** All that stands above the columns. A card that moves and a dialog over the board do not draw it again. */
export const TopoDoQuadro = memo(function TopoDoQuadro(props: TopoDoQuadroProps) {
  const divulgacao = useDivulgacao(props)
  const atendimento = useAtendimento(props.atendimento, props.agora)
  return (
    <>
      <CabecalhoDoQuadro
        busca={<BuscaDoQuadro termo={props.termo} aoBuscar={props.aoBuscar} />}
        exibicao={
          <ExibicaoDoQuadro
            exibicao={props.exibicao}
            aoMudar={props.aoMudarExibicao}
            todosAbertos={props.todosAbertos}
            aoAlternarTodos={props.aoAlternarTodos}
          />
        }
        doTopo={
          <>
            {atendimento.noCabecalho satisfies Elements}
            {divulgacao.noCabecalho satisfies Elements}
          </>
        }
        aoReler={props.aoReler}
        aoCriar={props.aoCriar}
      />
      {atendimento.faixas satisfies Elements}
      {divulgacao.paineis satisfies Elements}
    </>
  )
})
