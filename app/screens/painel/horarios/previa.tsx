import { type Excecao, ROTULO_DO_DIA } from '~/domain/horarios/horario'
import {
  avisosDeSobreposicao,
  lerSemana,
  resumirSemana,
  resumirTurnos,
  type Semana,
} from '~/domain/horarios/semana'
import { situacaoDaLoja } from '~/domain/horarios/situacao'
import { formatData } from '~/domain/valores/data'
import { Badge } from '~/ui/badge'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'

const DATAS_A_VISTA = 5

interface PreviaProps {
  semana: Semana
  /** The dates on which the week does not hold, from today on. */
  datas: readonly Excecao[]
  /** Minutes before a closing at which the last order is taken. */
  margem: number
  fuso: string
  /** The server's clock, in milliseconds. */
  agora: number
}

/** Shows the typed hours as customers will see them, and warns where two shifts overlap. */
export function Previa({ semana, datas, margem, fuso, agora }: PreviaProps) {
  const lida = lerSemana(semana)
  if ('recusas' in lida) return null
  const { turnos } = lida
  const avisos = avisosDeSobreposicao(turnos)
  const { aberta, mensagem } = situacaoDaLoja(turnos, new Date(agora), fuso, { excecoes: datas, margem })
  return (
    <div className="mt-6 grid gap-4">
      {avisos.length > 0 && (
        <Banner tone="warning" title="Confira os turnos" announce>
          {avisos.map(aviso => (
            <p key={aviso}>{aviso}</p>
          ))}
        </Banner>
      )}
      <Card as="section" aria-labelledby="previa">
        <h2 id="previa" className="font-bold text-md">
          O que os clientes verão
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Badge tone={aberta ? 'green' : 'red'}>{aberta ? 'Aberto' : 'Fechado'}</Badge>
          <span>{mensagem}</span>
        </p>
        {turnos.length === 0 ? (
          <p className="mt-2 text-sm text-tinta-suave">
            {`Enquanto nenhum dia tiver horário, a loja aceita pedidos a qualquer hora, ${datas.length > 0 ? 'menos nas datas especiais' : 'todos os dias'}. Com o primeiro horário, os dias em branco passam a aparecer como fechados.`}
          </p>
        ) : (
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
            {resumirSemana(turnos).map(({ dia, texto }) => (
              <div key={dia} className="contents">
                <dt className="text-tinta-suave">{ROTULO_DO_DIA[dia]}</dt>
                <dd className="tabular-nums">{texto}</dd>
              </div>
            ))}
          </dl>
        )}
        {datas.length > 0 && (
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-linha border-t pt-3 text-sm">
            {datas.slice(0, DATAS_A_VISTA).map(({ data, nome, turnos }) => (
              <div key={data} className="contents">
                <dt className="text-tinta-suave tabular-nums">{formatData(data).slice(0, 5)}</dt>
                <dd className="min-w-0 break-words tabular-nums">
                  <span>{resumirTurnos(turnos)}</span> <span className="text-tinta-suave">{`(${nome})`}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </div>
  )
}
