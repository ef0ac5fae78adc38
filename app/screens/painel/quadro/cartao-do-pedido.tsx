import { TriangleAlert } from 'lucide-react'
import { type FocusEvent, memo } from 'react'
import { proximoStatus, type StatusDaColuna } from '~/domain/pedidos/status'
import { formatDataHora } from '~/domain/valores/instante'
import { formatTelefone } from '~/domain/valores/telefone'
import { classes } from '~/ui/classes'
import { AcoesDoPedido, type AcoesDoQuadro } from './acoes-do-pedido'
import { Arrastavel } from './arrastar'
import type { PedidoDoQuadro } from './dados-do-quadro'
import { EsperaDoPedido } from './espera-do-pedido'
import { ItensDoPedido, ObservacoesDoPedido } from './itens-do-pedido'
import { PagamentoDoPedido } from './pagamento-do-pedido'
import { Salvando } from './salvando'
import { TituloDoCartao } from './titulo-do-cartao'
import { ALVO_DO_FOCO } from './use-foco-do-cartao'

interface CartaoDoPedidoProps {
  pedido: PedidoDoQuadro
  /** Where it stands on the screen: ahead of its status while it is being moved. */
  coluna: StatusDaColuna
  movendo: boolean
  /** Why it could not be moved. */
  recusa: string | undefined
  /** Arrived while somebody may not have looked: highlighted until it is touched. */
  novo: boolean
  fuso: string
  acoes: AcoesDoQuadro
}

/** What is in the order is why somebody looks at its card, until it has left the kitchen; then it is where it goes. */
const NA_COZINHA: ReadonlySet<StatusDaColuna> = new Set(['Pendente', 'Em Preparação'])

/** The order card (specification 2, section 2): what is read from two metres stands large, the rest small. */
export const CartaoDoPedido = memo(function CartaoDoPedido(props: CartaoDoPedidoProps) {
  const { pedido, coluna, movendo, recusa, novo, fuso, acoes } = props
  const numero = String(pedido.id)
  const proximo = proximoStatus({ ...pedido, status: coluna })
  const naCozinha = NA_COZINHA.has(coluna)
  const tocar = novo ? () => acoes.aoTocar(pedido.id) : undefined
  // Not at the press itself: the banner goes, the card moves, and the release would miss the button.
  const focar = tocar && (({ target }: FocusEvent) => target.matches(':focus-visible') && tocar())
  return (
    <Arrastavel pedido={pedido} coluna={coluna} parado={movendo} onClick={tocar} onFocus={focar}>
      {alca => (
        <article
          aria-label={`Pedido nº ${numero}`}
          tabIndex={-1}
          {...(proximo === null && { [ALVO_DO_FOCO]: pedido.id })}
          className={classes(
            'relative rounded-sm border bg-folha px-2.5 py-2 shadow-card',
            novo ? 'border-acento ring-4 ring-acento/35' : 'border-linha',
          )}
        >
          {movendo && <Salvando />}
          {novo && (
            <p className="-mx-2.5 -mt-2 mb-1.5 rounded-t-[0.5rem] bg-acento px-2.5 py-0.5 font-bold text-sobre-acento text-xs uppercase tracking-wide">
              Novo pedido
            </p>
          )}
          <TituloDoCartao pedido={pedido}>
            <EsperaDoPedido status={coluna} dataPedido={pedido.dataPedido} />
          </TituloDoCartao>
          <div className="mt-1 flex items-baseline justify-between gap-2">
            <p className="min-w-0 truncate font-bold" title={pedido.nomeCliente}>
              {pedido.nomeCliente.trim() || 'Cliente Anônimo'}
            </p>
            <Quando dataPedido={pedido.dataPedido} fuso={fuso} />
          </div>
          <Contato
            pedido={pedido}
            linhas={naCozinha ? 'pointer-fine:line-clamp-2' : 'pointer-fine:line-clamp-3'}
          />
          <div className="mt-1 divide-y divide-linha border-linha border-y text-sm">
            <ItensDoPedido
              itens={pedido.itens}
              linhas={naCozinha ? 'line-clamp-3 xl:line-clamp-2' : 'line-clamp-1'}
            />
            {pedido.observacoes && <ObservacoesDoPedido texto={pedido.observacoes} />}
          </div>
          <PagamentoDoPedido pedido={pedido} />
          {recusa && (
            <p className="mt-1.5 flex gap-2 font-medium text-red-tinta text-xs">
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
              {recusa}
            </p>
          )}
          <AcoesDoPedido
            pedido={pedido}
            coluna={coluna}
            proximo={proximo}
            movendo={movendo}
            destaque={novo}
            alca={alca}
            acoes={acoes}
          />
        </article>
      )}
    </Arrastavel>
  )
})

/** The year goes without saying while an order is on the board. */
function Quando({ dataPedido, fuso }: { dataPedido: Date; fuso: string }) {
  const texto = formatDataHora(dataPedido, fuso)
  return (
    <p title={texto} className="shrink-0 text-tinta-suave text-xs tabular-nums">
      {texto.replace(/(\d{2}\/\d{2})\/\d{4}/, '$1')}
    </p>
  )
}

interface ContatoProps {
  pedido: Pick<PedidoDoQuadro, 'id' | 'telefoneCliente' | 'enderecoEntrega'>
  /** Cut where a mouse can ask for the rest. */
  linhas: string
}

/** The whole number, the phone and the address. */
function Contato({ pedido: { id, telefoneCliente, enderecoEntrega }, linhas }: ContatoProps) {
  return (
    <p
      title={enderecoEntrega ?? undefined}
      className={classes('break-words text-tinta-suave text-xs', linhas)}
    >
      <span className="tabular-nums">nº&nbsp;{id} </span>
      {telefoneCliente !== '' && (
        <a
          href={`tel:+55${telefoneCliente}`}
          className="rounded-sm tabular-nums underline-offset-4 hover:underline pointer-coarse:-my-0.75 pointer-coarse:inline-block pointer-coarse:py-3.25"
        >
          {formatTelefone(telefoneCliente)}
        </a>
      )}
      {enderecoEntrega && <span className="text-tinta"> {enderecoEntrega}</span>}
    </p>
  )
}
