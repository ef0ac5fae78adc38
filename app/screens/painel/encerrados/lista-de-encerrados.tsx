import { CircleCheck, ClipboardX, History, MessageCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Pagina } from '~/domain/listas/pagina'
import type { PedidoEncerrado } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { formatReais } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { formatTelefone, telefoneDoPainelValido } from '~/domain/valores/telefone'
import { EmptyState } from '~/ui/empty-state'
import { IconButton, IconLink } from '~/ui/icon-button'
import { HistoricoDialog } from '../acoes/historico-dialog'
import { BotaoImprimir } from '../recibo/botao-imprimir'
import { LinhaDaLista } from '../tela/cartao-da-lista'
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
    <LinhaDaLista className="flex flex-wrap items-center gap-x-2">
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex items-baseline gap-2 tabular-nums">
          <h2 className="text-tinta-suave text-xs">
            <span>{`nº ${numero.slice(0, 4)}`}</span>
            <span className="font-extrabold text-sm text-tinta">{numero.slice(4)}</span>
          </h2>
          <p className="min-w-0 flex-1 break-words font-bold text-sm">
            {pedido.nomeCliente.trim() || 'Cliente Anônimo'}
          </p>
          <p className="font-extrabold text-sm">{formatReais(pedido.totalComFrete)}</p>
        </div>
        <p className="text-tinta-suave text-xs tabular-nums">
          {[formatTelefone(pedido.telefoneCliente), pedido.tipoEntrega].filter(Boolean).join(' · ')}
        </p>
        {pedido.sobreATaxa && <p className="break-words text-xs">{pedido.sobreATaxa}</p>}
        <dl className="flex flex-wrap gap-x-3 text-xs">
          <Linha nome="Pedido em">{pedido.feito}</Linha>
          <Linha nome={`${fim} em`}>
            {`${pedido.encerrado}${pedido.peloRestaurante ? ', pelo restaurante' : ''}`}
          </Linha>
          {fim === 'Cancelado' && <Linha nome="Motivo">{pedido.motivoCancelamento ?? 'Não informado'}</Linha>}
        </dl>
      </div>
      <div className="-mx-2 ml-auto flex shrink-0 flex-wrap items-center">
        <BotaoImprimir pedidoId={pedido.id} />
        <IconButton
          label={`Histórico do pedido nº ${numero}`}
          icon={<History className="size-5" />}
          onClick={aoVerHistorico}
        />
        {telefoneDoPainelValido(pedido.telefoneCliente) && (
          <IconLink
            href={`/home/pedidos/${pedido.id}/resumo`}
            target="_blank"
            rel="noopener noreferrer"
            label={`WhatsApp: enviar resumo do pedido nº ${numero}`}
            icon={<MessageCircle className="size-5" />}
          />
        )}
      </div>
    </LinhaDaLista>
  )
}

function Linha({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1">
      <dt className="shrink-0 text-tinta-suave">{nome}</dt>
      <dd className="min-w-0 whitespace-pre-line break-words font-medium">{children}</dd>
    </div>
  )
}
