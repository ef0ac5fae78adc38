import { useState } from 'react'
import { lerPermissao, type Permissao } from './notificacao'

/**
 * Whether the system may show notifications while another window is in front. The permission is asked for only when the
 * owner presses the button.
 */
export function usePermissao(): { permissao: Permissao; pedir: () => Promise<void> } {
  const [permissao, setPermissao] = useState(lerPermissao)
  async function pedir() {
    if (lerPermissao() === 'default') await Notification.requestPermission()
    setPermissao(lerPermissao())
  }
  return { permissao, pedir }
}
