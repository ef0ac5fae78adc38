import type { VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import { classes } from '~/ui/classes'
import { usePode } from '../pode'
import { useFaltas } from './faltas'
import { vendavelDe } from './vendavel-de'

interface OfertaDosHomonimosProps {
  vendavel: Pick<VendavelDoPainel, 'tipo' | 'id' | 'nome'>
  className?: string
}

/** Where else a thing of this name is in another state, and the press that brings all of them into the same. */
export function OfertaDosHomonimos({ vendavel, className }: OfertaDosHomonimosProps) {
  const pode = usePode()
  const { ofertaDe, aceitar, ...faltas } = useFaltas()
  const este = vendavelDe(vendavel)
  const oferta = ofertaDe(este)
  if (!oferta || !pode('marcar o que falta')) return null
  const { dito, botao } = oferta
  const salvando = faltas.salvando(este)
  return (
    <p className={classes('flex flex-wrap items-center gap-x-2 py-1 text-tinta-suave text-xs', className)}>
      <span className="min-w-0 break-words">{dito}</span>
      <button
        type="button"
        aria-label={`${botao}: ${vendavel.nome}`}
        aria-busy={salvando || undefined}
        aria-disabled={salvando || undefined}
        onClick={() => aceitar(este, oferta)}
        className="-my-3 inline-flex min-h-11 items-center font-semibold text-acento-forte underline aria-busy:opacity-55"
      >
        {botao}
      </button>
    </p>
  )
}
