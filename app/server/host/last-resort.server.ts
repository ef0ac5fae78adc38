import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { countRefusals } from '../metrics.server'

const FAILED = 'Algo deu errado. Tente novamente.'
const NOT_ALLOWED = 'Método não permitido.'

export const failure = (): Response => new Response(FAILED, { status: 500 })

/** React Router's own words, when a page and its error page have failed, or an address without a page. */
const ROUTER_SAYS = 'Unexpected Server Error'

/** The answer in words that the person understands, if React Router has given it in its own. */
export async function inPortuguese(response: Response): Promise<Response> {
  const { status, headers } = response
  if (status < 400 || !/^(text\/plain|application\/json)$/.test(headers.get('Content-Type') ?? ''))
    return response
  const text = await response.text()
  countRefusals(text)
  if (!text.includes(ROUTER_SAYS)) return new Response(text, response)
  const said = status === 405 ? NOT_ALLOWED : FAILED
  if (text.startsWith('{')) return Response.json({ recusas: [{ titulo: said, texto: '' }] }, { status })
  return new Response(said, { status })
}

/** What Node could not read as a request, by the code of its error. */
const BROKEN: Record<string, readonly [status: string, text: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'O navegador enviou cookies demais. Apague os cookies deste site e tente novamente.',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'Conteúdo grande demais.'],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'A conexão está lenta demais. Tente novamente em instantes.',
  ],
}
const UNREADABLE = ['400 Bad Request', 'Não foi possível entender o que o navegador enviou.'] as const

/** Answers as Node does by itself, with a text. */
export function answerBrokenRequests(server: Server): void {
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: IncomingMessage }) => {
      const [status, text] = BROKEN[error.code ?? ''] ?? UNREADABLE
      // An answer may be on its way.
      if (socket.writable && !socket._httpMessage) {
        const length = Buffer.byteLength(text)
        const type = 'Content-Type: text/plain; charset=utf-8'
        socket.write(
          `HTTP/1.1 ${status}\r\n${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${text}`,
        )
      }
      socket.destroy()
    },
  )
}
