import { ArrowLeft } from 'lucide-react'
import { findEmpresaDaConta } from '~/domain/empresas/store.server'
import { signedInUser } from '~/server/auth/sessions.server'
import { env } from '~/server/env.server'
import { linkOrigin } from '~/server/request.server'
import { ButtonLink } from '~/ui/button'
import type { Route } from './+types/planos'
import { CartoesDosPlanos } from './cartoes-dos-planos'
import { linkDaConversa, queroAssinar } from './conversa'
import { metaDaPagina } from './meta-da-pagina'
import { Marca, Moldura } from './moldura'

/** It sells with no script at all (decision 36). */
export const handle = { noScript: true }

const TITULO = 'Planos · Comanda'
const DESCRICAO =
  'Plano Mensal e Plano Anual da Comanda: pedidos e produtos ilimitados, sem comissão por pedido.'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaDaPagina({ titulo: TITULO, descricao: DESCRICAO, caminho: '/planos', origem: loaderData?.origem })

/** Of whoever is signed in the message names the company, so nobody keeps this page. */
export async function loader({ request }: Route.LoaderArgs) {
  const { whatsappHost: host, providerWhatsApp: numero } = env()
  const conta = await signedInUser(request)
  const empresa = conta === null ? null : await findEmpresaDaConta(conta)
  return {
    origem: linkOrigin(request),
    provedor: { host, numero },
    empresa: empresa?.nomefantasia ?? null,
  }
}

/** The plans, each with the message that subscribes to it (specification 1, section 2). */
export default function Planos({ loaderData: { provedor, empresa } }: Route.ComponentProps) {
  return (
    <Moldura
      cabecalho={
        <header className="border-linha border-b">
          <div className="mx-auto flex max-w-7xl items-center justify-between gap-4 px-4 py-2 lg:px-8">
            <Marca />
            <ButtonLink
              to="/home"
              reloadDocument
              variant="quiet"
              className="-mr-2 shrink-0 whitespace-nowrap max-sm:px-2"
              icon={<ArrowLeft aria-hidden="true" className="size-5" />}
            >
              Voltar ao sistema
            </ButtonLink>
          </div>
        </header>
      }
    >
      <div className="mx-auto max-w-7xl px-4 pt-10 pb-16 sm:pt-14">
        <div className="mb-10 text-center">
          <h1 className="font-extrabold text-xl">Planos</h1>
          <p className="mt-3 text-pretty text-md text-tinta-suave">
            Pedidos e produtos ilimitados, sem comissão por pedido.
          </p>
        </div>
        <CartoesDosPlanos
          titulo="h2"
          acao={plano => {
            const conversa = linkDaConversa(provedor, queroAssinar(plano, empresa))
            return (
              conversa && (
                <ButtonLink
                  to={conversa}
                  target="_blank"
                  rel="noopener"
                  variant={plano.status === 'anual' ? 'primary' : 'secondary'}
                  size="lg"
                  wide
                >
                  Assinar o {plano.nome}
                </ButtonLink>
              )
            )
          }}
        />
        <p className="mx-auto mt-8 max-w-xl text-pretty text-center text-tinta-suave">
          {provedor.numero === undefined
            ? 'Para assinar, fale com a equipe da Comanda que atende o seu restaurante e diga qual plano você quer.'
            : 'A assinatura é combinada pelo WhatsApp: a mensagem já vai escrita, é só enviar.'}
        </p>
      </div>
    </Moldura>
  )
}
