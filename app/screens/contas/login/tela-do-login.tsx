import { type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { isOnline } from '~/browser/page'
import { replaceQuery, useQuery } from '~/browser/use-query'
import { warmWhenIdle } from '~/browser/when-idle'
import {
  EMAIL_NAO_CONFIRMADO,
  ERRO_AO_ENVIAR,
  ROTULOS_DO_LOGIN,
} from '~/domain/empresas/acesso/identificador'
import type { Recusa } from '~/domain/respostas/recusa'
import { CampoDaSenha } from '~/screens/campos/campo-da-senha'
import { lerCampo } from '~/screens/campos/campos-do-formulario'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { recusarStatus } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useEnvio } from '~/screens/campos/use-envio'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import { useToast } from '~/ui/overlays/toast'
import type { TelaProps } from '../documento'
import { LinkDaMoldura, Moldura, TituloDaMoldura } from '../moldura'
import type { DialogoDoEsqueciProps } from '../senha/dialogo-do-esqueci'
import { destinoDeQuemEntrou } from './destino-de-quem-entrou'

export const ERRO_NO_LOGIN = 'Erro no Login'
export interface LoginRecusado {
  readonly recusas: readonly Recusa[]
  readonly identificador: string
  readonly manter: boolean
}

export function Login({ feito: daPagina }: TelaProps<null, LoginRecusado>) {
  const busca = useQuery()
  const anual = busca.get('plano') === 'anual'
  const volta = busca.get('volta')
  // Keeps these through a refused login.
  const levados = new URLSearchParams({ ...(anual && { plano: 'anual' }), ...(volta && { volta }) })
  const acao = levados.size > 0 ? `/login?${levados}` : '/login'
  const { feito, passo, aoEnviar } = useEnvio<LoginRecusado>(acao, {
    feito: daPagina,
    destino: destinoDeQuemEntrou(volta),
    semResposta: (status, formulario) => ({
      recusas: [recusarStatus(ERRO_NO_LOGIN, status)],
      identificador: lerCampo(formulario, 'identificador'),
      manter: formulario.has('manter'),
    }),
  })
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { geral, erro, aoDigitar } = useRecusas(formulario, { respondidas: feito?.recusas })
  useAvisoDeSaida()

  return (
    <Moldura
      rodape={
        <>
          <p>
            <span>Ainda não tem conta? </span>
            <LinkDaMoldura href="/cadastro-empresa">Cadastre-se</LinkDaMoldura>
          </p>
          <LinkDaMoldura href="/">Voltar ao site</LinkDaMoldura>
        </>
      }
    >
      {anual && <AvisoDoPlano />}
      {volta !== null && (
        <Banner tone="warning" title="Sua sessão terminou." className="mb-5">
          Entre novamente para continuar de onde parou.
        </Banner>
      )}
      <AvisoDaRecusa recusa={geral} className="mb-5">
        {geral?.codigo === EMAIL_NAO_CONFIRMADO.codigo && (
          <Reenviar identificador={feito?.identificador ?? ''} />
        )}
      </AvisoDaRecusa>
      <form
        ref={formulario}
        method="post"
        action={acao}
        onSubmit={aoEnviar}
        noValidate
        aria-labelledby={titulo}
        onInput={aoDigitar}
        className="grid gap-5"
      >
        <TituloDaMoldura
          id={titulo}
          titulo="Entrar no painel"
          texto="Acompanhe e avance os pedidos do seu restaurante."
        />
        <Field label={ROTULOS_DO_LOGIN.identificador} error={erro('identificador')}>
          <TextInput
            name="identificador"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={feito?.identificador}
          />
        </Field>
        <CampoDaSenha
          rotulo={ROTULOS_DO_LOGIN.senha}
          name="senha"
          autoComplete="current-password"
          error={erro('senha')}
        />
        <Checkbox name="manter" label="Manter conectado" defaultChecked={feito?.manter} className="-my-2" />
        <Button
          type="submit"
          size="lg"
          wide
          pending={passo !== 'parado'}
          pendingLabel={passo === 'partindo' ? 'Verificando autenticação...' : 'Entrando...'}
        >
          Entrar
        </Button>
      </form>
      <Esqueci />
    </Moldura>
  )
}

/** Only somebody who knows the password is told that the e-mail is not confirmed, and gets this button. */
function Reenviar({ identificador }: { identificador: string }) {
  const { show } = useToast()
  // Without a network the browser would put its own error page in place of what is typed here.
  function aoPartir(event: FormEvent) {
    if (isOnline()) return
    event.preventDefault()
    const { titulo, texto } = recusarStatus(ERRO_AO_ENVIAR, null)
    show({ title: titulo, text: texto, variant: 'destructive', duration: 3_000, untilOnline: true })
  }
  return (
    <form method="post" action="/confirmar-email/novo" onSubmit={aoPartir} className="mt-3">
      <input type="hidden" name="identificador" value={identificador} />
      <Button type="submit" variant="secondary">
        Reenviar e-mail de confirmação
      </Button>
    </form>
  )
}

const carregarDialogo = onDemand<DialogoDoEsqueciProps>(
  async () => (await import('../senha/dialogo-do-esqueci')).DialogoDoEsqueci,
)

/** Opens a dialog; without script it is a link to a page. */
function Esqueci() {
  const [aberto, setAberto] = useState(false)
  const { Component: Dialogo, failed: falhou, retry: tentarDeNovo } = useOnDemand(carregarDialogo, aberto)
  const { show } = useToast()
  useEffect(() => warmWhenIdle(carregarDialogo), [])
  useEffect(() => {
    if (!falhou) return
    const { titulo, texto } = recusarStatus(ERRO_AO_ENVIAR, null)
    show({ title: titulo, text: texto, variant: 'destructive', duration: 3_000, untilOnline: true })
    setAberto(false)
    tentarDeNovo()
  }, [falhou, show, tentarDeNovo])
  function abrir(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAberto(true)
  }
  return (
    <>
      <p className="mt-3 text-center">
        <LinkDaMoldura href="/reset-password/link" aria-haspopup="dialog" onClick={abrir}>
          Esqueci minha senha
        </LinkDaMoldura>
      </p>
      {aberto && Dialogo && <Dialogo aoFechar={() => setAberto(false)} />}
    </>
  )
}

/** Shows the way to the annual plan to an owner who signed up for it. */
function AvisoDoPlano() {
  return (
    <Banner title="Plano Anual escolhido" className="mb-5">
      <span>Entre e assine em</span>{' '}
      <a href="/planos" className="font-semibold underline">
        Planos
      </a>
      <span>. O teste de 7 dias é grátis.</span>
    </Banner>
  )
}

/** Shows 'Logout realizado' once: the parameter is removed from the address, so that a reload does not repeat it. */
function useAvisoDeSaida() {
  const { show } = useToast()
  const saiu = useQuery().has('saiu')
  useEffect(() => {
    if (!saiu) return
    show({ title: 'Logout realizado', variant: 'success' })
    replaceQuery('')
  }, [saiu, show])
}
