import { type RefObject, useCallback, useRef, useState } from 'react'
import { askJson } from '~/browser/ask-json'
import { useInTurn } from '~/browser/use-in-turn'
import { useNet } from '~/browser/use-net'
import type { Status } from '~/domain/pedidos/status'
import { PACIENCIA_DO_QUADRO_MS } from '../acoes/mudanca'
import { acaoDe, recusaDaPorta } from '../porta'
import { useRumo } from '../rumo'
import { temPorSalvar } from '../tela/por-salvar'
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
type Lido =
  | Extract<LeituraDoQuadro, { expirado: true }>
  | {
      readonly expirado: false
      readonly quadro: DadosDoQuadro
      readonly falhou: boolean
      /** By the browser's clock, in milliseconds. */
      readonly chegouEm: number
      readonly teste: LeituraDoTeste
    }

/**
 * What is on the screen, from the page at first. After that the board reads by itself at every event, and when `useNet` says
 * so: what it lacks alone (decision 046).
 */
export function useLeituraDoQuadro(
  daPagina: LeituraDoQuadro,
  aoMudarDePlano: (teste: LeituraDoTeste) => void,
) {
  const { empresaId, reler: carregarDeNovo } = useRumo()
  const [lido, setLido] = useState(() => completar(daPagina))
  const emVista = useRef(lido)
  const ler = useCallback(async () => {
    const mostrar = (agora: Lido) => {
      emVista.current = agora
      setLido(agora)
    }
    const antes = emVista.current
    const novo = await lerNovidades(empresaId, emVista)
    // While somebody is writing an order neither the login nor the board of another company is shown.
    if (novo === 'recusado') {
      if (!temPorSalvar()) await carregarDeNovo()
    } else if (novo.expirado !== antes.expirado) await carregarDeNovo()
    else {
      if (plano(novo) !== plano(antes)) aoMudarDePlano(novo.teste)
      mostrar(novo)
    }
  }, [empresaId, carregarDeNovo, aoMudarDePlano])
  const reler = useInTurn(ler, INTERVALO_MS)
  useNet(reler)

  /** The server has said that an order is in this status now: then nothing needs to be read. */
  const mostrarFeito = useCallback((pedido: PedidoDoQuadro, status: Status) => {
    if (emVista.current.expirado) return
    emVista.current = { ...emVista.current, quadro: comStatus(emVista.current.quadro, pedido, status) }
    setLido(emVista.current)
  }, [])

  return { lido, reler, mostrarFeito }
}

/** What the frame shows of it as well. */
function plano({ teste: { lidoEm: _, ...teste } }: Lido): string {
  return JSON.stringify(teste)
}

/**
 * Reads only what this browser does not have, and again when something else has come into view meanwhile, which may be
 * newer. When a reading fails or hangs, the one before it stays and is marked as old.
 */
async function lerNovidades(empresaId: number, emVista: RefObject<Lido>): Promise<Lido | 'recusado'> {
  const antes = emVista.current
  const resposta = await askJson<LeituraDoQuadro>(acaoDe('/home/quadro', empresaId), {
    body: antes.expirado ? {} : conhecidosDe(antes.quadro),
    patienceMs: PACIENCIA_DO_QUADRO_MS,
  })
  if (antes !== emVista.current) return lerNovidades(empresaId, emVista)
  if (resposta.status === 200 && resposta.body) return completar(resposta.body, antes)
  return recusaDaPorta(resposta) ? 'recusado' : semResposta(antes)
}

/** The reading with the orders of the one before it; that one itself when nothing has changed, so that nothing is drawn. */
function completar(lido: LeituraDoQuadro, antes: Lido | null = null): Lido {
  if (lido.expirado) return lido
  const chegouEm = Date.now()
  if (antes === null || antes.expirado) {
    return { ...lido, quadro: montarQuadro(null, lido.quadro), falhou: false, chegouEm }
  }
  const quadro = montarQuadro(antes.quadro, lido.quadro)
  const desvio = quadro.agora - antes.quadro.agora - (chegouEm - antes.chegouEm)
  const igual = !antes.falhou && Math.abs(desvio) < DESVIO_MS && mostramOMesmo(antes.quadro, quadro)
  return igual ? antes : { ...lido, quadro, falhou: false, chegouEm }
}

function semResposta(lido: Lido): Lido {
  return lido.expirado || lido.falhou ? lido : { ...lido, falhou: true }
}
