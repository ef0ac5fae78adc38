import { useRef, useState } from 'react'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { BotoesDeMover, moverComAlt } from '../tela/lista/botoes-da-linha'
import { useArrastoDaLista } from './use-arrasto-da-lista'
import { useLugares } from './use-lugares'

interface ItemDaLista {
  readonly id: number
  readonly nome: string
}

interface ListaNaOrdemProps<Item extends ItemDaLista> {
  /** What the rows are, for those who do not see the screen. */
  rotulo: string
  /** Where moves are posted to. */
  rota: string
  itens: readonly Item[]
  /** Below the name. */
  detalhe: (item: Item) => Elements
  /** Beside the buttons that move the row. */
  botao?: (item: Item) => Elements
  /** Below the row; hidden while a row is dragged. */
  abaixo?: (item: Item) => Elements
}

/** Rows that are moved by drag, by buttons, and by Alt with an arrow; each move holds as soon as it is made (produto-23). */
export function ListaNaOrdem<Item extends ItemDaLista>({
  rotulo,
  rota,
  itens: guardados,
  detalhe,
  botao,
  abaixo,
}: ListaNaOrdemProps<Item>) {
  const lista = useRef<HTMLOListElement>(null)
  const { itens, mover } = useLugares(rota, guardados)
  const [dito, setDito] = useState('')
  const levar = (id: number, antesDe: number | null) => {
    mover(id, antesDe)
    const item = itens.find(um => um.id === id)
    const outros = itens.filter(um => um !== item)
    const lugar = antesDe === null ? outros.length : outros.findIndex(um => um.id === antesDe)
    if (item) setDito(`${item.nome}: ${lugar + 1}º de ${itens.length}.`)
  }
  const { mostrados, arrastado, erguer } = useArrastoDaLista(lista, itens, levar)
  const passar = (n: number, passo: -1 | 1) => {
    const item = itens[n]
    if (!item || !itens[n + passo]) return
    levar(item.id, itens[passo === -1 ? n - 1 : n + 2]?.id ?? null)
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{dito}</span>
      </VisuallyHidden>
      <ol
        ref={lista}
        aria-label={rotulo}
        className="grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-linha bg-linha shadow-card"
      >
        {mostrados.map((item, n) => (
          <li
            key={item.id}
            onKeyDown={moverComAlt(passo => passar(n, passo))}
            className={classes(
              'min-w-0 py-1 pr-1',
              item.id === arrastado ? 'bg-papel outline-2 outline-primaria -outline-offset-2' : 'bg-folha',
            )}
          >
            <div className="flex items-center">
              <span
                aria-hidden="true"
                onPointerDown={event => erguer(item.id, event)}
                title="Arraste para mudar o lugar"
                className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-tinta-suave active:cursor-grabbing"
              >
                <Icon name="grip-vertical" className="size-5" />
              </span>
              <div className="min-w-0 flex-1 py-0.5">
                <p className="break-words font-bold text-sm">{item.nome}</p>
                <div className="flex flex-wrap items-center gap-x-2 text-tinta-suave text-xs tabular-nums">
                  {detalhe(item)}
                </div>
              </div>
              <BotoesDeMover
                nome={item.nome}
                primeira={n === 0}
                ultima={n === mostrados.length - 1}
                aoMover={passo => passar(n, passo)}
              />
              {botao?.(item)}
            </div>
            {arrastado === null && abaixo?.(item)}
          </li>
        ))}
      </ol>
    </>
  )
}
