import { useState } from 'react'
import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import type { Secao, SecaoAberta } from '~/domain/configuracoes/configuracoes'
import { dizerPromessa, prometer, type TempoDaLoja } from '~/domain/horarios/promessa'
import { ModoCorreria } from '../atendimento/modo-correria'
import { usePode } from '../pode'
import type { Mudancas } from '../tela/formulario/use-mexido'
import { useComVolta } from '../tela/use-com-volta'
import { CartaoDaSecao } from './cartao-da-secao'

interface TempoDeEntregaProps {
  tempo: SecaoAberta<'tempo'>
  tempoDaLoja: TempoDaLoja
  fuso: string
  /** The server's clock, in milliseconds. */
  agora: number
  mudancas: Mudancas
}

/** How long the shop takes, as it tells its customers (horarios-15). */
export function TempoDeEntrega({ tempo, tempoDaLoja, fuso, agora: lido, mudancas }: TempoDeEntregaProps) {
  const pode = usePode()
  const { enviar, emCurso } = useComVolta()
  const agora = new Date(useServerClock(lido, everyTenSeconds))
  const [digitado, setDigitado] = useState<Partial<Secao<'tempo'>>>({})
  const promessa = prometer({ ...tempoDaLoja, ...digitado }, [], agora)
  return (
    <CartaoDaSecao
      secao={tempo}
      titulo="Tempo de entrega"
      texto="O tempo que o cliente lê antes de pedir, e no pedido dele."
      mudancas={mudancas}
      aoLer={setDigitado}
      depois={
        tempoDaLoja.preparoMin !== null &&
        pode('pausar pedidos') && (
          <div className="mt-5 grid gap-3 border-linha border-t pt-5">
            <div>
              <h3 className="font-bold">Modo correria</h3>
              <p className="text-tinta-suave">
                Noite cheia? Soma minutos ao que é prometido, e acaba sozinho. Também está no quadro, em
                &quot;Pausar pedidos&quot;.
              </p>
            </div>
            <ModoCorreria tempo={tempoDaLoja} fuso={fuso} agora={agora} emCurso={emCurso} aoEnviar={enviar} />
          </div>
        )
      }
    >
      {promessa && (
        <p role="status" className="rounded-sm bg-fundo p-3 text-sm">
          <span className="text-tinta-suave">Quem pedir agora para retirar lê: </span>
          <span className="font-semibold">{dizerPromessa(promessa)}</span>
          <span className="text-tinta-suave">
            . Na entrega, somam-se os minutos da faixa ou do bairro, se você os informou no frete.
          </span>
        </p>
      )}
    </CartaoDaSecao>
  )
}
