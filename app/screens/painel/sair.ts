import { redirect } from 'react-router'
import { signOut } from '~/server/auth/sessions.server'
import type { Route } from './+types/sair'

/** POST /home/sair: 'Sair' (specification 2, section 2). */
export async function action({ request }: Route.ActionArgs) {
  throw redirect('/login?saiu', { headers: { 'Set-Cookie': await signOut(request) } })
}

/** An address typed or kept by hand signs nobody out. */
export function loader() {
  throw redirect('/home')
}
