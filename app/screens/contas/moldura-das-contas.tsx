import type { ComponentProps, ReactNode } from 'react'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'

interface MolduraDasContasProps {
  /** Wider, for a long form. */
  larga?: boolean
  /** Links under the card. */
  rodape?: ReactNode
  children: ReactNode
}

/** The frame of every screen of an account: Comanda's name, a card, the links to other pages. */
export function MolduraDasContas({ larga = false, rodape, children }: MolduraDasContasProps) {
  return (
    <div className="painel grid min-h-dvh content-start justify-items-center px-4 py-6 sm:content-center sm:py-10">
      <main className={classes('w-full', larga ? 'max-w-3xl' : 'max-w-md')}>
        <a href="/" className="mx-auto mb-6 flex w-fit items-center gap-3 rounded-sm p-1 font-bold text-lg">
          <img src="/favicon.svg" alt="" width={44} height={44} />
          <span>Comanda</span>
        </a>
        <div className="rounded-lg border border-linha bg-folha p-6 shadow-card sm:p-8">{children}</div>
        {rodape && <div className="mt-6 grid justify-items-center gap-1 text-center">{rodape}</div>}
      </main>
    </div>
  )
}

/** A link that loads the document, because these screens work without script. */
export function LinkDaMoldura({
  children,
  ...rest
}: Pick<ComponentProps<'a'>, 'href' | 'onClick' | 'children' | 'aria-haspopup'>) {
  return (
    <a
      {...rest}
      className="inline-flex min-h-11 items-center rounded-sm px-1 font-semibold text-acento-forte underline-offset-4 hover:underline"
    >
      {children}
    </a>
  )
}

export function TituloDaMoldura({ id, titulo, texto }: { id?: string; titulo: string; texto?: ReactNode }) {
  return (
    <div>
      <h1 id={id} className="font-bold text-lg">
        {titulo}
      </h1>
      {texto && <p className="mt-1 text-tinta-suave">{texto}</p>}
    </div>
  )
}

/** Says what was done and what comes next. Screen readers read it, and it stays as long as the page is open. */
export function Concluido({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <div role="status" className="grid gap-3">
      <Icon name="circle-check" className="size-12 text-green-tinta" />
      <h1 className="font-bold text-lg">{titulo}</h1>
      <div className="text-tinta-suave">{children}</div>
    </div>
  )
}
