import { useEffect, useRef, useState } from 'react'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { IconButton } from '~/ui/icon-button'
import { type Load, useOnDemand } from '~/ui/on-demand'
import { Spinner } from '~/ui/spinner'

interface PopoverDoCabecalhoProps<P> {
  id: string
  rotulo: string
  icone: Elements
  /** What places it at its button. */
  ancora: { readonly botao: string; readonly popover: string }
  carregar: Load<P>
  com: P
}

/** Settings in the board's header. The browser opens them itself; what is in them comes with a script of its own. */
export function PopoverDoCabecalho<P extends object>(props: PopoverDoCabecalhoProps<P>) {
  const { id, rotulo, icone, ancora, carregar, com } = props
  const popover = useRef<HTMLDivElement>(null)
  const [aberto, setAberto] = useState(false)
  // It may be open before this script runs.
  useEffect(() => setAberto(popover.current?.matches(':popover-open') === true), [])
  const { Component, failed: falhou, retry: tentarDeNovo } = useOnDemand(carregar, aberto)
  const enquanto = falhou ? (
    <p role="alert">Verifique sua conexão e toque de novo.</p>
  ) : (
    <Spinner label="Abrindo..." className="size-8" />
  )
  return (
    <>
      <IconButton
        popoverTarget={id}
        aria-haspopup="dialog"
        label={rotulo}
        variant="outlined"
        className={ancora.botao}
        icon={icone}
      />
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={rotulo}
        onToggle={({ newState }) => {
          setAberto(newState === 'open')
          tentarDeNovo()
        }}
        className={classes(
          'header-popover w-auto max-w-md rounded-lg border border-linha bg-folha p-4 text-tinta shadow-overlay',
          ancora.popover,
        )}
      >
        {aberto && (Component ? <Component {...com} /> : enquanto)}
      </div>
    </>
  )
}
