import { useContext, useEffect } from 'react'
import { NonceContext } from '~/ui/nonce'

type ComToque = Window & { toqueCedo?: HTMLElement | null }

const GUARDAR = "document.onclick=e=>{window.toqueCedo=e.target.closest('button')}"

/**
 * On a slow network people read the menu long before its script arrives. When it has arrived, this presses the last
 * button again that was pressed before, so that nobody has to tap a dish twice.
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
