import { type LinhaDaEscolha, nomeDoItem, semPartir } from '~/domain/pedidos/texto-do-item'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'

/**
 * What to cook. Nothing is cut off, because what the kitchen does not read is cooked wrong. Each choice has a line of its
 * own; on a compact board they follow each other, clearly parted.
 */
export function ItensDoPedido({ itens }: Pick<PedidoDoQuadro, 'itens'>) {
  return (
    <ul>
      {itens.map((item, linha) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their places
        <li key={linha} className="flex gap-1">
          <Quantidade>{item.quantidade}</Quantidade>
          <div className="min-w-0 break-words">
            <span className="font-semibold">{nomeDoItem(item)}</span>
            {item.extras.length > 0 && (
              <ul className="group-data-[densidade=compacta]/quadro:inline">
                {item.extras.map((linha, posicao) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was chosen keeps its places
                  <Escolha key={posicao} linha={linha} />
                ))}
              </ul>
            )}
            {item.observacao && <Nota texto={item.observacao} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Flavours are the dish itself; what was typed for one of them is marked like a note. */
function Escolha({ linha: { tipo, texto } }: { linha: Pick<LinhaDaEscolha, 'tipo' | 'texto'> }) {
  const inteiro = semPartir(texto).replaceAll('+ ', '+\u00a0')
  if (tipo === 'nota') return <Nota texto={inteiro} como="li" />
  return (
    <li
      className={classes(
        'pl-3 -indent-3 text-xs group-data-[densidade=compacta]/quadro:ml-1.5 group-data-[densidade=compacta]/quadro:inline-block',
        tipo === 'sabores' ? 'font-semibold' : 'font-medium',
      )}
    >
      {inteiro}
    </li>
  )
}

function Nota({ texto, como: Como = 'p' }: { texto: string; como?: 'p' | 'li' }) {
  return (
    <Como className="whitespace-pre-line font-semibold text-orange-tinta text-xs">
      <span className="sr-only">Observação: </span>
      <span>{texto}</span>
    </Como>
  )
}

function Quantidade({ children }: { children: number }) {
  return <span className="shrink-0 font-extrabold tabular-nums">{`${children}×`}</span>
}

/** What is said of the whole order, shown in full unless somebody closes it; then its label shows that something is said. */
export function DitoDoPedido({ rotulo, texto }: { rotulo: string; texto: string }) {
  return (
    <details open className="group/obs flow-root text-xs leading-[1.0625rem]">
      {/* Beside the first words of the text, so that it needs no line of its own where a long word has room; with touch the
          words can be pressed too. */}
      <summary className="mr-1.5 flex @min-[14rem]:float-left list-none items-center gap-0.5 rounded-sm font-bold pointer-coarse:relative pointer-coarse:before:absolute pointer-coarse:before:-inset-x-2 pointer-coarse:before:-inset-y-3 [&::-webkit-details-marker]:hidden">
        <span>{rotulo}</span>
        <Icon
          name="chevron-down"
          className="size-3.5 text-tinta-suave transition-transform duration-150 group-open/obs:rotate-180"
        />
      </summary>
      <p className="whitespace-pre-line break-words font-medium text-orange-tinta">{texto}</p>
    </details>
  )
}
