import { useContext, useEffect } from 'react'
import { NonceContext } from './nonce'

/** Its own script, because it acts before any other has arrived. It is a constant, so that a policy can name it by its hash. */
export const EARLY_PRESS = "document.onclick=e=>{window.earlyPress=e.target.closest('button[type=button]')}"

type WithPress = Window & { earlyPress?: HTMLButtonElement | null }

/**
 * On a slow network people read a page long before its script arrives. When it has arrived, this presses the last button again that
 * was pressed before, so that nobody has to press it twice. What the browser does by itself, as a link or a form, is not repeated.
 */
export function EarlyPress() {
  const nonce = useContext(NonceContext)
  useEffect(() => {
    const page: WithPress = window
    document.onclick = null
    const { earlyPress: pressed } = page
    // What the browser has opened by itself would be closed by another press; the page's own listeners hear of it all the same.
    if (pressed?.popoverTargetElement?.matches(':popover-open'))
      pressed.addEventListener('click', event => event.preventDefault(), { once: true })
    pressed?.click()
    delete page.earlyPress
  }, [])
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
      dangerouslySetInnerHTML={{ __html: EARLY_PRESS }}
    />
  )
}
