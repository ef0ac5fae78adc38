import { ROTULO_DO_DIA } from '~/domain/horarios/horario'
import { avisosDeSobreposicao, lerSemana, resumirSemana, type Semana } from '~/domain/horarios/semana'
import { situacaoDaLoja } from '~/domain/horarios/situacao'
import { Badge } from '~/ui/badge'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'

interface PreviaProps {
  semana: Semana
  fuso: string
  /** The server's clock, in milliseconds. */
  agora: number
}

/** Shows the typed hours as customers will see them, and warns where two shifts overlap. */
export function Previa({ semana, fuso, agora }: PreviaProps) {
  const lida = lerSemana(semana)
  if ('recusas' in lida) return null
  const { turnos } = lida
  const avisos = avisosDeSobreposicao(turnos)
  const { aberta, mensagem } = situacaoDaLoja(turnos, new Date(agora), fuso)
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
            Enquanto nenhum dia tiver horário, a loja aceita pedidos a qualquer hora, todos os dias. Com o
            primeiro horário, os dias em branco passam a aparecer como fechados.
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
      </Card>
    </div>
  )
}
