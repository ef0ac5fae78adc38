import { availableParallelism } from 'node:os'
import { admission } from '../admission.server'

/** A telephone's usual photo has 12 million pixels; decoding one of 50 million takes up to 400 MB (16 bits, interlaced). */
const LARGE_PIXELS = 16_000_000

/** Half of the processors at once, the others go on with orders and pages; however many there are, one large picture. */
export const pictureQueue = admission({
  places: { picture: Math.max(1, Math.floor(availableParallelism() / 2)), large: 1 },
  timeoutMs: 8_000,
  room: { picture: 40, large: 40 },
})

/**
 * Runs work on a picture of so many pixels when it is its turn, because decoding one takes a processor and its size in memory.
 * What owners send and what is made of a stored picture take turns. Throws a 503 response after 8 s, or when too many
 * wait already.
 */
export async function inPictureQueue<T>(
  who: 'sent' | 'made',
  pixels: number,
  work: () => Promise<T>,
): Promise<T> {
  const leave = await pictureQueue.admit(pixels > LARGE_PIXELS ? 'large' : 'picture', who)
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
