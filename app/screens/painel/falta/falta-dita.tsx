import { dizerFalta, type VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import type { Elements } from '~/ui/elements'
import { AcaoDaFalta } from './acao-da-falta'
import { useFaltas } from './faltas'

interface FaltaNoCartaoProps {
  /** Null for what customers do not see. */
  vendavel: Pick<VendavelDoPainel, 'tipo' | 'id' | 'nome' | 'falta'> | null
  /** How many are left. It has one place, whatever runs out meanwhile, so that an open dialog of it stays. */
  children: Elements
}

/** A line of a card: whether it can be had now, how many are left, and the quick menu. */
export function FaltaNoCartao({ vendavel, children }: FaltaNoCartaoProps) {
  const { agora, fuso } = useFaltas()
  const falta = vendavel?.falta
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 px-3 pt-1">
      <div className="min-w-0 flex-1 basis-32">
        {falta && <p className="text-sm text-yellow-tinta">{dizerFalta(falta, agora, fuso)}</p>}
        {children}
      </div>
      {vendavel && <AcaoDaFalta vendavel={vendavel} />}
    </div>
  )
}
