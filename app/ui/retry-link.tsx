import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ask } from '~/browser/ask'
import { isVisible } from '~/browser/page'
import { ButtonLink } from './button'

const RETRY_MS = 5_000

/**
 * The link of an error boundary that reads the page again. After an outage that happens by itself: while the page is in
 * sight, the server is asked every few seconds until it answers well.
 */
export function RetryLink() {
  const { pathname, search } = useLocation()
  const outage = isOutage(useRouteError())
  // Not as soon as the network is back: who presses the link just then must not lose it under the finger.
  useEffect(() => {
    if (!outage) return
    const timer = setInterval(async () => {
      if (isVisible() && (await ask('', { method: 'HEAD' }, ({ ok }) => ok))) location.reload()
    }, RETRY_MS)
    return () => clearInterval(timer)
  }, [outage])
  return (
    <ButtonLink to={pathname + search} reloadDocument icon={<RotateCw className="size-5" />}>
      Tentar novamente
    </ButtonLink>
  )
}

/**
 * True for a failure that the server answered, or when the browser got no answer. A bug of the page would only come
 * back with every reading.
 */
function isOutage(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500
  return error instanceof TypeError && /fetch|load/i.test(error.message)
}
