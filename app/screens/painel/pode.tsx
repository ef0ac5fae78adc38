import { createContext, useCallback, useContext } from 'react'
import { type Direito, dizerSemDireito } from '~/domain/empresas/direitos'
import { Banner } from '~/ui/banner'
import type { Elements } from '~/ui/elements'
import { MayOpenContext } from '~/ui/link'
import { direitoDeAbrir } from './direitos-de-abrir'

/** What the person may do for whom this page of the panel was drawn; null outside of the panel's frame. */
const DireitosContext = createContext<readonly Direito[] | null>(null)

/** Around all that the person sees: screens ask `usePode` what to offer, links ask by themselves where they may lead. */
export function ComDireitos({ direitos, children }: { direitos: readonly Direito[]; children: Elements }) {
  const podeAbrir = useCallback(
    (endereco: string) => {
      const direito = direitoDeAbrir(endereco)
      return direito === null || direitos.includes(direito)
    },
    [direitos],
  )
  return (
    <DireitosContext value={direitos}>
      <MayOpenContext value={podeAbrir}>{children}</MayOpenContext>
    </DireitosContext>
  )
}

/**
 * Asks what who looks at the screen may do, so that it offers nothing that the server would refuse; the door of each route
 * asks again. Throws outside of the panel's frame.
 */
export function usePode(): (direito: Direito) => boolean {
  const direitos = useContext(DireitosContext)
  if (direitos === null) throw new Error('usePode outside of the panel')
  return direito => direitos.includes(direito)
}

/** Says to whoever may only see a screen why nothing of it can be changed. */
export function SoParaVer({ direito, className }: { direito: Direito; className?: string }) {
  if (usePode()(direito)) return null
  return (
    <Banner tone="info" title="Só para ver" className={className}>
      {dizerSemDireito(direito)}
    </Banner>
  )
}

/** The fields of a form, which whoever may only see them cannot change; what is to be read or opened stands outside. */
export function Campos({ direito, children }: { direito: Direito; children: Elements }) {
  if (usePode()(direito)) return children
  return (
    <fieldset disabled className="contents">
      {children}
    </fieldset>
  )
}
