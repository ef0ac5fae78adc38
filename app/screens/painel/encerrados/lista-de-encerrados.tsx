import type { ReactNode } from 'react'
import type { Pagina } from '~/domain/listas/pagina'
import type { PedidoEncerrado } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { formatReais } from '~/domain/valores/centavos'
import { formatTelefone, telefoneDoPainelValido } from '~/domain/valores/telefone'
import { EmptyState } from '~/ui/empty-state'
import { Icon, type IconName } from '~/ui/icon'
import { HistoricoDialog } from '../acoes/historico-dialog'
import { BotaoImprimir } from '../recibo/botao-imprimir'
import { type AcaoDaLinha, AcoesDaLinha } from '../tela/lista/acoes-da-linha'
import { LinhaDaLista } from '../tela/lista/cartao-da-lista'
import { Lista } from '../tela/lista/lista'

/** Instants are texts in the company's zone; `encerrado` is one as 'às 22:40'. */
interface Encerrado extends Omit<PedidoEncerrado, 'dataPedido' | 'encerradoEm' | 'canceladoPor'> {
  readonly feito: string
  readonly encerrado: string
  readonly peloRestaurante: boolean
}

type Fim = 'Finalizado' | 'Cancelado'
const ICONES: Readonly<Record<Fim, IconName>> = { Finalizado: 'circle-check', Cancelado: 'clipboard-x' }

interface ListaDeEncerradosProps {
  fim: Fim
  lista: Pagina<Encerrado>
  busca: string
  vazia: { readonly titulo: string; readonly texto: string }
}

/** Orders that are finished or cancelled. They can be searched, read and printed, but no longer moved. */
export function ListaDeEncerrados({ fim, lista, busca, vazia }: ListaDeEncerradosProps) {
  return (
    <Lista
      lista={lista}
      busca={busca}
      rotuloDaBusca="Buscar por Nº Pedido, Cliente ou Telefone..."
      nomes={['pedido', 'pedidos']}
      vazia={<EmptyState icon={<Icon name={ICONES[fim]} />} title={vazia.titulo} text={vazia.texto} />}
      cartao={pedido => <Cartao key={pedido.id} pedido={pedido} fim={fim} />}
    />
  )
}

interface CartaoProps {
  pedido: Encerrado
  fim: Fim
}

function Cartao({ pedido, fim }: CartaoProps) {
  const numero = String(pedido.id)
  return (
    <LinhaDaLista className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <div className="flex items-baseline gap-x-2 tabular-nums max-xl:col-span-full max-sm:flex-wrap max-sm:justify-between">
        <h2 className="text-tinta-suave text-xs">
          <span>{`nº ${numero.slice(0, 4)}`}</span>
          <span className="ml-0.5 font-extrabold text-sm text-tinta">{numero.slice(4)}</span>
        </h2>
        <p className="min-w-0 flex-1 break-words font-bold text-sm max-sm:order-1 max-sm:basis-full">
          {pedido.nomeCliente.trim() || 'Cliente Anônimo'}
        </p>
        <p className="font-extrabold text-sm">{formatReais(pedido.totalComFrete)}</p>
      </div>
      <div className="text-xs max-xl:col-span-full">
        <p className="text-tinta-suave tabular-nums">
          {[formatTelefone(pedido.telefoneCliente), pedido.tipoEntrega].filter(Boolean).join(' · ')}
        </p>
        {pedido.sobreATaxa && <p className="break-words">{pedido.sobreATaxa}</p>}
      </div>
      <dl className="flex flex-wrap content-center gap-x-3 text-xs">
        <Linha nome="Pedido em">{pedido.feito}</Linha>
        <Linha nome={fim}>{`${pedido.encerrado}${pedido.peloRestaurante ? ', pelo restaurante' : ''}`}</Linha>
        {fim === 'Cancelado' && <Linha nome="Motivo">{pedido.motivoCancelamento ?? 'Não informado'}</Linha>}
      </dl>
      <div className="-my-1 -mr-2 flex items-center xl:col-start-2 xl:row-span-3 xl:row-start-1">
        <BotaoImprimir pedidoId={pedido.id} />
        <AcoesDaLinha de={`pedido nº ${numero}`} acoes={acoesDo(pedido)} />
      </div>
    </LinhaDaLista>
  )
}

function acoesDo({ id, telefoneCliente }: Encerrado): AcaoDaLinha[] {
  const historico: AcaoDaLinha = {
    nome: 'Histórico',
    rotulo: `Histórico do pedido nº ${id}`,
    icone: <Icon name="history" />,
    abre: aoFechar => <HistoricoDialog id={id} aoFechar={aoFechar} />,
  }
  if (!telefoneDoPainelValido(telefoneCliente)) return [historico]
  return [
    historico,
    {
      nome: 'Enviar resumo por WhatsApp',
      rotulo: `WhatsApp: enviar resumo do pedido nº ${id}`,
      icone: <Icon name="message-circle" />,
      link: `/home/pedidos/${id}/resumo`,
    },
  ]
}

function Linha({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1">
      <dt className="shrink-0 text-tinta-suave">{nome}</dt>
      <dd className="min-w-0 whitespace-pre-line break-words font-medium">{children}</dd>
    </div>
  )
}
