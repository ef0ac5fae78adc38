import { CirclePause } from 'lucide-react'
import { useState } from 'react'
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
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 font-semibold text-sm text-tinta-suave transition-colors duration-150 hover:bg-fundo hover:text-tinta max-sm:-ml-2"
      >
        <CirclePause aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only xl:max-2xl:sr-only">
          <span>Pausar</span>
          <span className="max-2xl:sr-only"> pedidos</span>
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
