import { ask } from './ask'
import { parseJson } from './json'

export interface Answer<Body = unknown> {
  /** Null when no answer came; `SESSION_LOST` when the request was redirected to the login, `REDIRECTED` when it was not followed. */
  readonly status: number | null
  /** Null when the answer was not JSON, as from a captive portal. */
  readonly body: Body | null
  /** Seconds of Retry-After. */
  readonly retryAfter: number | null
  /** What to ask with, when only what has happened since this answer is wanted. */
  readonly since?: string | null
}

/** Answers who asks with `since`: nothing has happened. */
export interface NothingNew {
  readonly nadaNovo: true
  /** Milliseconds of the server's clock. */
  readonly agora: number
}

interface Question {
  /** The body of a POST: a form is sent as a form, anything else as JSON. */
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly timeoutMs?: number | null
  readonly redirect?: 'manual'
  /** For a screen that asks the same again and again: `since` of the last answer, or null to be told all. */
  readonly since?: string | null
  /** Called each time that the server has too much to do and the question waits to be asked again. */
  readonly onWait?: () => void
}

export const SESSION_LOST = 401
export const REDIRECTED = 0
const SINCE = 'Comanda-Since'
const NO_ANSWER: Answer<never> = { status: null, body: null, retryAfter: null }

/** Throws only when `signal` aborts. */
export async function askJson<Body = unknown>(
  url: string,
  { body, since, ...rest }: Question = {},
): Promise<Answer<Body>> {
  const sent = body instanceof FormData ? encode(body) : body === undefined ? body : JSON.stringify(body)
  const headers = {
    Accept: 'application/json',
    ...(typeof sent === 'string' && { 'Content-Type': 'application/json' }),
    ...(since !== undefined && { [SINCE]: since ?? 'all' }),
  }
  const method = sent === undefined ? 'GET' : 'POST'
  const answer = await ask(url, { ...rest, method, headers, body: sent }, async response => {
    if (ledToLogin(response)) return { ...NO_ANSWER, status: SESSION_LOST }
    const { status } = response
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
    const retryAfter = Number.isFinite(seconds) ? seconds : null
    const body = parseJson(await response.text()) as Body | null
    return { status, body, retryAfter, since: response.headers.get(SINCE) }
  })
  return answer ?? NO_ANSWER
}

/** As a browser does: with the larger encoding only when there is a file. */
function encode(form: FormData): FormData | URLSearchParams {
  const texts: [name: string, value: string][] = []
  for (const [name, value] of form) {
    if (typeof value !== 'string') return form
    texts.push([name, value])
  }
  return new URLSearchParams(texts)
}

function ledToLogin({ redirected, url }: Response): boolean {
  return redirected && new URL(url).pathname === '/login'
}
