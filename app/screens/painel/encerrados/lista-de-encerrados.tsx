import { CircleCheck, ClipboardX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Pagina } from '~/domain/listas/pagina'
import type { PedidoEncerrado } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { formatReais } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { formatTelefone, telefoneDoPainelValido } from '~/domain/valores/telefone'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { HistoricoDialog } from '../acoes/historico-dialog'
import { BotaoImprimir } from '../recibo/botao-imprimir'
import { Lista } from '../tela/lista'

/** Instants are texts in the company's zone. */
interface Encerrado extends Omit<PedidoEncerrado, 'dataPedido' | 'encerradoEm' | 'canceladoPor'> {
  readonly feito: string
  readonly encerrado: string
  readonly peloRestaurante: boolean
}

interface ListaDeEncerradosProps {
  fim: 'Finalizado' | 'Cancelado'
  lista: Pagina<Encerrado>
  busca: string
  vazia: { readonly titulo: string; readonly texto: string }
}

/** Orders that are finished or cancelled. They can be searched, read and printed, but no longer moved. */
export function ListaDeEncerrados({ fim, lista, busca, vazia }: ListaDeEncerradosProps) {
  const [historico, setHistorico] = useState<PedidoId | null>(null)
  return (
    <>
      <Lista
        lista={lista}
        busca={busca}
        rotuloDaBusca="Buscar por Nº Pedido, Cliente ou Telefone..."
        nomes={['pedido', 'pedidos']}
        vazia={
          <EmptyState
            icon={fim === 'Cancelado' ? <ClipboardX /> : <CircleCheck />}
            title={vazia.titulo}
            text={vazia.texto}
          />
        }
        cartao={pedido => (
          <Cartao key={pedido.id} pedido={pedido} fim={fim} aoVerHistorico={() => setHistorico(pedido.id)} />
        )}
      />
      {historico !== null && <HistoricoDialog id={historico} aoFechar={() => setHistorico(null)} />}
    </>
  )
}

interface CartaoProps {
  pedido: Encerrado
  fim: 'Finalizado' | 'Cancelado'
  aoVerHistorico: () => void
}

function Cartao({ pedido, fim, aoVerHistorico }: CartaoProps) {
  const numero = String(pedido.id)
  return (
    <Card as="li" className="flex flex-col gap-1 pb-2">
      <div className="flex items-baseline justify-between gap-3 tabular-nums">
        <h2 className="text-tinta-suave text-sm">
          <span>{`nº ${numero.slice(0, 4)}`}</span>
          <span className="font-extrabold text-lg text-tinta">{numero.slice(4)}</span>
        </h2>
        <p className="font-extrabold text-md">{formatReais(pedido.totalComFrete)}</p>
      </div>
      <p className="break-words font-bold">{pedido.nomeCliente.trim() || 'Cliente Anônimo'}</p>
      <p className="text-tinta-suave text-xs tabular-nums">
        {[formatTelefone(pedido.telefoneCliente), pedido.tipoEntrega].filter(Boolean).join(' · ')}
      </p>
      {pedido.sobreATaxa && <p className="break-words text-xs">{pedido.sobreATaxa}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-2 text-xs">
        <Linha nome="Pedido em">{pedido.feito}</Linha>
        <Linha nome={`${fim} em`}>
          {`${pedido.encerrado}${pedido.peloRestaurante ? ', pelo restaurante' : ''}`}
        </Linha>
        {fim === 'Cancelado' && <Linha nome="Motivo">{pedido.motivoCancelamento ?? 'Não informado'}</Linha>}
      </dl>
      <div className="-mx-2 mt-auto flex flex-wrap items-center pt-1">
        <BotaoImprimir pedidoId={pedido.id} />
        <Button variant="quiet" className="px-2" onClick={aoVerHistorico}>
          <span>Histórico</span>
          <span className="sr-only">{` do pedido nº ${numero}`}</span>
        </Button>
        {telefoneDoPainelValido(pedido.telefoneCliente) && (
          <Link
            to={`/home/pedidos/${pedido.id}/resumo`}
            reloadDocument
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center rounded-sm px-2 font-semibold text-acento-forte text-sm hover:bg-acento-suave"
          >
            <span>WhatsApp</span>
            <span className="sr-only">{`: enviar resumo do pedido nº ${numero}`}</span>
          </Link>
        )}
      </div>
    </Card>
  )
}

function Linha({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-tinta-suave">{nome}</dt>
      <dd className="min-w-0 whitespace-pre-line break-words font-medium">{children}</dd>
    </>
  )
}
