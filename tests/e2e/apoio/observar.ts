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

/** Counts, in every page of the context, what the page asks of the loudspeaker, the printer and the desktop. */
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
      // The browser of the tests may have no desktop that could show a notification.
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
    // The browser's print dialog would block the page, so printing is only counted; a frame reports to the page around
    // it.
    window.print = () => {
      const recibo = document.querySelector('[data-recibo]')?.getAttribute('aria-label') ?? 'nada'
      const dono = window.parent === window ? (window.opener ?? window) : window.parent
      dono.observado.impressoes.push(recibo)
      window.dispatchEvent(new Event('afterprint'))
    }
    // In the browser of the tests every tab counts as visible.
    Object.defineProperty(document, 'visibilityState', {
      get: () => (observado.oculta ? 'hidden' : 'visible'),
    })
  })
}

/** Makes the page believe that another tab is in front. */
export async function esconder(page: Page, oculta: boolean): Promise<void> {
  await page.evaluate(agora => {
    window.observado.oculta = agora
    document.dispatchEvent(new Event('visibilitychange'))
  }, oculta)
}
