import { useCallback, useEffect, useRef, useState } from 'react'
import { type Answer, askJson, type NothingNew } from '~/browser/ask-json'
import { usePolling } from '~/browser/use-polling'
import type { Status } from '~/domain/pedidos/status'
import { PACIENCIA_DO_QUADRO_MS } from '../../acoes/mudanca'
import { useAlerta } from '../../alerta/alerta'
import { type Fora, type LeituraDosAbertos, lerPendentes } from '../../alerta/leitura-dos-abertos'
import { useEmpresaDaTela } from '../../empresa-da-tela'
import { enderecoComEmpresa, recusaDaPorta } from '../../porta'
import type { LeituraDoTeste } from '../../teste'
import {
  comStatus,
  conhecidosDe,
  type DadosDoQuadro,
  montarQuadro,
  mostramOMesmo,
  type PedidoDoQuadro,
} from './dados-do-quadro'
import type { LeituraDoQuadro } from './leitura-do-quadro.server'

/** By how much the browser's clock may go wrong between two readings. */
const DESVIO_MS = 5_000

/** A reading of the board; `falhou`: the last one failed, and this is the one before it. */
export type Lido =
  | Extract<LeituraDoQuadro, { expirado: true }>
  | {
      readonly expirado: false
      readonly quadro: DadosDoQuadro
      readonly falhou: boolean
      /** By the browser's clock, in milliseconds. */
      readonly chegouEm: number
      readonly teste: LeituraDoTeste
    }

/** As it was last in view, for a return to the board without an answer. */
let ultimo: Lido | null = null

/** Null when this page has shown no board. */
export function quadroDeAntes(): Lido | null {
  return ultimo && semResposta(ultimo)
}

/**
 * What is on the screen, from the router (`daRota`) whenever the board is opened. After that the board reads in the alert's turn, what it lacks alone (decision
 * 046), and the alert hears from it which orders are open: so a new order is on the board when it rings.
 */
export function useLeituraDoQuadro(
  daRota: LeituraDoQuadro | Lido,
  aoMudarDePlano: (teste: LeituraDoTeste) => void,
) {
  const empresaId = useEmpresaDaTela()
  const { reler, lerDoQuadro } = useAlerta()
  const [lido, setLido] = useState(() => completar(daRota))
  const emVista = useRef(lido)
  const desde = useRef<string | null>(null)
  /** Only of what was read as a whole, with `since`, the server may say that nothing is new. */
  const mostrar = useCallback((novo: Lido, since: string | null = null) => {
    emVista.current = novo
    ultimo = novo
    desde.current = since
    setLido(novo)
  }, [])
  const desenhada = useRef(daRota)
  useEffect(() => {
    ultimo = emVista.current
    // The first is drawn already; read anew, every order would be another object, and its card be drawn again.
    if (desenhada.current === daRota) return
    desenhada.current = daRota
    mostrar(completar(daRota, emVista.current))
  }, [daRota, mostrar])
  const ler = useCallback(
    async (tudo: boolean): Promise<LeituraDosAbertos | Fora | null> => {
      let antes: Lido
      let resposta: Answer<LeituraDoQuadro | NothingNew>
      do {
        antes = emVista.current
        resposta = await askJson(enderecoComEmpresa('/home/quadro', empresaId), {
          since: tudo ? null : desde.current,
          body: antes.expirado ? {} : conhecidosDe(antes.quadro),
          timeoutMs: PACIENCIA_DO_QUADRO_MS,
        })
        // Again when something else has come into view meanwhile, which may be newer.
      } while (antes !== emVista.current)
      const { status, body, since } = resposta
      const novo = body && entender(status, body, antes)
      if (novo) {
        if (plano(novo) !== plano(antes)) aoMudarDePlano(novo.teste)
        mostrar(novo, since)
        return { agora: agoraDe(body), pedidos: novo.expirado ? [] : novo.quadro.pedidos }
      }
      const recusada = recusaDaPorta(resposta) !== null
      // Who signs in again goes on here; a board that is closed has nothing that could be lost.
      if (recusada && antes.expirado) window.location.reload()
      // When the board cannot be read, the open orders are read alone, so that a new one is announced all the same. That comes
      // before the failure is shown: only one toast is in sight, and the order's is more important.
      const abertos = status === null ? null : await lerPendentes(empresaId)
      if (!recusada) mostrar(semResposta(emVista.current))
      return abertos
    },
    [empresaId, aoMudarDePlano, mostrar],
  )
  useEffect(() => {
    lerDoQuadro.current = ler
    // What has come since the router read, and what changed while another screen was open.
    void reler()
    return () => {
      lerDoQuadro.current = null
    }
  }, [lerDoQuadro, ler, reler])
  // Nothing is announced once the trial is over, so that no alert says when to read.
  usePolling(() => lido.expirado && ler(true))

  /** The server has said that an order is in this status now: then nothing needs to be read. */
  const mostrarFeito = useCallback(
    (pedido: PedidoDoQuadro, status: Status) => {
      const antes = emVista.current
      if (!antes.expirado) mostrar({ ...antes, quadro: comStatus(antes.quadro, pedido, status) })
    },
    [mostrar],
  )

  return { lido, reler, mostrarFeito }
}

/** What the frame shows of it as well. */
function plano({ teste: { lidoEm: _, ...teste } }: Lido): string {
  return JSON.stringify(teste)
}

/** Null also for what this page cannot read, as from a server that has been brought up to date since. */
function entender(status: number | null, body: LeituraDoQuadro | NothingNew, antes: Lido): Lido | null {
  try {
    if (status !== 200) return null
    return 'nadaNovo' in body ? comHora(antes, body.agora) : completar(body, antes)
  } catch {
    return null
  }
}

function agoraDe(body: LeituraDoQuadro | NothingNew): number {
  return 'nadaNovo' in body ? body.agora : body.teste.lidoEm
}

/**
 * The reading with the orders that it left out as known; the one before it itself when nothing has changed, so that nothing
 * is drawn.
 */
function completar(lido: LeituraDoQuadro | Lido, antes: Lido | null = null): Lido {
  if (lido.expirado || 'falhou' in lido) return lido
  if (antes === null || antes.expirado) {
    return { ...lido, quadro: montarQuadro(null, lido.quadro), falhou: false, chegouEm: Date.now() }
  }
  return seMudou(antes, { ...lido, quadro: montarQuadro(antes.quadro, lido.quadro) })
}

/** As it was, by the server's clock of now. */
function comHora(antes: Lido, agora: number): Lido {
  return antes.expirado ? antes : seMudou(antes, { ...antes, quadro: { ...antes.quadro, agora } })
}

type Aberto = Exclude<Lido, { expirado: true }>

function seMudou(antes: Aberto, lido: Omit<Aberto, 'falhou' | 'chegouEm'>): Aberto {
  const chegouEm = Date.now()
  const { quadro } = lido
  const desvio = quadro.agora - antes.quadro.agora - (chegouEm - antes.chegouEm)
  const igual = !antes.falhou && Math.abs(desvio) < DESVIO_MS && mostramOMesmo(antes.quadro, quadro)
  return igual ? antes : { ...lido, falhou: false, chegouEm }
}

function semResposta(lido: Lido): Lido {
  return lido.expirado || lido.falhou ? lido : { ...lido, falhou: true }
}
