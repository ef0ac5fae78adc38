import { useEffect } from 'react'
import { thisBrowser } from '~/browser/storage'
import { temPorSalvar } from '../por-salvar'
import {
  apagarDestaAba,
  CANAL,
  esquecerRascunhos,
  lerGuardado,
  type Recado,
  SAIDA,
} from './rascunhos-do-navegador'

const EMPRESA = 'comandaEmpresa'

/**
 * Runs on every screen of the panel: tells other tabs whether this one has a draft, and drops the draft when another
 * tab signs out.
 */
export function useRascunhosDoNavegador(empresaId: number): void {
  useEffect(() => {
    lembrarEmpresa(empresaId)
    const canal = new BroadcastChannel(CANAL)
    canal.onmessage = ({ data }: MessageEvent<Recado>) => {
      if (data.tipo !== 'quem-tem' || data.empresaId !== empresaId || lerGuardado(empresaId) === null) return
      canal.postMessage({ tipo: 'eu-tenho', empresaId } satisfies Recado)
    }
    const sairTambem = ({ key, newValue }: StorageEvent) => {
      // The person who signed out was asked about this order too, so its data must not stay in sight; nor does any other
      // customer's, unless something else is being written here.
      if (key !== SAIDA) return
      const tinha = apagarDestaAba()
      if (newValue?.startsWith('saiu ') && (tinha || !temPorSalvar())) location.replace('/login?saiu')
    }
    window.addEventListener('storage', sairTambem)
    return () => {
      canal.close()
      window.removeEventListener('storage', sairTambem)
    }
  }, [empresaId])
}

/** The session of another company may have ended by itself before, and this company must not find its drafts. */
function lembrarEmpresa(empresaId: number): void {
  const antes = thisBrowser.read(EMPRESA)
  if (antes === String(empresaId)) return
  thisBrowser.write(EMPRESA, String(empresaId))
  if (antes !== null) esquecerRascunhos('outra-empresa')
}
