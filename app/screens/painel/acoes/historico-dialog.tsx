import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { askJson, SESSION_LOST } from '~/browser/ask-json'
import { useOneAtATime } from '~/browser/use-one-at-a-time'
import { usePolling } from '~/browser/use-polling'
import { type CorDoStatus, corDoStatus } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import { Dialog } from '~/ui/overlays/dialog'
import { Skeleton } from '~/ui/skeleton'
import { useAoMudar } from '../alerta/use-ao-mudar'
import { useReler } from '../tela/use-reler'
import type { loader } from './historico'

const PONTOS: Record<CorDoStatus, string> = {
  orange: 'bg-orange',
  yellow: 'bg-yellow',
  blue: 'bg-blue',
  green: 'bg-green',
  red: 'bg-red',
}

export interface HistoricoDialogProps {
  id: PedidoId
  aoFechar: () => void
}

/** Every change of an order, the oldest first (quadro-12), and its discounts with their reasons; mounted while it is open. */
export function HistoricoDialog({ id, aoFechar }: HistoricoDialogProps) {
  const { data, lendo, buscar } = useHistorico(id)
  return (
    <Dialog
      open
      title={`Histórico do pedido nº ${id}`}
      onClose={aoFechar}
      footer={
        <Button variant="secondary" onClick={aoFechar}>
          Fechar
        </Button>
      }
    >
      {data?.passos === null && (
        <Banner tone="danger" title="Erro ao carregar o histórico" announce>
          <p className="mb-2">Confira a conexão e tente novamente.</p>
          <Button variant="secondary" pending={lendo} onClick={buscar}>
            Tentar novamente
          </Button>
        </Banner>
      )}
      {data?.passos && (
        <ol className="grid grid-cols-1 gap-3">
          {data.passos.map(({ oQue, quem, para, quando }, passo) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has happened keeps its place
            <li key={passo} className="flex gap-3">
              <span
                aria-hidden="true"
                className={classes('mt-1.5 size-3 shrink-0 rounded-full', PONTOS[corDoStatus(para)])}
              />
              <div className="min-w-0">
                <p className="font-semibold">{oQue}</p>
                <p className="text-tinta-suave text-xs tabular-nums">{`${quando} · ${quem}`}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {data?.sobreATaxa && <p className="mt-4 border-linha border-t pt-3">{data.sobreATaxa}</p>}
      {data?.veioDe && <p className="wrap-anywhere mt-4 border-linha border-t pt-3">{data.veioDe}</p>}
      {data && data.descontos.length > 0 && (
        <section aria-labelledby={`descontos-${id}`} className="mt-4 border-linha border-t pt-3">
          <h3 id={`descontos-${id}`} className="font-semibold">
            Descontos
          </h3>
          <ul className="mt-1 grid gap-2">
            {data.descontos.map(({ porque, valor, quem }, linha) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was granted keeps its place
              <li key={linha} className="flex justify-between gap-4">
                <span className="min-w-0 break-words">
                  <span>{porque}</span>
                  {quem !== null && <span className="block text-tinta-suave text-xs">{quem}</span>}
                </span>
                <span className="shrink-0 tabular-nums">{valor}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!data && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Carregando o histórico...</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </Dialog>
  )
}

type Historico = Awaited<ReturnType<typeof loader>>

const SEM_RESPOSTA = { passos: null, descontos: [], sobreATaxa: null, veioDe: null }

/** Read when the dialog opens and at every event; without an answer the dialog says so and the screen below it stays. */
function useHistorico(id: PedidoId) {
  const reler = useReler()
  const [data, setData] = useState<Historico | typeof SEM_RESPOSTA>()
  const [lendo, setLendo] = useState(false)
  const ler = useCallback(async () => {
    setLendo(true)
    const { status, body } = await askJson<Historico>(`/home/pedidos/${id}/historico`)
    setLendo(false)
    if (status === SESSION_LOST) return reler()
    setData(status === 200 && body ? body : SEM_RESPOSTA)
  }, [id, reler])
  const buscar = useOneAtATime(ler)
  const abrir = useEffectEvent(buscar)
  useEffect(() => void abrir(), [])
  usePolling(buscar)
  useAoMudar(buscar)
  return { data, lendo, buscar }
}
