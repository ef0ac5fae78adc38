import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { levarAoCartao } from './cartao/levar-ao-cartao'

const ESPERA_DO_CARTAO_MS = 5_000

/** '/home#pedido-48210375' moves the focus to that card, which may come only with the next reading of the board. */
export function useFocoNoPedido(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again is another visit
  useEffect(() => {
    if (!/^#pedido-\d{8}$/.test(hash)) return
    const focar = () => levarAoCartao(document.getElementById(hash.slice(1)))
    if (focar()) return
    const observador = new MutationObserver(() => {
      if (focar()) observador.disconnect()
    })
    observador.observe(document.body, { childList: true, subtree: true })
    // After this time the owner is doing something else, so the focus is no longer moved.
    const prazo = setTimeout(() => observador.disconnect(), ESPERA_DO_CARTAO_MS)
    return () => {
      clearTimeout(prazo)
      observador.disconnect()
    }
  }, [hash, key])
}
