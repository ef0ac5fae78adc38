import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { everyMinute, never, useServerClock } from '~/browser/use-server-clock'
import type { Cardapio } from '~/domain/cardapio/cardapio'
import { naJanela } from '~/domain/horarios/janela'
import { onDemand } from '~/ui/on-demand'
import type { CardapioLido } from './cardapio-lido'
import type { EstadoDoCardapioProps } from './estado-do-cardapio'

const carregarEstado = onDemand<EstadoDoCardapioProps>(() =>
  import('./estado-do-cardapio').then(modulo => modulo.EstadoDoCardapio),
)

/** The first sight of the menu comes first: until then nothing can have changed. */
const ESPERA_MS = 3_000

/**
 * Follows an open menu: what sells out or comes back, and what is outside its window by the server's clock
 * (disponibilidade-5, disponibilidade-6). `vigia` is to be rendered, and shows nothing.
 */
export function useCardapioDeAgora(lido: CardapioLido) {
  const [remarcado, setRemarcado] = useState<{ de: CardapioLido; cardapio: Cardapio } | null>(null)
  const [Estado, setEstado] = useState<ComponentType<EstadoDoCardapioProps> | null>(null)
  useEffect(() => {
    // Without this script the menu stays as it was read, and the server checks every order.
    const carregar = () =>
      carregarEstado().then(
        Vigia => setEstado(() => Vigia),
        () => undefined,
      )
    const espera = setTimeout(carregar, ESPERA_MS)
    return () => clearTimeout(espera)
  }, [])
  // Marks on an earlier reading mean nothing for this one.
  const cardapio = useForaDoHorario(remarcado?.de === lido ? remarcado.cardapio : lido, lido)
  return {
    cardapio,
    vigia: Estado && <Estado lido={lido} aoRemarcar={novo => setRemarcado({ de: lido, cardapio: novo })} />,
  }
}

function useForaDoHorario(cardapio: Cardapio, { agora, fuso }: CardapioLido): Cardapio {
  const comJanelas = cardapio.categorias.flatMap(({ produtos }) => produtos).filter(({ janelas }) => janelas)
  const instante = new Date(useServerClock(agora, comJanelas.length > 0 ? everyMinute : never))
  const fora = comJanelas
    .filter(({ janelas = [] }) => !naJanela(janelas, instante, fuso))
    .map(({ id }) => id)
    .join()
  return useMemo(() => {
    if (!fora) return cardapio
    const ids = new Set(fora.split(',').map(Number))
    const categorias = cardapio.categorias.map(categoria => ({
      ...categoria,
      produtos: categoria.produtos.map(produto =>
        ids.has(produto.id) ? { ...produto, fora: true } : produto,
      ),
    }))
    return { ...cardapio, categorias }
  }, [cardapio, fora])
}
