import { useEffect, useRef } from 'react'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'

const FASES = ['Dados', 'Pagamento']

/** Where in the checkout the customer stands. A change of step takes the focus here, at the top of the new step. */
export function Progresso({ fase }: { fase: 1 | 2 }) {
  const lista = useRef<HTMLOListElement>(null)
  const anterior = useRef(fase)
  useEffect(() => {
    if (anterior.current === fase) return
    anterior.current = fase
    lista.current?.closest('dialog')?.scrollTo({ top: 0 })
    lista.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }, [fase])
  return (
    <ol ref={lista} aria-label="Etapas" className="mb-4 grid grid-cols-2 gap-2">
      {FASES.map((nome, posicao) => {
        const numero = posicao + 1
        const feito = numero < fase
        const atual = numero === fase
        return (
          <li
            key={nome}
            aria-current={atual ? 'step' : undefined}
            tabIndex={-1}
            className={classes(
              'flex items-center gap-2 border-t-4 pt-2 font-semibold outline-none',
              atual || feito ? 'border-acento' : 'border-linha',
              atual ? 'text-acento-forte' : 'text-tinta-suave',
            )}
          >
            <span
              className={classes(
                'grid size-6 place-items-center rounded-full font-bold text-xs tabular-nums',
                atual || feito ? 'bg-acento text-sobre-acento' : 'bg-fundo',
              )}
            >
              {feito ? <Icon name="check" strokeWidth={3} className="size-4" /> : <span>{numero}</span>}
              {feito && <span className="sr-only">{`${numero}, feito`}</span>}
            </span>
            <span>{nome}</span>
          </li>
        )
      })}
    </ol>
  )
}
