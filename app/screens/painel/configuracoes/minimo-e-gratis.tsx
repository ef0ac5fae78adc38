import { useRef } from 'react'
import {
  ERRO_AO_SALVAR_CONFIGURACOES,
  lerSecao,
  SECOES,
  type SecaoDigitada,
} from '~/domain/configuracoes/configuracoes'
import { arrumarReais } from '~/domain/valores/centavos'
import { Card } from '~/ui/card'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { Segmented } from '~/ui/fields/segmented'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import type { Mudancas } from '../tela/formulario/use-mexido'

interface MinimoEGratisProps {
  minimo: SecaoDigitada<'minimo'>
  minimoVisto: string
  frete: { readonly aCombinar: boolean }
  mudancas: Mudancas
}

const ROTULOS = SECOES.minimo

/** From which amount on the shop takes an order, and from which it delivers for nothing (frete-17, frete-18). */
export function MinimoEGratis({ minimo, minimoVisto, frete, mudancas }: MinimoEGratisProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const gravacao = useGravacao(formulario, {
    rota: '/home/configuracoes/minimo',
    textos: { titulo: ERRO_AO_SALVAR_CONFIGURACOES },
    aoGravar: mudancas.aoGravar,
    visto: minimoVisto,
  })
  const { doFormulario, gravando, geral, erro, conferir, aoDigitar } = gravacao
  return (
    <Card as="section" aria-labelledby="minimo">
      <h2 id="minimo" className="scroll-mt-4 font-bold text-lg">
        Pedido mínimo e entrega grátis
      </h2>
      <p className="mt-1 text-tinta-suave">
        Contam os itens do pedido, sem a taxa de entrega. Em branco: não há.
      </p>
      <form
        {...doFormulario(event => {
          const lida = lerSecao('minimo', Object.fromEntries(new FormData(event.currentTarget)))
          if (conferir(event, 'recusas' in lida ? lida.recusas : [])) mudancas.aoEnviar()
        })}
        noValidate
        className="mt-5 grid grid-cols-1 gap-5"
        onInput={event => {
          mudancas.aoMexer()
          aoDigitar(event)
        }}
      >
        {geral && <RecusaGeral recusa={geral} conflito={gravacao.conflito} />}
        <input type="hidden" name="visto" value={gravacao.visto ?? ''} />
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <Field
            label={ROTULOS.minimoEntrega.rotulo}
            hint="O de um bairro ou de uma faixa vale no lugar deste."
            error={erro('minimoEntrega')}
          >
            <MoneyInput name="minimoEntrega" defaultValue={minimo.minimoEntrega} format={arrumarReais} />
          </Field>
          <Field label={ROTULOS.minimoRetirada.rotulo} error={erro('minimoRetirada')}>
            <MoneyInput name="minimoRetirada" defaultValue={minimo.minimoRetirada} format={arrumarReais} />
          </Field>
        </div>
        <Field
          label={ROTULOS.freteGratisAcima.rotulo}
          hint={
            frete.aCombinar
              ? 'Só dentro da área de entrega, e depois de dizer quanto custa entregar.'
              : 'Só dentro da área de entrega.'
          }
          error={erro('freteGratisAcima')}
        >
          <MoneyInput name="freteGratisAcima" defaultValue={minimo.freteGratisAcima} format={arrumarReais} />
        </Field>
        <Segmented
          legend={ROTULOS.gratisSobre.rotulo}
          name="gratisSobre"
          defaultValue={minimo.gratisSobre}
          error={erro('gratisSobre')}
          choices={SOBRE}
        />
        <BotaoSalvar gravando={gravando} className="sm:justify-self-end" />
      </form>
    </Card>
  )
}

const SOBRE = (['bruto', 'liquido'] as const).map(sobre => ({
  value: sobre,
  label: ROTULOS.gratisSobre.dizer(sobre),
}))
