import { listEnderecos } from '~/domain/empresas/store-paradeiro.server'
import { env } from '~/server/env.server'
import { type Command, Refusal } from '../command/command'
import { withDatabase } from '../command/database'

/** What stands at the end of a line of a proxy's map. */
const END: Readonly<Record<string, string>> = { caddy: '', nginx: ';' }

export const mapaDasEmpresas: Command = {
  name: 'empresa mapa',
  usage: ['<caddy|nginx>'],
  summary: 'lista os endereços das empresas daqui, para o proxy diante de várias instalações',
  help: 'Uma linha por slug, de hoje ou de antes, com PUBLIC_URL, para o map do Caddy ou do nginx.',
  async run({ args: [proxy = ''] }) {
    const end = END[proxy]
    if (end === undefined) throw new Refusal(`Os proxies são ${Object.keys(END).join(' e ')}: ${proxy}`)
    const { publicUrl } = env()
    if (!publicUrl) throw new Refusal('Falta PUBLIC_URL, o endereço desta instalação.')
    await withDatabase(async () => {
      for (const slug of await listEnderecos()) console.log(`${slug} ${publicUrl}${end}`)
    })
  },
}
