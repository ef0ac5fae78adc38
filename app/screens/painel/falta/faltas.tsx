import { createContext, useContext, useMemo } from 'react'
import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import type { Vendavel, VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import { dizerVolta, type PrazoDoEsgotado, voltaDoEsgotado } from '~/domain/cardapio/disponibilidade/esgotar'
import {
  chaveDoVendavel,
  type Oferta,
  ofertasDosHomonimos,
} from '~/domain/cardapio/disponibilidade/homonimos'
import type { Excecao, Turno } from '~/domain/horarios/horario'
import type { Elements } from '~/ui/elements'
import { useComVolta } from '../tela/use-com-volta'
import { marcarFalta, marcarJuntas, TEXTOS_DA_FALTA } from './envios-da-falta'

/** The hours of the shop and the server's clock, from which the quick menu says when something comes back. */
export interface RelogioDaLoja {
  readonly turnos: readonly Turno[]
  readonly excecoes: readonly Excecao[]
  readonly fuso: string
  /** In milliseconds, when the server answered. */
  readonly agora: number
}

interface Faltas {
  readonly fuso: string
  readonly agora: Date
  /** 'sáb. às 18:00', when something marked now would come back; null: not by itself. */
  readonly voltas: Readonly<Record<PrazoDoEsgotado, string | null>>
  /** `campos` is the form, empty to sell it again. */
  readonly mudar: (vendavel: Vendavel, campos: Readonly<Record<string, string>>) => void
  readonly salvando: (vendavel: Vendavel) => boolean
  /** What is offered for others of its name; null when all of them are in one state. */
  readonly ofertaDe: (vendavel: Vendavel) => Oferta | null
  readonly aceitar: (vendavel: Vendavel, oferta: Oferta) => void
}

const FaltasContext = createContext<Faltas | null>(null)

export function useFaltas(): Faltas {
  const faltas = useContext(FaltasContext)
  if (!faltas) throw new Error('useFaltas outside of FaltasProvider')
  return faltas
}

interface FaltasProviderProps {
  relogio: RelogioDaLoja
  /** Those of what is in short supply. */
  homonimos: readonly VendavelDoPainel[]
  children: Elements
}

/** Sends what is marked on this screen; a second press on the same row is ignored while the first is under way. */
export function FaltasProvider({ relogio, homonimos, children }: FaltasProviderProps) {
  const { turnos, excecoes, fuso } = relogio
  const instante = useServerClock(relogio.agora, everyTenSeconds)
  const { enviar, enviando } = useComVolta({ textos: TEXTOS_DA_FALTA })
  const voltas = useMemo(
    () => dizerVoltas({ turnos, excecoes, fuso }, new Date(instante)),
    [turnos, excecoes, instante, fuso],
  )
  const ofertas = useMemo(() => ofertasDosHomonimos(homonimos), [homonimos])
  const faltas = useMemo(
    (): Faltas => ({
      fuso,
      agora: new Date(instante),
      voltas,
      mudar: (vendavel, campos) => enviar(marcarFalta(vendavel, campos), chaveDoVendavel(vendavel)),
      salvando: vendavel => enviando(chaveDoVendavel(vendavel)),
      ofertaDe: vendavel => ofertas.get(chaveDoVendavel(vendavel)) ?? null,
      aceitar: (vendavel, { mudancas }) => enviar(marcarJuntas(mudancas), chaveDoVendavel(vendavel)),
    }),
    [fuso, instante, voltas, enviar, enviando, ofertas],
  )
  return <FaltasContext value={faltas}>{children}</FaltasContext>
}

/** Said once for all menus of the screen: a list may have hundreds of them, and zones are slow to ask. */
function dizerVoltas(
  { turnos, excecoes, fuso }: Omit<RelogioDaLoja, 'agora'>,
  agora: Date,
): Faltas['voltas'] {
  const dizer = (prazo: PrazoDoEsgotado) => {
    const volta = voltaDoEsgotado(prazo, turnos, agora, fuso, excecoes)
    return volta && dizerVolta(volta, agora, fuso)
  }
  return { hoje: dizer('hoje'), '2-horas': dizer('2-horas'), 'ate-eu-voltar': dizer('ate-eu-voltar') }
}
