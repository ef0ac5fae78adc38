import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import type { Atendimento } from '~/domain/horarios/atendimento/atendimento'
import { dizerCorreria, dizerPausaAoDono } from '~/domain/horarios/atendimento/dizer-ao-dono'
import { Button } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'
import { DESLIGAR_A_CORRERIA, RETOMAR } from '../../atendimento/envios-do-atendimento'
import { usePode } from '../../pode'
import type { Envio } from '../../tela/com-volta'
import { SobDemanda } from '../../tela/sob-demanda'
import { useComVolta } from '../../tela/use-com-volta'
import { carregarPausar } from './camadas-do-topo-sob-demanda'

interface FaixasDoAtendimentoProps {
  atendimento: Atendimento
  /** The server's clock when the board was read, in milliseconds. */
  doServidor: number
  /** The dialog that pauses orders is open. */
  aberto: boolean
  aoFechar: () => void
}

/** The clock runs here alone, so that the time does not draw the board again. */
export function FaixasDoAtendimento({ atendimento, doServidor, aberto, aoFechar }: FaixasDoAtendimentoProps) {
  const { enviar, emCurso } = useComVolta({ aoFeito: aoFechar })
  const agora = new Date(useServerClock(doServidor, everyTenSeconds))
  const comum = { agora, emCurso, aoEnviar: enviar }
  return (
    <>
      <Faixas atendimento={atendimento} {...comum} />
      {aberto && (
        <SobDemanda
          carregar={carregarPausar}
          com={{ horarios: atendimento, tempo: atendimento.tempo, ...comum, aoFechar }}
          aoFalhar={aoFechar}
        />
      )}
    </>
  )
}

interface FaixasProps {
  atendimento: Atendimento
  agora: Date
  emCurso: Envio | null
  aoEnviar: (envio: Envio) => void
}

function Faixas({ atendimento, agora, emCurso, aoEnviar }: FaixasProps) {
  const { pausa = null, tempo, fuso } = atendimento
  const pausado = dizerPausaAoDono(pausa, agora, fuso)
  const correria = dizerCorreria(tempo, agora, fuso)
  return (
    <div className="grid gap-1 px-3 has-data-faixa:pb-1.5">
      {/* Without what remains, which a screen reader would say every minute. */}
      <p role="status" className="sr-only">
        {[pausado?.titulo, correria].filter(Boolean).join('. ')}
      </p>
      {pausado && (
        <Faixa
          icone={<Icon name="circle-pause" className="size-5 shrink-0" />}
          texto={`${pausado.titulo} · ${pausado.resta}`}
          detalhe={pausa?.motivo ?? null}
          acao="Retomar agora"
          enviando={emCurso?.rota === RETOMAR.rota}
          aoPedir={() => aoEnviar(RETOMAR)}
        />
      )}
      {correria && (
        <Faixa
          icone={<Icon name="flame" className="size-5 shrink-0" />}
          texto={correria}
          detalhe={null}
          acao="Desligar"
          enviando={emCurso?.rota === DESLIGAR_A_CORRERIA.rota}
          aoPedir={() => aoEnviar(DESLIGAR_A_CORRERIA)}
        />
      )}
    </div>
  )
}

interface FaixaProps {
  icone: Elements
  texto: string
  detalhe: string | null
  acao: string
  enviando: boolean
  aoPedir: () => void
}

function Faixa({ icone, texto, detalhe, acao, enviando, aoPedir }: FaixaProps) {
  const pode = usePode()
  return (
    <div
      data-faixa
      className="flex items-center gap-2 rounded-sm border border-yellow/50 bg-yellow-fundo py-1 pr-1 pl-3 text-sm text-yellow-tinta"
    >
      {icone}
      <p className="min-w-0 flex-1 leading-tight">
        <span className="font-bold">{texto}</span>
        {detalhe && <span className="ml-2 max-sm:hidden">{detalhe}</span>}
      </p>
      {pode('pausar pedidos') && (
        <Button variant="secondary" pending={enviando} onClick={aoPedir} className="shrink-0 max-sm:px-3">
          {acao}
        </Button>
      )}
    </div>
  )
}
