import { formatReais, ZERO } from '~/domain/valores/centavos'
import { formatDataHora } from '~/domain/valores/instante'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { usePode } from '../../pode'
import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'
import type { AcoesDoQuadro } from './acoes-do-pedido'

interface PixDoPedidoProps {
  pedido: PedidoDoQuadro
  conferindo: boolean
  fuso: string
  acoes: AcoesDoQuadro
}

/** What to look for in the bank's statement, amount and time, until somebody has found it (pix-7). */
export function PixDoPedido({ pedido, conferindo, fuso, acoes }: PixDoPedidoProps) {
  const { id, pix } = pedido
  const pode = usePode()
  if (!pix) return null
  const hora = (instante: Date) => formatDataHora(instante, fuso).slice(-5)
  if (pix.falta === ZERO) {
    return (
      pix.recebido && (
        <p className="mt-1 flex items-center gap-1.5 font-semibold text-green-tinta text-xs tabular-nums">
          <Icon name="circle-check" className="size-4 shrink-0" />
          <span>{`Pix recebido às ${hora(pix.recebido.em)}`}</span>
        </p>
      )
    )
  }
  return (
    <form
      method="post"
      action={`/home/pedidos/${id}/pix-recebido`}
      onSubmit={event => {
        event.preventDefault()
        acoes.aoReceberPix(pedido)
      }}
      className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-[0.4rem] bg-yellow-fundo py-1 pr-1 pl-2 text-yellow-tinta"
    >
      <input type="hidden" name="valor" value={pix.falta} />
      <p className="flex min-w-0 flex-1 basis-32 items-center gap-1.5 text-xs leading-4 tabular-nums">
        <Icon name="qr-code" className="size-4 shrink-0" />
        <span>
          <span className="font-bold">Pix a conferir</span>{' '}
          <span className="whitespace-nowrap">{`${formatReais(pix.falta)}, ${hora(pedido.dataPedido)}`}</span>
        </span>
      </p>
      {pode('conferir pagamentos') && (
        <Button
          type="submit"
          variant="secondary"
          pending={conferindo}
          onClick={event => {
            // The second press of a double click would land on what has moved up meanwhile.
            if (event.detail > 1) event.preventDefault()
          }}
          className="pointer-fine:min-h-7 pointer-fine:px-2 pointer-fine:py-0 pointer-fine:text-xs pointer-coarse:grow"
        >
          <span>Recebi o Pix</span>
          <span className="sr-only">{`: pedido nº ${id}, ${formatReais(pix.falta)}`}</span>
        </Button>
      )}
    </form>
  )
}
