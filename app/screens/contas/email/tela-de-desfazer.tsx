import { type FormEvent, useId, useRef } from 'react'
import type { Recusa } from '~/domain/respostas/recusa'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { recusarStatus } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useEnvio } from '~/screens/campos/use-envio'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { TelaProps } from '../documento'
import { Concluido, LinkDaMoldura, Moldura, TituloDaMoldura } from '../moldura'
import { useAviso } from '../use-aviso'

const ACAO = '/confirmar-email/desfazer'
export const ERRO_AO_DESFAZER = 'Erro ao desfazer a troca'

interface TrocaLida {
  readonly token: string
  readonly valido: boolean
}

export interface TrocaDesfeita {
  /** The token for setting a new password; null until the change is undone. */
  readonly tokenDaSenha: string | null
  readonly recusas: readonly Recusa[]
  /** The link's token as long as it may still work, else ''. */
  readonly token: string
}

export function DesfazerTroca({ lido, feito: daPagina }: TelaProps<TrocaLida, TrocaDesfeita>) {
  const { feito, passo, aoEnviar } = useEnvio<TrocaDesfeita>(ACAO, {
    feito: daPagina,
    semResposta: (status, formulario) => ({
      tokenDaSenha: null,
      recusas: [recusarStatus(ERRO_AO_DESFAZER, status)],
      token: lerCampo(formulario, 'token'),
    }),
  })
  const { tokenDaSenha, recusas, token = lido.token } = feito ?? {}
  const aberto = feito ? token !== '' : lido.valido
  const desfeita = typeof tokenDaSenha === 'string'
  useAviso(desfeita ? { title: 'Troca desfeita!' } : null)
  return (
    <Moldura rodape={!desfeita && <LinkDaMoldura href="/login">Ir para o login</LinkDaMoldura>}>
      {desfeita ? (
        <Feita token={tokenDaSenha} />
      ) : aberto ? (
        <Pergunta token={token} respondidas={recusas} enviando={passo !== 'parado'} aoEnviar={aoEnviar} />
      ) : (
        <Vencida texto={recusas?.[0]?.texto ?? 'Link inválido ou expirado.'} />
      )}
    </Moldura>
  )
}

interface PerguntaProps {
  token: string
  respondidas: readonly Recusa[] | undefined
  enviando: boolean
  aoEnviar: (event: FormEvent<HTMLFormElement>) => void
}

/** Undoing needs a press, because it also ends the sessions that the owner has open elsewhere. */
function Pergunta({ token, respondidas, enviando, aoEnviar }: PerguntaProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { geral } = useRecusas(formulario, { respondidas })
  return (
    <form
      ref={formulario}
      method="post"
      action={ACAO}
      onSubmit={aoEnviar}
      aria-labelledby={titulo}
      className="grid gap-5"
    >
      <Icon name="undo-2" className="size-12 text-acento-forte" />
      <TituloDaMoldura
        id={titulo}
        titulo="Desfazer a troca de e-mail"
        texto="Sua conta volta ao e-mail em que você recebeu este link, mesmo que a troca já esteja valendo, e todas as sessões são encerradas."
      />
      <AvisoDaRecusa recusa={geral} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" wide pending={enviando} pendingLabel="Desfazendo...">
        Desfazer a troca
      </Button>
    </form>
  )
}

function Feita({ token }: { token: string }) {
  return (
    <div className="grid gap-5">
      <Concluido titulo="Troca desfeita!">
        <p>Sua conta voltou ao e-mail de antes, e todas as sessões foram encerradas.</p>
        <p className="mt-2 text-tinta">
          <span>Quem pediu a troca sabia a sua senha. </span>
          <strong>Crie uma nova agora</strong>
          <span>, para que ninguém a use de novo.</span>
        </p>
      </Concluido>
      <ButtonLink to={`/reset-password?${new URLSearchParams({ token })}`} reloadDocument size="lg" wide>
        Criar nova senha
      </ButtonLink>
      <ButtonLink to="/login" reloadDocument variant="secondary" size="lg" wide>
        Ir para o login
      </ButtonLink>
    </div>
  )
}

function Vencida({ texto }: { texto: string }) {
  return (
    <div className="grid gap-5">
      <TituloDaMoldura titulo="Desfazer a troca de e-mail" />
      <Banner tone="danger" title={texto} announce>
        O link vale por 72 horas e por uma única vez. Se a sua conta ainda usa este e-mail, crie uma nova
        senha: isso também cancela uma troca que espera confirmação.
      </Banner>
      <ButtonLink to="/reset-password/link" reloadDocument size="lg" wide>
        Criar nova senha
      </ButtonLink>
    </div>
  )
}
