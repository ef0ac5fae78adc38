import { useRef } from 'react'
import { ERRO_AO_ENVIAR, ROTULOS_DO_LOGIN } from '~/domain/empresas/acesso/identificador'
import type { Recusa } from '~/domain/respostas/recusa'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useFormularioDeConta } from '~/screens/campos/use-formulario-de-conta'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { useAviso } from './use-aviso'

/** The answer of the two actions that send a link. */
export interface RespostaDoLink {
  readonly enviado: boolean
  readonly recusas: readonly Recusa[]
  readonly digitado: string
}

interface PedirLinkProps {
  acao: '/reset-password/link' | '/confirmar-email/novo'
  campo: 'email' | 'identificador'
  rotulo: string
  botao: string
  /** The text under 'Link enviado!'. */
  enviado: string
  /** The answer to a form that was sent without script. */
  resposta?: RespostaDoLink | undefined
}

export const TEXTO_DO_ESQUECI =
  'Informe o e-mail da sua conta e enviaremos um link para criar uma nova senha.'

export function PedirRedefinicao({ resposta }: { resposta?: RespostaDoLink | undefined }) {
  return (
    <PedirLink
      acao="/reset-password/link"
      campo="email"
      rotulo="E-mail"
      botao="Enviar link"
      enviado="Verifique seu e-mail para redefinir a senha."
      resposta={resposta}
    />
  )
}

export function PedirConfirmacao({ resposta }: { resposta?: RespostaDoLink | undefined }) {
  return (
    <PedirLink
      acao="/confirmar-email/novo"
      campo="identificador"
      rotulo={ROTULOS_DO_LOGIN.identificador}
      botao="Pedir novo link"
      enviado="Verifique seu e-mail para confirmar sua conta."
      resposta={resposta}
    />
  )
}

/** Asks for a link by mail: a fetch with script, a plain form without. */
function PedirLink({ acao, campo, rotulo, botao, enviado, resposta }: PedirLinkProps) {
  const { feito, recusas, passo, aoEnviar } = useFormularioDeConta<RespostaDoLink>(acao, {
    titulo: ERRO_AO_ENVIAR,
    feito: resposta,
  })
  const formulario = useRef<HTMLFormElement>(null)
  const { geral, erro, aoDigitar } = useRecusas(formulario, { respondidas: recusas })
  useAviso(feito?.enviado ? { title: 'Link enviado!', text: enviado } : null)

  if (feito?.enviado) {
    return (
      <Banner tone="success" title="Link enviado!" announce>
        <p>{enviado}</p>
        <p className="mt-1">Não chegou? Olhe também no spam.</p>
      </Banner>
    )
  }
  return (
    <form
      ref={formulario}
      method="post"
      action={acao}
      onSubmit={aoEnviar}
      noValidate
      onInput={aoDigitar}
      className="grid gap-5"
    >
      <AvisoDaRecusa recusa={geral} />
      <Field label={rotulo} error={erro(campo)} required>
        <TextInput
          name={campo}
          type={campo === 'email' ? 'email' : 'text'}
          autoComplete={campo === 'email' ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={feito?.digitado}
        />
      </Field>
      <Button type="submit" size="lg" wide pending={passo !== 'parado'} pendingLabel="Enviando...">
        {botao}
      </Button>
    </form>
  )
}
