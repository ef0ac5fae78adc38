import type { BrowserContext, Page } from '@playwright/test'

interface Observado {
  /** How often the page asked the browser to play a sound aloud. */
  toques: number
  notificacoes: { titulo: string; texto: string; clicar: () => void }[]
  impressoes: string[]
  oculta: boolean
}

declare global {
  interface Window {
    observado: Observado
  }
}

/** In every page of the context: what it asks of loudspeaker, printer and desktop is counted on its way there. */
export async function observar(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    const observado: Observado = { toques: 0, notificacoes: [], impressoes: [], oculta: false }
    window.observado = observado
    const tocar = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      if (!this.muted) observado.toques++
      return tocar.call(this)
    }
    const Notificacao = window.Notification
    window.Notification = class extends Notificacao {
      // Not every driven browser has a desktop that could show one.
      static override get permission(): NotificationPermission {
        return 'granted'
      }
      constructor(titulo: string, opcoes?: NotificationOptions) {
        super(titulo, opcoes)
        observado.notificacoes.push({
          titulo,
          texto: opcoes?.body ?? '',
          clicar: () => this.onclick?.(new Event('click')),
        })
      }
    }
    // The dialog of the browser would stop the page; a frame reports to the page that holds it.
    window.print = () => {
      const recibo = document.querySelector('[data-recibo]')?.getAttribute('aria-label') ?? 'nada'
      const dono = window.parent === window ? (window.opener ?? window) : window.parent
      dono.observado.impressoes.push(recibo)
      window.dispatchEvent(new Event('afterprint'))
    }
    // No driven browser has a tab that nobody looks at.
    Object.defineProperty(document, 'visibilityState', {
      get: () => (observado.oculta ? 'hidden' : 'visible'),
    })
  })
}

/** As with another tab in front. */
export async function esconder(page: Page, oculta: boolean): Promise<void> {
  await page.evaluate(agora => {
    window.observado.oculta = agora
    document.dispatchEvent(new Event('visibilitychange'))
  }, oculta)
}
