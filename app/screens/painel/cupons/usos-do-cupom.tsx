import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { askJson, SESSION_LOST } from '~/browser/ask-json'
import type { CupomDoPainel } from '~/domain/cupons/store.server'
import { Badge } from '~/ui/badge'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/overlays/dialog'
import { Skeleton } from '~/ui/skeleton'
import { usePode } from '../pode'
import { useGravacao } from '../tela/formulario/use-gravacao'
import { useReler } from '../tela/use-reler'
import type { loader } from './usos'

interface UsosDoCupomProps {
  cupom: CupomDoPainel
  aoFechar: () => void
}

/** Who used a coupon and when (cupom-8); mounted while it is open. */
export function UsosDoCupom({ cupom, aoFechar }: UsosDoCupomProps) {
  const rota = `/home/cupons/${cupom.id}/usos`
  const { data, lendo, buscar } = useUsos(rota)
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
          <Button variant="secondary" pending={lendo} onClick={buscar}>
            Tentar novamente
          </Button>
        </Banner>
      )}
      {data?.usos?.length === 0 && <p className="text-tinta-suave">Ninguém usou este cupom ainda.</p>}
      {data?.usos && data.usos.length > 0 && (
        <>
          <ul className="grid grid-cols-1 divide-y divide-linha">
            {data.usos.map(uso => (
              <Uso key={uso.id} uso={uso} rota={rota} aoMudar={buscar} />
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

type Usos = Awaited<ReturnType<typeof loader>>

const SEM_RESPOSTA = { usos: null, cheia: false }

/** Read when the dialog opens; without an answer the dialog says so and the screen below it stays. */
function useUsos(rota: string) {
  const reler = useReler()
  const [data, setData] = useState<Usos | typeof SEM_RESPOSTA>()
  const [lendo, setLendo] = useState(false)
  async function buscar() {
    setLendo(true)
    const { status, body } = await askJson<Usos>(rota)
    setLendo(false)
    if (status === SESSION_LOST) return reler()
    setData(status === 200 && body ? body : SEM_RESPOSTA)
  }
  const abrir = useEffectEvent(buscar)
  useEffect(() => void abrir(), [])
  return { data, lendo, buscar: () => void buscar() }
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
  aoMudar: () => void
}

/** A use of an order follows that order; one of a message is given back by hand. */
function Uso({ uso, rota, aoMudar }: UsoProps) {
  const { id, pedidoId, valor, quando, devolvido } = uso
  const formulario = useRef<HTMLFormElement>(null)
  const { doFormulario, gravando } = useGravacao(formulario, {
    rota,
    textos: { titulo: 'Erro ao salvar' },
    aoGravar: aoMudar,
  })
  const pode = usePode()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold tabular-nums">
          {pedidoId === null ? 'Mensagem pelo WhatsApp' : `Pedido nº ${pedidoId}`}
        </p>
        <p className="text-tinta-suave text-xs tabular-nums">{`${quando} · ${valor}`}</p>
        {devolvido && <Badge>Devolvido</Badge>}
      </div>
      {pedidoId === null && pode('editar cupons') && (
        <form {...doFormulario()}>
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
        </form>
      )}
    </li>
  )
}
