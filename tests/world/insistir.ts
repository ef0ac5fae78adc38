/**
 * Sends a request again when the answer is 503, as a browser does: many clients at once wait for the few connections of the
 * pool, and on a busy machine one of them may wait too long.
 */
export async function insistir<T>(pedir: () => Promise<T>): Promise<T> {
  for (let vez = 1; ; vez++) {
    try {
      return await pedir()
    } catch (error) {
      if (!(error instanceof Response) || error.status !== 503 || vez === 10) throw error
    }
  }
}
