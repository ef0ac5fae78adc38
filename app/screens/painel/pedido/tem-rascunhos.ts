import { CANAL, lerGuardado, type Recado } from './rascunhos-do-navegador'

const ESPERA_MS = 300

/** Whether an order has been begun and not saved, in this tab or in another one that is awake. */
export async function temRascunhos(empresaId: number): Promise<boolean> {
  if (lerGuardado(empresaId) !== null) return true
  const canal = new BroadcastChannel(CANAL)
  try {
    return await new Promise(resolve => {
      setTimeout(() => resolve(false), ESPERA_MS)
      canal.onmessage = ({ data }: MessageEvent<Recado>) =>
        data.tipo === 'eu-tenho' && data.empresaId === empresaId && resolve(true)
      canal.postMessage({ tipo: 'quem-tem', empresaId } satisfies Recado)
    })
  } finally {
    canal.close()
  }
}
