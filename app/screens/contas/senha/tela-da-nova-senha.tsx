import { type FormEvent, useEffect, useId, useRef } from 'react'
import { novaSenhaSchema, ROTULOS_DA_SENHA, SENHA_MINIMA } from '~/domain/contas/senha'
import { lerFormularioCom } from '~/domain/respostas/formulario'
import type { Recusa } from '~/domain/respostas/recusa'
import { CampoDaSenha } from '~/screens/campos/campo-da-senha'
import { lerCampo, lerCampos } from '~/screens/campos/campos-do-formulario'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { recusarStatus } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useEnvio } from '~/screens/campos/use-envio'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { useToast } from '~/ui/overlays/toast'
import type { TelaProps } from '../documento'
import { Concluido, LinkDaMoldura, Moldura, TituloDaMoldura } from '../moldura'
import { useAviso } from '../use-aviso'
import { useDepois } from '../use-depois'

const ACAO = '/reset-password'
const REDIRECIONA_MS = 2000
export const ERRO = 'Erro'

interface LinkLido {
  readonly token: string
  readonly valido: boolean
}

export interface SenhaRedefinida {
  readonly redefinida: boolean
  /** The link's token as long as it may still work, else ''. */
  readonly token: string
  readonly recusas: readonly Recusa[]
}

export function NovaSenha({ lido, feito: daPagina }: TelaProps<LinkLido, SenhaRedefinida>) {
  const { feito, passo, aoEnviar } = useEnvio<SenhaRedefinida>(ACAO, {
    feito: daPagina,
    semResposta: (status, formulario) => ({
      redefinida: false,
      token: lerCampo(formulario, 'token'),
      recusas: [recusarStatus(ERRO, status)],
    }),
  })
  const token = feito?.token ?? lido.token
  const aberto = feito ? token !== '' : lido.valido
  const feita = feito?.redefinida ?? false
  useAviso(feita ? { title: 'Senha redefinida!', text: 'Você pode fazer login com a nova senha.' } : null)
  useDepois(feita ? '/login' : null, REDIRECIONA_MS)

  return (
    <Moldura rodape={<LinkDaMoldura href="/login">Ir para o login</LinkDaMoldura>}>
      {feita ? (
        <div className="grid gap-5">
          <Concluido titulo="Senha redefinida!">
            <p>Você pode fazer login com a nova senha.</p>
          </Concluido>
          <Button size="lg" wide disabled>
            Salvar nova senha
          </Button>
        </div>
      ) : aberto ? (
        <Formulario
          token={token}
          respondidas={feito?.recusas}
          enviando={passo !== 'parado'}
          aoEnviar={aoEnviar}
        />
      ) : (
        <Vencido recusa={feito?.recusas[0]} />
      )}
    </Moldura>
  )
}

interface FormularioProps {
  token: string
  respondidas: readonly Recusa[] | undefined
  enviando: boolean
  aoEnviar: (event: FormEvent<HTMLFormElement>) => void
}

function Formulario({ token, respondidas, enviando, aoEnviar }: FormularioProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { geral, erro, conferir, aoDigitar } = useRecusas(formulario, { respondidas })
  return (
    <form
      ref={formulario}
      method="post"
      action={ACAO}
      noValidate
      aria-labelledby={titulo}
      className="grid gap-5"
      onSubmit={event => {
        const digitado = lerCampos(new FormData(event.currentTarget))
        const lido = lerFormularioCom(novaSenhaSchema, digitado, ERRO)
        if (conferir(event, 'recusas' in lido ? lido.recusas : [])) aoEnviar(event)
      }}
      onInput={aoDigitar}
    >
      <TituloDaMoldura id={titulo} titulo="Redefinir senha" texto="Escolha a nova senha da sua conta." />
      <AvisoDaRecusa recusa={geral} />
      <input type="hidden" name="token" value={token} />
      <CampoDaSenha
        rotulo="Nova senha"
        name="senha"
        autoComplete="new-password"
        hint={`Pelo menos ${SENHA_MINIMA} caracteres.`}
        error={erro('senha')}
        required
      />
      <CampoDaSenha
        rotulo={ROTULOS_DA_SENHA.confirmarSenha}
        name="confirmarSenha"
        autoComplete="new-password"
        error={erro('confirmarSenha')}
        required
      />
      <Button type="submit" size="lg" wide disabled={enviando}>
        {enviando ? 'Salvando...' : 'Salvar nova senha'}
      </Button>
    </form>
  )
}

/** `recusa` is the server's refusal, when the link was used or expired while the form was open. */
function Vencido({ recusa }: { recusa: Recusa | undefined }) {
  const { show } = useToast()
  const { titulo, texto } = recusa ?? {}
  useEffect(() => {
    if (titulo) show({ title: titulo, text: texto, variant: 'destructive', duration: 3000 })
  }, [titulo, texto, show])
  return (
    <div className="grid gap-5">
      <TituloDaMoldura titulo="Redefinir senha" />
      <Banner tone="danger" title="Link inválido ou expirado." announce>
        O link vale por 60 minutos e por uma única vez. Peça um novo.
      </Banner>
      <ButtonLink to="/reset-password/link" reloadDocument size="lg" wide>
        Pedir novo link
      </ButtonLink>
    </div>
  )
}
