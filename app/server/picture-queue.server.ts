import { availableParallelism } from 'node:os'
import { type Admit, admission } from './admission.server'

/** Half of the processors at once: the others go on with orders and pages. */
const admit: Admit<'picture'> = admission({
  places: { picture: Math.max(1, Math.floor(availableParallelism() / 2)) },
  patienceMs: 8_000,
  room: { picture: 40 },
})

/**
 * Runs work on a picture when it is its turn, because decoding one takes a processor and up to 200 MB. What owners send and
 * what is made of a stored picture take turns. Throws a 503 response after 8 s, or when too many wait already.
 */
export async function inPictureQueue<T>(who: 'sent' | 'made', work: () => Promise<T>): Promise<T> {
  const leave = await admit('picture', who)
  if (leave === null) {
    throw new Response('Muitas fotos ao mesmo tempo. Tente novamente em instantes.', {
      status: 503,
      headers: { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
  try {
    return await work()
  } finally {
    leave()
  }
}
