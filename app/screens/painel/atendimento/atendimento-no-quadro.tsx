import { useState } from 'react'
import { Icon } from '~/ui/icon'
import { ACAO_COM_NOME, NOME_DA_ACAO } from '../quadro/acao-do-cabecalho'
import { carregarAtendimento } from '../quadro/partes'
import { SobDemanda } from '../tela/sob-demanda'
import { type AtendimentoDoQuadro, temFaixa } from './atendimento-do-quadro'

/** The button of the board's header, and what it opens: strips below the header and the dialog. */
export function useAtendimento(atendimento: AtendimentoDoQuadro, doServidor: number) {
  const [aberto, setAberto] = useState(false)
  // Stays from then on, because an answer may still be on its way.
  const [chamado, setChamado] = useState(false)
  if (!chamado && (aberto || temFaixa(atendimento))) setChamado(true)
  const aoFechar = () => setAberto(false)
  return {
    botao: (
      <button
        type="button"
        title="Pausar pedidos"
        aria-haspopup="dialog"
        onClick={() => setAberto(true)}
        className={ACAO_COM_NOME}
      >
        <Icon name="circle-pause" className="size-5" />
        <span className={NOME_DA_ACAO}>
          <span>Pausar</span>
          <span className="sr-only"> pedidos</span>
        </span>
      </button>
    ),
    faixas: chamado && (
      <SobDemanda
        carregar={carregarAtendimento}
        chamado={aberto ? 'pausar' : 'faixa'}
        com={{ atendimento, doServidor, aberto, aoFechar }}
        calado={!aberto}
        aoFalhar={aoFechar}
      />
    ),
  }
}
