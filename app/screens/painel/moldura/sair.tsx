import { Form, isRouteErrorResponse, redirect, useNavigation, useRouteError } from 'react-router'
import { signOut } from '~/server/auth/sessions.server'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { TituloDaAba } from '../alerta/titulo-da-aba'
import { esquecerRascunhos } from '../pedido/rascunhos-do-navegador'
import type { Route } from './+types/sair'

// The router posts it, because it asks first about what is not saved (decision 065).
export const handle = { byHost: false }

/** POST /home/sair: 'Sair' (painel-5). */
export async function action({ request }: Route.ActionArgs) {
  throw redirect('/login?saiu', { headers: { 'Set-Cookie': await signOut(request) } })
}

/** Drafts are deleted only when the session has really ended; without an answer it goes on, and so do the drafts. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (resposta) {
    if (resposta instanceof Response) esquecerRascunhos('saiu')
    throw resposta
  }
}

/** Opening this address, as from a bookmark, must not sign anybody out. */
export function loader() {
  throw redirect('/home')
}

/** Without an answer the session goes on, and somebody who leaves a borrowed computer must know that. */
export function ErrorBoundary() {
  const error = useRouteError()
  const saindo = useNavigation().formMethod === 'POST'
  if (isRouteErrorResponse(error) && error.status < 500) throw error
  return (
    <>
      <TituloDaAba>Não foi possível sair · Comanda</TituloDaAba>
      <EmptyState
        headingLevel={1}
        icon={<Icon name="cloud-off" />}
        title="Não foi possível sair"
        text="Você continua conectado neste aparelho. Verifique sua conexão e tente novamente."
        action={
          <Form method="post" action="/home/sair">
            <Button type="submit" pending={saindo} icon={<Icon name="log-out" className="size-5" />}>
              Tentar novamente
            </Button>
          </Form>
        }
      />
    </>
  )
}
