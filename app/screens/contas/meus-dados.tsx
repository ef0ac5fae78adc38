import { useId, useRef, useState } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { atualizarEmpresa } from '~/domain/empresas/atualizar-empresa.server'
import { dadosDaEmpresaSchema, ERRO_NO_CADASTRO, lerFormulario } from '~/domain/empresas/cadastro'
import type { Empresa } from '~/domain/empresas/store.server'
import { ehRecusa, type Recusa } from '~/domain/valores/recusa'
import { failureOf, linkOrigin, readForm } from '~/server/request.server'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { painelContext } from '../painel/porta.server'
import type { Route } from './+types/meus-dados'
import { CamposDaEmpresa } from './campos-da-empresa'
import { CamposDoEndereco } from './campos-do-endereco'
import { lerCampos } from './campos-do-formulario'
import { perguntar, recusarFalha } from './falha'
import { TituloDaMoldura } from './moldura'
import { useAviso } from './use-aviso'
import { recusaGeral, useRecusas } from './use-recusas'

export const meta: Route.MetaFunction = () => [{ title: 'Meus dados · Comanda' }]

/** Another company's id is 404, as one that nobody has (decision 30). */
function conferirDono(empresa: Empresa, id: string): void {
  if (String(empresa.id) !== id) throw data(null, { status: 404 })
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  const { empresa } = context.get(painelContext)
  conferirDono(empresa, params.id)
  return {
    origem: linkOrigin(request),
    porWhatsApp: empresa.tipoPedido === 'whatsapp',
    valores: valoresDe(empresa),
  }
}

function valoresDe(empresa: Empresa): Record<string, string> {
  return {
    razaosocial: empresa.razaosocial,
    nomefantasia: empresa.nomefantasia,
    cnpj: empresa.cnpj ?? '',
    email: empresa.email,
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

/** POST /cadastro-empresa/{id} (decisions 28 and 30). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa } = context.get(painelContext)
  conferirDono(empresa, params.id)
  const valores = lerCampos(await readForm(request))
  const recusar = (recusas: readonly Recusa[], status: number, headers?: HeadersInit) =>
    data({ recusas, valores, emailPorConfirmar: null }, { status, headers })

  const lido = lerFormulario(dadosDaEmpresaSchema, valores)
  if ('recusas' in lido) return recusar(lido.recusas, 422)
  try {
    const feita = await atualizarEmpresa(empresa, lido.dados, linkOrigin(request))
    if ('recusas' in feita) return recusar(feita.recusas, 422)
    return { recusas: null, valores: null, emailPorConfirmar: feita.emailPorConfirmar }
  } catch (error) {
    const { status, headers } = failureOf(error)
    return recusar([recusarFalha(ERRO_NO_CADASTRO, status)], status, headers)
  }
}

/** A save that gets no answer says so and leaves the page as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const valores = lerCampos(await request.clone().formData())
  const resposta = await perguntar(serverAction, ERRO_NO_CADASTRO)
  const lida = ehRecusa(resposta) ? { recusas: [resposta], valores, emailPorConfirmar: null } : resposta
  // By this status the router reads nothing anew: of a server that is away it would get the error page.
  return lida.recusas ? data(lida, { status: 422 }) : lida
}

/** 'Meus dados': the signup's form without the password. */
export default function MeusDados({ loaderData, actionData }: Route.ComponentProps) {
  const [locais, setLocais] = useState<readonly Recusa[]>()
  const { origem, porWhatsApp, valores } = loaderData
  const formulario = useRef<HTMLFormElement>(null)
  const titulo = useId()
  const recusas = locais ?? actionData?.recusas ?? undefined
  const erro = useRecusas(recusas, formulario)
  const geral = recusaGeral(recusas)
  const salvos = actionData?.recusas === null && !locais
  const novoEmail = actionData?.emailPorConfirmar
  const enviando = useNavigation().formMethod === 'POST'
  useAviso(salvos ? { title: 'Dados salvos!', duration: 3000 } : null, actionData)

  return (
    <div className="mx-auto w-full max-w-3xl p-4 sm:p-6">
      <Form
        // Read anew after saving: the slug as it was tidied, the e-mail that still counts.
        key={JSON.stringify([valores, novoEmail])}
        ref={formulario}
        method="post"
        noValidate
        aria-labelledby={titulo}
        className="grid gap-6 rounded-lg border border-linha bg-folha p-5 shadow-card sm:p-8"
        onSubmit={event => {
          const lido = lerFormulario(dadosDaEmpresaSchema, lerCampos(new FormData(event.currentTarget)))
          setLocais('recusas' in lido ? lido.recusas : undefined)
          if ('recusas' in lido) event.preventDefault()
        }}
      >
        <TituloDaMoldura id={titulo} titulo="Meus dados" texto="O que os clientes veem no seu cardápio." />
        <CamposDaEmpresa
          valores={actionData?.valores ?? valores}
          erro={erro}
          origem={origem}
          telefoneObrigatorio={porWhatsApp}
          dicaDoEmail="Um e-mail novo só vale depois de confirmado."
        />
        <CamposDoEndereco valores={actionData?.valores ?? valores} erro={erro} />
        {geral && (
          <Banner tone="danger" title={geral.titulo} announce>
            {geral.texto}
          </Banner>
        )}
        {salvos && (
          <Banner tone="success" title="Dados salvos!" announce>
            {novoEmail && (
              <p>
                Enviamos um link para {novoEmail}. Até você abrir o link, continua valendo o e-mail de antes.
              </p>
            )}
          </Banner>
        )}
        <Button type="submit" size="lg" wide pending={enviando} pendingLabel="Salvando...">
          Salvar
        </Button>
      </Form>
    </div>
  )
}
