import { useRef } from 'react'
import {
  camposDaSecao,
  ERRO_AO_SALVAR_CONFIGURACOES,
  lerSecao,
  type NomeDaSecao,
  type Secao,
  type SecaoAberta,
} from '~/domain/configuracoes/configuracoes'
import { Card } from '~/ui/card'
import type { Elements } from '~/ui/elements'
import { Campos } from '../pode'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import type { Mudancas } from '../tela/formulario/use-mexido'
import { type AspectoDoCampo, CampoDoAjuste } from './campo-do-ajuste'

interface FormularioDaSecao<Nome extends NomeDaSecao> {
  secao: SecaoAberta<Nome>
  mudancas: Mudancas
  aspecto?: { readonly [Ajuste in keyof Secao<Nome>]?: AspectoDoCampo }
  /** Called with what is typed, when that are settings. */
  aoLer?: (dados: Secao<Nome>) => void
}

interface CartaoDaSecaoProps<Nome extends NomeDaSecao> extends FormularioDaSecao<Nome> {
  titulo: string
  texto: string
  /** Below the fields. */
  children?: Elements
  /** Below the form. */
  depois?: Elements
}

/** Of two fields side by side. */
export const METADE = 'sm:col-span-1'

/** A section of settings: its form draws what the section declares, and saves it. */
export function CartaoDaSecao<Nome extends NomeDaSecao>(props: CartaoDaSecaoProps<Nome>) {
  const { titulo, texto, children, depois } = props
  const { nome } = props.secao
  const { formulario, topo, campos, gravando } = useSecao(props)
  return (
    <Card as="section" aria-labelledby={nome}>
      <h2 id={nome} className="scroll-mt-4 font-bold text-lg">
        {titulo}
      </h2>
      <p className="mt-1 text-tinta-suave">{texto}</p>
      <form {...formulario} className="mt-5 grid grid-cols-1 gap-5">
        {topo satisfies Elements}
        <Campos direito="mudar as configurações">
          <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">{campos}</div>
          {children}
          <BotaoSalvar gravando={gravando} className="sm:justify-self-end" />
        </Campos>
      </form>
      {depois}
    </Card>
  )
}

/** The form of a section, for a card that looks otherwise. */
export function useSecao<Nome extends NomeDaSecao>({
  secao: { nome, digitada, visto: vistoAoAbrir },
  mudancas,
  aspecto = {},
  aoLer,
}: FormularioDaSecao<Nome>) {
  const lugar = useRef<HTMLFormElement>(null)
  const gravacao = useGravacao(lugar, {
    rota: `/home/configuracoes/${nome}`,
    textos: { titulo: ERRO_AO_SALVAR_CONFIGURACOES },
    aoGravar: mudancas.aoGravar,
    visto: vistoAoAbrir,
  })
  const { geral, conflito, visto, erro, conferir, aoDigitar } = gravacao
  const ler = (form: HTMLFormElement) => lerSecao(nome, Object.fromEntries(new FormData(form)))
  return {
    gravando: gravacao.gravando,
    formulario: {
      ...gravacao.doFormulario(event => {
        const lida = ler(event.currentTarget)
        if (conferir(event, 'recusas' in lida ? lida.recusas : [])) mudancas.aoEnviar()
      }),
      noValidate: true,
      onInput(event: React.InputEvent<HTMLFormElement>) {
        mudancas.aoMexer()
        aoDigitar(event)
        const lida = ler(event.currentTarget)
        if ('dados' in lida) aoLer?.(lida.dados)
      },
    },
    topo: (
      <>
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        <input type="hidden" name="visto" value={visto ?? ''} />
      </>
    ),
    campos: camposDaSecao(nome).map(([ajuste, campo]) => (
      <CampoDoAjuste
        key={ajuste}
        nome={ajuste}
        campo={campo}
        digitado={digitada[ajuste]}
        erro={erro(ajuste)}
        {...{ className: 'sm:col-span-full', ...aspecto[ajuste] }}
      />
    )),
  }
}
