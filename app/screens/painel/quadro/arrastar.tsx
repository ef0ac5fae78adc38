import {
  type Active,
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react'
import { COLUNAS, caminhoDe, type StatusDaColuna } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import { classes } from '~/ui/classes'
import { aVista } from './alvo-do-arrasto'
import type { PedidoDoQuadro } from './dados-do-quadro'
import { RolagemDoArrasto } from './rolagem-do-arrasto'
import { ManeiraDoPedido, NumeroDoPedido } from './titulo-do-cartao'

/** The data that a card gives to dnd-kit when it is dragged. */
interface Arrastado {
  readonly pedido: PedidoDoQuadro
  readonly coluna: StatusDaColuna
}

// Written once: with options made anew at every rendering, dnd-kit would draw every card again.
const MOUSE = { activationConstraint: { distance: 8 } }
const DEDO = { activationConstraint: { delay: 200, tolerance: 8 } }
const TECLADO: KeyboardSensorOptions = {
  coordinateGetter: (event, args) => colunaAoLado(event, args),
  scrollBehavior: 'auto',
}

interface ArrastarProps {
  /** Called with true when a card is lifted, and with false when it is down again. */
  aoArrastar: (arrastando: boolean) => void
  aoSoltar: (pedido: PedidoDoQuadro, para: StatusDaColuna) => void
  /** The columns; `arrastando` while a card is in the air. */
  children: (arrastando: boolean) => ReactNode
}

/**
 * Drags cards between columns by mouse, by touch (after a press of 200 ms, so that a swipe still scrolls) and by
 * keyboard (quadro-7). 'Mover para' is the way without dragging.
 */
export function Arrastar({ aoArrastar, aoSoltar, children }: ArrastarProps) {
  const [noAr, setNoAr] = useState<Arrastado | null>(null)
  const [rolando, setRolando] = useState(false)
  const sensores = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, DEDO),
    useSensor(KeyboardSensor, TECLADO),
  )
  function erguer(arrastado: Arrastado | null) {
    setNoAr(arrastado)
    aoArrastar(arrastado !== null)
  }
  function soltar({ active, over }: DragEndEvent) {
    erguer(null)
    const para = lerColuna(over?.id)
    if (!noAr || !para) return
    // Sends the status that the card had when it was lifted: if somebody has moved the order since, the server says so
    // and nothing is overruled (status-6).
    const mudou = lerArrastado(active.data.current)?.pedido.status !== noAr.pedido.status
    if (mudou || para !== noAr.coluna) aoSoltar(noAr.pedido, para)
  }
  return (
    <DndContext
      id="quadro"
      sensors={sensores}
      // Off, because the board scrolls by whole columns itself. dnd-kit's scrolling would slide the next column under a
      // finger that meant this one.
      autoScroll={false}
      collisionDetection={rolando ? nenhuma : sobQualColuna}
      accessibility={ACESSO}
      onDragStart={({ active }) => erguer(lerArrastado(active.data.current))}
      onDragCancel={() => erguer(null)}
      onDragEnd={soltar}
    >
      {children(noAr !== null)}
      {noAr && <RolagemDoArrasto aoRolar={setRolando} />}
      <DragOverlay dropAnimation={null} zIndex={30}>
        {noAr && (
          <div className="h-full cursor-grabbing rounded-sm border-2 border-acento bg-folha p-2.5 shadow-overlay">
            <div className="flex flex-wrap items-center gap-x-2">
              <NumeroDoPedido id={noAr.pedido.id} />
              <ManeiraDoPedido tipoEntrega={noAr.pedido.tipoEntrega} />
            </div>
            <p className="truncate font-bold">{noAr.pedido.nomeCliente.trim() || 'Cliente Anônimo'}</p>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

interface ArrastavelProps extends Arrastado, Pick<ComponentProps<'li'>, 'onClick' | 'onFocus'> {
  /** True while the order is being moved already. */
  parado: boolean
  /** The card, with an `Alca` in it. */
  children: ReactNode
}

/** What a card gives its handle; a context, so that the card itself is not drawn again while another one is dragged. */
const AlcaContext = createContext<ComponentProps<'button'>>({})

/** A pointer drags the whole card. The keyboard has a handle, because the buttons of the card need their own keys. */
export function Arrastavel({ pedido, coluna, parado, children, ...eventos }: ArrastavelProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: pedido.id,
    data: { pedido, coluna } satisfies Arrastado,
    disabled: parado,
    attributes: ALCA,
  })
  const { onKeyDown, ...doPonteiro } = listeners ?? {}
  const alca = useMemo(
    () => ({
      ...attributes,
      ref: setActivatorNodeRef,
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => onKeyDown?.(event),
    }),
    [attributes, setActivatorNodeRef, onKeyDown],
  )
  return (
    <li
      ref={setNodeRef}
      {...doPonteiro}
      {...eventos}
      id={`pedido-${pedido.id}`}
      className={classes(
        'touch-manipulation cursor-grab pointer-coarse:select-none [-webkit-touch-callout:none]',
        isDragging && 'opacity-40',
      )}
    >
      <AlcaContext value={alca}>{children}</AlcaContext>
    </li>
  )
}

const ALCA = { roleDescription: 'alça de arrastar' }

/** What the keyboard drags the card by. */
export function Alca({ pedidoId }: { pedidoId: PedidoId }) {
  return (
    <button
      {...useContext(AlcaContext)}
      type="button"
      aria-label={`Arrastar pedido nº ${pedidoId}`}
      title="Arrastar"
      className="sr-only focus-visible:not-sr-only focus-visible:absolute! focus-visible:top-1 focus-visible:right-1 focus-visible:grid focus-visible:size-8! focus-visible:place-items-center focus-visible:rounded-full focus-visible:bg-folha"
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  )
}

function lerArrastado(dados: object | undefined): Arrastado | null {
  return dados && 'pedido' in dados && 'coluna' in dados ? (dados as Arrastado) : null
}

/** The columns that the card may be dropped on. */
function caminhoDoArrastado(active: Active | null): readonly StatusDaColuna[] {
  const arrastado = lerArrastado(active?.data.current)
  return arrastado ? caminhoDe({ ...arrastado.pedido, status: arrastado.coluna }) : []
}

function lerColuna(id: unknown): StatusDaColuna | undefined {
  return COLUNAS.find(status => status === id)
}

/**
 * The column under the pointer, if it is on the card's way and enough of it is in sight, however far the board has
 * scrolled; a keyboard has no pointer.
 */
const sobQualColuna: CollisionDetection = args => {
  const { pointerCoordinates: ponteiro, droppableContainers, active } = args
  if (!ponteiro) return rectIntersection(args)
  const caminho = caminhoDoArrastado(active)
  const container = droppableContainers.find(({ id, node }) => {
    if (!caminho.some(status => status === id)) return false
    const coluna = node.current?.getBoundingClientRect()
    const quadro = node.current?.parentElement?.getBoundingClientRect()
    if (!coluna || !quadro || !aVista(coluna, quadro)) return false
    const { left, right, top, bottom } = coluna
    return ponteiro.x >= left && ponteiro.x <= right && ponteiro.y >= top && ponteiro.y <= bottom
  })
  return container ? [{ id: container.id, data: { droppableContainer: container, value: 1 } }] : []
}

const nenhuma: CollisionDetection = args => (args.pointerCoordinates ? [] : rectIntersection(args))

/** The left and right arrows move on by a column of the card's way. */
const colunaAoLado: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const delta = { ArrowRight: 1, ArrowLeft: -1 }[event.code]
  const { over, active, droppableRects } = context
  const aqui = lerColuna(over?.id) ?? lerArrastado(active?.data.current)?.coluna
  if (!delta || !aqui) return undefined
  const caminho = caminhoDoArrastado(active)
  const destino = caminho[caminho.indexOf(aqui) + delta]
  const coluna = destino && droppableRects.get(destino)
  return coluna ? { x: coluna.left + 10, y: currentCoordinates.y } : undefined
}

const numeroDe = (id: PedidoId | string | number) => `Pedido nº ${id}`

const ANUNCIOS: Announcements = {
  onDragStart: ({ active }) => `${numeroDe(active.id)} levantado.`,
  // dnd-kit calls this right after the start, over the card's own column.
  onDragOver({ active, over }) {
    const emCasa = over?.id === lerArrastado(active.data.current)?.coluna
    if (!over) return `${numeroDe(active.id)} fora das colunas.`
    return `${numeroDe(active.id)} ${emCasa ? 'levantado, ' : ''}sobre ${over.id}.`
  },
  onDragEnd: ({ active, over }) =>
    over ? `${numeroDe(active.id)} solto em ${over.id}.` : `${numeroDe(active.id)} voltou ao seu lugar.`,
  onDragCancel: ({ active }) => `${numeroDe(active.id)} voltou ao seu lugar.`,
}

const INSTRUCOES =
  'Aperte espaço para levantar o pedido, as setas para os lados para escolher a coluna e espaço de novo para soltar. Esc desiste.'

const ACESSO = {
  announcements: ANUNCIOS,
  screenReaderInstructions: { draggable: INSTRUCOES },
  restoreFocus: false,
}
