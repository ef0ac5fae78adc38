import { useRef, useState } from 'react'
import { everyTenSeconds, useServerClock } from '~/browser/use-server-clock'
import { ERRO_AO_SALVAR_CONFIGURACOES, lerSecao } from '~/domain/configuracoes/configuracoes'
import { dizerPromessa, prometer, type TempoDaLoja } from '~/domain/horarios/promessa'
import { Card } from '~/ui/card'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { ModoCorreria } from '../atendimento/modo-correria'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import type { Mudancas } from '../tela/formulario/use-mexido'
import { useComVolta } from '../tela/use-com-volta'

interface TempoDeEntregaProps {
  tempo: TempoDaLoja
  tempoVisto: string
  fuso: string
  /** The server's clock, in milliseconds. */
  agora: number
  mudancas: Mudancas
}

/** How long the shop takes, as it tells its customers (horarios-15). */
export function TempoDeEntrega({ tempo, tempoVisto, fuso, agora: lido, mudancas }: TempoDeEntregaProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const gravacao = useGravacao(formulario, {
    rota: '/home/configuracoes/tempo',
    textos: { titulo: ERRO_AO_SALVAR_CONFIGURACOES },
    aoGravar: mudancas.aoGravar,
    visto: tempoVisto,
  })
  const { doFormulario, gravando, geral, conflito, visto, erro, conferir, aoDigitar } = gravacao
  const { enviar, emCurso } = useComVolta()
  const agora = new Date(useServerClock(lido, everyTenSeconds))
  const [preparo, setPreparo] = useState(tempo.preparo)
  const promessa = prometer({ ...tempo, preparo }, [], agora)
  const ler = (form: HTMLFormElement) => lerSecao('tempo', Object.fromEntries(new FormData(form)))
  return (
    <Card as="section" aria-labelledby="tempo">
      <h2 id="tempo" className="scroll-mt-4 font-bold text-lg">
        Tempo de entrega
      </h2>
      <p className="mt-1 text-tinta-suave">O tempo que o cliente lê antes de pedir, e no pedido dele.</p>
      <form
        {...doFormulario(event => {
          const lida = ler(event.currentTarget)
          if (conferir(event, 'recusas' in lida ? lida.recusas : [])) mudancas.aoEnviar()
        })}
        noValidate
        className="mt-5 grid gap-5"
        onInput={event => {
          mudancas.aoMexer()
          aoDigitar(event)
          const lida = ler(event.currentTarget)
          if ('dados' in lida) setPreparo(lida.dados.preparoMin)
        }}
      >
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        <input type="hidden" name="visto" value={visto ?? ''} />
        <Field
          label="Tempo de preparo (minutos)"
          hint="Em branco: nenhum tempo é prometido."
          error={erro('preparoMin')}
        >
          <TextInput
            name="preparoMin"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={tempo.preparo ?? ''}
            className="max-w-28"
          />
        </Field>
        {promessa && (
          <p role="status" className="rounded-sm bg-fundo p-3 text-sm">
            <span className="text-tinta-suave">Quem pedir agora para retirar lê: </span>
            <span className="font-semibold">{dizerPromessa(promessa)}</span>
            <span className="text-tinta-suave">
              . Na entrega, somam-se os minutos da faixa ou do bairro, se você os informou no frete.
            </span>
          </p>
        )}
        <BotaoSalvar gravando={gravando} className="sm:justify-self-end" />
      </form>
      {tempo.preparo !== null && (
        <div className="mt-5 grid gap-3 border-linha border-t pt-5">
          <div>
            <h3 className="font-bold">Modo correria</h3>
            <p className="text-tinta-suave">
              Noite cheia? Soma minutos ao que é prometido, e acaba sozinho. Também está no quadro, em
              &quot;Pausar pedidos&quot;.
            </p>
          </div>
          <ModoCorreria tempo={tempo} fuso={fuso} agora={agora} emCurso={emCurso} aoEnviar={enviar} />
        </div>
      )}
    </Card>
  )
}
