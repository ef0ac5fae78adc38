import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A local server that speaks BrasilAPI's and ViaCEP's protocols; `answer` decides, request by request. */
export interface PostalService {
  readonly url: string
  /** Paths asked for, in order. */
  readonly asked: string[]
  answer: Answer
  stop(): Promise<void>
}

export async function startPostalService(): Promise<PostalService> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    service.answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const service: PostalService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: json(404, {
      name: 'CepPromiseError',
      type: 'service_error',
      message: 'Todos os serviços de CEP retornaram erro.',
    }),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}

export function json(status: number, body: unknown): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}

/** Holds answers back until the returned function is called; then all of them are sent at once. */
export function hold(answer: Answer): [held: Answer, letGo: () => void] {
  let letGo = () => {}
  const free = new Promise<void>(resolve => {
    letGo = resolve
  })
  return [(request, response) => void free.then(() => answer(request, response)), letGo]
}

/** Answers BrasilAPI and ViaCEP in different ways. */
export function split(brasilApi: Answer, viaCep: Answer): Answer {
  return (request, response) => (request.url?.startsWith('/ws/') ? viaCep : brasilApi)(request, response)
}
