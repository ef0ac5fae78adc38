import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useFetcher } from 'react-router'
import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import type { Vendavel, VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import { dizerVolta, type PrazoDoEsgotado, voltaDoEsgotado } from '~/domain/cardapio/disponibilidade/esgotar'
import {
  chaveDoVendavel,
  type Oferta,
  ofertasDosHomonimos,
} from '~/domain/cardapio/disponibilidade/homonimos'
import { camposDasJuntas } from '~/domain/cardapio/disponibilidade/juntas'
import type { Excecao, Turno } from '~/domain/horarios/horario'
import { ehNegado } from '~/domain/respostas/resultado'
import type { Elements } from '~/ui/elements'
import { useToast } from '~/ui/toast'
import { useAcao } from '../tela/use-acao'
import type { RespostaDaFalta } from './resposta-da-falta'

const AVISO_MS = 6_000

/** The hours of the shop and the server's clock, from which the quick menu says when something comes back. */
export interface RelogioDaLoja {
  readonly turnos: readonly Turno[]
  readonly excecoes: readonly Excecao[]
  readonly fuso: string
  /** In milliseconds, when the server answered. */
  readonly agora: number
}

/** One press: `campos` is the form, empty to sell it again. */
interface Mudanca {
  /** The row that was pressed. */
  readonly vendavel: Vendavel
  readonly campos: Readonly<Record<string, string>>
  /** The form is that of several marks. */
  readonly juntas?: true
}

interface Faltas {
  readonly fuso: string
  readonly agora: Date
  /** 'sáb. às 18:00', when something marked now would come back; null: not by itself. */
  readonly voltas: Readonly<Record<PrazoDoEsgotado, string | null>>
  readonly mudar: (mudanca: Mudanca) => void
  /** What is being saved for it; null when nothing is. */
  readonly emCurso: (vendavel: Vendavel) => Mudanca | null
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

/**
 * Sends what is marked on this screen. It stands above the list, because the card or row of a change may leave the list
 * before the answer comes, and its toast, with 'Desfazer', must come all the same.
 */
export function FaltasProvider({ relogio, homonimos, children }: FaltasProviderProps) {
  const { turnos, excecoes, fuso } = relogio
  const instante = useServerClock(relogio.agora, everyTenSeconds)
  const [mudancas, setMudancas] = useState<ReadonlyMap<string, Mudanca>>(new Map())
  // A second press on the same row is ignored while the first is under way.
  const mudar = useCallback((mudanca: Mudanca) => {
    const chave = chaveDoVendavel(mudanca.vendavel)
    setMudancas(antes => (antes.has(chave) ? antes : new Map(antes).set(chave, mudanca)))
  }, [])
  const acabar = useCallback((chave: string) => {
    setMudancas(antes => new Map([...antes].filter(([outra]) => outra !== chave)))
  }, [])
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
      mudar,
      emCurso: vendavel => mudancas.get(chaveDoVendavel(vendavel)) ?? null,
      ofertaDe: vendavel => ofertas.get(chaveDoVendavel(vendavel)) ?? null,
      aceitar: (vendavel, oferta) =>
        mudar({ vendavel, campos: camposDasJuntas(oferta.mudancas), juntas: true }),
    }),
    [fuso, instante, voltas, mudar, mudancas, ofertas],
  )
  return (
    <FaltasContext value={faltas}>
      {children}
      {[...mudancas].map(([chave, mudanca]) => (
        <Envio key={chave} mudanca={mudanca} aoAcabar={() => acabar(chave)} aoDesfazer={mudar} />
      ))}
    </FaltasContext>
  )
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

interface EnvioProps {
  mudanca: Mudanca
  /** Called when the screen was read again, or the change refused. */
  aoAcabar: () => void
  aoDesfazer: (mudanca: Mudanca) => void
}

function Envio({ mudanca: { vendavel, campos, juntas }, aoAcabar, aoDesfazer }: EnvioProps) {
  const fetcher = useFetcher<RespostaDaFalta>()
  const { show } = useToast()
  const destino = useAcao(juntas ? '/home/falta/juntas' : `/home/falta/${vendavel.tipo}/${vendavel.id}`)
  const enviado = useRef(false)
  const enviar = useEffectEvent(() => {
    if (enviado.current) return
    enviado.current = true
    fetcher.submit({ ...campos }, { method: 'post', action: destino })
  })
  useEffect(() => enviar(), [])

  const { data, state } = fetcher
  const receber = useEffectEvent(() => {
    if (!data || state !== 'idle') return
    aoAcabar()
    if (ehNegado(data)) {
      const [recusa] = data.recusas
      if (recusa)
        show({ title: recusa.titulo, text: recusa.texto, variant: 'destructive', duration: AVISO_MS })
      return
    }
    const { aviso, desfazer } = data
    show({
      title: aviso.titulo,
      text: aviso.texto,
      variant: 'success',
      duration: AVISO_MS,
      action: desfazer
        ? { label: 'Desfazer', onAction: () => aoDesfazer({ vendavel, campos: desfazer, juntas }) }
        : undefined,
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because an answer came or the screen was read again
  useEffect(() => receber(), [data, state])
  return null
}
