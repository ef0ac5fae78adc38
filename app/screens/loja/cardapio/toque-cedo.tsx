import { useContext, useEffect } from 'react'
import { NonceContext } from '~/ui/nonce'

type ComToque = Window & { toqueCedo?: HTMLElement | null }

const GUARDAR = "document.onclick=e=>{window.toqueCedo=e.target.closest('button')}"

/**
 * On a slow network the menu is read long before its script arrives: the last button that was pressed until then is
 * pressed again, so that no dish has to be tapped twice.
 */
export function ToqueCedo() {
  const nonce = useContext(NonceContext)
  useEffect(() => {
    const janela: ComToque = window
    document.onclick = null
    janela.toqueCedo?.click()
    delete janela.toqueCedo
  }, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: GUARDAR }} />
}
