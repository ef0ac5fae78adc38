import { useState } from 'react'
import { dizerCorreria } from '~/domain/horarios/atendimento/dizer-ao-dono'
import {
  DURACOES_DA_CORRERIA,
  MINUTOS_DA_CORRERIA,
  NOME_DA_DURACAO_DA_CORRERIA,
} from '~/domain/horarios/correria'
import type { TempoDaLoja } from '~/domain/horarios/promessa'
import { Button } from '~/ui/button'
import { Segmented } from '~/ui/fields/segmented'
import { Icon } from '~/ui/icon'
import type { Envio } from '../tela/com-volta'
import { DESLIGAR_A_CORRERIA } from './envios-do-atendimento'

const DURACOES = DURACOES_DA_CORRERIA.map(duracao => ({
  value: duracao,
  label: NOME_DA_DURACAO_DA_CORRERIA[duracao],
}))

interface ModoCorreriaProps {
  tempo: TempoDaLoja
  fuso: string
  agora: Date
  /** What is being sent; null when nothing is. */
  emCurso: Envio | null
  aoEnviar: (envio: Envio) => void
}

/** Adds minutes to every promised time for a while; it ends by itself. */
export function ModoCorreria({ tempo, fuso, agora, emCurso, aoEnviar }: ModoCorreriaProps) {
  const [duracao, setDuracao] = useState<(typeof DURACOES_DA_CORRERIA)[number]>('60')
  const ligado = dizerCorreria(tempo, agora, fuso)
  if (ligado) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="flame" className="size-5 shrink-0 text-yellow-tinta" />
          <span>{ligado}</span>
        </p>
        <Button
          variant="secondary"
          pending={emCurso?.rota === DESLIGAR_A_CORRERIA.rota}
          onClick={() => aoEnviar(DESLIGAR_A_CORRERIA)}
        >
          Desligar
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <Segmented legend="Vale por" choices={DURACOES} value={duracao} onValueChange={setDuracao} />
      <div className="flex flex-wrap gap-2">
        {MINUTOS_DA_CORRERIA.map(minutos => {
          const campos = [
            ['minutos', minutos],
            ['duracao', duracao],
          ] as const
          const enviando = emCurso?.rota === '/home/correria' && emCurso.campos[0]?.[1] === minutos
          return (
            <Button
              key={minutos}
              variant="secondary"
              icon={<Icon name="flame" className="size-5" />}
              pending={enviando}
              className="flex-1 whitespace-nowrap"
              onClick={() =>
                aoEnviar({ rota: '/home/correria', campos, seFalhar: 'Erro ao ligar o modo correria' })
              }
            >
              {`+${minutos} min`}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
