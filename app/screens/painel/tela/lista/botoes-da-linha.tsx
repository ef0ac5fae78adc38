import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'

interface BotoesDeMoverProps {
  /** What the row is called, as 'Calabresa'. */
  nome: string
  primeira: boolean
  ultima: boolean
  aoMover: (passo: -1 | 1) => void
}

interface BotoesDaLinhaProps extends BotoesDeMoverProps {
  aoTirar: () => void
}

/** The buttons that move a row of a form and take it away. */
export function BotoesDaLinha({ aoTirar, ...deMover }: BotoesDaLinhaProps) {
  return (
    <div className="flex shrink-0 items-center">
      <BotoesDeMover {...deMover} />
      <IconButton
        label={`Tirar ${deMover.nome}`}
        icon={<Icon name="trash-2" className="size-5" />}
        onClick={aoTirar}
      />
    </div>
  )
}

/** The buttons that move a row over its neighbours. The one that was pressed keeps the focus. */
export function BotoesDeMover({ nome, primeira, ultima, aoMover }: BotoesDeMoverProps) {
  const subir = useRef<HTMLButtonElement>(null)
  const descer = useRef<HTMLButtonElement>(null)
  const apertado = useRef<-1 | 1 | null>(null)
  // The browser takes the focus from a row that is moved in the document.
  useEffect(() => {
    if (apertado.current === null) return
    const botao = apertado.current === -1 ? subir.current : descer.current
    apertado.current = null
    botao?.focus()
  })
  const mover = (passo: -1 | 1) => {
    apertado.current = passo
    aoMover(passo)
  }
  return (
    <>
      <IconButton
        ref={subir}
        label={`Subir ${nome}`}
        icon={<Icon name="arrow-up" className="size-5" />}
        aria-disabled={primeira || undefined}
        className="aria-disabled:opacity-45"
        onClick={() => !primeira && mover(-1)}
      />
      <IconButton
        ref={descer}
        label={`Descer ${nome}`}
        icon={<Icon name="arrow-down" className="size-5" />}
        aria-disabled={ultima || undefined}
        className="aria-disabled:opacity-45"
        onClick={() => !ultima && mover(1)}
      />
    </>
  )
}

interface MaisDaLinhaProps {
  /** What is behind it, in a few words. */
  resumo: string
  /** True when something behind it was refused. */
  comErro: boolean
  botoes: ReactNode
  children: ReactNode
}

/** What is seldom needed of a row, behind one line that has the row's buttons at its end. */
export function MaisDaLinha({ resumo, comErro, botoes, children }: MaisDaLinhaProps) {
  return (
    <div className="relative mt-1">
      <details open={comErro || undefined} className="group">
        <summary className="mr-34 flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm text-tinta-suave [&::-webkit-details-marker]:hidden">
          <Icon
            name="chevron-down"
            className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
          />
          <span className="min-w-0 truncate">{resumo}</span>
        </summary>
        <div className="grid gap-3 pt-1 pb-2">{children}</div>
      </details>
      <div className="absolute top-0 right-0">{botoes}</div>
    </div>
  )
}

/** For the onKeyDown of a row: Alt with an arrow moves it, whichever of its fields is being typed in. */
export function moverComAlt(aoMover: (passo: -1 | 1) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    // A row may have a list of rows of its own in it.
    event.stopPropagation()
    const campo = event.target
    aoMover(event.key === 'ArrowUp' ? -1 : 1)
    requestAnimationFrame(() => campo instanceof HTMLElement && campo.focus())
  }
}

/** In the place of a row that was taken away. */
export function LinhaTirada({ nome, aoDevolver }: { nome: string; aoDevolver: () => void }) {
  const botao = useRef<HTMLButtonElement>(null)
  // The button that took it away is gone, and the focus with it.
  useEffect(() => botao.current?.focus(), [])
  return (
    <div className="flex items-center justify-between gap-2 rounded-sm border border-linha border-dashed py-1 pr-1 pl-3 text-tinta-suave">
      <p role="status" className="min-w-0 break-words text-sm">
        {`${nome} sai quando você salvar.`}
      </p>
      <Button
        ref={botao}
        variant="quiet"
        icon={<Icon name="undo-2" className="size-5" />}
        onClick={aoDevolver}
      >
        Desfazer
      </Button>
    </div>
  )
}
