const ICONE = '/icon-192.png'

/** 'ausente' when this browser has no notifications, or not for this page. */
export type Permissao = NotificationPermission | 'ausente'

export function lerPermissao(): Permissao {
  return typeof Notification === 'undefined' ? 'ausente' : Notification.permission
}

interface Aviso {
  titulo: string
  texto: string
  /** Notifications with the same tag, as from two tabs, are shown once. */
  tag: string
  aoClicar: () => void
}

/** False when it could not be shown. */
export function notificar({ titulo, texto, tag, aoClicar }: Aviso): boolean {
  if (lerPermissao() !== 'granted') return false
  try {
    const notificacao = new Notification(titulo, { body: texto, tag, icon: ICONE, lang: 'pt-BR' })
    notificacao.onclick = () => {
      window.focus()
      notificacao.close()
      aoClicar()
    }
    return true
  } catch {
    // Chrome on phones has the constructor, but it throws.
    return false
  }
}
