import { useRascunhosDoNavegador } from '../pedido/use-rascunhos-do-navegador'
import { TelaComoAntes } from './tela-como-antes'
import { TelasSemRede } from './telas-sem-rede'

/** What the frame needs once the page is here, and not before: its script is not among those of the first visit. */
export function OQueVemDepois({ empresaId }: { empresaId: number }) {
  useRascunhosDoNavegador(empresaId)
  return (
    <>
      <TelasSemRede />
      <TelaComoAntes />
    </>
  )
}
