/** Signs in at a server of its own; answers what to send as Cookie. */
export async function entrarNoPainel(
  origin: string,
  { email, senha }: { readonly email: string; readonly senha: string },
): Promise<string> {
  const resposta = await fetch(`${origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ identificador: email, senha }),
  })
  if (resposta.status !== 302) throw new Error(`the login answered ${resposta.status}`)
  return resposta.headers
    .getSetCookie()
    .map(linha => linha.split(';')[0])
    .join('; ')
}
