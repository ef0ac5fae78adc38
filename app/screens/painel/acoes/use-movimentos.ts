import { useCallback, useEffect, useState } from 'react'
import type { PedidoDoQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { lerStatus, type Status, type StatusDaColuna } from '~/domain/pedidos/status'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { useToast } from '~/ui/overlays/toast'
import { useAlerta } from '../alerta/alerta'
import { type Recusados, soOsQueFicaram } from './recusados'
import { type Mudanca, useMudancas } from './use-mudancas'

const RECUSADO_MS = 5_000
const DESFAZER_MS = 8_000
const VOLTOU_MS = 3_000

interface Ouvintes {
  /** The order is in this status now. */
  aoMover: (pedido: PedidoDoQuadro, status: Status) => void
  /** Reads the board again. */
  aoRecusar: () => void
}

/** Takes the last move back, as long as that is offered: until the toast has gone, or would have if no other had come. */
interface Oferta {
  readonly desfazer: () => void
  readonly ate: number
  avisado: boolean
}

/** Of the page and not of the board: the toast stays when the board is left, and may come after that. */
let oferta: Oferta | undefined

/**
 * The moves of cards: sent, taken back, refused. A refusal stays on its card until the move is tried again or a reading
 * shows the order elsewhere.
 */
export function useMovimentos(pedidos: readonly PedidoDoQuadro[], { aoMover, aoRecusar }: Ouvintes) {
  const { show, dismiss } = useToast()
  const { tirarDosNovos, propria, desfazerPropria } = useAlerta()
  const [recusados, setRecusados] = useState<Recusados>(new Map())
  const ficam = soOsQueFicaram(recusados, pedidos)
  if (ficam !== recusados) setRecusados(ficam)
  const { emCurso, mudar } = useMudancas()

  const recusar = useCallback(
    (pedido: PedidoDoQuadro, { titulo, texto }: Recusa, agora: Status | null) => {
      const { id } = pedido
      desfazerPropria(id)
      // The next reading may be late, and then show that somebody has moved it back.
      if (agora) aoMover(pedido, agora)
      setRecusados(antes => new Map(antes).set(id, { status: agora ?? pedido.status, texto }))
      show({ title: titulo, text: texto, variant: 'destructive', duration: RECUSADO_MS })
      aoRecusar()
    },
    [desfazerPropria, aoMover, aoRecusar, show],
  )
  /** Offers to undo the last move. Only one toast is in sight, so its text names the order. */
  const contar = useCallback(
    ({ pedido, para, volta }: Mudanca, refazer: (mudanca: Mudanca) => void) => {
      const numero = String(pedido.id).slice(-4)
      oferta = undefined
      if (volta) {
        show({ title: `Pedido ${numero} voltou para ${para}`, variant: 'success', duration: VOLTOU_MS })
        return
      }
      const de = lerStatus(pedido.status)
      if (de === 'Cancelado') return
      // Sends the status that the move led to as the one seen, so that the server refuses if somebody has moved the order
      // since (status-6).
      const desfazer = () =>
        refazer({ pedido: { ...pedido, status: para }, para: de, acao: 'movimento', volta: true })
      const esta: Oferta = {
        desfazer() {
          dismiss()
          desfazer()
        },
        ate: Date.now() + DESFAZER_MS,
        avisado: true,
      }
      oferta = esta
      show({
        title: `Pedido ${numero} foi para ${para}`,
        // With the keyboard the toast is far away from the card, so a shortcut is mentioned where it has room.
        text: window.matchMedia('(hover: hover) and (min-width: 48rem)').matches
          ? 'Ctrl+Z também desfaz.'
          : undefined,
        duration: DESFAZER_MS,
        action: { label: 'Desfazer', onAction: desfazer },
        onGone: () => {
          esta.avisado = false
        },
      })
    },
    [show, dismiss],
  )
  const mover = useCallback(
    async function mover(mudanca: Mudanca): Promise<void> {
      const { pedido } = mudanca
      propria(pedido.id)
      tirarDosNovos(pedido.id)
      oferta = undefined
      setRecusados(antes => new Map([...antes].filter(([outro]) => outro !== pedido.id)))
      const resposta = await mudar(mudanca)
      if (resposta === null) return
      if (!ehNegado(resposta)) {
        aoMover(pedido, resposta.status)
        return contar(mudanca, mover)
      }
      const [recusa] = resposta.recusas
      if (recusa) recusar(pedido, recusa, resposta.achado ? lerStatus(resposta.achado.status) : null)
    },
    [propria, tirarDosNovos, mudar, aoMover, contar, recusar],
  )
  const moverPara = useCallback(
    (pedido: PedidoDoQuadro, para: StatusDaColuna) => mover({ pedido, para, acao: 'movimento' }),
    [mover],
  )

  // Never removed: it is one function for the whole page, and adding the same function again changes nothing.
  useEffect(() => document.addEventListener('keydown', ouvirTecla), [])

  return { emCurso, mover, moverPara, recusados: ficam }
}

function ouvirTecla(event: KeyboardEvent): void {
  const desfaz = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
  if (!desfaz || !oferta || !seOferece(oferta) || estaOcupado(event.target)) return
  event.preventDefault()
  oferta.desfazer()
}

/** Where no card has moved in sight, only the toast says what would be undone. */
function seOferece({ avisado, ate }: Oferta): boolean {
  return avisado || (window.location.pathname === '/home' && Date.now() <= ate)
}

/** True while Ctrl+Z belongs to something else: to a text field, or to what is open over the screen. */
function estaOcupado(alvo: EventTarget | null): boolean {
  const escrevendo = alvo instanceof HTMLElement && alvo.matches('input, textarea, select')
  return escrevendo || document.querySelector('dialog[open]') !== null
}
