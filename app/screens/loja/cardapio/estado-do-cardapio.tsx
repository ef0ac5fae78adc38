import { useCallback, useEffect, useRef } from 'react'
import { askJson } from '~/browser/ask-json'
import { isBusy } from '~/browser/busy'
import { forgetOutage } from '~/browser/page'
import { useOneAtATime } from '~/browser/use-one-at-a-time'
import { usePolling } from '~/browser/use-polling'
import type { Cardapio, EstadoDoCardapio as Estado } from '~/domain/cardapio/cardapio'
import { comEsgotados } from '~/domain/cardapio/escolhas/vitrine'
import { useReler } from '../documento'
import type { CardapioLido } from './cardapio-lido'

const A_CADA_MS = 15_000
const PACIENCIA_MS = 10_000

export interface EstadoDoCardapioProps {
  lido: CardapioLido
  aoRemarcar: (cardapio: Cardapio) => void
}

/**
 * Asks every 15 s, and at once when somebody returns to the page, what is sold out; never while the page is hidden or an
 * order is being sent. When anything else has changed, the menu is read again.
 */
export function EstadoDoCardapio({ lido, aoRemarcar }: EstadoDoCardapioProps) {
  const relerTudo = useReler()
  const atual = useRef({ lido, aoRemarcar, aplicado: '' })
  useEffect(() => {
    const { aplicado } = atual.current
    atual.current = { lido, aoRemarcar, aplicado: atual.current.lido === lido ? aplicado : '' }
  })
  const ler = useCallback(async () => {
    if (isBusy()) return
    const { slug } = atual.current.lido
    const { status, body } = await askJson(`/${slug}/estado`, { timeoutMs: PACIENCIA_MS })
    // An order that is being sent must not see its cart change.
    if (status !== 200 || !ehEstado(body) || isBusy()) return
    forgetOutage()
    const { lido, aoRemarcar, aplicado } = atual.current
    if (body.versao !== lido.versao) return relerTudo()
    const esgotados = JSON.stringify(body.esgotados)
    if (esgotados === aplicado) return
    atual.current.aplicado = esgotados
    aoRemarcar(comEsgotados(lido, body.esgotados))
  }, [relerTudo])
  const reler = useOneAtATime(ler)
  usePolling(reler, { everyMs: A_CADA_MS, whileHidden: false })
  useEffect(() => {
    void reler()
  }, [reler])
  return null
}

function ehEstado(valor: unknown): valor is Estado {
  const { versao, esgotados } = Object(valor)
  const { produtos, variantes, opcoes } = Object(esgotados)
  return typeof versao === 'string' && [produtos, variantes, opcoes].every(Array.isArray)
}
