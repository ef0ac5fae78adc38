import type { RouterContextProvider } from 'react-router'
import type { QuemTenta } from '~/domain/contas/conferir-senha.server'
import { readProofs } from '~/server/auth/known-browsers.server'
import { clientAddressContext, linkOrigin } from '~/server/request.server'

/** Who sends a password: by what its tries are counted. */
export async function quemTenta(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<QuemTenta> {
  return {
    endereco: context.get(clientAddressContext),
    origin: linkOrigin(request),
    provas: await readProofs(request),
  }
}
