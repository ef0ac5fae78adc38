import { useContext, useEffect } from 'react'
import { NonceContext } from '~/ui/nonce'

type ComToque = Window & { toqueCedo?: HTMLElement | null }

const GUARDAR = "addEventListener('click',e=>{window.toqueCedo=e.target.closest('button')},true)"

/**
 * On a slow network the menu is read long before its script arrives: the last button that was pressed until then is
 * pressed again, so that no dish has to be tapped twice. Stands before those buttons.
 */
export function ToqueCedo() {
  const nonce = useContext(NonceContext)
  useEffect(() => {
    const { toqueCedo } = window as ComToque
    toqueCedo?.click()
  }, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: GUARDAR }} />
}
