import type { ReactNode } from 'react'
import { dizerFalta, type VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import { AcaoDaFalta } from './acao-da-falta'
import { useFaltas } from './faltas'

interface FaltaNoCartaoProps {
  vendavel: Pick<VendavelDoPainel, 'tipo' | 'id' | 'nome' | 'falta'>
  /** How many are left. */
  children: ReactNode
}

/** A line of a card: whether it can be had now, how many are left, and the quick menu. */
export function FaltaNoCartao({ vendavel, children }: FaltaNoCartaoProps) {
  const { agora, fuso } = useFaltas()
  const { falta } = vendavel
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 px-3 pt-2">
      <div className="min-w-0 flex-1 basis-32">
        {falta ? <p className="text-sm text-yellow-tinta">{dizerFalta(falta, agora, fuso)}</p> : children}
      </div>
      <AcaoDaFalta vendavel={vendavel} />
      {falta && <div className="basis-full">{children}</div>}
    </div>
  )
}
