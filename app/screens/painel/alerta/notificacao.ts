import { useCallback, useEffect, useState } from 'react'

const ICONE = '/icon-192.png'

/** 'ausente' when this browser has no notifications, or not for this page. */
export type Permissao = NotificationPermission | 'ausente'

/**
 * Whether the system may show notifications while another window is in front. The permission is asked for only when the
 * owner presses the button.
 */
export function usePermissao(): { permissao: Permissao; pedir: () => Promise<Permissao> } {
  const [permissao, setPermissao] = useState<Permissao>('ausente')
  useEffect(() => setPermissao(lerPermissao()), [])
  const pedir = useCallback(async () => {
    if (lerPermissao() === 'default') await Notification.requestPermission()
    const agora = lerPermissao()
    setPermissao(agora)
    return agora
  }, [])
  return { permissao, pedir }
}

function lerPermissao(): Permissao {
  return typeof Notification === 'undefined' ? 'ausente' : Notification.permission
}

interface Aviso {
  titulo: string
  texto: string
  /** Notifications with the same mark, as from two tabs, are shown once. */
  marca: string
  aoClicar: () => void
}

/** False when it could not be shown. */
export function notificar({ titulo, texto, marca, aoClicar }: Aviso): boolean {
  if (lerPermissao() !== 'granted') return false
  try {
    const notificacao = new Notification(titulo, { body: texto, tag: marca, icon: ICONE, lang: 'pt-BR' })
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
