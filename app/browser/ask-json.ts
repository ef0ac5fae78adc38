import { ask } from './ask'
import { parseJson } from './json'

export interface Answer<Body = unknown> {
  /** Null when no answer came; `SESSION_LOST` when the request was redirected to the login, `REDIRECTED` when it was not followed. */
  readonly status: number | null
  /** Null when the answer was not JSON, as from a captive portal. */
  readonly body: Body | null
  /** Seconds of Retry-After. */
  readonly retryAfter: number | null
}

interface Question {
  /** The body of a POST: a form is sent as a form, anything else as JSON. */
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly timeoutMs?: number | null
  readonly redirect?: 'manual'
  /** Called each time that the server has too much to do and the question waits to be asked again. */
  readonly onWait?: () => void
}

export const SESSION_LOST = 401
export const REDIRECTED = 0
const NO_ANSWER: Answer<never> = { status: null, body: null, retryAfter: null }

/** Throws only when `signal` aborts. */
export async function askJson<Body = unknown>(
  url: string,
  { body, ...rest }: Question = {},
): Promise<Answer<Body>> {
  const sent = body instanceof FormData ? encode(body) : body === undefined ? body : JSON.stringify(body)
  const headers = {
    Accept: 'application/json',
    ...(typeof sent === 'string' && { 'Content-Type': 'application/json' }),
  }
  const method = sent === undefined ? 'GET' : 'POST'
  const answer = await ask(url, { ...rest, method, headers, body: sent }, async response => {
    if (ledToLogin(response)) return { ...NO_ANSWER, status: SESSION_LOST }
    const { status } = response
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
    const retryAfter = Number.isFinite(seconds) ? seconds : null
    return { status, body: parseJson(await response.text()) as Body | null, retryAfter }
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
