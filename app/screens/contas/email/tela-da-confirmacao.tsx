import { useEffect, useEffectEvent, useRef } from 'react'
import { useScripted } from '~/browser/use-scripted'
import type { Recusa } from '~/domain/respostas/recusa'
import { recusarStatus } from '~/screens/campos/recusas/falha'
import { useEnvio } from '~/screens/campos/use-envio'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { useToast } from '~/ui/overlays/toast'
import { Spinner } from '~/ui/spinner'
import type { TelaProps } from '../documento'
import { Concluido, Moldura, TituloDaMoldura } from '../moldura'
import { PedirConfirmacao } from '../pedir-link'
import { useAviso } from '../use-aviso'
import { useDepois } from '../use-depois'

const ACAO = '/confirmar-email'
const REDIRECIONA_MS = 3000
export const ERRO_NA_CONFIRMACAO = 'Erro na confirmação'

interface ConfirmacaoLida {
  readonly token: string
  readonly anual: boolean
}

export interface ConfirmacaoFeita {
  readonly recusa: Recusa | null
  readonly anual: boolean
  /** The token of a link that could not be tried, and may still work. */
  readonly denovo?: string
}

export function Confirmacao({ lido: { token, anual }, feito }: TelaProps<ConfirmacaoLida, ConfirmacaoFeita>) {
  const { feito: resposta, enviar } = useEnvio<ConfirmacaoFeita>(ACAO, {
    feito,
    semResposta: status => ({ recusa: recusarStatus(ERRO_NA_CONFIRMACAO, status), anual, denovo: token }),
  })
  const enviada = useRef(false)
  // The script sends the form by itself. `enviada` keeps it from sending twice, because a token works only once.
  const confirmar = useEffectEvent(() => {
    if (token === '' || resposta || enviada.current) return
    enviada.current = true
    const formulario = new FormData()
    formulario.set('token', token)
    formulario.set('plano', anual ? 'anual' : '')
    void enviar(formulario)
  })
  useEffect(() => confirmar(), [])

  return (
    <Moldura>
      <div className="grid gap-5">
        {token === '' && !resposta ? (
          <Erro titulo={ERRO_NA_CONFIRMACAO} texto="Link inválido ou expirado." />
        ) : !resposta ? (
          <Verificando token={token} anual={anual} />
        ) : resposta.recusa ? (
          <Erro
            titulo={resposta.recusa.titulo}
            texto={resposta.recusa.texto}
            denovo={resposta.denovo}
            anual={resposta.anual}
          />
        ) : (
          <Sucesso anual={resposta.anual} />
        )}
      </div>
    </Moldura>
  )
}

function Verificando({ token, anual }: { token: string; anual: boolean }) {
  const scripted = useScripted()
  return (
    <>
      <TituloDaMoldura titulo="Confirmação de e-mail" />
      {scripted ? (
        <p className="flex items-center gap-3" role="status">
          <Spinner />
          <span>Verificando seu e-mail...</span>
        </p>
      ) : (
        // For browsers whose script never arrives. When the script arrives soon, the form has not become visible yet.
        <form method="post" action={ACAO} className="pending-show grid gap-5">
          <p>Toque no botão para confirmar que este e-mail é seu.</p>
          <input type="hidden" name="token" value={token} />
          {anual && <input type="hidden" name="plano" value="anual" />}
          <Button type="submit" size="lg" wide>
            Confirmar e-mail
          </Button>
        </form>
      )}
    </>
  )
}

function Sucesso({ anual }: { anual: boolean }) {
  const login = anual ? '/login?plano=anual' : '/login'
  useAviso({ title: 'E-mail confirmado com sucesso!', duration: REDIRECIONA_MS })
  useDepois(login, REDIRECIONA_MS)
  return (
    <>
      <Concluido titulo="E-mail confirmado com sucesso!">
        <p>Você já pode entrar no painel.</p>
      </Concluido>
      <ButtonLink to={login} reloadDocument size="lg" wide>
        Ir agora
      </ButtonLink>
    </>
  )
}

interface ErroProps {
  titulo: string
  texto: string
  denovo?: string | undefined
  anual?: boolean
}

function Erro({ titulo, texto, denovo, anual = false }: ErroProps) {
  const { show } = useToast()
  useEffect(() => {
    show({ title: titulo, text: texto, variant: 'destructive', duration: 5000 })
  }, [titulo, texto, show])
  return (
    <>
      <Icon name="mail-warning" className="size-12 text-red-tinta" />
      <TituloDaMoldura titulo="Não foi possível confirmar seu e-mail." />
      <Banner tone="danger" title={titulo} announce>
        <p>{texto}</p>
        {denovo === undefined && <p>Se você já confirmou, é só entrar. Se não, peça um novo link.</p>}
      </Banner>
      {denovo === undefined ? (
        <PedirConfirmacao />
      ) : (
        <ButtonLink to={enderecoDoLink(denovo, anual)} reloadDocument size="lg" wide>
          Tentar novamente
        </ButtonLink>
      )}
      <ButtonLink to="/login" reloadDocument variant="secondary" size="lg" wide>
        Ir para o login
      </ButtonLink>
    </>
  )
}

function enderecoDoLink(token: string, anual: boolean): string {
  return `/confirmar-email?${new URLSearchParams({ token, ...(anual && { plano: 'anual' }) })}`
}
