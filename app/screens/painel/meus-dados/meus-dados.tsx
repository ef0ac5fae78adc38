import { Fragment, useId, useRef, useState } from 'react'
import { data } from 'react-router'
import { atualizarEmpresa, vistoDaEmpresa } from '~/domain/empresas/atualizar-empresa.server'
import {
  dadosDaEmpresaSchema,
  ERRO_NO_CADASTRO,
  exigirSenhaAtual,
  lerFormulario,
} from '~/domain/empresas/cadastro'
import type { Empresa } from '~/domain/empresas/store.server'
import { lerVisto } from '~/domain/respostas/conflito'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { CamposDaEmpresa } from '~/screens/campos/campos-da-empresa'
import { CamposDoEndereco } from '~/screens/campos/campos-do-endereco'
import { lerCampos } from '~/screens/campos/campos-do-formulario'
import { recusarFalha, respostaDe, textoDaFalha } from '~/screens/campos/recusas/falha'
import { readProofs } from '~/server/auth/known-browsers.server'
import { clientAddressContext, failureOf, linkOrigin, readForm, requestOrigin } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { GuardaDaSaida } from '../tela/formulario/guarda-da-saida'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import { useMexido } from '../tela/formulario/use-mexido'
import { type Aviso, type Resposta, recusado, responder } from '../tela/resposta'
import type { Route } from './+types/meus-dados'

export const meta: Route.MetaFunction = () => [{ title: 'Meus dados · Comanda' }]

/** Answers 404 for the id of another company, as for one that does not exist (empresa-5). */
function conferirDono(empresa: Empresa, id: string): void {
  if (String(empresa.id) !== id) throw data(null, { status: 404 })
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  const { empresa, membro } = comDireito(context, 'mudar os dados da empresa')
  conferirDono(empresa, params.id)
  return {
    origem: requestOrigin(request),
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
  const lido = lerFormulario(dadosDaEmpresaSchema, valores)
  if ('recusas' in lido) return recusado(lido.recusas)
  try {
    const quem = {
      endereco: context.get(clientAddressContext),
      origin: linkOrigin(request),
      provas: await readProofs(request),
      senhaAtual: valores.senhaAtual ?? '',
    }
    const feita = await atualizarEmpresa({ empresa, membro }, lido.dados, quem, lerVisto(valores))
    if (ehNegado(feita)) return data<Resposta>(feita, respostaDe(feita, feita.conflito ? 409 : 422))
    return responder(feita, 'Dados salvos!', dizerEmail(feita.dados.emailPorConfirmar))
  } catch (error) {
    const { status, headers } = failureOf(error)
    return data<Resposta>({ recusas: [recusarFalha(ERRO_NO_CADASTRO, status)] }, { status, headers })
  }
}

function dizerEmail(novo: string | null): string | undefined {
  if (novo === null) return undefined
  return `Enviamos um link para ${novo}. Até você abrir o link, continua valendo o e-mail de antes.`
}

/** The refusals that the browser itself finds. */
function conferir(digitado: Record<string, string>, guardado = ''): readonly Recusa[] {
  const lido = lerFormulario(dadosDaEmpresaSchema, digitado)
  if ('recusas' in lido) return lido.recusas
  const falta = exigirSenhaAtual(lido.dados.email, { guardado, senhaAtual: digitado.senhaAtual ?? '' })
  return falta ? [falta] : []
}

/** 'Meus dados': the signup's form without the password. */
export default function MeusDados({ loaderData, params }: Route.ComponentProps) {
  const { origem, porWhatsApp, valores } = loaderData
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const { mexido, preenchido, ...mudancas } = useMexido()
  const [salvo, setSalvo] = useState<Aviso | null>(null)
  const { doFormulario, gravando, geral, erro, recusado, conflito, visto, ...recusas } = useGravacao(
    formulario,
    {
      rota: `/cadastro-empresa/${params.id}`,
      textos: { titulo: ERRO_NO_CADASTRO, semResposta: textoDaFalha(null) },
      visto: loaderData.visto,
      aoGravar(aviso) {
        setSalvo(aviso)
        // Filled in again with the tidied slug and the present e-mail, and without the password.
        mudancas.aoGravar({ juntou: true })
      },
    },
  )

  return (
    <div className="mx-auto w-full max-w-3xl p-4 sm:p-6">
      <form
        {...doFormulario(event => {
          const recusadas = conferir(lerCampos(new FormData(event.currentTarget)), valores.email)
          if (recusas.conferir(event, recusadas)) mudancas.aoEnviar()
        })}
        noValidate
        aria-labelledby={titulo}
        className="grid gap-6 rounded-lg border border-linha bg-folha p-5 shadow-card sm:p-8"
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
        <Fragment key={preenchido}>
          <CamposDaEmpresa
            valores={valores}
            erro={erro}
            origin={origem}
            telefoneObrigatorio={porWhatsApp}
            emailGuardado={valores.email}
          />
          <CamposDoEndereco valores={valores} erro={erro} />
        </Fragment>
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        <input type="hidden" name="visto" value={visto ?? ''} />
        {salvo && !recusado && (
          <Banner tone="success" title={salvo.titulo} announce>
            {salvo.texto}
          </Banner>
        )}
        <BotaoSalvar gravando={gravando} wide />
      </form>
      <GuardaDaSaida mexido={mexido} aoDescartar={mudancas.aoDescartar} />
    </div>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar dados" />
}
