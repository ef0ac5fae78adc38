import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { attempt } from '~/browser/attempt'
import { atualizarEmpresa, vistoDaEmpresa } from '~/domain/empresas/atualizar-empresa.server'
import {
  dadosDaEmpresaSchema,
  ERRO_NO_CADASTRO,
  exigirSenhaAtual,
  lerFormulario,
} from '~/domain/empresas/cadastro'
import type { Empresa } from '~/domain/empresas/store.server'
import { type Conflito, lerVisto } from '~/domain/respostas/conflito'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { CamposDaEmpresa } from '~/screens/campos/campos-da-empresa'
import { CamposDoEndereco } from '~/screens/campos/campos-do-endereco'
import { lerCampos, semSenhas } from '~/screens/campos/campos-do-formulario'
import { recusarFalha, recusarSemResposta, respostaDe } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { readProofs } from '~/server/auth/known-browsers.server'
import { clientAddressContext, failureOf, linkOrigin, readForm, seenOrigin } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { useToast } from '~/ui/overlays/toast'
import { OUTRA_EMPRESA, recusaDaPorta } from '../porta'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { GuardaDaSaida } from '../tela/formulario/guarda-da-saida'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useMexido } from '../tela/formulario/use-mexido'
import { usePergunta } from '../tela/formulario/use-pergunta'
import { dizerJuntados } from '../tela/resposta'
import type { Route } from './+types/meus-dados'
import { useFocoNoBotao, usePreenchido } from './use-preenchido'

const SALVOS = 'Dados salvos!'

export const meta: Route.MetaFunction = () => [{ title: 'Meus dados · Comanda' }]

/** Passes the action's Retry-After on when the form is sent without script. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** Answers 404 for the id of another company, as for one that does not exist (empresa-5). */
function conferirDono(empresa: Empresa, id: string): void {
  if (String(empresa.id) !== id) throw data(null, { status: 404 })
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  const { empresa, membro } = comDireito(context, 'mudar os dados da empresa')
  conferirDono(empresa, params.id)
  return {
    origem: seenOrigin(request),
    porWhatsApp: empresa.tipoPedido === 'whatsapp',
    valores: valoresDe(empresa, membro.email),
    visto: vistoDaEmpresa({ empresa, membro }),
  }
}

function valoresDe(empresa: Empresa, email: string): Record<string, string> {
  return {
    razaosocial: empresa.razaosocial,
    nomefantasia: empresa.nomefantasia,
    cnpj: empresa.cnpj ?? '',
    email,
    telefone: empresa.telefone ?? '',
    slug: empresa.slug,
    cep: empresa.enderecoCep ?? '',
    logradouro: empresa.enderecoLogradouro ?? '',
    numero: empresa.enderecoNumero ?? '',
    bairro: empresa.enderecoBairro ?? '',
    cidade: empresa.enderecoCidade ?? '',
    estado: empresa.enderecoEstado ?? '',
  }
}

/** POST /cadastro-empresa/{id} (empresa-5, conta-18). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa, membro } = comDireito(context, 'mudar os dados da empresa')
  conferirDono(empresa, params.id)
  const valores = lerCampos(await readForm(request))
  const recusar = (recusas: readonly Recusa[], status: number, headers?: HeadersInit) =>
    data(naoSalvo(recusas, valores), { status, headers })

  const lido = lerFormulario(dadosDaEmpresaSchema, valores)
  if ('recusas' in lido) return recusar(lido.recusas, 422)
  try {
    const quem = {
      endereco: context.get(clientAddressContext),
      origin: linkOrigin(request),
      provas: await readProofs(request),
      senhaAtual: valores.senhaAtual ?? '',
    }
    const feita = await atualizarEmpresa({ empresa, membro }, lido.dados, quem, lerVisto(valores))
    if (ehNegado(feita)) {
      const { recusas, conflito = null } = feita
      return data(naoSalvo(recusas, valores, conflito), respostaDe(feita, conflito ? 409 : 422))
    }
    return { ...feita.dados, recusas: null, conflito: null, valores: null }
  } catch (error) {
    const { status, headers } = failureOf(error)
    return recusar([recusarFalha(ERRO_NO_CADASTRO, status)], status, headers)
  }
}

/** The refusals that the browser itself finds. */
function conferir(digitado: Record<string, string>, guardado = ''): readonly Recusa[] {
  const lido = lerFormulario(dadosDaEmpresaSchema, digitado)
  if ('recusas' in lido) return lido.recusas
  const falta = exigirSenhaAtual(lido.dados.email, { guardado, senhaAtual: digitado.senhaAtual ?? '' })
  return falta ? [falta] : []
}

function naoSalvo(
  recusas: readonly Recusa[],
  valores: Record<string, string>,
  conflito: Conflito | null = null,
) {
  return {
    recusas,
    valores: semSenhas(valores),
    conflito,
    visto: conflito?.visto ?? null,
    emailPorConfirmar: null,
  }
}

/** When a save gets no answer, or the session has ended, the page says so and stays as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const valores = lerCampos(await request.clone().formData())
  const lida = await attempt(serverAction, falha => {
    // This page belongs to the signed-in owner, so a 404 means that another company has signed in on this browser.
    const daPorta = falha.status === 404 ? OUTRA_EMPRESA : recusaDaPorta(falha)
    return naoSalvo([daPorta ?? recusarSemResposta(ERRO_NO_CADASTRO, falha)], valores)
  })
  // With this status React Router does not run the loaders again; with the server down they would fail, and the error
  // page would replace the form.
  return lida.recusas ? data(lida, { status: 422 }) : lida
}

/** 'Meus dados': the signup's form without the password. */
export default function MeusDados({ loaderData, actionData }: Route.ComponentProps) {
  const { origem, porWhatsApp, valores } = loaderData
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const respondidas = actionData?.recusas
  const recusas = useRecusas(formulario, { respondidas })
  const { geral, erro } = recusas
  const { show } = useToast()
  const salvos = respondidas === null && !recusas.recusado
  const novoEmail = actionData?.emailPorConfirmar
  const { mexido, ...mudancas } = useMexido()
  const navegacao = useNavigation()
  const enviando = navegacao.formMethod === 'POST' && navegacao.formAction !== '/home/sair'
  const [visto, setVisto] = useState(loaderData.visto)
  const { conflito, perguntar } = usePergunta(setVisto)
  const ocupado = mexido || navegacao.state !== 'idle'
  const preenchido = usePreenchido(JSON.stringify([valores, novoEmail]), ocupado, () =>
    setVisto(loaderData.visto),
  )
  const gravar = useEffectEvent(() => {
    if (!actionData) return
    if (actionData.visto) setVisto(actionData.visto)
    perguntar(actionData.conflito)
    if (actionData.recusas !== null) return
    mudancas.aoGravar({})
    show({
      title: SALVOS,
      text: dizerJuntados(actionData.juntados ?? []),
      variant: 'success',
      duration: 3000,
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because an answer came
  useEffect(() => gravar(), [actionData])
  useFocoNoBotao(formulario, preenchido)

  return (
    <div className="mx-auto w-full max-w-3xl p-4 sm:p-6">
      <Form
        key={preenchido}
        ref={formulario}
        method="post"
        noValidate
        aria-labelledby={titulo}
        className="grid gap-6 rounded-lg border border-linha bg-folha p-5 shadow-card sm:p-8"
        onSubmit={event => {
          const recusadas = conferir(lerCampos(new FormData(event.currentTarget)), valores.email)
          if (recusas.conferir(event, recusadas)) mudancas.aoEnviar()
        }}
        onInput={event => {
          mudancas.aoMexer()
          recusas.aoDigitar(event)
        }}
      >
        <div>
          <h1 id={titulo} className="font-bold text-lg">
            Meus dados
          </h1>
          <p className="mt-1 text-tinta-suave">O que os clientes veem no seu cardápio.</p>
        </div>
        <CamposDaEmpresa
          valores={actionData?.valores ?? valores}
          erro={erro}
          origin={origem}
          telefoneObrigatorio={porWhatsApp}
          emailGuardado={valores.email}
        />
        <CamposDoEndereco valores={actionData?.valores ?? valores} erro={erro} />
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        <input type="hidden" name="visto" value={visto} />
        {salvos && (
          <Banner tone="success" title={SALVOS} announce>
            {novoEmail && (
              <p>
                {`Enviamos um link para ${novoEmail}. Até você abrir o link, continua valendo o e-mail de antes.`}
              </p>
            )}
          </Banner>
        )}
        <BotaoSalvar gravando={enviando} wide />
      </Form>
      <GuardaDaSaida mexido={mexido} aoDescartar={mudancas.aoDescartar} />
    </div>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar dados" />
}
