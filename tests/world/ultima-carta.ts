import type { Mundo } from './mundo'

/** The link of the last letter to this address. */
export async function ultimoLink(mundo: Mundo, email: string): Promise<URL> {
  const [carta] = await mundo.sql<{ link: string }>(
    'select link from mail_queue where "to" = $1 order by id desc limit 1',
    [email],
  )
  if (!carta) throw new Error(`no mail to ${email}`)
  return new URL(carta.link)
}

/** The token in the link; '' when it has none. */
export async function ultimoToken(mundo: Mundo, email: string): Promise<string> {
  return (await ultimoLink(mundo, email)).searchParams.get('token') ?? ''
}
