import { useEffect } from 'react'
import { SCRIPTS } from '../marcas'

type ComToque = Window & { toqueCedo?: HTMLElement | null }

/**
 * On a slow network people read the menu long before its script arrives. When it has arrived, this presses the last
 * button again that was pressed before, so that nobody has to tap a dish twice.
 */
export function ToqueCedo() {
  useEffect(() => {
    const janela: ComToque = window
    document.onclick = null
    janela.toqueCedo?.click()
    delete janela.toqueCedo
  }, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPTS.toqueCedo }} />
}
