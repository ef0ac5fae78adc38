import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { CupomDoPainel } from '~/domain/cupons/store.server'
import { Badge } from '~/ui/badge'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Skeleton } from '~/ui/skeleton'
import { useAcao } from '../tela/use-acao'
import { useGravacao } from '../tela/use-gravacao'
import type { clientLoader } from './usos'

interface UsosDoCupomProps {
  cupom: CupomDoPainel
  aoFechar: () => void
}

/** Who used a coupon and when (cupom-8); mounted while it is open. */
export function UsosDoCupom({ cupom, aoFechar }: UsosDoCupomProps) {
  const { data, state, load } = useFetcher<typeof clientLoader>()
  const rota = `/home/cupons/${cupom.id}/usos`
  const buscar = useEffectEvent(() => load(rota))
  useEffect(() => {
    buscar()
  }, [])
  return (
    <Dialog
      open
      title={`Usos de ${cupom.codigo}`}
      onClose={aoFechar}
      footer={
        <Button variant="secondary" onClick={aoFechar}>
          Fechar
        </Button>
      }
    >
      {data?.usos === null && (
        <Banner tone="danger" title="Erro ao carregar os usos" announce>
          <p className="mb-2">Confira a conexão e tente novamente.</p>
          <Button variant="secondary" pending={state !== 'idle'} onClick={() => buscar()}>
            Tentar novamente
          </Button>
        </Banner>
      )}
      {data?.usos?.length === 0 && <p className="text-tinta-suave">Ninguém usou este cupom ainda.</p>}
      {data?.usos && data.usos.length > 0 && (
        <>
          <ul className="grid grid-cols-1 divide-y divide-linha">
            {data.usos.map(uso => (
              <Uso key={uso.id} uso={uso} rota={rota} />
            ))}
          </ul>
          {data.cheia && (
            <p className="mt-3 text-sm text-tinta-suave">
              {`São os ${data.usos.length} usos mais recentes.`}
            </p>
          )}
        </>
      )}
      {!data && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Carregando os usos...</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </Dialog>
  )
}

interface UsoProps {
  uso: {
    readonly id: number
    readonly pedidoId: number | null
    readonly valor: string
    readonly quando: string
    readonly devolvido: boolean
  }
  rota: string
}

/** A use of an order follows that order; one of a message is given back by hand. */
function Uso({ uso, rota }: UsoProps) {
  const { id, pedidoId, valor, quando, devolvido } = uso
  const formulario = useRef<HTMLFormElement>(null)
  const { fetcher, gravando } = useGravacao(formulario, { aoGravar() {} })
  const destino = useAcao(rota)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold tabular-nums">
          {pedidoId === null ? 'Mensagem pelo WhatsApp' : `Pedido nº ${pedidoId}`}
        </p>
        <p className="text-tinta-suave text-xs tabular-nums">{`${quando} · ${valor}`}</p>
        {devolvido && <Badge>Devolvido</Badge>}
      </div>
      {pedidoId === null && (
        <fetcher.Form ref={formulario} method="post" action={destino}>
          <input type="hidden" name="uso" value={id} />
          {!devolvido && <input type="hidden" name="devolvido" value="on" />}
          <Button
            type="submit"
            variant="secondary"
            pending={gravando}
            aria-label={`${devolvido ? 'Desfazer a devolução' : 'Devolver o uso'} de ${quando}`}
          >
            {devolvido ? 'Desfazer' : 'Devolver'}
          </Button>
        </fetcher.Form>
      )}
    </li>
  )
}
