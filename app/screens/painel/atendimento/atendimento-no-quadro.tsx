import { CirclePause, Flame } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import { dizerCorreria, dizerPausaAoDono } from '~/domain/horarios/atendimento/dizer-ao-dono'
import type { HorariosDaLoja } from '~/domain/horarios/pausa'
import type { TempoDaLoja } from '~/domain/horarios/promessa'
import { Button } from '~/ui/button'
import type { Envio } from '../tela/com-volta'
import { useEnvioComVolta } from '../tela/use-envio-com-volta'
import { PausarDialog } from './pausar-dialog'

/** What the board says of the shop, and lets its owner change. */
export interface AtendimentoDoQuadro extends HorariosDaLoja {
  readonly tempo: TempoDaLoja
}

/**
 * The button of the board's header, the strip below it and the dialog. The clock runs in the strip and in the dialog
 * alone, so that the time does not draw the board again.
 */
export function useAtendimento(atendimento: AtendimentoDoQuadro, doServidor: number) {
  const [aberto, setAberto] = useState(false)
  const { enviar, emCurso } = useEnvioComVolta(() => setAberto(false))
  const comum = { atendimento, doServidor, emCurso, aoEnviar: enviar }
  return {
    botao: (
      <button
        type="button"
        title="Pausar pedidos"
        aria-haspopup="dialog"
        onClick={() => setAberto(true)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 font-semibold text-sm text-tinta-suave transition-colors duration-150 hover:bg-fundo hover:text-tinta max-sm:-ml-2"
      >
        <CirclePause aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only xl:max-2xl:sr-only">
          Pausar<span className="max-2xl:sr-only"> pedidos</span>
        </span>
      </button>
    ),
    faixa: <Faixas {...comum} />,
    dialogo: aberto && <Pausar {...comum} aoFechar={() => setAberto(false)} />,
  }
}

interface ComumProps {
  atendimento: AtendimentoDoQuadro
  /** The server's clock when the board was read, in milliseconds. */
  doServidor: number
  emCurso: Envio | null
  aoEnviar: (envio: Envio) => void
}

function Pausar({ atendimento, doServidor, ...props }: ComumProps & { aoFechar: () => void }) {
  const agora = new Date(useServerClock(doServidor, everyTenSeconds))
  return <PausarDialog horarios={atendimento} tempo={atendimento.tempo} agora={agora} {...props} />
}

function Faixas({ atendimento, doServidor, emCurso, aoEnviar }: ComumProps) {
  const agora = new Date(useServerClock(doServidor, everyTenSeconds))
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
          icone={CirclePause}
          texto={`${pausado.titulo} · ${pausado.resta}`}
          detalhe={pausa?.motivo ?? null}
          acao="Retomar agora"
          enviando={emCurso?.rota === '/home/pausa/fim'}
          aoPedir={() => aoEnviar({ rota: '/home/pausa/fim', campos: [] })}
        />
      )}
      {correria && (
        <Faixa
          icone={Flame}
          texto={correria}
          detalhe={null}
          acao="Desligar"
          enviando={emCurso?.rota === '/home/correria/fim'}
          aoPedir={() => aoEnviar({ rota: '/home/correria/fim', campos: [] })}
        />
      )}
    </div>
  )
}

interface FaixaProps {
  icone: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
  texto: string
  detalhe: string | null
  acao: string
  enviando: boolean
  aoPedir: () => void
}

function Faixa({ icone: Icone, texto, detalhe, acao, enviando, aoPedir }: FaixaProps) {
  return (
    <div
      data-faixa
      className="flex items-center gap-2 rounded-sm border border-yellow/50 bg-yellow-fundo py-1 pr-1 pl-3 text-sm text-yellow-tinta"
    >
      <Icone aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 leading-tight">
        <span className="font-bold">{texto}</span>
        {detalhe && <span className="ml-2 max-sm:hidden">{detalhe}</span>}
      </p>
      <Button variant="secondary" pending={enviando} onClick={aoPedir} className="shrink-0 max-sm:px-3">
        {acao}
      </Button>
    </div>
  )
}
