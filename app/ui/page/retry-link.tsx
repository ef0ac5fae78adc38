import { useEffect } from 'react'
import { ask } from '~/browser/ask'
import { readFailure } from '~/browser/attempt'
import { isVisible } from '~/browser/page'
import { ButtonLink } from '../button'
import { Icon } from '../icon'

const RETRY_MS = 5_000

/**
 * The link of an error boundary that loads the page again. After an outage the page does that by itself: while it is in
 * sight, it asks the server every few seconds until the server answers.
 */
export function RetryLink({ error }: { error: unknown }) {
  const outage = isOutage(error)
  // It does not react at once when the network comes back, so that the link does not vanish under the finger of
  // somebody who presses it just then.
  useEffect(() => {
    if (!outage) return
    const timer = setInterval(async () => {
      if (isVisible() && (await ask('', { method: 'HEAD' }, ({ ok }) => ok))) location.reload()
    }, RETRY_MS)
    return () => clearInterval(timer)
  }, [outage])
  return (
    // An empty address is that of the page itself, with its query.
    <ButtonLink to="" reloadDocument icon={<Icon name="rotate-cw" className="size-5" />}>
      Tentar novamente
    </ButtonLink>
  )
}

/**
 * True when the server answered with a failure or not at all. After a bug in the page another reading would only fail
 * again.
 */
function isOutage(error: unknown): boolean {
  const { status } = readFailure(error)
  if (status !== null) return status >= 500
  return error instanceof TypeError && /fetch|load/i.test(error.message)
}
