import { ENTREGA_A_COMBINAR } from '~/domain/frete/a-combinar'
import { dizerPrometido } from '~/domain/horarios/promessa'
import { formatDataHora } from '~/domain/valores/instante'
import { formatTelefone } from '~/domain/valores/telefone'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'
import { PagamentoDoPedido, TrocoDoPedido } from './pagamento-do-pedido'

interface NomeDoClienteProps {
  pedido: PedidoDoQuadro
  aberto: boolean
  aoAbrir: (pedido: PedidoDoQuadro) => void
  className: string
}

const idDoContato = ({ id }: PedidoDoQuadro) => `contato-${id}`

/** The customer's name. A press shows everything about the customer, another one hides it. */
export function NomeDoCliente({ pedido, aberto, aoAbrir, className }: NomeDoClienteProps) {
  const nome = pedido.nomeCliente.trim() || 'Cliente Anônimo'
  return (
    <button
      type="button"
      aria-expanded={aberto}
      aria-controls={idDoContato(pedido)}
      aria-label={`${nome}: dados do pedido nº ${pedido.id}`}
      title={nome}
      onClick={() => aoAbrir(pedido)}
      className={classes(
        // With touch the closed text below can be pressed too.
        'flex min-h-6 min-w-0 items-center gap-1 rounded-sm text-left font-bold pointer-coarse:relative pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-top-2 pointer-coarse:before:-bottom-3',
        className,
      )}
    >
      <span className={aberto ? 'min-w-0 wrap-anywhere' : 'truncate'}>{nome}</span>
      <Icon
        name="chevron-down"
        className={classes(
          'size-4 shrink-0 text-tinta-suave transition-transform duration-150',
          aberto && 'rotate-180',
        )}
      />
    </button>
  )
}

interface ContatoProps {
  pedido: PedidoDoQuadro
  aberto: boolean
  fuso: string
  className: string
}

/** The whole number, the time of the order, the phone and the address, in one or two lines until the card is opened. */
export function ContatoDoPedido({ pedido, aberto, fuso, className }: ContatoProps) {
  const { id, telefoneCliente, enderecoEntrega } = pedido
  const quando = formatDataHora(pedido.dataPedido, fuso)
  const previsao = dizerPrometido(pedido, fuso)
  return (
    <div
      id={idDoContato(pedido)}
      className={classes(
        'text-tinta-suave text-xs leading-4 tabular-nums',
        className,
        !aberto && 'group-data-[densidade=compacta]/quadro:hidden',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-xs leading-4 @min-[22rem]:ml-auto">
        <span>{aberto ? `nº ${id}` : id}</span>
        {/* The year is left out, because orders on the board are recent. */}
        <span title={quando}>{aberto ? quando : quando.replace(/(\d{2}\/\d{2})\/\d{4}/, '$1')}</span>
        {previsao && <span className="font-semibold text-tinta">{previsao}</span>}
        {telefoneCliente !== '' && !aberto && <span>{formatTelefone(telefoneCliente)}</span>}
        {!aberto && <TrocoDoPedido {...pedido} />}
        {!aberto && pedido.aCombinar && (
          <span className="font-semibold text-yellow-tinta">{ENTREGA_A_COMBINAR}</span>
        )}
      </p>
      {telefoneCliente !== '' && aberto && (
        <a
          href={`tel:+55${telefoneCliente}`}
          className="inline-flex min-h-6 items-center rounded-sm font-semibold text-tinta underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {formatTelefone(telefoneCliente)}
        </a>
      )}
      {enderecoEntrega && (
        <p title={enderecoEntrega} className={classes('wrap-anywhere text-tinta', !aberto && 'line-clamp-1')}>
          {enderecoEntrega}
        </p>
      )}
      {aberto && pedido.sobreATaxa && <p className="font-semibold text-yellow-tinta">{pedido.sobreATaxa}</p>}
      {aberto && (
        <>
          <PagamentoDoPedido {...pedido} />
          <p>
            <TrocoDoPedido {...pedido} />
          </p>
        </>
      )}
    </div>
  )
}
