import { createContext, useContext } from 'react'
import { type Direito, dizerSemDireito, type Papel, temDireito } from '~/domain/empresas/direitos'
import { Banner } from '~/ui/banner'
import type { Elements } from '~/ui/elements'

/** The role of the person for whom this page of the panel was drawn; null outside of the panel's frame. */
export const PapelContext = createContext<Papel | null>(null)

/**
 * Asks the table of rights for who looks at the screen, so that it offers nothing that the server would refuse; the door
 * of each route asks again. Throws outside of the panel's frame.
 */
export function usePode(): (direito: Direito) => boolean {
  const papel = useContext(PapelContext)
  if (papel === null) throw new Error('usePode outside of the panel')
  return direito => temDireito(direito, { papel })
}

/** Forms of somebody who may only read them: their fields cannot be changed, and why stands above them. */
export function SoQuemPode({ direito, children }: { direito: Direito; children: Elements }) {
  const pode = usePode()
  if (pode(direito)) return children
  return (
    <>
      <Banner tone="info" title="Só para ver">
        {dizerSemDireito(direito)}
      </Banner>
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  )
}
