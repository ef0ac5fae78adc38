import type { MouseEvent } from 'react'
import { corDoStatus } from '~/domain/pedidos/status'
import { Badge } from '~/ui/badge'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import type { Pagina, TelaProps } from '../documento'
import { useLoja } from '../loja-contexto'
import { PAGUE_AGORA, PagarComPix } from '../pix/pagar-com-pix'
import { type LeituraDoPedido, useAcompanharPedido } from './acompanhar-pedido'
import { DetalhesDoPedido } from './detalhes-do-pedido'
import { dizerHora } from './hora-da-leitura'
import { iconeDoStatus, LinhaDoTempo } from './linha-do-tempo'
import { ErroNoStatus, Moldura, VoltarAoCardapio } from './moldura-do-status'

function StatusPedido({ lido }: TelaProps<LeituraDoPedido>) {
  const { slug, nome } = useLoja()
  const { leitura, reler } = useAcompanharPedido(`/${slug}/status-pedido/id/${lido.pedido.numero}`, lido)
  const { pedido } = leitura
  const numero = String(pedido.numero)

  return (
    <Moldura acao={<VoltarAoCardapio variant="quiet" className="-mx-4 shrink-0" />}>
      <title>{`${pedido.nomeDoStatus} · Pedido #${numero} · ${nome}`}</title>
      <Card as="section" aria-labelledby="pedido" className="md:p-6">
        <h1 id="pedido" className="font-bold text-md">
          <span>{`Detalhes do Pedido #${numero.slice(0, -4)}`}</span>
          <span className="text-lg">{numero.slice(-4)}</span>
        </h1>
        <div aria-live="polite" aria-atomic="true" className="mt-3">
          <Badge
            size="lg"
            tone={corDoStatus(pedido.status)}
            icon={iconeDoStatus(pedido.status, pedido.tipoEntrega)}
          >
            {pedido.nomeDoStatus}
          </Badge>
          <p className="mt-3 text-pretty font-bold text-lg">{pedido.frase}</p>
          {pedido.previsao !== null && (
            <p className="mt-1">
              <span>Previsão: </span>
              <span className="font-semibold tabular-nums">{pedido.previsao}</span>
            </p>
          )}
          {leitura.atrasado && (
            <p className="mt-1 font-semibold text-yellow-tinta">Um pouco atrasado. A loja foi avisada.</p>
          )}
          {pedido.motivoCancelamento && (
            <p className="mt-1 whitespace-pre-line text-md">{`Motivo: ${pedido.motivoCancelamento}`}</p>
          )}
        </div>
        <div className="mt-6">
          <LinhaDoTempo etapas={pedido.etapas} tipoEntrega={pedido.tipoEntrega} />
        </div>
        <Frescor leitura={leitura} aoReler={reler} />
      </Card>
      {pedido.documento && <Banner>{pedido.documento}</Banner>}
      <PixDoPedido {...pedido} />
      <DetalhesDoPedido pedido={pedido} />
    </Moldura>
  )
}

const JA_PAGOU = 'Já pagou? É só aguardar: a loja confere e confirma. Se ainda não pagou, pague por aqui.'

/** How to pay the order, until the shop has found the money; the change is announced (pix-8). */
function PixDoPedido({ pix, status }: LeituraDoPedido['pedido']) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {pix?.conferido && (
          <Banner tone="success" title="Pix recebido">
            <p>
              {status === 'Cancelado'
                ? `O pagamento entrou em ${pix.conferido}. Combine a devolução com o restaurante.`
                : `A loja confirmou o pagamento em ${pix.conferido}. Obrigado!`}
            </p>
          </Banner>
        )}
      </div>
      {pix?.codigo && (
        <Card>
          <PagarComPix codigo={pix.codigo} texto={status === 'Pendente' ? PAGUE_AGORA : JA_PAGOU} />
        </Card>
      )}
    </>
  )
}

/** Says when the page was read, with a link that reads it again; without script it is a plain link. */
function Frescor({ leitura, aoReler }: { leitura: LeituraDoPedido; aoReler: () => void }) {
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    aoReler()
  }
  return (
    <div className="-mb-2 mt-4 flex flex-wrap items-center justify-between gap-x-4 border-linha border-t pt-2 text-tinta-suave text-xs">
      <p>{`Atualizado às ${dizerHora(leitura)}`}</p>
      <p role="status" className="font-medium text-red-tinta">
        {leitura.semConexao && 'Sem conexão. Tentando de novo...'}
      </p>
      {/* An empty address is that of the page itself. */}
      <Link
        to=""
        reloadDocument
        onClick={press}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-acento-forte text-sm hover:underline"
      >
        <Icon name="rotate-cw" className="size-4" />
        <span>Atualizar</span>
      </Link>
    </div>
  )
}

function Erro({ error }: { error: unknown }) {
  return (
    <ErroNoStatus error={error} padrao="Tente novamente em instantes." titulo404="Pedido não encontrado" />
  )
}

export const PAGINA: Pagina<LeituraDoPedido> = { Tela: StatusPedido, Erro }
