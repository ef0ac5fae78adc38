import { useRef } from 'react'
import { ERRO_AO_SALVAR_CONFIGURACOES, lerSecao } from '~/domain/configuracoes/configuracoes'
import { Card } from '~/ui/card'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import type { Mudancas } from '../tela/formulario/use-mexido'

interface MargemProps {
  /** As it is stored. */
  digitada: string
  visto: string
  mudancas: Mudancas
  /** Called with what is typed, when that is a margin. */
  aoLer: (minutos: number) => void
}

/** How long before a closing the last order is taken (horarios-12). */
export function Margem({ digitada, visto: vistoAoAbrir, mudancas, aoLer }: MargemProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const gravacao = useGravacao(formulario, {
    rota: '/home/horarios/margem',
    textos: { titulo: ERRO_AO_SALVAR_CONFIGURACOES },
    aoGravar: mudancas.aoGravar,
    visto: vistoAoAbrir,
  })
  const { doFormulario, gravando, geral, conflito, visto, erro, conferir, aoDigitar } = gravacao
  const ler = (form: HTMLFormElement) => lerSecao('margem', Object.fromEntries(new FormData(form)))
  return (
    <Card as="section" aria-labelledby="margem">
      <h2 id="margem" className="font-bold text-lg">
        Último pedido
      </h2>
      <form
        {...doFormulario(event => {
          const lida = ler(event.currentTarget)
          if (conferir(event, 'recusas' in lida ? lida.recusas : [])) mudancas.aoEnviar()
        })}
        noValidate
        className="mt-3 grid gap-4"
        onInput={event => {
          mudancas.aoMexer()
          aoDigitar(event)
          const lida = ler(event.currentTarget)
          if ('dados' in lida) aoLer(lida.dados.margemFechamentoMin)
        }}
      >
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        <input type="hidden" name="visto" value={visto ?? ''} />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Field
            label="Último pedido (minutos antes de fechar)"
            hint="De 0 a 60. Com 30, quem fecha às 23:00 recebe pedidos até 22:30."
            error={erro('margemFechamentoMin')}
            className="min-w-0 flex-1 basis-64"
          >
            <TextInput
              name="margemFechamentoMin"
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              defaultValue={digitada}
              className="max-w-28"
            />
          </Field>
          <BotaoSalvar
            gravando={gravando}
            size="md"
            className="max-sm:w-full"
            rotulo="Salvar último pedido"
          />
        </div>
      </form>
    </Card>
  )
}
