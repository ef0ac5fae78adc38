/** An order takes less; one that waits for others, as for a lock of the database, does not stop pages. */
const CALM_MS = 40

/**
 * When a page may be rendered. Rendering stops the event loop for a long time, so a page lets running orders finish first, or
 * waits CALM_MS for them. Between two pages there is a turn of the loop, in which requests that came meanwhile are heard.
 */
export function renderingTurns() {
  let orders = 0
  let onCalm = () => {}
  let last = Promise.resolve()

  async function calm(): Promise<void> {
    await new Promise(nextTurn => setImmediate(nextTurn))
    if (orders === 0) return
    await new Promise<void>(resolve => {
      onCalm = resolve
      setTimeout(resolve, CALM_MS)
    })
  }

  return {
    /** Tells that an order begins; the answer is called when it ends. */
    orderBegins(): () => void {
      orders++
      return () => {
        orders--
        if (orders === 0) onCalm()
      }
    },
    turnToRender(): Promise<void> {
      last = last.then(calm)
      return last
    },
  }
}
