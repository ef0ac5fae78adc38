import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { askJson } from '~/browser/ask-json'
import { attempt, type Failure } from '~/browser/attempt'
import { pause } from '~/browser/pause'
import { useInTurn } from '~/browser/use-in-turn'
import { useNet } from '~/browser/use-net'
import type { Status } from '~/domain/pedidos/status'
import { PACIENCIA_DO_QUADRO_MS } from '../acoes/mudanca'
import { acaoDe, recusaDaPorta } from '../porta'
import { temPorSalvar } from '../tela/por-salvar'
import { useSaindo } from '../tela/use-releitura'
import type { LeituraDoTeste } from '../teste'
import {
  comStatus,
  conhecidosDe,
  type DadosDoQuadro,
  montarQuadro,
  mostramOMesmo,
  type PedidoDoQuadro,
} from './dados-do-quadro'
import type { LeituraDoQuadro } from './leitura-do-quadro.server'

/** Events that come within this time cause only one reading. */
const INTERVALO_MS = 200

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

/** What is on the screen: the board, or what is shown instead of it. */
let emVista: Lido | null = null

/**
 * What is on the screen, from the router's reading at first. After that the board reads by itself at every event, and when
 * `useNet` says so: a revalidation would draw the whole frame several times (decision 046).
 */
export function useLeituraDoQuadro(doRoteador: Lido | LeituraDoQuadro) {
  const [visto, setVisto] = useState(doRoteador)
  const [lido, setLido] = useState(() => completar(doRoteador))
  if (doRoteador !== visto) {
    setVisto(doRoteador)
    setLido(completar(doRoteador))
  }
  useEffect(() => {
    emVista = lido
    return () => {
      emVista = null
    }
  }, [lido])

  const { revalidate } = useRevalidator()
  const saindo = useSaindo()
  const ler = useCallback(async () => {
    const mostrar = (agora: Lido) => {
      emVista = agora
      setLido(agora)
    }
    // A revalidation would restart a navigation that is under way.
    if (saindo.current) return
    const novo = await lerSozinho()
    if (novo !== null) mostrar(novo)
    else if (emVista !== null) await Promise.race([revalidate(), pause(PACIENCIA_DO_QUADRO_MS)])
    await pause(INTERVALO_MS)
  }, [revalidate, saindo])
  const reler = useInTurn(ler)
  useNet(reler)

  /** The server has said that an order is in this status now: then nothing needs to be read. */
  const mostrarFeito = useCallback((pedido: PedidoDoQuadro, status: Status) => {
    if (emVista === null || emVista.expirado) return
    emVista = { ...emVista, quadro: comStatus(emVista.quadro, pedido, status) }
    setLido(emVista)
  }, [])

  return { lido, reler, mostrarFeito }
}

/** Null when the router must read: the door refuses, or the frame shows something of it as well. */
async function lerSozinho(): Promise<Lido | null> {
  try {
    const novo = await lerNovidades()
    return novo && cabeNaMoldura(novo) ? novo : null
  } catch {
    return emVista && semResposta(emVista)
  }
}

/** The frame hears from the router alone that a trial ends, or that the company has another plan. */
function cabeNaMoldura(novo: Lido): boolean {
  const doPlano = ({ teste: { lidoEm: _, ...teste }, expirado }: Lido) => JSON.stringify([expirado, teste])
  return emVista !== null && doPlano(novo) === doPlano(emVista)
}

/**
 * When a reading fails or hangs, an error page must not replace the board: the last reading stays and is marked as old.
 * A deliberate answer of the server (a redirect to the login, a 4xx) is followed, except while somebody is writing an
 * order: then neither the login nor the board of another company that has signed in is shown.
 */
export async function lerPeloRoteador(serverLoader: () => Promise<LeituraDoQuadro>): Promise<Lido> {
  const ler = async () => (await lerNovidades()) ?? completar(await serverLoader())
  const lido = await attempt(ler, semPerderDeVista, { patienceMs: PACIENCIA_DO_QUADRO_MS })
  if (lido.expirado || emVista === null || emVista.expirado || lido === emVista) return lido
  return emVista.quadro.empresaId !== lido.quadro.empresaId && temPorSalvar() ? emVista : lido
}

/**
 * Reads only what this browser does not have (decision 046), and again when something else has come into view meanwhile,
 * which may be newer. Null when nothing is in view yet, and when the panel's door refuses: then the router asks, and goes
 * where it is led.
 */
async function lerNovidades(): Promise<Lido | null> {
  if (emVista === null || emVista.expirado) return null
  const antes = emVista
  const { quadro } = antes
  const { status, body } = await askJson<LeituraDoQuadro>(acaoDe('/home/quadro', quadro.empresaId), {
    body: conhecidosDe(quadro),
    patienceMs: PACIENCIA_DO_QUADRO_MS,
  })
  if (antes !== emVista) return lerNovidades()
  if (status === 200 && body) return completar(body, antes)
  if (status === null || status >= 500) throw new Error('the board was not read')
  return null
}

/** The reading with the orders of the one before it; that one itself when nothing has changed, so that nothing is drawn. */
function completar(lido: LeituraDoQuadro | Lido, antes: Lido | null = null): Lido {
  if (lido.expirado || 'falhou' in lido) return lido
  const chegouEm = Date.now()
  if (antes === null || antes.expirado) {
    return { ...lido, quadro: montarQuadro(null, lido.quadro), falhou: false, chegouEm }
  }
  const quadro = montarQuadro(antes.quadro, lido.quadro)
  const desvio = quadro.agora - antes.quadro.agora - (chegouEm - antes.chegouEm)
  const igual = !antes.falhou && Math.abs(desvio) < DESVIO_MS && mostramOMesmo(antes.quadro, quadro)
  return igual ? antes : { ...lido, quadro, falhou: false, chegouEm }
}

function semPerderDeVista(falha: Failure): Lido {
  if (emVista && temPorSalvar() && recusaDaPorta(falha)) return emVista
  const deProposito = falha.status !== null && falha.status < 500
  if (deProposito || emVista === null) throw falha.thrown
  return semResposta(emVista)
}

function semResposta(lido: Lido): Lido {
  return lido.expirado || lido.falhou ? lido : { ...lido, falhou: true }
}
