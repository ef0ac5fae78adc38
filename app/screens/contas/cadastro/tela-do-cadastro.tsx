import { useId, useRef, useState } from 'react'
import { SENHA_MINIMA, SENHAS_DIFERENTES } from '~/domain/contas/senha'
import {
  cadastroSchema,
  ERRO_NO_CADASTRO,
  lerFormulario,
  ROTULOS_DO_CADASTRO,
} from '~/domain/empresas/cadastro'
import type { Recusa } from '~/domain/respostas/recusa'
import { CampoDaSenha } from '~/screens/campos/campo-da-senha'
import { CamposDaEmpresa, Secao } from '~/screens/campos/campos-da-empresa'
import { CamposDoEndereco } from '~/screens/campos/campos-do-endereco'
import { lerCampos, semSenhas } from '~/screens/campos/campos-do-formulario'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { recusarStatus } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useEnvio } from '~/screens/campos/use-envio'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import type { TelaProps } from '../documento'
import { Concluido, LinkDaMoldura, Moldura, TituloDaMoldura } from '../moldura'
import { useAviso } from '../use-aviso'
import { useDepois } from '../use-depois'

const ACAO = '/cadastro-empresa'
const REDIRECIONA_MS = 5000
const SUCESSO = 'Cadastro realizado com sucesso!'
const TEXTO_DO_SUCESSO =
  'Verifique seu e-mail para confirmar sua conta. Você será redirecionado para o login.'

interface CadastroLido {
  /** Before the slug in the menu's address. */
  readonly origem: string
  readonly anual: boolean
}

export interface CadastroFeito {
  readonly cadastrada: boolean
  readonly recusas: readonly Recusa[]
  /** What was typed, without the passwords. */
  readonly valores: Readonly<Record<string, string>>
  readonly anual: boolean
}

export function Cadastro({ lido, feito: daPagina }: TelaProps<CadastroLido, CadastroFeito>) {
  const envio = useEnvio<CadastroFeito>(ACAO, {
    feito: daPagina,
    semResposta(status, formulario) {
      const digitado = lerCampos(formulario)
      const recusas = [recusarStatus(ERRO_NO_CADASTRO, status)]
      return { cadastrada: false, recusas, valores: semSenhas(digitado), anual: digitado.plano === 'anual' }
    },
  })
  const anual = envio.feito?.anual ?? lido.anual
  if (envio.feito?.cadastrada) return <Feita anual={anual} />
  return (
    <Moldura
      larga
      rodape={
        <>
          <p>
            <span>Já tem conta? </span>
            <LinkDaMoldura href="/login">Entrar</LinkDaMoldura>
          </p>
          <LinkDaMoldura href="/">Voltar ao site</LinkDaMoldura>
        </>
      }
    >
      <Formulario origin={lido.origem} anual={anual} envio={envio} />
    </Moldura>
  )
}

interface FormularioProps {
  origin: string
  anual: boolean
  envio: ReturnType<typeof useEnvio<CadastroFeito>>
}

function Formulario({ origin, anual, envio: { feito, passo, aoEnviar } }: FormularioProps) {
  const valores = feito?.valores ?? {}
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { geral, erro, conferir, aoDigitar } = useRecusas(formulario, { respondidas: feito?.recusas })
  return (
    <form
      ref={formulario}
      method="post"
      action={ACAO}
      noValidate
      aria-labelledby={titulo}
      className="grid gap-6"
      onSubmit={event => {
        const lido = lerFormulario(cadastroSchema, lerCampos(new FormData(event.currentTarget)))
        if (conferir(event, 'recusas' in lido ? lido.recusas : [])) aoEnviar(event)
      }}
      onInput={aoDigitar}
    >
      <TituloDaMoldura
        id={titulo}
        titulo="Cadastre seu restaurante"
        texto="Grátis por 7 dias, sem cartão. Leva dois minutos."
      />
      {anual && (
        <Banner title="Plano Anual escolhido">Depois do cadastro, assine na página de planos.</Banner>
      )}
      {anual && <input type="hidden" name="plano" value="anual" />}
      <CamposDaEmpresa valores={valores} erro={erro} origin={origin} />
      <CamposDoEndereco valores={valores} erro={erro} />
      <SecaoDaSenha erro={erro} />
      <AvisoDaRecusa recusa={geral} />
      <Button type="submit" size="lg" wide pending={passo !== 'parado'} pendingLabel="Cadastrando...">
        Cadastrar
      </Button>
    </form>
  )
}

/** Tells at once whether the two passwords are the same. */
function SecaoDaSenha({ erro }: { erro: (campo: string) => string | undefined }) {
  const [senha, setSenha] = useState('')
  const [repetida, setRepetida] = useState('')
  const igual = repetida !== '' && repetida === senha
  const diferente = repetida.length >= senha.length && repetida !== '' && !igual
  return (
    <Secao titulo="Senha de acesso">
      <div className="sm:col-span-3">
        <CampoDaSenha
          rotulo={ROTULOS_DO_CADASTRO.senha}
          name="senha"
          autoComplete="new-password"
          hint={`Pelo menos ${SENHA_MINIMA} caracteres.`}
          error={erro('senha')}
          required
          onChange={event => setSenha(event.currentTarget.value)}
        />
      </div>
      <div className="sm:col-span-3">
        <CampoDaSenha
          rotulo={ROTULOS_DO_CADASTRO.confirmarSenha}
          name="confirmarSenha"
          autoComplete="new-password"
          hint={igual ? 'As senhas coincidem.' : undefined}
          error={igual ? undefined : diferente ? SENHAS_DIFERENTES : erro('confirmarSenha')}
          required
          onChange={event => setRepetida(event.currentTarget.value)}
        />
      </div>
    </Secao>
  )
}

/** The confirmation in the page, because the toast may be missed, and without script there is none (conta-6). */
function Feita({ anual }: { anual: boolean }) {
  const login = anual ? '/login?plano=anual' : '/login'
  useAviso({ title: SUCESSO, text: TEXTO_DO_SUCESSO, duration: REDIRECIONA_MS })
  useDepois(login, REDIRECIONA_MS)
  return (
    <Moldura>
      <div className="grid gap-5">
        <Concluido titulo={SUCESSO}>
          <p>{TEXTO_DO_SUCESSO}</p>
          <p className="mt-1">
            Seu cardápio se abre para os clientes depois disso. O link vale por 24 horas. Não chegou? Olhe
            também no spam.
          </p>
        </Concluido>
        <ButtonLink to={login} reloadDocument size="lg" wide>
          Ir para o login
        </ButtonLink>
      </div>
    </Moldura>
  )
}
