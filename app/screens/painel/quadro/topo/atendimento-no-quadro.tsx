import { useState } from 'react'
import type { Atendimento } from '~/domain/horarios/atendimento/atendimento'
import { Icon } from '~/ui/icon'
import { usePode } from '../../pode'
import { ACAO_COM_NOME, NOME_DA_ACAO } from './acao-do-cabecalho'
import { FaixasDoAtendimento } from './faixas-do-atendimento'

/** What the board's header shows of it, and what stands below the header: strips, and the dialog that the button opens. */
export function useAtendimento(atendimento: Atendimento, doServidor: number) {
  const [aberto, setAberto] = useState(false)
  const aoFechar = () => setAberto(false)
  const pode = usePode()
  return {
    noCabecalho: pode('pausar pedidos') && (
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
    faixas: (
      <FaixasDoAtendimento
        atendimento={atendimento}
        doServidor={doServidor}
        aberto={aberto}
        aoFechar={aoFechar}
      />
    ),
  }
}
