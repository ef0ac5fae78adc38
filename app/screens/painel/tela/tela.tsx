import { type ReactNode, useEffect } from 'react'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { TituloDaAba } from '../alerta/titulo-da-aba'

interface TelaProps {
  titulo: string
  /** The title in the browser's tab, when it is not the heading. */
  tituloDaAba?: string
  /** Buttons at the right of the title, or below it when there is no room. */
  acoes?: ReactNode
  /** For forms, whose lines must not become too long. */
  estreita?: boolean
  /** The address that the back button leads to; the board by default. */
  volta?: string
  children: Elements
}

/** The frame of every panel screen but the board: back button, title, actions (painel-6). */
export function Tela({
  titulo,
  tituloDaAba = titulo,
  acoes,
  estreita = false,
  volta = '/home',
  children,
}: TelaProps) {
  // The part that scrolls belongs to the frame, so it would keep the previous screen's position.
  useEffect(() => {
    const lugar = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
    if (lugar) lugar.scrollIntoView()
    else document.getElementById('conteudo')?.scrollTo(0, 0)
  }, [])
  return (
    <div className={classes('mx-auto w-full p-3 sm:px-6 sm:py-4', estreita ? 'max-w-3xl' : 'max-w-6xl')}>
      <TituloDaAba>{`${tituloDaAba} · Comanda`}</TituloDaAba>
      <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-2">
        <Link
          to={volta}
          aria-label="Voltar"
          title="Voltar"
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 hover:bg-linha/60"
        >
          <Icon name="arrow-left" className="size-6" />
        </Link>
        <h1 className="min-w-0 flex-1 basis-[min-content] font-bold text-lg sm:basis-52">{titulo}</h1>
        {acoes && <div className="ml-auto flex flex-wrap items-center gap-1 sm:gap-2">{acoes}</div>}
      </div>
      {children}
    </div>
  )
}
