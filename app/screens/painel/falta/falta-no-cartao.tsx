import { dizerFalta, type VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import { AcaoDaFalta } from './acao-da-falta'
import { useFaltas } from './faltas'

/** A line of a card: whether it can be had now, and the quick menu. */
export function FaltaNoCartao({
  vendavel,
}: {
  vendavel: Pick<VendavelDoPainel, 'tipo' | 'id' | 'nome' | 'falta'>
}) {
  const { agora, fuso } = useFaltas()
  const { falta } = vendavel
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 px-3 pt-2">
      <p className={falta ? 'min-w-0 flex-1 basis-32 text-sm text-yellow-tinta' : 'text-sm text-tinta-suave'}>
        {falta ? dizerFalta(falta, agora, fuso) : 'À venda'}
      </p>
      <AcaoDaFalta vendavel={vendavel} />
    </div>
  )
}
