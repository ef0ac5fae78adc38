import { WifiOff } from 'lucide-react'
import { Banner } from '~/ui/banner'
import { useAlerta } from './alerta'

/** On the screens without the board's own indicator: whoever works there must know that no order would ring. */
export function SemConexao() {
  const { caiu } = useAlerta()
  return (
    <div role="status" className="contents">
      {caiu && (
        <Banner tone="danger" className="mx-3 mt-3 shrink-0 sm:mx-4">
          <p className="flex items-center gap-2 font-semibold">
            <WifiOff aria-hidden="true" className="size-4 shrink-0" />
            Sem conexão: novos pedidos não chegam. Tentando reconectar...
          </p>
        </Banner>
      )}
    </div>
  )
}
