import { ChevronDown } from 'lucide-react'
import { type LinhaDaEscolha, nomeDoItem, semPartir } from '~/domain/pedidos/texto-do-item'
import type { PedidoDoQuadro } from './dados-do-quadro'

/**
 * What to cook. Nothing is cut off, because what the kitchen does not read is cooked wrong. Extras and notes follow in
 * the line of their item.
 */
export function ItensDoPedido({ itens }: Pick<PedidoDoQuadro, 'itens'>) {
  return (
    <ul>
      {itens.map((item, linha) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their places
        <li key={linha} className="flex gap-1">
          <Quantidade>{item.quantidade}</Quantidade>
          <p className="min-w-0 break-words">
            <span className="font-semibold">{nomeDoItem(item)}</span>
            {item.extras.map((linha, posicao) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was chosen keeps its places
              <Escolha key={posicao} linha={linha} />
            ))}
            {item.observacao && (
              <span className="whitespace-pre-line font-semibold text-orange-tinta text-xs leading-none">
                {' '}
                <span className="sr-only">Observação: </span>
                <span>{item.observacao}</span>
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Flavours are the dish itself; what was typed for one of them is marked like a note. */
function Escolha({ linha: { tipo, texto } }: { linha: Pick<LinhaDaEscolha, 'tipo' | 'texto'> }) {
  const classe = {
    sabores: 'block font-semibold text-xs',
    nota: 'whitespace-pre-line font-semibold text-orange-tinta text-xs leading-none',
    extra: 'font-medium text-xs leading-none',
  }[tipo]
  return (
    <span className={classe}>
      {' '}
      {tipo === 'nota' && <span className="sr-only">Observação: </span>}
      <span>{semPartir(texto).replaceAll('+ ', '+\u00a0')}</span>
    </span>
  )
}

function Quantidade({ children }: { children: number }) {
  return <span className="shrink-0 font-extrabold tabular-nums">{`${children}×`}</span>
}

/** The order's note, shown in full unless somebody closes it; then its title shows that there is one. */
export function ObservacoesDoPedido({ texto }: { texto: string }) {
  return (
    <details open className="group/obs flow-root text-xs leading-[1.0625rem]">
      {/* Beside the first words of the text, so that it needs no line of its own; with touch the words can be pressed
          too. */}
      <summary className="float-left mr-1.5 flex list-none items-center gap-0.5 rounded-sm font-bold pointer-coarse:relative pointer-coarse:before:absolute pointer-coarse:before:-inset-x-2 pointer-coarse:before:-inset-y-3 [&::-webkit-details-marker]:hidden">
        <span>Observações</span>
        <ChevronDown
          aria-hidden="true"
          className="size-3.5 text-tinta-suave transition-transform duration-150 group-open/obs:rotate-180"
        />
      </summary>
      <p className="whitespace-pre-line break-words font-medium text-orange-tinta">{texto}</p>
    </details>
  )
}
